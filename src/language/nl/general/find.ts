import type { Translated } from '../../texts';
import type { find as english } from '../../en/general/find';

/** Dutch: the search over functions and jobs. The words of a job are what people call it; they are never shown. */
export const find: Translated<typeof english> = {
  findLabel: 'Formules en taken zoeken',
  findJobs: 'Taken',
  findSystem: 'Systeem',
  findAll: 'Alles',
  foundWithJobs: '{functions}, {count} {count?taak|taken}',

  wordsNkGotha: 'XML Pairgoth OGS deelnemerslijst inschrijvingen bestand',
  wordsNkRatings: 'EGF GoR Europees AGA TDList pincode deelnemerslijst inschrijvingen opzoeken',
  wordsNkNew: 'begin kampioenschap inschrijvingen deelnemers spelers groepen loting instellingen',
  wordsNkPair:
    'volgende ronde paring loting tegenstanders borden tafels vrij beslissingspartij afwezig',
  wordsNkWall: 'printen indeling ophangen papier namen tafels briefjes',
  wordsNkStandings:
    'uitslagen plaatsen rangschikking volgorde gelijk gedeeld score WP SODOS tabel eindstand',
  wordsNkCard: 'persoon tegenstanders overzicht partijen kleuren',
  wordsNkShare: 'bericht WhatsApp mail website webpagina publiceren bekendmaken kopiëren tekst',
  wordsNkTitle: 'kampioen kandidaten winnaar finale schema wie kan winnen',
  wordsNkRights: 'volgend jaar kwalificatie geplaatst plaatsen promotie',
  wordsNkExport: 'Europese database EGF versturen rapport uitslagen rating',
  wordsNkImport: 'Europese database EGF plakken toernooitabel oud toernooi',
  wordsKgsYear: 'begin computer bots programma kampioenschap nieuw seizoen',
  wordsKgsTournament: 'uitslagen punten bots programma stand score gelijk gedeeld',
  wordsAgaPoints: 'AGA go categorie kwalificatie open sectie toernooi rating',
  wordsAgaRatings: 'TDList lidmaatschap verlopen spelerslijst nummer club',
  wordsAgaSeason: 'AGA go jaar kwalificatie invitatie stand totaal beste uitslagen',
  wordsAgaImport: 'AGA go plakken bestand uitslagen partijen TOURNEY OpenGotha oud toernooi',
  wordsAgaReport: 'AGA go versturen ratings uitslagen partijen TOURNEY export inzenden',
  wordsSofAward: 'meesterpunten paren viertallen strata toekenning',
  wordsKuksuRank: 'rangschikking uitslagen plaatsen volgorde stand gelijk gedeeld kruistabel OGS',
  wordsKgsTable: 'kampioenschap engines maanden punten publiceren afdrukken',
  wordsKgsPoints: 'alleen punten zonder uitslagen stand',
  wordsKgsEdit: 'hernoemen verbeteren ronden uren datum eigen punten',
  wordsKgsMove: 'volgorde maand datum kolom jaartabel',
  wordsKgsRemove: 'wissen afgelast schrappen',
  wordsKuksuReplace: 'invaller stopt terugtrekken vertrekt nieuwe plaats ruilen halverwege',
  wordsKuksuGroup:
    'aanmeldingen deelnemers plaatsen niveaus verdelen promotie degradatie nieuwe cyclus',
  wordsSofShare: 'bericht WhatsApp mail website publiceren bekendmaken kopiëren stand uitslag',
  wordsAgaShare: 'bericht WhatsApp mail website publiceren bekendmaken kopiëren seizoen sectie',
  wordsKgsShare: 'bericht mail website publiceren bekendmaken kopiëren stand jaar',
  wordsKuksuShare: 'bericht WhatsApp mail website publiceren bekendmaken kopiëren stand plaatsen',
};
