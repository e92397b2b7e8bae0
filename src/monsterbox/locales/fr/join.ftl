# Invitations : un seul lien ou un code court pour toute la table

title = Jouer avec un code
code = Code de la table
go = Aller à la table
where-from = La personne qui a ouvert la table a le code : huit caractères, par exemple K7MX-4QBN. Majuscules et tiret sont facultatifs.
one-for-all =
    { $count ->
        [one] Une chaise est libre. Qui ouvre ce lien ou tape le code s’y assied.
       *[other] { $count } chaises sont libres. Envoie le même lien à tout le monde, ou donne le code : chacun reçoit la prochaine chaise libre.
    }
for-table = Un seul lien pour tous
picture = Code QR qui mène à la table
or-type = Ou à taper sur la page d’accueil :
per-chair = Un lien pour chaque chaise
per-chair-why = Ainsi, tu décides qui s’assied où. Chacun de ces liens vaut pour une personne.
then-at = Tes amis te joindront alors à l’adresse
chair = Quelle chaise ?
next-chair = la prochaine libre
no-account = Pas besoin de compte : ton navigateur se souvient de ta chaise.
all-taken = Toutes les chaises sont prises.
no-watching = Seules les personnes assises à cette table peuvent la voir.
