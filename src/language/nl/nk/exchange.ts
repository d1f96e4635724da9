import type { Translated } from '../../texts';
import type { nkExchange as english } from '../../en/nk/exchange';

/** Dutch: lists, files and texts of other programs, and ratings from them. */
export const nkExchange: Translated<typeof english> = {
  nkFileRefused: 'Het bestand is niet te gebruiken. {why}',
  nkTableRefused: 'De tabel is niet te gebruiken. {why}',

  nkPairInRound: '{round}: {pair}',
  nkSurname: 'Achternaam',
  nkGivenName: 'Voornaam',
  nkGothaSheet: 'Deelnemers',
  nkGothaNote: 'Uit het bestand gelezen; met deze lijst kan een kampioenschap beginnen.',
  nkGothaText: 'Plak het XML-bestand',
  nkGothaEmpty: 'Plak eerst een bestand van OpenGotha, of kies het.',
  nkGothaTooLong: 'Het bestand is te lang. Hoogstens 20 MB wordt gelezen.',
  nkGothaDoctype: 'Het bestand heeft een DOCTYPE, en dat wordt niet gelezen. Verwijder die regel.',
  nkGothaBroken: 'Het bestand is geen goede XML. Bewaar het opnieuw in OpenGotha.',
  nkGothaBrokenAt: 'Het bestand is geen goede XML (regel {line}). Bewaar het opnieuw in OpenGotha.',
  nkGothaNobody:
    'Alle spelers zijn voorlopig ingeschreven. Vink het vakje aan om ze over te nemen.',
  nkGothaPreliminary: 'Ook voorlopig ingeschreven spelers (PRE)',
  nkGothaNotTaken:
    'Niet overgenomen: {games} {games?partij|partijen}, {byes} vrije {byes?ronde|ronden} en de instellingen.',
  nkGothaMakes: 'Maak ervan',
  nkGothaMakesEntries: 'een deelnemerslijst',
  nkGothaMakesEvent: 'het toernooi: spelers, instellingen, ronden',
  nkGothaMakesStandings: 'de stand, in de volgorde van het bestand',
  nkGothaStandings: 'Stand van het bestand',
  nkGothaStandingsNote:
    'In de volgorde van het bestand: {order}. De nummers in de ronden zijn de regels van deze lijst.',
  nkGothaSwiss:
    'Het bestand is een Zwitsers toernooi, geordend naar winstpartijen ({order}). Begin een kampioenschap met de spelers; de ronden gaan hier niet verder.',
  nkGothaOtherOrder:
    'Het bestand ordent naar {order}, niet naar McMahonscore. Begin een kampioenschap met de spelers; de ronden gaan hier niet verder.',
  nkGothaNoEvent:
    'Het bestand ordent naar {order}, niet naar McMahonscore; groepen en kampioen zouden verzonnen zijn. Kies een deelnemerslijst of de stand.',
  nkGothaNoOrder:
    'Het bestand zegt niet waarnaar de plaatsen gaan. Kies een deelnemerslijst, of het toernooi.',
  nkGothaNoRounds: 'Het bestand heeft nog geen partijen. Kies een deelnemerslijst.',
  nkGothaUnknownOrder:
    'Spelers die gelijk zijn tot {name} delen hun plaats: dat criterium wordt hier niet berekend.',
  nkGothaOpen: '{count} {count?partij heeft|partijen hebben} nog geen uitslag.',
  nkGothaNotAgaIds: 'AGA-nummers',
  nkGothaNotSettings: 'instellingen van het bestand',
  nkGothaSize: 'bordgrootte {size}',
  nkGothaDirector: 'wedstrijdleiding {name}',
  nkGothaHalves: 'halve punten voor afwezigheid, die in het bestand meetellen voor de plaats',
  nkGothaPlaysLeftOut:
    '{name} is voorlopig ingeschreven, maar heeft partijen. Vink het vakje aan om zulke spelers mee te nemen.',
  nkGothaTwoTurns:
    '{name} heeft in ronde {round} van het bestand twee partijen, of een partij en vrij. Verbeter dat in OpenGotha of Pairgoth.',
  nkGothaBothWon:
    'Ronde {round}, tafel {board}, {pair}: beiden hebben gewonnen, en dat kan niet. Verbeter het in OpenGotha.',
  nkGothaGroups: 'Groepen naar de startscores van het bestand: {groups}',
  nkGothaUnpaired: 'Ronde {round}: niet ingedeeld en dus afwezig zonder punten: {names}.',
  nkGothaColours:
    'Partijen waarvan de kleuren niet bekend zijn (zwart zoals in het bestand): {games}',
  nkGothaByePoints: 'In het bestand is vrij {points} waard, hier 1.',
  nkGothaAbsencePoints: 'In het bestand is afwezig {points} waard, hier 0.',
  nkGothaNotFinal: 'voorlopig ingeschreven spelers',
  nkGothaNotAbsent: 'ronden waarin iemand afwezig is',
  nkGothaNotCorrected: 'correcties van de startscore',
  nkGothaNotElements: 'delen van het bestand',
  nkGothaFor: 'Voor OpenGotha',
  nkGothaFile: 'Bestand voor OpenGotha',
  nkGothaCopy: 'Bestand kopiëren',
  nkGothaCopied: 'Bestand gekopieerd.',
  nkGothaCopyHint:
    'Kopieert het hele bestand. Staat Excel dat niet toe, druk dan in de geselecteerde tekst op Ctrl+C.',
  nkGothaSave: 'Plak de tekst in een leeg tekstbestand en sla het op als naam.xml.',
  nkGothaLosses: 'Niet of anders in dit bestand',
  nkGothaLossSettings: 'andere instellingen dan het aantal ronden en de punten bij afwezigheid',
  nkGothaLossLate: 'later begonnen: bij eerdere ronden staat afwezig',
  nkGothaLossWithdrawn: 'gestopt: bij latere ronden staat afwezig',
  nkGothaLossHalves: 'afwezigheid met meer of minder punten dan bij de anderen',
  nkGothaLossGrades: 'ontbrekende of ongeldige graden: de rang volgt uit de rating',
  nkGothaLossRatings: 'ratings, afgerond of begrensd tot -900 en 2949',
  nkGothaLossByes: 'meer dan één speler vrij in een ronde: OpenGotha bewaart er één',
  nkGothaLossDays: 'dagen: minstens één is niet bekend, en dus staat {day} in het bestand',
  nkGothaLossNoTime:
    'bedenktijd: die is niet bekend, en dus staan {minutes} minuten in het bestand',
  nkGothaLossOvertime: 'extra tijd: de gecorrigeerde bedenktijd staat er als hoofdtijd',
  nkGothaLossPairgoth:
    'McMahon in Pairgoth: dat leest een bestand zonder voorgift als Zwitsers; stel de indeling daar in',
  nkGothaLossBothLost:
    'partijen die beiden verloren: OpenGotha leest ze, Pairgoth weigert het bestand ermee',
  nkGothaLossDetails: 'toernooigegevens met extra spaties of tekens die in geen bestand kunnen',

  nkRatingsHint:
    'Een naam per rij. Naar keuze: land, pincode, EGD-naam, AGA-nummer, en de kolommen om in te vullen.',
  nkRatingsText: 'Plak de ratinglijst, of een deel ervan',
  nkRatingsColumns: 'In te vullen kolommen',
  nkRatingsReplace: 'Ook gevulde cellen wijzigen',
  nkRatingsEmpty: 'Plak eerst een ratinglijst, of kies het bestand.',
  nkRatingsTooLong:
    'De ratinglijst is te lang: {lines} {lines?regel|regels}. Hoogstens 100.000 regels en 20 MB.',
  nkRatingsNone:
    'Geen regel van een ratinglijst gevonden. Plak regels van de lijst van EGF, AGA of FFG.',
  nkRatingsPage:
    'Geen regel van een ratinglijst gevonden; de pagina lijkt te vragen of je een mens bent. Bewaar de lijst zelf.',
  nkRatingsNothing: 'Er is niets in te vullen: niemand is gevonden, of alles is al ingevuld.',
  nkRatingsAnswer: 'Niemand is met zekerheid gevonden. Beantwoord de vragen hierboven.',
  nkRatingsSeveral: '{name} (rij {row}): meer spelers heten zo',
  nkRatingsAlike: '{name} (rij {row}): niet in de lijst. Deze lijken erop',
  nkRatingsNobody: '{name} (rij {row}) staat niet in de lijst.',
  nkRatingsNotThere: 'Geen van hen',
  nkRatingsList: '{players} {players?speler|spelers} in de lijst',
  nkRatingsDated: '{players} {players?speler|spelers} in de lijst van {date}',
  nkRatingsFound:
    'Gevonden op pincode of nummer: {byId}. Op naam: {byName}. Te beslissen: {open}. In te vullen cellen: {cells}.',
  nkRatingsByCountry: 'Bij gelijke namen gaf het land de doorslag: {names}.',
  nkRatingsChanges: 'Gewijzigde cellen',
  nkRatingsOtherChanges: 'Andere gewijzigde cellen',
  nkRatingsKept: 'Gevulde cellen die verschillen en zo blijven',
  nkRatingsOtherKept: 'Andere gevulde cellen die verschillen en zo blijven',
  nkRatingsChange: '{name}, {column}: {was} wordt {is}',
  nkRatingsDiffers: '{name}, {column}: {was}; in de lijst {is}',
  nkRatingsBad: 'Onleesbare regels: {count} ({lines}).',
  nkRatingsLeftOut: 'Weggelaten, omdat de naam ontbreekt: {count}.',
  nkRatingsOneDecimal: 'De ratings van deze lijst hebben één decimaal.',
  nkRatingsFrench:
    'De Franse lijst heeft een ander nulpunt: er is 2.050 bij opgeteld, en de graden volgen daaruit.',
  nkRatingsUnrated: '{name} heeft in de lijst geen rating.',
  nkRatingsFar: '{name}: de rating gaat van {was} naar {is}.',
  nkRatingsFarKept: '{name}: de rating blijft {was}; de lijst zegt {is}.',
  nkRatingsGrade: '{name}: graad {grade} ligt ver van rating {rating}.',
  nkRatingsExpired: '{name}: het lidmaatschap liep af op {date}.',

  nkShareWhat: 'Wat',
  nkSharePairing: 'Indeling van ronde {round}',
  nkShareResults: 'Uitslagen van ronde {round}',
  nkShareOfStandings: 'Stand',
  nkShareStandings: '{event}, stand na ronde {round}',
  nkShareSides: 'Zwart - Wit',
  nkShareBye: 'Vrij',
  nkShareAbsent: 'Afwezig',
  nkShareWaiting: 'Nog niet ingedeeld',
  nkShareGrades: 'Graden',
  nkShareScores: 'Scores (tekst)',
  nkShareSurname: 'Op volgorde van achternaam',
  nkShareGroups: 'Groepen',

  nkEgdHeader: 'Toernooigegevens',
  nkEgdPlaceHint: 'Bijvoorbeeld NL,Leiden',
  nkEgdTimeShort: 'Klasse {class} vraagt ten minste {minutes} minuten gecorrigeerde bedenktijd.',
  nkEgdMissing: 'De ratingcommissie zal vragen naar: {fields}.',
  nkEgdNames: 'Namen in de tabel',
  nkEgdNamesHint:
    'Eerst de achternaam, dan de voornaam; _ verbindt woorden. De eerste zijn onzeker: kijk ze na.',
  nkEgdCheck: 'nakijken',
  nkEgdNameOf: 'Naam van {name} in de EGD',
  nkEgdKeep: 'Namen bewaren',
  nkEgdKeepNone:
    'Voeg op Spelers een kolom ‘EGD-naam’ aan de tabel toe en kies Vernieuwen om ze te bewaren.',
  nkEgdOpponents:
    'Voor OpenGotha: tegenstanders bij reglementaire uitslagen bewaren, pincodes weglaten',
  nkEgdSave: 'Plak de tabel in een leeg tekstbestand en sla het op als naam.h9.',
  nkEgdTable: 'Toernooitabel',
  nkCopy: 'Tabel kopiëren',
  nkCopyMissing: 'Kopiëren; {count} {count?gegeven ontbreekt|gegevens ontbreken}',
  nkCopied: 'Tabel gekopieerd.',
  nkCopyHint:
    'Kopieert de hele tabel. Staat Excel dat niet toe, dan wordt de tabel geselecteerd en kun je op Ctrl+C drukken.',
  nkLosses: 'Niet in deze tabel',
  nkLossOf: '{what}: {names}',
  nkLossStrengths: 'de ratings',
  nkLossNumbers: 'spelersnummers: de tabel nummert op plaats',
  nkLossBoards: 'tafelnummers, en de uitslagen waarop elke ronde is ingedeeld',
  nkLossSettings: 'instellingen',
  nkLossRights: 'rechten',
  nkLossPlaces: 'gedeelde plaatsen: elke regel krijgt een eigen plaats',
  nkLossLate: 'later begonnen: eerdere ronden worden vrije ronden',
  nkLossWithdrawn: 'gestopt: latere ronden worden vrije ronden',
  nkLossPlayOff: 'de beslissingspartij',
  nkLossForfeits: 'tegenstanders van reglementaire partijen',
  nkLossNames: 'namen die ontbreken of anders worden geschreven',
  nkLossLetters: 'letters die de EGD niet kent: er staat een ?',
  nkLossClubs: 'clubs, ingekort tot vier letters',
  nkLossCountries: 'landen die geen twee letters zijn',
  nkLossPins: 'pincodes die geen acht cijfers zijn',
  nkLossPinsForOpenGotha: 'pincodes: OpenGotha leest die als nog een ronde',
  nkLossGrades: 'ontbrekende of ongeldige graden, die de EGD wel vereist',
  nkLossFixed: 'door de wedstrijdleiding vastgezette paringen',
  nkLossHalves: 'halve punten bij afwezigheid: staan als vrije ronde (0=)',
  nkLossInRound: 'ronde {round} {who}',

  nkImportText: 'Plak de toernooitabel',
  nkImportEmpty: 'Plak eerst een toernooitabel.',
  nkImportTooLarge:
    '{players} {players?speler|spelers} en {rounds} {rounds?ronde|ronden} is te veel: een toernooi heeft hoogstens {mostPlayers} spelers en {mostRounds} ronden. Verdeel de tabel.',
  nkImportFound: '{players} {players?speler|spelers}, {rounds} {rounds?ronde|ronden}',
  nkImportRatings:
    'Een toernooitabel bevat geen ratings, rechten, tafelnummers en instellingen. Vul de ratings in op het blad Spelers voordat je een ronde indeelt.',
  nkImportGroups:
    'De tabel toont de startgroep van {names} niet. Die staat nu op Topgroep; verbeter dat op het blad Spelers.',
  nkImportSameNames: 'Komt vaker voor, dus met het regelnummer erachter: {names}.',
  nkOtherPairgoth:
    'Dit is een toernooibestand van Pairgoth (.tour). Exporteer daar de stand voor de EGF en plak die hier.',
  nkOtherMacMahon:
    'Dit is een toernooibestand van MacMahon. Exporteer daar de uitslagen voor de EGD en lees die met ‘EGD-tabel importeren’.',
  nkOtherOpenGotha: 'Dit is een bestand van OpenGotha. Lees het met ‘Uit OpenGotha halen’.',
  nkOtherPage:
    'Dit is de broncode van een webpagina. Open de pagina in een browser en kopieer de tabel daar.',
  nkOtherList:
    'Dit is een lijst met puntkomma’s, zoals de CSV van Pairgoth. Exporteer de stand voor de EGF en plak die hier.',
  nkOtherAgaReport: 'Dit is een AGA-rapport. Lees het met ‘AGA-rapport inlezen’ van AGA.',
  nkOtherRatings: 'Dit is een ratinglijst. Gebruik die in ‘Ratings invullen’.',
  nkOtherEgdTable: 'Dit is een toernooitabel. Lees die met ‘EGD-tabel importeren’.',
  nkImportRoundsDown:
    'De scores van de tabel ronden halve punten omlaag af; daarmee zijn de startgroepen berekend.',
  nkImportNoScore:
    'De tabel ordent naar {figure}, niet naar McMahonscore (MMS), en toont dus geen startgroepen. Iedereen staat nu in de Topgroep; verbeter dat op Spelers.',
  nkImportFirst:
    'De tabel zet {theirs} op de eerste plaats, de regels van het kampioenschap {ours}: de groepen of de volgorde bij gelijke score verschillen.',
  nkImportForeignNames:
    'Anders geschreven dan in de EGD, dus zonder EGD-naam: {names}. Kijk dit na bij de export.',
  nkImportMore: 'Nog {count} {count?regel is|regels zijn} onleesbaar.',
  nkNotTaken: 'Niet overgenomen: {what}.',
  nkNotTakenOf: 'Niet overgenomen: {what} ({names}).',
  nkNotFigures: 'weerstandspunten en andere cijfers; die worden opnieuw berekend',
  nkNotPlaces: 'gedeelde plaatsen',
  nkNotHandicapRule: 'de voorgiftregel (HA)',
  nkNotComment: 'de opmerking (CM)',
  nkNotRepeated: 'toernooigegevens die er al stonden',
  nkNotRemarks: 'opmerkingen',
  nkNotLicences: 'licentienummers van de FFG',
  nkNotUnnamed: 'namen die in het bestand verloren zijn: zij hebben hun regelnummer',
  nkNotBothAbsent: 'partijen die beiden reglementair verloren: zij zijn afwezig',
  nkImportColours: 'Partijen zonder kleuren (beste plaats krijgt zwart): {games}',
  nkImportHandicaps: 'Partijen met voorgift, die niet wordt geïmporteerd: {games}',
};
