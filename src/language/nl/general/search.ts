import type { Translated } from '../../texts';
import type { search as english } from '../../en/general/search';

/** Dutch: what people call what a function gives, and a job. Searched, never shown; fetched with the first view of the functions. */
export const search: Translated<typeof english> = {
  searchSkips:
    'aan bij de door een en er het hoe hoeveel ik in is met mijn naar of op te van voor wat welke wie zijn',

  'find.SOF.AWARD':
    'bridge eerste plaats winnaar meesterpunt toekenning paren Swiss wedstrijd winst',
  'find.SOF.PLACE': 'bridge tweede derde vierde rang eindstand toekenning meesterpunt',
  'find.SOF.PLACES': 'bridge tabel lijst alle plaatsen toekenningen meesterpunt',
  'find.SOF.AVERAGE': 'bridge gemiddelde sterkte veld bezit paren viertallen',
  'find.SOF.STRATUM': 'bridge gestratificeerd strata A eerste plaats',
  'find.SOF.SESSION': 'bridge zitting ronde eerste plaats',
  'find.SOF.RESULTS': 'bridge scores rangschikking uitslagen gelijk gedeeld toekenningen eindstand',
  'find.SOF.FORMER': 'bridge oude regels vroeger formule ACBL vergelijken',
  'find.AGA.CATEGORY': 'go sterkte groep niveau klasse',
  'find.AGA.EXACT': 'go sterkte groep categorie decimalen',
  'find.AGA.POINTS': 'go eerste plaats winnaar rangschikking gelijk gedeeld kwalificatie punten',
  'find.AGA.SLOPE': 'go afname volgende plaats verval',
  'find.AGA.TABLE': 'go alle plaatsen lijst punten',
  'find.AGA.RESULTS': 'go rangschikking uitslagen plaatsen gelijk gedeeld punten',
  'find.AGA.AVERAGE': 'go gemiddelde sterkte groep ratings',
  'find.AGA.SEASON': 'go jaar seizoen rangschikking stand totaal beste uitslagen kwalificatie',
  'find.KGS.FACTOR': 'gewicht bedenktijd bordgrootte lengte bot computer',
  'find.KGS.PLAYERS': 'aantal deelnemers verwijderd tellen bot computer',
  'find.KGS.POINTS': 'eerste plaats winnaar kampioenschap punten bot computer',
  'find.KGS.TABLE': 'calculator alle plaatsen lijst bot computer',
  'find.KGS.RESULTS': 'rangschikking uitslagen stand gelijk gedeeld bot computer',
  'find.KGS.ANNUAL': 'jaar rangschikking stand totaal seizoen kampioen bot computer',
  'find.KGS.CHECK': 'fout vergissing verkeerd controle bot computer',
  'find.NK.GROUPS': 'McMahon grens topgroep verdelen startgroepen rechten',
  'find.NK.SCORE': 'McMahonscore punten startscore',
  'find.NK.SLIDE': 'paring indeling eerste ronde tegenstanders',
  'find.NK.FOLD': 'paring indeling tegenstanders weerstandspunten',
  'find.NK.PROGRESS': 'aantal spelers per score verwachting ronden kampioen',
  'find.NK.RIGHTS': 'kwalificatie promotie volgend jaar',
  'find.KUKSU.TIERS': 'aantal niveaus lagen cyclus',
  'find.KUKSU.SIZES': 'aantal groepen spelers per groep grootte',
  'find.KUKSU.DEFAULTTIER': 'promotie degradatie niveau volgende cyclus',
  'find.KUKSU.SODOS': 'gelijk beslissend kruistabel Sonneborn Berger',
  'find.KUKSU.RANK': 'rangschikking stand volgorde gelijk gedeeld beslissend plaatsen',
  'find.KUKSU.SNAKE': 'verdelen plaatsing groepen',

  // What people call a job.
  'find.nk-opengotha': 'XML Pairgoth OGS deelnemerslijst inschrijvingen bestand',
  'find.nk-ratings': 'EGF GoR Europees AGA TDList pincode deelnemerslijst inschrijvingen opzoeken',
  'find.nk-new':
    'begin kampioenschap inschrijvingen deelnemers spelers groepen loting instellingen',
  'find.nk-pair':
    'volgende ronde paring loting tegenstanders borden tafels vrij beslissingspartij afwezig',
  'find.nk-wall': 'printen indeling ophangen papier namen tafels briefjes',
  'find.nk-standings':
    'uitslagen plaatsen rangschikking volgorde gelijk gedeeld score WP SODOS tabel eindstand',
  'find.nk-card': 'persoon tegenstanders overzicht partijen kleuren',
  'find.nk-share': 'bericht WhatsApp mail website webpagina publiceren bekendmaken kopiëren tekst',
  'find.nk-title': 'kampioen kandidaten winnaar finale schema wie kan winnen',
  'find.nk-rights': 'volgend jaar kwalificatie geplaatst plaatsen promotie',
  'find.nk-export': 'Europese database EGF versturen rapport uitslagen rating',
  'find.nk-import': 'Europese database EGF plakken toernooitabel oud toernooi',
  'find.kgs-year': 'begin computer bots programma kampioenschap nieuw seizoen',
  'find.kgs-tournament': 'uitslagen punten bots programma stand score gelijk gedeeld',
  'find.aga-points': 'AGA go categorie kwalificatie open sectie toernooi rating',
  'find.aga-ratings': 'TDList lidmaatschap verlopen spelerslijst nummer club',
  'find.aga-season': 'AGA go jaar kwalificatie invitatie stand totaal beste uitslagen',
  'find.aga-import': 'AGA go plakken bestand uitslagen partijen TOURNEY OpenGotha oud toernooi',
  'find.aga-report': 'AGA go versturen ratings uitslagen partijen TOURNEY export inzenden',
  'find.sof-event': 'meesterpunten paren viertallen strata toekenning',
  'find.kuksu-rank':
    'rangschikking uitslagen plaatsen volgorde stand gelijk gedeeld kruistabel OGS',
  'find.kgs-table': 'kampioenschap engines maanden punten publiceren afdrukken',
  'find.kgs-points': 'alleen punten zonder uitslagen stand',
  'find.kgs-edit': 'hernoemen verbeteren ronden uren datum eigen punten',
  'find.kgs-move': 'volgorde maand datum kolom jaartabel',
  'find.kgs-remove': 'wissen afgelast schrappen',
  'find.kuksu-replace': 'invaller stopt terugtrekken vertrekt nieuwe plaats ruilen halverwege',
  'find.kuksu-group':
    'aanmeldingen deelnemers plaatsen niveaus verdelen promotie degradatie nieuwe cyclus',
  'find.sof-share': 'bericht WhatsApp mail website publiceren bekendmaken kopiëren stand uitslag',
  'find.aga-share': 'bericht WhatsApp mail website publiceren bekendmaken kopiëren seizoen sectie',
  'find.kgs-share': 'bericht mail website publiceren bekendmaken kopiëren stand jaar',
  'find.kuksu-share':
    'bericht WhatsApp mail website publiceren bekendmaken kopiëren stand plaatsen',
};
