## De pagina van een persoon: wat er bewaard wordt, de weg naar een ander apparaat, wissen

your-data-about = Er is geen account. Deze browser bewaart een geheim, en wie het heeft, speelt als jij. De server bewaart alleen wat je tafels nodig hebben.
your-id = Je nummer hier
download-data = Alles over jou downloaden
other-device-about = Een link, of een wachtzin om in te typen, neemt je stoelen mee. Hij werkt één keer, zeven dagen lang. Bewaar hem als een sleutel: wie hem heeft, speelt als jij.
make-link = Link en wachtzin maken
have-phrase = Wachtzin op dit apparaat invoeren
recovery-title = Neem je stoelen mee
recovery-link = De link voor het andere apparaat
recovery-phrase = De wachtzin om op te schrijven
recovery-once = Ze werken samen één keer: is de ene gebruikt, dan werkt de andere niet meer. Deze pagina toont ze niet nog eens.
recover-title = Haal je stoelen hierheen
recover-about = Vanaf nu speelt deze browser als degene die de wachtzin maakte. Heeft hij eigen stoelen, dan geeft hij die op.
recover-phrase = Wachtzin
recover-now = Hier verder spelen
forget-me = Alles over jou wissen
forget-about = In lopende spellen nemen bots je stoelen over. Spellen van anderen blijven zonder jouw naam, en tafels die van niemand anders zijn, worden gewist. Dit kan niet ongedaan worden gemaakt.
forget-now = Nu wissen
delete-table = Deze tafel wissen
delete-table-sure = Deze tafel met het hele logboek wissen? Daarna kan niemand die nog zien.

## Meldingen

report = Iemand melden
report-about = Vertel de beheerder van deze server wat er mis is. De anderen aan tafel horen er niets van.
report-who = Wie
report-why = Wat er mis is
report-name = De naam
report-conduct = Het gedrag
report-other = Iets anders
report-details = In je eigen woorden, als je wilt
report-send = Melding versturen
report-sent = Bedankt. De beheerder krijgt je melding te zien.
report-nobody = Er zit verder niemand aan deze tafel.
