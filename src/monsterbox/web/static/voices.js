// The sounds: short, dry, wooden, and without files: a few tones and a breath of noise. Fetched when somebody wants to hear them.
let audio = null;

function tone(at, from, to, length, { kind = "triangle", loud = 0.2 } = {}) {
  const wave = audio.createOscillator(), gain = audio.createGain();
  wave.type = kind;
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(gain).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length + 0.02);
}
function breath(at, pitch, length, loud = 0.25) {
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const noise = audio.createBufferSource(), filter = audio.createBiquadFilter(), gain = audio.createGain();
  noise.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  noise.connect(filter).connect(gain).connect(audio.destination);
  noise.start(at);
}

const VOICES = {
  turn: (t) => { tone(t, 392, 380, 0.22, { kind: "sine", loud: 0.25 }); tone(t + 0.28, 330, 318, 0.34, { kind: "sine", loud: 0.25 }); },
  laid: (t) => { breath(t, 900, 0.09); tone(t, 190, 120, 0.07, { loud: 0.15 }); },
  chosen: (t) => breath(t, 2600, 0.04, 0.3),
  refused: (t) => tone(t, 150, 95, 0.13, { kind: "square", loud: 0.07 }),
  drawn: (t) => breath(t, 1700, 0.12, 0.18),
  closed: (t) => [523, 659, 784, 1047].forEach((pitch, i) => tone(t + i * 0.09, pitch, pitch, 0.5, { kind: "sine", loud: 0.13 })),
  attack: (t) => [0, 0.1, 0.2].forEach((later) => tone(t + later, 220, 130, 0.07, { loud: 0.22 })),
  die: (t) => [0, 0.13, 0.22].forEach((later) => { tone(t + later, 160, 90, 0.08, { kind: "sine", loud: 0.3 }); breath(t + later, 500, 0.06, 0.15); }),
  brain: (t) => tone(t, 240, 620, 0.14, { kind: "sine", loud: 0.2 }),
  lost: (t) => { tone(t, 620, 180, 0.12, { kind: "sine", loud: 0.22 }); breath(t + 0.1, 700, 0.05, 0.2); },
  blink: (t) => { breath(t, 2100, 0.05, 0.2); tone(t, 520, 430, 0.05, { loud: 0.08 }); },
  merit: (t) => [262, 330, 392, 523].forEach((pitch, i) => tone(t + i * 0.1, pitch, pitch * 1.02, 0.22, { kind: "sine", loud: 0.16 })),
  muddle: (t) => [392, 349, 294, 220].forEach((pitch, i) => tone(t + i * 0.14, pitch, pitch * 0.93, 0.24, { kind: "sine", loud: 0.14 })),
  tile: (t) => { breath(t, 620, 0.13, 0.3); tone(t, 130, 85, 0.09, { loud: 0.2 }); },
  plank: (t) => { breath(t, 1300, 0.05, 0.4); tone(t, 210, 70, 0.16, { kind: "square", loud: 0.09 }); breath(t + 0.07, 500, 0.12, 0.25); },
  oh: (t) => { tone(t, 320, 470, 0.1, { kind: "sine", loud: 0.2 }); tone(t + 0.1, 470, 290, 0.22, { kind: "sine", loud: 0.2 }); },
  door: (t) => [0, 0.11, 0.19, 0.25].forEach((later, i) => tone(t + later, 240 + 45 * i, 300 + 60 * i, 0.09, { kind: "sawtooth", loud: 0.035 })),
  over: (t) => [392, 523, 659, 523, 784].forEach((pitch, i) => tone(t + i * 0.16, pitch, pitch, 0.3, { loud: 0.14 })),
};

export function sing(name) {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  VOICES[name](audio.currentTime + 0.01);
}
