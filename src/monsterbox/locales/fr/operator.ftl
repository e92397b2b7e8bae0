## The operator’s page

title = Exploitation
enter-about = Qui possède le jeton de ce serveur voit ici les signalements, les tables et les gens, et peut intervenir.
token = Jeton
enter = Entrer
leave = Quitter
lobby-open = Tout le monde peut ouvrir des tables.
lobby-closed = Le salon est fermé : personne ne peut ouvrir de table, les parties en cours continuent.
close-lobby = Fermer le salon
open-lobby = Ouvrir le salon
reports =
    { $count ->
        [0] Aucun signalement
        [one] Un signalement
       *[other] { $count } signalements
    }
tables =
    { $count ->
        [0] Aucune table
        [one] Une table
       *[other] Les { $count } dernières tables
    }
people =
    { $count ->
        [0] Aucune personne
        [one] Une personne
       *[other] { $count } personnes
    }
bans =
    { $count ->
        [0] Personne n’est exclu
        [one] Une exclusion
       *[other] { $count } exclusions
    }
to-table = Vers la table
public = publique
new-name = Nouveau nom pour { $name }
rename = Renommer
remove = Supprimer la table
ban = Exclure { $name }
ban-household = Exclure { $addresses }
ban-sure = Exclure { $name } ? Les pages ouvertes restent jusqu’à leur prochaine requête.
unban = Laisser revenir { $name }
is-banned = exclu
done = Réglé
ban-who = Le numéro d’une personne, ou des adresses comme 192.0.2.7, 192.0.2.0/24 ou 2001:db8::/48
ban-note = Note
ban-now = Exclure
