title = Motion
slow = Slow
normal = Normal
fast = Fast
off = Off
