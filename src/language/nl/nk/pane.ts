import type { Translated } from '../../texts';
import type { nk as english } from '../../en/nk/pane';

/** Dutch: the championship, in the words of its regulations. */
export const nk: Translated<typeof english> = {
  nkEntries: 'Deelnemerslijst',
  nkEntriesHint:
    'Naam en rating of graad, één speler per rij, in volgorde van aanmelding. Optioneel: recht, startgroep, club, land, graad, nummer. Andere kolommen blijven behouden.',
  nkPairedOn: 'Voor de invoegtoepassing: ingedeeld op deze uitslagen',

  nkSheetPlayers: 'Spelers',
  nkPlayersTitle: 'Spelers',
  nkEventOn: '{event}, {days}',
  nkPlayersEvent: '{event}, {players} {players?speler|spelers}',
  nkEntersRefusal: 'Typ het nummer van een ronde, 1 of hoger.',
  nkWithdrawnRefusal: 'Typ de laatste gespeelde ronde: een geheel getal, 0 of hoger.',
  nkPlayersNote:
    'Eén rij per speler. Vul de gele cellen in. Groepen kun je wijzigen tot ronde 1 is ingedeeld. Laat de nummers staan: de ronden gebruiken ze.',

  nkCarried: 'Blijft rechts op Spelers staan, zoals in de lijst: {columns}.',
  nkCarriedColumn: 'Kolom {column}',
  nkCarriedHeading: 'Deelnemerslijst: {heading}',

  nkGroups: 'Groepen',
  nkGroupCard: '{group}: {count} {count?speler|spelers}',
  nkGroupsExplained:
    'Een startgroep in de lijst gaat voor, dan verdiende rechten, dan rating. Staat een speler niet in de groep van zijn rating, dan staat de reden achter de naam.',
  nkByRight: 'recht op {right}',
  nkByStartGroup: 'startgroep in de lijst',
  nkByRating: 'op rating: {group}',

  nkByRank: 'rating uit {rank}',
  nkRatingOrRank:
    '{name} heeft geen rating ({address}), en geen graad die voor een rating staat. Typ een rating.',
  nkRanksAsked:
    '{count} {count?speler heeft|spelers hebben} een graad maar geen rating. Waar komen ratings vandaan?',
  nkFromRanks: 'Uit de graden: 1d is 2100, 1k is 2000, 100 per graad',
  nkFromRanksExample: 'Bijvoorbeeld: {examples}.',
  nkFromRank: '{name} {rank} wordt {rating}',
  nkFromRanksSaid:
    '{count} {count?rating komt|ratings komen} uit de graad: {names}. Ze bepalen de groepen; op Spelers kun je ze altijd verbeteren.',
  nkRatingsInstead: 'Of neem ze uit de EGF-lijst:',
  nkRatingsMissing: 'De lijst heeft geen ratings. Neem ze uit de EGF-lijst:',
  nkRoundsForFew:
    '{players} {players?speler kan|spelers kunnen} {most} {most?ronde|ronden} spelen zonder tegenstanders te herhalen. Neem minder ronden, of sta bij het indelen herhaling toe.',
  nkTitleFromSaid:
    'Titelkandidaten spelen onderling vanaf ronde {from}. Op Instellingen kun je dat wijzigen.',
  nkTitleNever:
    'Titelkandidaten spelen onderling vanaf ronde {from}, en ronde {rounds} is de laatste. Typ {fitting} in {address}.',

  nkSheetSettings: 'Instellingen',
  nkSettingsNote: 'Worden voor elke ronde gelezen. Wijzig waarden; laat de namen staan.',
  nkSettingRefusal: 'Kies uit: {offered}.',
  nkSettingWhole: 'Typ een geheel getal, {least} of hoger.',
  nkSettingUnknown:
    '{address}: er is geen instelling ‘{content}’. Herstel de naam of verwijder de rij.',
  nkSettingMissing:
    'De instelling ‘{setting}’ ontbreekt op {sheet}. Maak dat ongedaan of voeg een rij met die naam en waarde toe.',
  nkSettingEmpty: 'De instelling ‘{setting}’ heeft geen waarde ({address}). Vul er een in.',
  nkSettingTwice:
    'De instelling ‘{setting}’ staat er twee keer: {before} en {address}. Verwijder een van de rijen.',
  nkSettingsGone:
    'De instellingen zijn weg: geen tabel heet {table}. Maak het verwijderen ongedaan of kopieer de tabel uit een eerdere versie van deze werkmap.',
  nkMoreSettings: 'Indeling, afwezigheid en vrij',
  nkGroupSizeBad: 'Spelers per groep: ‘{content}’ kan niet. Typ een geheel getal, 2 of hoger.',
  nkRoundsBad: 'Ronden: ‘{content}’ kan niet. Typ een geheel getal van 1 tot en met 99.',

  nkEventThere:
    'Deze werkmap heeft al een kampioenschap. Gebruik een nieuwe werkmap voor een ander, of verwijder het blad Spelers.',
  nkNoEvent: 'Deze werkmap heeft nog geen kampioenschap. Kies eerst ‘Kampioenschap starten’.',
  nkRoundGap:
    'Ronde {round} ontbreekt, maar ronde {later} bestaat. Maak de verwijdering ongedaan, of verwijder ook de latere ronden.',
  nkRoundTableGone:
    'Ronde {round} op {sheet} telt niet mee: geen tabel heet {table}. Maak ‘Converteren naar bereik’ ongedaan, of maak van de cellen weer een tabel met die naam.',
  nkTooManyRights:
    '{right} heeft {places} {places?plaats|plaatsen}, maar meer spelers hebben er recht op: {names}. Verwijder een recht of vul een startgroep in.',
  nkTooManyEarned:
    '{right} heeft {places} {places?plaats|plaatsen}, maar meer spelers hebben er een verdiend: {names}. Is de groep groter, verbeter dan ‘Spelers per groep’ (Instellingen).',
  nkNumberTwice:
    'Nummer {number} komt twee keer voor: {before} en {address}. Geef elke speler een eigen nummer.',
  nkNumberUnknown: 'Geen speler heeft nummer {number} ({address}). Controleer het blad Spelers.',
  nkNameDiffers:
    'Speler {number} is ‘{name}’, maar in {address} staat ‘{content}’. Verbeter de naam of het nummer.',
  nkNumberNeeded:
    '{name} doet nog niet mee: het nummer ontbreekt ({address}). Voeg de speler toe of vul een nummer in.',
  nkRatingNeeded: '{name} heeft geen rating ({address}). Vul die in voordat je indeelt.',
  nkGroupNeeded: '{name} heeft geen groep ({address}). Naar recht en rating is dat {group}.',
  nkAddLate: 'Toevoegen als nr. {number} in {group}',
  nkLateAdded: '{name} toegevoegd',
  nkLateRating: 'Rating van {name}',
  nkLateRatingHint: '{grade} staat voor ongeveer {rating}. Verbeter het als je het beter weet.',
  nkGroupOpen: '{name} heeft geen groep ({address}). Vul die in.',
  nkCellGroup: '{address}: ‘{content}’ is geen groep. Typ Topgroep, Groep 1 of een nummer.',
  nkCellRounds:
    '{address}: ‘{content}’ is niet als ronden te lezen. Typ rondenummers met ‘en’ of ‘t/m’ ertussen, bijvoorbeeld 3 en 5.',
  nkCellRoundsDay:
    '{address}: Excel maakte een datum ({content}) van wat is getypt. Typ eerste en laatste ronde met ‘t/m’ ertussen, bijvoorbeeld 2 t/m 6.',
  nkRoundsOfDay:
    '{address}: Excel maakte {content} van wat is getypt. Gelezen als {first} tot en met {last}. Losse ronden typ je als 2 en 6.',
  nkCellRank:
    '{address}: ‘{content}’ is geen graad. Typ er een zoals 3d of 12k, of maak de cel leeg.',
  nkAbsentBeyond:
    '{name} is afwezig in ronde {round}, maar het toernooi heeft {rounds} {rounds?ronde|ronden} ({address}). Zet ‘en’ tussen rondenummers, bijvoorbeeld 3 en 5.',
  nkCellPointsBefore:
    '{address}: ‘{content}’ is niet te lezen als punten voor de eerste ronde. Typ 0 of ½ voor elke gemiste ronde, met spaties, bijvoorbeeld 0 ½.',
  nkCellPointsFraction:
    '{address}: Excel maakte het getal {content} van wat is getypt. Typ 0 ½ voor twee ronden, of ½ voor één.',
  nkOfPlayer: '{name}, {why}',
  nkNotAgainstUnknown:
    '{name}, niet tegen: geen speler heet ‘{content}’ of heeft dat nummer ({address}). Typ nummers of namen uit deze lijst, of club of familie, met puntkomma’s ertussen.',
  nkNotAgainstSelf: '{name} staat in de eigen regel ({address}). Verwijder die naam of dat nummer.',
  nkCellResultBoard:
    'Tafel {board}, {black} – {white}: ‘{content}’ is geen uitslag. Kies er een uit de lijst ({address}).',
  nkCellResult:
    '{address}: ‘{content}’ is geen uitslag. Kies zwart, wit, jigo, zwart reglementair, wit reglementair of beide verloren. Zonder tegenstander: vrij, afwezig of afwezig ½.',
  nkCellAlone:
    '{name}: ‘{content}’ is niet te lezen. Vul zonder tegenstander vrij, afwezig of afwezig ½ in ({address}).',
  nkBoardNames: 'Tafel {board}, {names}',
  nkDateAt:
    'Tafel {board}, {names}: ‘{content}’ is een datum; Excel maakte die van wat is getypt. Maak de kolom op als Tekst en typ het opnieuw ({address}).',
  nkDateOf:
    '{names}: ‘{content}’ is een datum; Excel maakte die van wat is getypt. Maak de kolom op als Tekst en typ het opnieuw ({address}).',
  nkNoResult: '{black} – {white} heeft nog geen uitslag ({address}).',
  nkNoResults:
    '{sheet}: {count} {count?partij heeft|partijen hebben} geen uitslag. Vul die eerst in.',
  nkSomeWait:
    '{sheet}: {count} {count?speler is|spelers zijn} nog niet ingedeeld. Deel eerst de rest van de ronde in.',
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
  nkRoundEvent: '{event}, {players} {players?speler|spelers}, {boards} {boards?tafel|tafels}',
  nkRoundNote:
    'Kies elke uitslag in de kolom Uitslag. Kwam een speler niet opdagen, kies dan reglementaire winst voor de tegenstander.',
  nkPlayOff: 'Beslissingspartij',
  nkPairNames: '{one} – {two}',
  nkPairOnBoard: '{board} ({pair})',
  nkOpen: 'nog open',
  nkPairAhead: 'Indelen voordat deze {count?uitslag binnen is|uitslagen binnen zijn}',
  nkPairAheadHint:
    'Een open partij telt zoals je hier kiest. Zodra de uitslag is getypt, noemt het paneel de tafels die anders zouden zijn.',
  nkNoPointsYet: 'nog geen punten',
  nkProvisional: 'Ingedeeld voordat de uitslag van {games} binnen is.',
  nkGroupChanged:
    '{address}: {name} speelde ronde 1 in {was}, niet in {is}. Zet {was} terug, of verbeter ook de groep in ronde 1.',
  nkGroupsChanged:
    '{count} spelers wisselden na ronde 1 van groep. {address}: {name}, toen {was}, nu {is}. Zet ze terug, of verbeter ook de groepen in ronde 1.',
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
  nkTakeBack: 'Schrappen',
  nkTakeBackWhat: 'Schrappen: {what}',

  nkBoardsTitle: '{count} {count?tafel|tafels}',
  nkBoardsChanged: '{count} {count?tafel|tafels} gewijzigd',
  nkChanged: 'gewijzigd',
  nkFloatsCount: '{count} omlaag geloot',
  nkDecisionsCount: '{count} {count?beslissing|beslissingen}',
  nkPlayersAndResults: 'Spelers en uitslagen',
  nkAbsentNow: 'afwezig: {names}',
  nkAbsentNowMany: '{count} afwezig',
  nkTypeResults:
    'Kies elke uitslag in de kolom {column}. Is de laatste binnen, dan toont Toernooi de volgende stap.',
  nkRoundsIn: '{count} {count?ronde|ronden} volledig',
  nkEventLine: '{groupSize} per groep, {rounds} {rounds?ronde|ronden}',
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
  nkExchangeBoards: 'Ruilen…',
  nkExchangeChoose: 'Kies de andere tafel.',
  nkExchangeWith: 'Ruilen met tafel {board}',
  nkTwoPairs: '{one}, {two}',
  nkInstead: 'in plaats van {name}',
  nkShownBoards: 'Getoonde tafels',
  nkAllBoards: 'Alle {count}',
  nkToLookAt: '{count} om te bekijken',
  nkShowClubs: 'Clubs tonen',
  nkKeepBoards: 'Deze tafels vastzetten',
  nkReleaseBoards: 'Deze tafels losmaken',
  nkBoardsOf: '{what}: {group}',
  nkLeaveBoards: 'Later indelen',
  nkTakeBoards: 'Nu indelen',
  nkLeaveBoard: 'Later indelen',
  nkTakeBoard: 'Nu indelen',
  nkIsLater: 'voor later',
  nkBoardsWait:
    '{count} {count?tafel blijft|tafels blijven} voor later. Deel de rest van deze ronde in voor de volgende.',
  nkSaidLater: 'Voor later: de tafels van {names}.',
  nkAllLater: 'Alle tafels blijven voor later; er is niets te schrijven.',
  nkNextRest:
    'Nu: de rest van ronde {round}, {present} {present?speler|spelers} nog niet ingedeeld',
  nkRestOfRound: 'Rest van ronde {round}',
  nkNoLinesLeft:
    '{sheet} heeft {count} {count?regel|regels} te weinig. Voeg boven een tafel {count} lege {count?tabelrij|tabelrijen} in en vernieuw het voorbeeld.',
  nkAgainOfRound: 'Deel van ronde {round} opnieuw',
  nkAgain: 'Deel van ronde {round} opnieuw indelen',
  nkAgainHint:
    'Vink aan wat van het blad gaat en opnieuw wordt ingedeeld. Tafels met een uitslag blijven staan.',
  nkAgainBoard: 'Tafel {board}: {pair}',
  nkAgainAll: 'Alle hieronder',
  nkNextAgain: 'Nu: deel van ronde {round} opnieuw, {present} {present?speler|spelers}',
  nkNotOnSheet: 'Nog niet op {sheet}, en mee ingedeeld: {names}.',
  nkTwoByes:
    '{one} is in deze ronde al vrij. Vink ook {one} aan, dan heeft {two} een tegenstander.',
  nkJoin: 'Aan tafel {board} in ronde {round}',
  nkJoinHint:
    '{name} is vrij in ronde {round}. {late} kan die plaats innemen; latere ronden volgen.',
  nkCriteria: 'Criteria, belangrijkste eerst (lager is beter)',
  nkNoCriteria: 'Geen enkel criterium telt tegen deze paring.',
  nkNoCriteriaAtAll: 'Geen enkel criterium telt tegen een tafel.',
  nkWholeField: 'Criteria voor de hele ronde',
  nkWholeFieldLead:
    'Totalen over alle tafels, belangrijkste eerst. Geen andere toegestane indeling scoort lager.',

  nkReplace: '{sheets} vervangen',
  nkSheetStays:
    '{sheet} blijft zoals het is, omdat het met de hand is gewijzigd. Er komt een nieuw blad bij.',
  nkSheetOther:
    '{sheet} blijft zoals het is, omdat de lijst nu andere regels of kolommen heeft. Er komt een nieuw blad bij.',
  nkWallTitle: 'Wandlijsten van ronde {round}',
  nkWallRound: 'Ronde',
  nkByBoard: 'Per tafel',
  nkByName: 'Op naam',
  nkSlips: 'Uitslagbriefjes',
  nkWallNoRound: 'Er is nog geen ronde ingedeeld. Deel eerst een ronde in.',
  nkWallNothing: 'Er is geen blad gekozen. Vink er ten minste één aan.',
  nkByBoardNote: 'Score voor deze ronde, geteld vanaf de laagste startgroep.',
  nkByBoardUnscored: 'Zonder scores: van een eerdere ronde zijn nog uitslagen open.',
  nkByNameNote: 'Zoek je naam, dan je tafel en je kleur.',
  nkSlipsNote: 'Knip langs de lijnen. Spelers omcirkelen de uitslag en tekenen.',

  nkCardStanding: 'Na ronde {round}: plaats {place}, score {score}, WP {sos}, SODOS {sodos}',
  nkCardRound: 'Ronde {round}: {what}',
  nkCardGame: '{colour} tegen {opponent}, {result}',
  nkCardOut: 'niet in het toernooi',
  nkCardDown: 'omlaag naar {group}',
  nkCardUp: 'omhoog naar {group}',
  nkCardText: 'Als tekst',
  nkWon: 'gewonnen',
  nkLost: 'verloren',
  nkWonForfeit: 'reglementair gewonnen',
  nkLostForfeit: 'reglementair verloren',

  nkAllPlayed:
    'Alle ronden zijn gespeeld. Voor een beslissingspartij zijn precies twee kandidaten nodig.',
  nkPlayOffThere: 'De beslissingspartij is al ingedeeld. Zie {sheet}.',

  nkStale:
    'Ronde {round} was al ingedeeld voor deze wijziging. Tafels waar scores of weerstandspunten nu anders zijn: {boards}.',
  nkStaleChange: 'Ronde {round}, {who}: van {was} gewijzigd in {is}.',
  nkStaleMore: 'Nog {count} {count?correctie|correcties}',
  nkStaleAll: 'alle',
  nkStaleNoBoard:
    'Ronde {round} was al ingedeeld voor deze wijziging, maar geen score of weerstandspunt is veranderd.',
  nkStaleLeft:
    'Ingedeelde ronden blijven staan. Om een ronde opnieuw in te delen, verwijder je het blad en dat van latere ronden.',
  nkStaleAgain:
    'Tafels van ronde {round} zonder uitslag kunnen van het blad: vink ze aan bij ‘Deel van ronde {round} opnieuw indelen’.',
  nkStaleUnknown: 'Ronde {round}: de uitslagen waarop is ingedeeld zijn niet te lezen.',
  nkNothingThere: 'leeg',
  nkRoundOpen:
    '{sheet} telt nog niet mee: in ronde {round} {open?heeft|hebben} {open} {open?partij|partijen} geen uitslag, of een eerdere ronde is niet compleet.',

  nkRank: 'In groep',
  nkAfterRound: 'Na',
  nkStandingsEvent:
    '{event}, {played} van {rounds} {rounds?ronde|ronden}, {players} {players?speler|spelers}, {when}',
  nkShowWins: 'Gewonnen partijen tonen',
  nkShowColours: 'Kleuren tonen',
  nkBlackSign: 'z',
  nkWhiteSign: 'w',
  nkStandingsNote: 'Score, weerstandspunten (WP) en SODOS tellen vanaf de laagste startgroep.',
  nkStandingsNoteWhole:
    'Score, weerstandspunten (WP) en SODOS tellen vanaf de laagste startgroep. Halve punten tellen niet voor de plaats.',
  nkWholePlaces: 'Halve punten tellen niet voor de plaats.',
  nkWallNote:
    '12+ = gewonnen van regel 12, 7- = verloren, 3= jigo, 0+ vrij, 0- of 0= afwezig; ! = reglementair',
  nkWallColours:
    '12+/z = met zwart gewonnen van regel 12, 7-/w met wit verloren, 3= jigo, 0+ vrij, 0- of 0= afwezig; ! = reglementair',

  nkRightsTitle: 'Verdiende rechten voor volgend jaar',
  nkRightsNote:
    '4 punten of meer: Topgroep. 3 punten: ten minste Groep 1. (De Topgroep begint op 0.)',
  nkRightsOf: 'Recht op {right}: {count} {count?speler|spelers}',
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

  nkShareTitle: '{event}, ronde {round}',
  nkEgdDayHint: 'Bijvoorbeeld 2026-06-05',
};
