title = Animazioni
slow = Lente
normal = Normali
fast = Veloci
off = Nessuna
