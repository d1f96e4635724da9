import type { Translated } from '../../texts';
import type { nk as english } from '../../en/nk/pane';

/** Dutch: the championship, in the words of its regulations. */
export const nk: Translated<typeof english> = {
  nkEntries: 'Deelnemerslijst',
  nkEntriesHint:
    'Naam en rating, één speler per rij, in volgorde van aanmelding. Optioneel: recht, startgroep, club, land, graad, nummer.',
  nkNumber: 'Nr.',
  nkName: 'Naam',
  nkRating: 'Rating',
  nkStartGroup: 'Startgroep',
  nkGroupColumn: 'Groep',
  nkStartScore: 'Startscore',
  nkRight: 'Recht',
  nkClub: 'Club',
  nkCountry: 'Land',
  nkGrade: 'Graad',
  nkEnters: 'Doet mee vanaf ronde',
  nkPointsBefore: 'Punten voor de eerste ronde',
  nkWithdrawn: 'Gestopt na ronde',
  nkAbsentRounds: 'Afwezig in ronden',
  nkNotAgainst: 'Niet tegen',
  nkKeptBoard: 'Houdt tafel',
  nkBoard: 'Tafel',
  nkBlackNumber: 'Nr. zwart',
  nkBlack: 'Zwart',
  nkWhiteNumber: 'Nr. wit',
  nkWhite: 'Wit',
  nkResult: 'Uitslag',
  nkRemark: 'Opmerking',
  nkPairedOn: 'Ingedeeld op deze uitslagen',
  nkSaidForRound: 'Gezegd voor deze ronde',

  nkSheetPlayers: 'Spelers',
  nkPlayersTitle: 'Spelers',
  nkPlayersNote:
    'Eén rij per speler. Vul de gele cellen in. Groepen kun je wijzigen tot ronde 1 is ingedeeld. Laat de nummers staan: de ronden gebruiken ze.',

  nkTopGroup: 'Topgroep',
  nkGroup: 'Groep {group}',
  nkGroups: 'Groepen',
  nkGroupCard: '{group}: {count} {count?speler|spelers}',
  nkGroupsExplained:
    'Een startgroep in de lijst gaat voor, dan verdiende rechten, dan rating. Staat een speler niet in de groep van zijn rating, dan staat de reden achter de naam.',
  nkByRight: 'recht op {right}',
  nkByStartGroup: 'startgroep in de lijst',
  nkByRating: 'op rating: {group}',

  nkSetting: 'Instelling',
  nkSettingValue: 'Waarde',
  nkSettingRefusal: 'Kies uit: {offered}.',
  nkSettingUnknown:
    '{address}: er is geen instelling ‘{content}’. Herstel de naam of verwijder de rij.',
  nkMoreSettings: 'Indeling, afwezigheid en vrij',
  nkGroupSize: 'Spelers per groep',
  nkRounds: 'Ronden',
  nkFloatDown: 'Wie wordt omlaag geloot (op weerstandspunten)',
  nkFloatUp: 'Wie speelt tegen de omlaag gelote speler (op weerstandspunten)',
  nkAbsencePoints: 'Punten bij afwezigheid',
  nkCandidateBye: 'Titelkandidaten mogen vrij zijn',
  nkHalfPoints: 'Halve punten tellen voor de plaats',
  nkHalfPointsUnknown:
    'In dit toernooi tellen halve punten voor de plaats, zoals toen het begon. Zet in de instellingen een rij ‘Halve punten tellen voor de plaats’ met ‘nee’ om scores voor de volgorde naar beneden af te ronden.',
  nkTitleFrom: 'Titelkandidaten spelen onderling vanaf ronde',
  nkTop: 'boven',
  nkMiddle: 'midden',
  nkBottom: 'onder',
  nkYes: 'ja',
  nkNo: 'nee',
  nkGroupSizeBad: 'Spelers per groep: ‘{content}’ kan niet. Typ een geheel getal, 2 of hoger.',
  nkRoundsBad: 'Ronden: ‘{content}’ kan niet. Typ een geheel getal van 1 tot en met 99.',

  nkEventThere:
    'Deze werkmap heeft al een kampioenschap. Gebruik een nieuwe werkmap voor een ander, of verwijder het blad Spelers.',
  nkNoEvent: 'Deze werkmap heeft nog geen kampioenschap. Kies eerst ‘Kampioenschap starten’.',
  nkRoundGap:
    'Ronde {round} ontbreekt, maar ronde {later} bestaat. Maak de verwijdering ongedaan, of verwijder ook de latere ronden.',
  nkTooManyRights:
    '{right} heeft {places} {places?plaats|plaatsen}, maar meer spelers hebben er recht op: {names}. Verwijder een recht of vul een startgroep in.',
  nkNumberTwice:
    'Nummer {number} komt twee keer voor: {before} en {address}. Geef elke speler een eigen nummer.',
  nkNumberUnknown: 'Geen speler heeft nummer {number} ({address}). Controleer het blad Spelers.',
  nkNameDiffers:
    'Speler {number} is ‘{name}’, maar in {address} staat ‘{content}’. Verbeter de naam of het nummer.',
  nkRatingNeeded: '{name} heeft geen rating ({address}). Vul die in voordat je indeelt.',
  nkGroupNeeded: '{name} heeft geen groep ({address}). Naar recht en rating is dat {group}.',
  nkGroupOpen: '{name} heeft geen groep ({address}). Vul die in.',
  nkCellGroup: '{address}: ‘{content}’ is geen groep. Typ Topgroep, Groep 1 of een nummer.',
  nkCellRounds:
    '{address}: ‘{content}’ is niet als ronden te lezen. Typ rondenummers met spaties, bijvoorbeeld 3 5.',
  nkCellPointsBefore:
    '{address}: ‘{content}’ is niet te lezen als punten voor de eerste ronde. Typ 0 of ½ voor elke gemiste ronde, met spaties, bijvoorbeeld 0 ½.',
  nkNotAgainstUnknown:
    '{name}, niet tegen: geen speler heet ‘{content}’ of heeft dat nummer ({address}). Typ nummers of namen uit deze lijst, met puntkomma’s ertussen.',
  nkNotAgainstSelf: '{name} staat in de eigen regel ({address}). Verwijder die naam of dat nummer.',
  nkCellResultBoard:
    'Tafel {board}, {black} – {white}: ‘{content}’ is geen uitslag. Kies er een uit de lijst ({address}).',
  nkCellResult:
    '{address}: ‘{content}’ is geen uitslag. Kies zwart, wit, jigo, zwart reglementair, wit reglementair of beide verloren. Zonder tegenstander: vrij, afwezig of afwezig ½.',
  nkDateAt:
    'Tafel {board}, {names}: in rij {row} staat een datum; Excel maakte die van wat is getypt. Maak de kolom op als Tekst en typ het opnieuw ({address}).',
  nkDateOf:
    '{names}: in rij {row} staat een datum; Excel maakte die van wat is getypt. Maak de kolom op als Tekst en typ het opnieuw ({address}).',
  nkNoResult: '{black} – {white} heeft nog geen uitslag ({address}).',
  nkNoResults:
    '{sheet}: {count} {count?partij heeft|partijen hebben} geen uitslag. Vul die eerst in.',
  nkGameNeedsResult:
    '{address} is een partij tussen twee spelers. Vul de uitslag in, geen vrij of afwezig.',
  nkAloneNeedsResult: 'In {address} staat maar één speler. Vul vrij, afwezig of afwezig ½ in.',
  nkWhiteWithout:
    'Naast {address} staat een naam, maar het nummer ontbreekt. Vul het nummer van die speler in.',
  nkUnaccounted:
    '{name} staat niet op {sheet}. Voeg een regel toe met ‘vrij’ of ‘afwezig’, of vul op het blad Spelers in wanneer {name} begint of is gestopt.',
  nkPlayerTwice: '{name} staat twee keer op {sheet}. Verwijder een van de regels.',
  nkNotInEvent:
    '{name} staat op {sheet}, maar doet die ronde niet mee. Controleer op het blad Spelers wanneer {name} begint of is gestopt.',
  nkBoardTwice: 'Tafel {board} staat twee keer op {sheet}. Geef een van beide een ander nummer.',
  nkRefused: 'De regels staan dit niet toe. {why}',

  nkRound: 'Ronde {round}',
  nkRoundShort: 'R{round}',
  nkRoundNote:
    'Kies elke uitslag in de kolom Uitslag. Kwam een speler niet opdagen, kies dan reglementaire winst voor de tegenstander.',
  nkPlayOff: 'Beslissingspartij',
  nkBlackWins: 'zwart',
  nkWhiteWins: 'wit',
  nkDraw: 'jigo',
  nkBlackForfeit: 'zwart reglementair',
  nkWhiteForfeit: 'wit reglementair',
  nkBothLost: 'beide verloren',
  nkBye: 'vrij',
  nkAbsent: 'afwezig',
  nkAbsentNothing: 'afwezig 0',
  nkAbsentHalf: 'afwezig ½',
  nkRepeat: 'herhaling',
  nkFixed: 'vastgezet',
  nkPairNames: '{one} – {two}',
  nkPairInRound: '{round}: {pair}',
  nkPairOnBoard: '{board} ({pair})',
  nkOpen: 'nog open',
  nkStaleLead: 'Uitslagen zijn gewijzigd nadat latere ronden waren ingedeeld:',

  nkNextRound: 'Nu: ronde {round} van {rounds}, {present} {present?speler|spelers}',
  nkAfterLastRound:
    'Alle ronden zijn ingedeeld. Er komt een beslissingspartij als er precies twee kandidaten over zijn.',
  nkAbsentees: 'Afwezig: {count}',
  nkAbsenteesNamed: 'Afwezig: {count} ({names})',
  nkAbsenteesHint: 'Vinkjes hier gaan voor de kolom ‘Afwezig in ronden’ op het blad Spelers.',
  nkAbsentLegend: 'Afwezig in ronde {round}',
  nkAbsentNames: 'Afwezig: {names}.',
  nkDecisions: 'Beslissingen voor deze ronde',
  nkDecide: 'Paring vastzetten of verbieden',
  nkChoosePlayer: 'Kies een speler',
  nkPlayerOne: 'Speler',
  nkPlayerTwo: 'Tegenstander',
  nkFix: 'Vastzetten',
  nkForbid: 'Verbieden',
  nkRelease: 'Losmaken',
  nkAllowRepeat: 'Mogen opnieuw tegen elkaar',
  nkWaysOut: 'Sta iets hiervan toe om in te kunnen delen',
  nkAllowThis: 'Toestaan',
  nkByeFor: 'Vrij',
  nkByeByRules: 'Volgens de regels',
  nkSaidFixed: 'Vastgezet: {one} – {two}.',
  nkSaidFixedBlack: 'Vastgezet: {one} – {two}, {black} heeft zwart.',
  nkSaidForbidden: 'Verboden: {one} – {two}.',
  nkKeptApart: '{one} – {two}: niet tegen elkaar volgens het blad Spelers.',
  nkSaidLifted: 'Mogen deze ronde tegen elkaar: {one} – {two}.',
  nkAllowOnce: 'Deze ronde toestaan',
  nkAllowOnceWhat: 'Deze ronde toestaan. {what}',
  nkSaidRepeat: 'Mogen opnieuw tegen elkaar: {one} – {two}.',
  nkSaidBye: 'Vrij: {name}.',
  nkTakeBack: 'Ongedaan maken',
  nkTakeBackWhat: 'Ongedaan maken: {what}',

  nkBoardsTitle: '{count} {count?tafel|tafels}',
  nkFloats: '{name} wordt omlaag geloot naar {group}',
  nkByeOfOrder:
    'Vrij: {name}. Minst vaak vrij, dan laagste score, minste weerstandspunten, zwakste.',
  nkByeOfDirector: 'Vrij: {name} (eigen keuze).',
  nkPassedOver: 'Overgeslagen, omdat er anders geen indeling mogelijk is: {names}.',
  nkKeepBye: 'Vrij zo houden',
  nkByeToRules: 'Regels volgen',
  nkWhyPair: 'Waarom deze paring',
  nkSwapColours: 'Kleuren wisselen',
  nkChangePair: 'Paring wijzigen',
  nkChangeHint: 'Alle andere tafels worden opnieuw ingedeeld.',
  nkExchange: '{name} vervangen door',
  nkCriteria: 'Criteria, belangrijkste eerst (lager is beter)',
  nkWholeField: 'Criteria voor de hele ronde',
  nkWholeFieldLead:
    'Totalen over alle tafels, belangrijkste eerst. Geen andere toegestane indeling scoort lager.',

  nkAllPlayed:
    'Alle ronden zijn gespeeld. Voor een beslissingspartij zijn precies twee kandidaten nodig.',
  nkPlayOffThere: 'De beslissingspartij is al ingedeeld. Zie {sheet}.',

  nkStale:
    'Ronde {round} was al ingedeeld voor deze wijziging. Aan deze tafels zijn scores of weerstandspunten veranderd: {boards}.',
  nkStaleChange: 'Ronde {round}, {who}: van {was} gewijzigd in {is}.',
  nkStaleMore: 'Nog {count} {count?correctie|correcties}',
  nkStaleAll: 'alle',
  nkStaleNoBoard:
    'Ronde {round} was al ingedeeld voor deze wijziging, maar geen score of weerstandspunt is veranderd.',
  nkStaleLeft:
    'Ingedeelde ronden blijven staan. Om een ronde opnieuw in te delen, verwijder je het blad en dat van latere ronden.',
  nkStaleUnknown: 'Ronde {round}: de uitslagen waarop is ingedeeld zijn niet te lezen.',
  nkNothingThere: 'leeg',
  nkRoundOpen:
    '{sheet} telt nog niet mee: in ronde {round} {open?heeft|hebben} {open} {open?partij|partijen} geen uitslag, of een eerdere ronde is niet compleet.',

  nkLine: '#',
  nkPlace: 'Plaats',
  nkScore: 'Score',
  nkScoreTop: 'Score (Topgroep vanaf 0)',
  nkSos: 'WP',
  nkRank: 'In groep',
  nkSodos: 'SODOS',
  nkStandings0: 'Stand voor ronde 1',
  nkStandingsAfter: 'Stand na ronde {round}',
  nkStandingsNote: 'Score, weerstandspunten (WP) en SODOS tellen vanaf de laagste startgroep.',
  nkWallNote:
    '12+ = gewonnen van regel 12, 7- = verloren, 3= jigo, 0+ vrij, 0- of 0= afwezig; ! = reglementair',
  nkTitleOpen: '{count} {count?titelkandidaat|titelkandidaten}: {names}.',
  nkTitleMany: '{count} titelkandidaten.',
  nkTitlePlayOff: '{names} spelen om de titel: zij zijn na de laatste ronde als enigen over.',
  nkTitleUndecided:
    'Er is meer dan één kandidaat over: {names}. De regels wijzen geen kampioen aan; de wedstrijdleiding beslist.',
  nkTitleNobody:
    'Er is geen kandidaat over. De regels wijzen geen kampioen aan; de wedstrijdleiding beslist.',
  nkTitleChampion: '{name} is kampioen, als enige kandidaat na ronde {round}.',
  nkTitleByPlayOff: '{name} is kampioen na een beslissingspartij.',
  nkTitleWithdrawn: 'Gestopte kandidaten: {names}.',

  nkSheetRights: 'Rechten volgend jaar',
  nkRightsTitle: 'Verdiende rechten voor volgend jaar',
  nkRightsNote:
    '4 punten of meer: Topgroep. 3 punten: ten minste Groep 1. (De Topgroep begint op 0.)',
  nkRightsOf: 'Recht op {right}: {count}',
  nkRightsLater:
    'De rechten zijn bekend na de laatste ronde; {played} van {rounds} {rounds?ronde is|ronden zijn} gespeeld.',
  nkNoRights: 'Niemand heeft een recht voor volgend jaar verdiend.',

  nkLookAgain: 'Vernieuwen',
  nkRoundsPlayed: '{played} van {rounds} {rounds?ronde|ronden} gespeeld.',
  nkTitleFromRound: 'Vanaf ronde {from} spelen de kandidaten onderling.',
  nkTitleAmong: 'In ronde {round} spelen zij tegen elkaar; zij mogen elkaar opnieuw treffen.',
  nkTitleAmongOdd:
    'In ronde {round} spelen zij tegen elkaar. Omdat het aantal oneven is, speelt een van hen tegen iemand uit Groep 2.',
  nkUnbeaten: '{group}, ongeslagen',
  nkOneLoss: '{group}, één verlies',
  nkStageToPair: 'Nog in te delen:',
  nkStageWithout: 'Speelt niet:',

  nkEgdHeader: 'Toernooigegevens',
  nkEgdEvent: 'Toernooi',
  nkEgdPlace: 'Land en plaats, bijvoorbeeld NL, Leiden',
  nkEgdDates: 'Datums, bijvoorbeeld 2025-06-07,2025-06-09',
  nkEgdClass: 'Klasse (A tot en met D)',
  nkEgdKomi: 'Komi (EGD)',
  nkEgdTime: 'Bedenktijd (minuten)',
  nkEgdTable: 'Toernooitabel',
  nkCopy: 'Tabel kopiëren',
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
  nkImportColours: 'Partijen zonder kleuren (beste plaats krijgt zwart): {games}',
  nkImportHandicaps: 'Partijen met voorgift, die niet wordt geïmporteerd: {games}',
};
