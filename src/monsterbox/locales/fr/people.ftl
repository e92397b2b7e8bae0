## La page d’une personne : ce qui est enregistré, le passage à un autre appareil, l’effacement

your-data-about = Il n’y a pas de compte. Ce navigateur garde un secret, et celui qui le possède joue à ta place. Le serveur n’enregistre que ce dont tes tables ont besoin.
your-id = Ton numéro ici
download-data = Télécharger tout ce qui te concerne
other-device-about = Un lien, ou une phrase secrète à taper, emporte tes chaises. Il sert une seule fois, pendant sept jours. Garde-le comme une clé : celui qui le possède joue à ta place.
make-link = Créer un lien et une phrase secrète
have-phrase = Saisir une phrase secrète sur cet appareil
recovery-title = Emporte tes chaises
recovery-link = Le lien, pour l’autre appareil
recovery-phrase = La phrase secrète, à noter
recovery-once = Les deux servent une seule fois, ensemble : quand l’un est utilisé, l’autre ne marche plus. Cette page ne les montrera plus.
recover-title = Ramène tes chaises ici
recover-about = Désormais, ce navigateur joue comme la personne qui a créé la phrase secrète. S’il a ses propres chaises, il les abandonne.
recover-phrase = Phrase secrète
recover-now = Continuer ici
forget-me = Supprimer tout ce qui te concerne
forget-about = Dans les parties en cours, des bots prennent tes chaises. Les parties des autres restent sans ton nom, et les tables qui ne sont à personne d’autre sont supprimées. C’est définitif.
forget-now = Supprimer maintenant
delete-table = Supprimer cette table
delete-table-sure = Supprimer cette table avec tout son journal ? Plus personne ne pourra la voir.

## Signalements

report = Signaler quelqu’un
report-about = Dis à l’exploitant de ce serveur ce qui ne va pas. Les autres à la table n’en sauront rien.
report-who = Qui
report-why = Ce qui ne va pas
report-name = Le nom
report-conduct = Le comportement
report-other = Autre chose
report-details = Avec tes mots, si tu veux
report-send = Envoyer le signalement
report-sent = Merci. L’exploitant verra ton signalement.
report-nobody = Personne d’autre n’est à cette table.
