title = Animations
slow = Lentes
normal = Normales
fast = Rapides
off = Aucune
