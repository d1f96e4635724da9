import type { Translated } from '../../texts';
import type { kuksu as english } from '../../en/kuksu/pane';

/** Dutch: league cycles of Kuksu. */
export const kuksu: Translated<typeof english> = {
  kuksuRegistrations: 'Aanmeldingen',
  kuksuRegistrationsHint:
    'Naam en rating van iedereen die zich aanmeldde. Optioneel: een vastgezet niveau en een markering voor wie door de tijd ging.',
  kuksuLastCycle: 'Vorige cyclus',
  kuksuLastCycleHint:
    'Naam, groep (A, B1…) en plaats van elke speler. Optioneel: een markering voor gediskwalificeerde spelers. Niet nodig bij de eerste cyclus.',

  kuksuToldAt: '{address}: {what}',
  kuksuAsked: '{what} Beantwoord dit bij Vragen.',
  kuksuLeagueNeeded:
    '{address}: ‘{content}’ is geen groep. Typ een groep zoals A, B1 of C4, of het niveau als getal (1 = A).',
  kuksuPinNeeded:
    '{address}: ‘{content}’ is geen niveau. Typ een niveau zoals B, of laat de cel leeg.',
  kuksuResultDate:
    '{one} – {other}: in rij {row} staat een datum; Excel maakte die van wat is getypt. Maak de kolom op als Tekst en typ het opnieuw ({address}).',
  kuksuAboveZero: '{address}: {content} is geen rating. Typ een getal boven 0.',
  kuksuAddedRow: 'hier toegevoegd',

  kuksuTitleMatch: 'Titelmatch',
  kuksuTitleLost: 'Wie verloor de titelmatch?',
  kuksuQuestions: 'Vragen',
  kuksuLostTo: 'Titelmatch verloren van {holder}',
  kuksuChallenger: 'De winnaar van groep A',
  kuksuChallengerNamed: '{name}, de winnaar van groep A',
  kuksuHolderLost: 'De titelhouder',
  kuksuHolderNamed: '{name}, de titelhouder',
  kuksuHolderLabel: 'Titelhouder',
  kuksuHolder: 'Titelhouder vóór de match',
  kuksuHolderHint:
    'Geschreven zoals bij de aanmeldingen. De verliezer speelt in groep A; de winnaar speelt niet mee.',

  kuksuHolderKnown:
    'Zoals geschreven bij de vorige cyclus. De verliezer speelt in groep A; de winnaar speelt niet mee.',

  kuksuHolderAsked: '{what} Of laat {name} weg bij Vragen.',
  kuksuLeaveHolderOut: '{name} weglaten: de titelhouder speelt niet mee',
  kuksuCycleNumber: 'Nummer van deze cyclus',
  kuksuCycleNumberHint:
    'Leeg: één meer dan de laatste in deze werkmap. Het staat boven elke lijst, en vanaf de tweede cyclus op de tabs.',
  kuksuCycleNumberNeeded:
    'Het nummer van deze cyclus: typ bij Vragen een geheel getal van {least} tot en met {most}. Lagere nummers staan al in deze werkmap.',

  kuksuSameNames: 'Eén speler of twee?',
  kuksuPair: '‘{registered}’ in {address} en ‘{last}’ in {lastAddress}',
  kuksuPairHolder: '‘{registered}’ in {address} en de titelhouder ‘{last}’',
  kuksuUndecided: 'Kies',
  kuksuOnePlayer: 'Dezelfde speler',
  kuksuTwoPlayers: 'Twee verschillende spelers',
  kuksuAllOne: 'Elk paar is dezelfde speler',

  kuksuRemainder: 'Spelers die overblijven',
  kuksuLeaveOutHint:
    'Voorgestelde volgorde: wie door de tijd ging, dan nieuwe spelers, dan de laagste ratings.',
  kuksuTimedOutMark: 'door de tijd',
  kuksuNewMark: 'nieuw',
  kuksuProvisional: 'Wie hier wordt genoemd, kan nog veranderen door je antwoorden hierboven.',
  kuksuInviteHint: 'Voeg hieronder toe wie meedoet, om eerst de groepen te bekijken.',
  kuksuUndo: 'Schrappen',

  kuksuChanges: 'Wijzigingen voor dit voorbeeld',
  kuksuChangesHint:
    'Deze gelden alleen voor dit voorbeeld. De lijst met aanmeldingen blijft zoals die is.',
  kuksuAdd: 'Speler toevoegen',
  kuksuAddButton: 'Toevoegen',
  kuksuWithdraw: 'Terugtrekken',
  kuksuPinTo: 'Vastzetten in niveau',
  kuksuPinNone: 'Niet vastgezet',
  kuksuPinForbidden: '{tier}, onder het standaardniveau',
  kuksuPinRule: 'Spelers mogen niet onder hun standaardniveau komen, hier {own} (regel 2.5).',
  kuksuPinRuleFree:
    'Elk niveau: deze speler deed vorige cyclus niet mee en heeft geen standaardniveau.',
  kuksuChangeAdded: '{name} toegevoegd, rating {rating}',
  kuksuChangeWithdrawn: '{name} teruggetrokken',
  kuksuChangePinned: '{name} vastgezet in niveau {tier}',
  kuksuTakeBackChange: 'Schrappen: {change}',
  kuksuWhatIf: 'Gevolgen van deze wijzigingen',
  kuksuWhatIfNone: 'Niemand verandert van groep.',
  kuksuWhatIfUnknown: 'Niet te vergelijken: zonder deze wijzigingen zijn er geen groepen.',
  kuksuMoves: '{name}: van {from} naar {to}',
  kuksuJoins: '{name} komt in {to}',
  kuksuGoes: '{name} gaat uit {from}',
  kuksuMovesMore: 'Nog {count} {count?speler wisselt|spelers wisselen} van groep binnen een niveau',

  kuksuCrosstables: 'Voor elke groep een kruistabel maken',
  kuksuManySheets:
    'Voor {leagues} groepen kunnen geen kruistabellen worden gemaakt (hoogstens {most}). Zet ‘Voor elke groep een kruistabel maken’ uit bij Vragen.',
  kuksuSummary: '{players} spelers in {leagues} groepen, {tiers} {tiers?niveau|niveaus}',
  kuksuSummaryOne: '{players} {players?speler|spelers} in één groep',
  kuksuChampion: '{name} heeft de titel en speelt niet mee.',
  kuksuLeftOut: 'Weggelaten: {names}.',
  kuksuAbsent: '{count} {count?speler|spelers} van de vorige cyclus niet aangemeld',
  kuksuAbsentLine: '{name} ({place} in {league})',
  kuksuTierNamed: 'Niveau {tier}',
  kuksuTierSeats: '{seats} {seats?plaats|plaatsen}: {how}',
  kuksuSeatsDefault: '{count} op standaardniveau',
  kuksuSeatsPinned: '{count} vastgezet',
  kuksuSeatsFilled: '{count} opgevuld',
  kuksuSeatsMoved: '{count} lager gezet',
  kuksuFills: 'Hoe open plaatsen zijn gevuld ({count})',
  kuksuAward: 'Toeslag',
  kuksuSum: 'Som',
  kuksuNextMark: 'eerstvolgende',
  kuksuPlayerHint: 'Kies een speler om te zien waarom, of om vast te zetten of terug te trekken.',
  kuksuUp: 'gepromoveerd',
  kuksuDown: 'gedegradeerd',
  kuksuSame: 'blijft',
  kuksuNew: 'nieuw',
  kuksuFilledMark: 'vulde een plaats',
  kuksuFilledAward: 'vulde een plaats, +{award}',
  kuksuPinnedMark: 'vastgezet',
  kuksuMovedMark: 'lager gezet',
  kuksuWhoMoved: 'Promoties en degradaties ({count})',
  kuksuNobodyMoved: 'Iedereen blijft in het niveau van de vorige cyclus.',
  kuksuFrom: 'Vorige cyclus',
  kuksuTo: 'Nu',
  kuksuChange: 'Wijziging',
  kuksuMore: 'Nog {count} tonen',

  kuksuLeagueSheet: 'Groep {league}',
  kuksuTab: '{title}, cyclus {cycle}',
  kuksuCycleLine: 'Kuksu, cyclus {cycle}, {players} {players?speler|spelers}',
  kuksuLeaguesLine:
    'Kuksu, cyclus {cycle}, {leagues} {leagues?groep|groepen}, {players} {players?speler|spelers}',
  kuksuLeaguesNote: 'Bij Reden staat hoe elke speler deze plaats kreeg.',
  kuksuResultsNote:
    'De volgende cyclus wordt uit deze tabel gemaakt. Bij Beslist op staat wat een speler boven de volgende zet.',
  kuksuResultUnknown: '{one} – {other}: ‘{content}’ is geen uitslag. Typ 1, 0 of ½ ({address}).',
  kuksuSidesUnlike:
    '{before} past niet bij {lastAddress}: typ {rest} voor {one} – {other}, of verbeter de andere.',
  kuksuDiagonal:
    '{name}: in {address} staat ‘{content}’. Maak de cel leeg: niemand speelt tegen zichzelf.',
  kuksuResultRefusal: 'Typ 1 (winst), 0 (verlies) of ½ (jigo).',
  kuksuCrosstableNote:
    'Vul uitslagen in boven de diagonaal: 1 = winst voor de speler van die rij, 0 = verlies, 0,5 = jigo. De rest wordt berekend.',
  kuksuCellsWrong: 'Verbeter {cells}: wat daar niet klopt, telt voor niemand.',
  kuksuCycleTitle: 'Groepen van de volgende cyclus',

  kuksuResults: 'Uitslagen',
  kuksuResultsHint:
    'Naam, punten en SODOS, met een kolom Groep als de lijst meer groepen heeft. Of namen met de kruistabel van één groep.',
  kuksuSource: 'Uitslagen komen uit',
  kuksuSourceSheets: 'Kruistabellen in deze werkmap',
  kuksuSourceList: 'Een lijst',
  kuksuSourcePages: 'Gekopieerde pagina’s van online-go.com',
  kuksuPaste: 'Pagina’s van groepen',
  kuksuPasteHint:
    'Kopieer de pagina van elke groep en plak die hier, onder elkaar. Er wordt niets verstuurd.',
  kuksuListLeague: 'Groep in deze lijst',
  kuksuListLeagueHint: 'Alleen als de lijst geen kolom Groep heeft.',
  kuksuRankTitle: 'Uitslagen van de cyclus',
  kuksuResultsSheet: 'Uitslagen',
  kuksuNoResults:
    'Deze werkmap heeft geen kruistabellen. Kies hierboven een andere bron, of deel eerst een cyclus in.',
  kuksuNoPlaces:
    'Groep {league}: niemand heeft nog een punt, dus er zijn geen plaatsen. Vul de uitslagen in en rangschik de groepen dan opnieuw.',
  kuksuNoPlacesAtAll:
    'Niemand heeft nog een punt, dus er zijn geen plaatsen. Vul eerst uitslagen in.',
  kuksuNothingPasted: 'Nog geen uitslagen. Plak de pagina’s van de groepen bij Opties.',
  kuksuNoPoints: '{address} heeft geen kolom Punten en is geen kruistabel. Kies de kolom Punten.',
  kuksuNoLeague:
    'De lijst in {address} heeft geen kolom Groep. Kies die, of vul de groep in bij Opties.',
  kuksuPageLeague: 'Van welke groep is de geplakte tabel van {names}?',
  kuksuPageLeagueOf: 'Groep van {names}',
  kuksuPageLeagueHint: 'De pagina heeft geen titel met een groep. Typ A, B1, C4…',
  kuksuLeagueTwice: 'Groep {league} is twee keer geplakt. Plak elke groep één keer.',
  kuksuSheetShape:
    'In de kruistabel in {address} zijn rijen of kolommen ingevoegd of verwijderd. Maak dat ongedaan.',
  kuksuResultsOld:
    'Groep {league}: {name} is {place}e volgens de kruistabel, en {placed}e in {address}. Is een uitslag verbeterd, rangschik de groepen dan opnieuw.',
  kuksuResultsOldNone:
    'Groep {league}: {name} is {place}e volgens de kruistabel, en heeft nog geen plaats in {address}. Rangschik de groepen opnieuw.',
  kuksuResultsOldFigure:
    'Groep {league}: {title} van {name}: {figure} in de kruistabel, {written} in {address}. Rangschik de groepen opnieuw.',
  kuksuResultsOldMarked:
    'Groep {league}: {name} is in de kruistabel gediskwalificeerd, en in {address} niet. Rangschik de groepen opnieuw, of verbeter een van de twee.',
  kuksuResultsOldUnmarked:
    'Groep {league}: {name} is in {address} gediskwalificeerd, en in de kruistabel niet. Rangschik de groepen opnieuw, of verbeter een van de twee.',
  kuksuSorted:
    'Groep {league}: de rijen van de kruistabel zijn gesorteerd. De uitslagen zijn gelezen op Nr. Sorteer weer op Nr., dan kloppen de punten op het blad.',
  kuksuFormulaLost:
    'Groep {league}: {title} in {address} klopt niet met de partijen. Maak ongedaan wat daar is gewist of getypt, of druk op F9. Groepen rangschikken gaat uit van de partijen.',
  kuksuPlayerTwice:
    '{name} staat in groep {one} en in groep {two}. Laat elke speler in één groep staan.',
  kuksuLeagueMissing: 'Groep {league} staat op het blad {sheet}, maar heeft hier geen uitslagen.',
  kuksuLeagueGone:
    'Groep {league} van cyclus {cycle}: de kruistabel is verwijderd. Open een eerdere versie van de werkmap. Telt de groep niet mee, verwijder dan de naam {name} via Namen beheren.',
  kuksuPlayersMissing: 'Groep {league}: geen uitslagen van {names}.',
  kuksuPlayerElsewhere:
    '{name} heeft uitslagen in groep {league}, maar is ingedeeld in groep {made}.',
  kuksuPlayerExtra:
    '{name} heeft uitslagen in groep {league}, maar staat niet bij de gemaakte groepen.',
  kuksuRanked: 'Groep {league}',
  kuksuRankedSummary:
    '{players} {players?speler|spelers} in {leagues} {leagues?groep|groepen}; {ties} {ties?plaats|plaatsen} beslist na gelijke stand',
  kuksuTieBreak: 'Beslist op',

  kuksuReplaceStep: 'De plaats',
  kuksuReplaceLeaves: 'Wie stopt',
  kuksuReplaceName: 'Wie de plaats krijgt',
  kuksuReplacePlayed: 'Al gespeelde partijen',
  kuksuReplaceKeep: 'Blijven bij de plaats',
  kuksuReplaceClear: 'Worden gewist en opnieuw gespeeld',
  kuksuReplaceWho: 'Wie stopt?',
  kuksuReplaceBy: 'Wie krijgt de plaats, en met welke rating (boven 0)?',
  kuksuReplaceThere: '{name} speelt al in groep {league}. Kies een andere speler.',
  kuksuReplaceSorted:
    'Groep {league}: de rijen van de kruistabel zijn gesorteerd. Sorteer eerst weer op Nr.',
  kuksuReplaceRule:
    'De regels zeggen niets over vervangen halverwege een cyclus. De plaats blijft zoals die is: groep, nummer en partijen.',
  kuksuReplaced: '{name} voor {leaves}',
  kuksuReplaceSeat: 'Groep {league}: {name} krijgt de plaats van {leaves}.',
  kuksuReplaceKept: '{games} {games?uitslag blijft|uitslagen blijven} bij de plaats.',
  kuksuReplaceCleared: '{games} {games?uitslag wordt|uitslagen worden} gewist.',

  kuksuShareLater:
    'Een latere lijst van cyclus {cycle} staat op het blad {sheet}: kies dat blad, tenzij je de oudere wilt.',
  kuksuShareLeagues: 'Groepen om bekend te maken',
  kuksuShareStandings: 'Standen om bekend te maken',

  kuksuGroupDecided: 'Opnieuw indelen na de titelmatch',
  kuksuNotDecided: 'Nog niet beslist: maak een concept',
  kuksuDraftSheet: 'Groepen (concept)',
  kuksuDraftOnly:
    'Een concept: de titelmatch is niet beslist. Er zijn geen kruistabellen bij; maak de groepen na de match opnieuw.',
  kuksuDraftNote: 'Concept: de titelhouder wint. Als de titelhouder verliest: {moves}.',
  kuksuDraftMore: 'nog {more}',
  kuksuDraftSame: 'Concept: geen andere plaats hangt van de titelmatch af.',
  kuksuDraftUnknown:
    'Concept: de titelhouder wint. Als de titelhouder verliest, zijn deze spelers niet in te delen.',
  kuksuDepends: 'Plaatsen die van de titelmatch afhangen',
  kuksuDependsHow: 'De groepen staan er alsof de titelhouder wint. Als de titelhouder verliest:',
};
