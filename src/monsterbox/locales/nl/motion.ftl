title = Beweging
slow = Langzaam
normal = Normaal
fast = Snel
off = Uit
