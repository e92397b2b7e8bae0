# I giocatori del computer: come si chiamano e che cosa aspettarsi da loro.

## I cinque livelli, dall’avversario per bambini al più forte

level-1 = Piccolo fantasma
level-1-about = Un primo avversario, che anche i bambini possono battere.
level-2 = Zombie assonnato
level-2-about = Non pensa oltre il proprio turno; è l’ideale mentre impari il gioco.
level-3 = Strega furba
level-3-about = Gioca bene e regala ben poco.
level-4 = Vecchio vampiro
level-4-about = Ha visto molte partite e non perde quasi mai un’occasione.
level-5 = Drago millenario
level-5-about = Il più forte che abbiamo; riflette su ogni scelta fino a un secondo.

## I bot secondo il loro modo di giocare

bot-heuristic = Buon fiuto
bot-heuristic-about = Guarda che cosa c’è sul tavolo e prende ciò che gli sembra migliore.
bot-uniform = Puro caso
bot-uniform-about = Prende una scelta qualsiasi, tutte con la stessa probabilità.
# $unit: che cosa conta $amount, secondi o partite; "none" se non è detto niente.
bot-ismcts =
    { $unit ->
        [seconds] Pensatore ({ $amount } s)
        [games]
            { $amount ->
                [one] Pensatore ({ $amount } partita)
               *[other] Pensatore ({ $amount } partite)
            }
       *[none] Pensatore
    }
bot-ismcts-about = Immagina molte volte come può continuare la partita e sceglie ciò che vince più spesso.
