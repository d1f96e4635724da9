import type { Translated } from '../../texts';
import type { nk as english } from '../../en/nk/pane';

/** Dutch: the championship, in the words of its regulations. */
export const nk: Translated<typeof english> = {
  nkNewEvent: 'Nieuw NK',
  nkNewEventLead: 'Verdeelt een deelnemerslijst in groepen en schrijft het blad met spelers.',
  nkPairRound: 'Ronde indelen',
  nkPairLead:
    'Deelt de volgende ronde in naar spelers en uitslagen tot nu toe; na de laatste de beslissingspartij.',
  nkStandings: 'Stand',
  nkStandingsLead:
    'Schrijft de standenlijst met weerstandspunten en zegt hoe het met de titel staat.',
  nkTitle: 'Titel',
  nkTitleLead: 'Laat zien wie nog kampioen kan worden, en hoe.',
  nkRights: 'Verdiende rechten',
  nkRightsLead: 'Schrijft wie volgend jaar recht heeft op de Topgroep of op Groep 1.',
  nkExport: 'Uitvoer voor de EGD',
  nkExportLead: 'Geeft de toernooitabel als tekst, om naar de European Go Database te sturen.',
  nkImport: 'EGD-tabel inlezen',
  nkImportLead: 'Maakt spelers en ronden van een toernooitabel als tekst.',

  nkEntries: 'Deelnemerslijst',
  nkEntriesHint:
    'Naam en rating, in volgorde van aanmelding; indien van toepassing ook recht, startgroep, club, land, graad en nummer.',
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
  nkEnters: 'Stapt in in ronde',
  nkWithdrawn: 'Gestopt na ronde',
  nkAbsentRounds: 'Afwezig in ronden',
  nkBoard: 'Tafel',
  nkBlackNumber: 'Nr. zwart',
  nkBlack: 'Zwart',
  nkWhiteNumber: 'Nr. wit',
  nkWhite: 'Wit',
  nkResult: 'Uitslag',
  nkRemark: 'Opmerking',
  nkPairedOn: 'Ingedeeld op deze uitslagen',

  nkSheetPlayers: 'Spelers',
  nkPlayersTitle: 'Spelers',
  nkPlayersNote:
    'Elke speler heeft één regel. Gele cellen zijn om in te vullen; een groep mag voor ronde 1 worden veranderd. De ronden gebruiken deze nummers.',

  nkTopGroup: 'Topgroep',
  nkGroup: 'Groep {group}',
  nkGroups: 'Groepen',
  nkGroupCard: '{group}: {count} spelers',
  nkGroupsExplained:
    'Elke groep wordt gevuld met wie er recht op heeft, daarna op rating. Een startgroep in de lijst gaat voor beide. Wie daardoor elders staat dan op rating, heeft dat achter de naam staan.',
  nkByRight: 'recht op {right}',
  nkByStartGroup: 'startgroep uit de lijst',
  nkByRating: 'op rating {group}',

  nkSetting: 'Instelling',
  nkSettingValue: 'Waarde',
  nkSettingRefusal: 'Kies een van deze: {offered}.',
  nkSettingUnknown:
    'In {address} staat de instelling ‘{content}’, die niet bestaat. Herstel de naam of verwijder de rij.',
  nkMoreSettings: 'Doorloten, afwezigheid, vrij',
  nkGroupSize: 'Spelers per groep',
  nkRounds: 'Ronden',
  nkFloatDown: 'Wordt omlaag geloot, op volgorde van weerstandspunten',
  nkFloatUp: 'Treft een omlaag gelote speler, op volgorde van weerstandspunten',
  nkAbsencePoints: 'Punten bij afwezigheid',
  nkCandidateBye: 'Een titelkandidaat mag vrij geloot worden',
  nkTitleFrom: 'Kandidaten onderling ingedeeld vanaf ronde',
  nkTop: 'boven',
  nkMiddle: 'midden',
  nkBottom: 'onder',
  nkYes: 'ja',
  nkNo: 'nee',
  nkGroupSizeBad: 'Spelers per groep is ‘{content}’; er is een geheel getal vanaf 2 nodig.',
  nkRoundsBad: 'Ronden is ‘{content}’; er is een geheel getal van 1 tot en met 99 nodig.',

  nkEventThere:
    'Deze werkmap bevat al een NK. Gebruik voor een ander een nieuwe werkmap, of verwijder het blad met spelers.',
  nkNoEvent: 'Deze werkmap bevat nog geen NK: maak er een van een deelnemerslijst met ‘Nieuw NK’.',
  nkRoundGap:
    'Ronde {round} ontbreekt, terwijl ronde {later} er wel is: maak ongedaan wat die heeft verwijderd, of verwijder ook de latere ronden.',
  nkTooManyRights:
    'Er zijn meer spelers met recht op {right} dan er plaatsen zijn ({places}): {names}. Haal een recht weg of vul een startgroep in.',
  nkNumberTwice:
    '{address} herhaalt het nummer {number} van {before}. Elke speler heeft een eigen nummer nodig.',
  nkNumberUnknown: 'In {address} staat {number}; dat is het nummer van geen enkele speler.',
  nkNameDiffers:
    'In {address} staat ‘{content}’, maar speler {number} is ‘{name}’. Verbeter de naam of het nummer.',
  nkRatingNeeded: '{address} is leeg: voor de indeling is de rating van {name} nodig.',
  nkGroupNeeded:
    '{address} is leeg: {name} heeft een groep nodig. Naar recht en rating zou dat {group} zijn.',
  nkGroupOpen: '{address} is leeg: {name} heeft een groep nodig.',
  nkCellGroup:
    'In {address} staat ‘{content}’; er is een groep nodig, zoals Topgroep, Groep 1 of 1.',
  nkCellRounds:
    'In {address} staat ‘{content}’; er zijn ronden nodig, gescheiden door spaties, zoals 3 5.',
  nkCellResult:
    'In {address} staat ‘{content}’; nodig is zwart, wit, jigo, zwart reglementair, wit reglementair of beide verloren (voor een speler zonder tegenstander: vrij, afwezig of afwezig ½).',
  nkDateAt:
    'Tafel {board}, {names}: in rij {row} staat een datum; Excel maakte die van wat is getypt. Maak de kolom op als Tekst en typ het opnieuw ({address}).',
  nkDateOf:
    '{names}: in rij {row} staat een datum; Excel maakte die van wat is getypt. Maak de kolom op als Tekst en typ het opnieuw ({address}).',
  nkNoResult: '{address} heeft nog geen uitslag: {black} – {white}.',
  nkNoResults: '{sheet} heeft {count} partijen zonder uitslag: vul die eerst in.',
  nkGameNeedsResult:
    'Bij {address} staan twee spelers; er is de uitslag van een partij nodig, geen vrij of afwezig.',
  nkAloneNeedsResult: 'Bij {address} staat maar één speler: vrij, afwezig of afwezig ½ is nodig.',
  nkWhiteWithout:
    '{address} is leeg, terwijl er een naam naast staat. Vul het nummer van die speler in.',
  nkUnaccounted:
    '{sheet} heeft geen regel voor {name}. Voeg er een toe met ‘vrij’ of ‘afwezig’, of vul bij de spelers in in welke ronde {name} instapt of is gestopt.',
  nkPlayerTwice: '{sheet} noemt {name} twee keer.',
  nkNotInEvent:
    '{sheet} noemt {name}, die in die ronde niet meedoet. Kijk naar de kolommen voor instappen en stoppen.',
  nkBoardTwice: '{sheet} heeft tafel {board} twee keer.',
  nkRefused: 'De regels laten dit niet toe: {why}',

  nkRound: 'Ronde {round}',
  nkRoundShort: 'R{round}',
  nkRoundNote:
    'Kies een uitslag in de kolom Uitslag. Wie niet kwam, staat als reglementaire winst van de ander.',
  nkResultRefusal: 'Kies een uitslag uit de lijst.',
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
  nkStaleLead: 'Er zijn uitslagen verbeterd waarop latere ronden al waren ingedeeld:',

  nkNextRound: 'Nu komt ronde {round} van {rounds}, met {present} spelers.',
  nkAfterLastRound:
    'Alle ronden zijn ingedeeld. Er komt een beslissingspartij als er precies twee kandidaten over zijn.',
  nkAbsentees: 'Afwezig: {count}',
  nkAbsenteesNamed: 'Afwezig: {count} ({names})',
  nkAbsenteesHint:
    'De kolom ‘Afwezig in ronden’ bij de spelers telt ook; een vinkje hier gaat daarvoor.',
  nkAbsentLegend: 'Speelt ronde {round} niet',
  nkAbsentNames: 'Afwezig: {names}.',
  nkDecisions: 'Besloten voor deze ronde',
  nkDecide: 'Paring vastzetten of verbieden',
  nkChoosePlayer: 'Kies',
  nkPlayerOne: 'Een speler',
  nkPlayerTwo: 'Een andere speler',
  nkFix: 'Vastzetten',
  nkForbid: 'Verbieden',
  nkRelease: 'Losmaken',
  nkAllowRepeat: 'Mogen nog eens',
  nkWaysOut: 'Wat een indeling mogelijk maakt',
  nkAllowThis: 'Dit toestaan',
  nkByeFor: 'Vrij geloot is',
  nkByeByRules: 'wie de regels aanwijzen',
  nkSaidFixed: 'Vastgezet: {one} – {two}.',
  nkSaidFixedBlack: 'Vastgezet: {one} – {two}, {black} heeft zwart.',
  nkSaidForbidden: 'Verboden: {one} – {two}.',
  nkSaidRepeat: 'Mogen nog eens: {one} – {two}.',
  nkSaidBye: 'Vrij: {name}.',
  nkTakeBack: 'Terugnemen',
  nkTakeBackWhat: 'Terugnemen: {what}',

  nkBoardsTitle: 'Tafels: {count}',
  nkFloats: '{name} omlaag geloot naar {group}',
  nkByeOfOrder:
    'Vrij: {name} (laagste score, dan minste weerstandspunten, dan zwakste, van wie het minst vrij was).',
  nkByeOfDirector: 'Vrij: {name} (door u bepaald).',
  nkPassedOver: 'Overgeslagen, omdat er anders geen indeling mogelijk is: {names}.',
  nkKeepBye: 'Zo houden',
  nkByeToRules: 'Aan de regels overlaten',
  nkWhyPair: 'Waarom deze paring',
  nkSwapColours: 'Kleuren wisselen',
  nkChangePair: 'Deze paring veranderen',
  nkChangeHint: 'Alle anderen worden opnieuw ingedeeld.',
  nkExchange: 'Ruil {name} met',
  nkCriteria: 'Criteria, het belangrijkste eerst; minder is beter',
  nkWholeField: 'Criteria van de hele ronde',
  nkWholeFieldLead:
    'Sommen over alle tafels, het belangrijkste eerst: geen andere toegestane indeling van de ronde heeft minder.',

  nkLanguage: 'nl',
  nkInWords: '{said}',
  nkAllPlayed:
    'Alle ronden zijn gespeeld, en een beslissingspartij is er als er precies twee kandidaten over zijn.',
  nkPlayOffThere: 'De beslissingspartij is al ingedeeld: zie {sheet}.',

  nkStale:
    'Ronde {round} was toen al ingedeeld. Aan deze tafels heeft iemand nu een andere score of andere weerstandspunten: {boards}.',
  nkStaleChange: 'Ronde {round}, {who}: {was} werd {is}.',
  nkStaleMore: 'Verdere verbeteringen: {count}',
  nkStaleAll: 'alle',
  nkStaleNoBoard:
    'Ronde {round} was toen al ingedeeld; niemands score of weerstandspunten zijn anders.',
  nkStaleLeft:
    'Daardoor verandert niets. Verwijder het blad van een ronde en van de latere om opnieuw in te delen.',
  nkStaleUnknown: 'Ronde {round}: waarop is ingedeeld, is niet meer te lezen.',
  nkNothingThere: 'niets',
  nkRoundOpen:
    '{sheet} telt nog niet mee. Partijen van ronde {round} zonder uitslag: {open}; alle eerdere ronden moeten volledig zijn.',

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
    '12+ gewonnen van regel 12, 7- verloren, 3= jigo, 0+ vrij, 0- of 0= afwezig; ! reglementair.',
  nkTitleOpen: 'Titelkandidaten: {count} ({names}).',
  nkTitleMany: 'Titelkandidaten: {count}.',
  nkTitlePlayOff: 'Na de laatste ronde zijn er twee kandidaten over: {names} spelen om de titel.',
  nkTitleUndecided:
    'Er is meer dan één kandidaat over en de regels wijzen geen kampioen aan: {names}. De wedstrijdleiding beslist.',
  nkTitleNobody:
    'Er is geen kandidaat over en de regels wijzen geen kampioen aan. De wedstrijdleiding beslist.',
  nkTitleChampion: '{name} is kampioen: de enige kandidaat die over was na ronde {round}.',
  nkTitleByPlayOff: '{name} is kampioen door de beslissingspartij.',
  nkTitleWithdrawn: 'Gestopt als kandidaat: {names}.',

  nkRightsTitle: 'Rechten volgend jaar',
  nkRightsNote: '4 punten of meer: Topgroep. 3 punten: ten minste Groep 1 (Topgroep vanaf 0).',
  nkRightsOf: 'Recht op {right}: {count}',
  nkRightsLater:
    'De rechten zijn bekend na de laatste ronde: er zijn {played} van {rounds} ronden gespeeld.',
  nkNoRights: 'Niemand heeft een recht voor volgend jaar verdiend.',

  nkLookAgain: 'Opnieuw kijken',
  nkRoundsPlayed: 'Gespeelde ronden: {played} van {rounds}.',
  nkTitleFromRound: 'Vanaf ronde {from} worden de kandidaten onderling ingedeeld.',
  nkTitleAmong: 'In ronde {round} spelen zij tegen elkaar; herhalingen zijn toegestaan.',
  nkTitleAmongOdd:
    'In ronde {round} spelen zij tegen elkaar en een van hen, omdat het aantal oneven is, tegen iemand uit Groep 2.',
  nkUnbeaten: '{group}, ongeslagen',
  nkOneLoss: '{group}, één keer verloren',
  nkStageToPair: 'Nog in te delen:',
  nkStageWithout: 'Geen partij:',

  nkEgdHeader: 'Kop van de tabel',
  nkEgdEvent: 'Toernooi',
  nkEgdPlace: 'Plaats, zoals NL, Leiden',
  nkEgdDates: 'Dagen, zoals 2025-06-07,2025-06-09',
  nkEgdClass: 'Klasse, A tot en met D',
  nkEgdKomi: 'Komi (EGD)',
  nkEgdTime: 'Bedenktijd in minuten',
  nkEgdTable: 'Toernooitabel',
  nkCopy: 'Kopiëren',
  nkCopied: 'Gekopieerd.',
  nkCopyHint:
    'Kopieert de hele tabel; waar Excel dat verbiedt, wordt hij geselecteerd om zelf te kopiëren.',
  nkLosses: 'Niet in deze tabel',
  nkLossOf: '{what}: {names}',
  nkLossStrengths: 'de ratings',
  nkLossNumbers: 'de nummers van de spelers: de tabel nummert naar plaats',
  nkLossBoards: 'tafelnummers en waarop een ronde is ingedeeld',
  nkLossSettings: 'instellingen',
  nkLossRights: 'rechten',
  nkLossPlaces: 'gedeelde plaatsen: elke regel heeft er een',
  nkLossLate: 'late instap: ronden daarvoor zijn vrije ronden',
  nkLossWithdrawn: 'gestopt: ronden daarna zijn vrije ronden',
  nkLossPlayOff: 'de beslissingspartij',
  nkLossForfeits: 'tegenstanders van reglementaire partijen',
  nkLossNames: 'namen die anders worden geschreven of ontbreken',
  nkLossGrades: 'graden die ontbreken of geen graad zijn; de EGD heeft ze nodig',
  nkLossFixed: 'door de wedstrijdleiding vastgezette paringen',
  nkLossHalves: 'dat een half punt voor afwezigheid was: het is een vrije ronde (0=)',
  nkLossInRound: 'ronde {round} {who}',

  nkImportText: 'Toernooitabel, hier geplakt',
  nkImportEmpty: 'Plak eerst een toernooitabel.',
  nkImportTooLarge:
    'Spelers: {players}, ronden: {rounds}; een toernooi heeft hoogstens {mostPlayers} spelers en {mostRounds} ronden. Verdeel de tabel.',
  nkImportFound: 'Spelers: {players}, ronden: {rounds}.',
  nkImportRatings:
    'Een toernooitabel heeft geen plaats voor ratings, rechten, tafelnummers en instellingen: vul de ratings bij de spelers in voordat u een ronde indeelt.',
  nkImportGroups:
    'De tabel zegt niet in welke groep {names} is begonnen: de Topgroep is genomen. Verbeter dat bij de spelers.',
  nkImportColours: 'Partijen zonder kleuren, de betere plaats kreeg zwart: {games}.',
  nkImportHandicaps: 'Partijen met voorgift, die is weggelaten: {games}.',
};
