title = Bewegung
slow = Langsam
normal = Normal
fast = Schnell
off = Aus
