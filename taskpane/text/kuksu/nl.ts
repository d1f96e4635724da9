import type { Translated } from '../texts';
import type { kuksu as english } from './en';

/** Dutch: league cycles of Kuksu. */
export const kuksu: Translated<typeof english> = {
  kuksuGroup: 'Volgende cyclus indelen',
  kuksuGroupLead:
    'Maakt van de aanmeldingen en de uitslagen van de vorige cyclus de nieuwe groepen, en zegt van elke speler hoe die aan zijn plaats kwam.',
  kuksuRegistrations: 'Aanmeldingen',
  kuksuRegistrationsHint:
    'Naam en rating van wie zich aanmeldde; waar nodig een niveau waarin u een speler vastzet en een merk voor wie door de tijd ging.',
  kuksuLastCycle: 'Vorige cyclus',
  kuksuLastCycleHint:
    'Van iedereen naam, groep (A, B1 …) en plaats, en een merk voor wie gediskwalificeerd is. Niet nodig voor de eerste cyclus.',

  kuksuName: 'Naam',
  kuksuRating: 'Rating',
  kuksuPin: 'Vastgezet niveau',
  kuksuTimedOut: 'Door de tijd',
  kuksuLeague: 'Groep',
  kuksuPlace: 'Plaats',
  kuksuDisqualified: 'Gediskwalificeerd',
  kuksuPoints: 'Punten',
  kuksuSodos: 'SODOS',
  kuksuTier: 'Niveau',
  kuksuSeed: 'Nummer',
  kuksuLastLeague: 'Vorige groep',
  kuksuLastTier: 'Vorig niveau',
  kuksuLastPlace: 'Vorige plaats',
  kuksuHow: 'Hoe',
  kuksuDecided: 'Beslist door',

  kuksuToldAt: '{address}: {what}',
  kuksuTold: '{what}',
  kuksuLeagueNeeded:
    '{address} bevat “{content}”; nodig is een groep als A, B1 of C4, of het niveau als getal vanaf 1 (A).',
  kuksuPinNeeded: '{address} bevat “{content}”; nodig is een niveau als 2 of B, of niets.',
  kuksuAboveZero: '{address} bevat {content}; nodig is een rating boven 0.',
  kuksuAddedRow: 'hier toegevoegd',

  kuksuTitleMatch: 'Titelmatch',
  kuksuTitleLost: 'Wie verloor?',
  kuksuChallenger: 'de winnaar van groep A',
  kuksuChallengerNamed: '{name}, de winnaar van groep A',
  kuksuHolderLost: 'de titelhouder',
  kuksuHolder: 'Titelhouder vóór de match',
  kuksuHolderHint:
    'Zoals bij de aanmeldingen. Wie verloor speelt in groep A, wie won in geen groep.',

  kuksuSameNames: 'Eén speler of twee?',
  kuksuPair: '“{registered}” in {address} en “{last}” in {lastAddress}',
  kuksuPairHolder: '“{registered}” in {address} en de titelhouder “{last}”',
  kuksuUndecided: 'Kies',
  kuksuOnePlayer: 'één speler',
  kuksuTwoPlayers: 'twee spelers',
  kuksuAllOne: 'Deze zijn allemaal één speler',

  kuksuRemainder: 'Spelers die overblijven',
  kuksuLeaveOut: 'Weglaten ({count})',
  kuksuLeaveOutHint:
    'In de volgorde van de regel: wie door de tijd ging, nieuwe spelers, de rest, telkens vanaf de laagste rating.',
  kuksuTimedOutMark: 'door de tijd',
  kuksuNewMark: 'nieuw',
  kuksuInvite: 'Uitnodigen (nog {count})',
  kuksuInviteHint: 'Voeg wie meedoet hieronder toe, of in de lijst met aanmeldingen.',
  kuksuMoveDown: '{names} een niveau lager',
  kuksuNotInRules: 'niet in de regels',
  kuksuUndo: 'Terugdraaien',

  kuksuChanges: 'Hier gemaakte wijzigingen',
  kuksuChangesHint: 'Zij gelden voor dit voorbeeld. De lijst met aanmeldingen blijft zoals die is.',
  kuksuAdd: 'Speler toevoegen',
  kuksuAddButton: 'Toevoegen',
  kuksuWithdraw: 'Trekt zich terug',
  kuksuPinTo: 'Vastzetten in niveau {tier}',
  kuksuPinForbidden: 'Niveau {tier}: onder het eigen niveau {own}, en niemand mag lager (2.5)',
  kuksuUnpin: 'Niet meer vast in niveau {tier}',
  kuksuChangeAdded: '{name} komt erbij met {rating}',
  kuksuChangeWithdrawn: '{name} trekt zich terug',
  kuksuChangePinned: '{name} staat vast in niveau {tier}',
  kuksuTakeBackChange: 'Terugdraaien: {change}',
  kuksuWhatIf: 'Wat de wijzigingen doen',
  kuksuWhatIfNone: 'Niemand verhuist.',
  kuksuWhatIfUnknown: 'Zonder deze wijzigingen zijn er geen groepen om mee te vergelijken.',
  kuksuMoves: '{name}: van {from} naar {to}',
  kuksuJoins: '{name} speelt in {to}',
  kuksuGoes: '{name} speelt niet meer in {from}',
  kuksuMovesMore: 'Binnen hun niveau wisselen nog {count} spelers van groep.',

  kuksuCrosstables: 'Een kruistabel per groep, om uitslagen in te typen',
  kuksuSummary: '{players} spelers in {leagues} groepen van {tiers} niveaus.',
  kuksuSummaryOne: '{players} spelers in één groep.',
  kuksuChampion: '{name} heeft de titel en speelt in geen groep.',
  kuksuLeftOut: 'Weggelaten: {names}.',
  kuksuAbsent: 'Spelers van de vorige cyclus die niet aangemeld zijn: {count}',
  kuksuAbsentLine: '{name} ({place} in {league})',
  kuksuTierHeading: 'Niveau {tier}',
  kuksuTierFilled:
    '{byDefault} van {seats} plaatsen volgens de regel, {filled} opgevuld, {pinned} vastgezet.',
  kuksuNextCame: 'Daarna kwamen voor de open plaatsen: {names}.',
  kuksuWithSum: '{name} {sum}',
  kuksuUp: 'gepromoveerd',
  kuksuDown: 'gedegradeerd',
  kuksuSame: 'blijft',
  kuksuNew: 'nieuw',
  kuksuFilledMark: 'opgevuld, toeslag {award}',
  kuksuPinnedMark: 'vastgezet',
  kuksuMovedMark: 'lager geplaatst, niet in de regels',
  kuksuWhoMoved: 'Wie in een ander niveau speelt, en wie is opgehaald',
  kuksuNobodyMoved: 'Iedereen speelt in het niveau van de vorige cyclus.',
  kuksuFrom: 'Vorige cyclus',
  kuksuTo: 'Nu',

  kuksuLeaguesSheet: 'Groepen',
  kuksuLeagueSheet: 'Groep {league}',
  kuksuCrosstableNote:
    'Typ uitslagen boven de diagonaal: 1 als de speler van de rij won, 0 bij verlies, een half bij remise. De rest volgt met formules.',
  kuksuCycleTitle: 'Groepen van de volgende cyclus',

  kuksuRank: 'Groepen rangschikken',
  kuksuRankLead:
    'Zet de spelers van elke groep op volgorde en zegt wat besliste, zodat de volgende cyclus ingedeeld kan worden.',
  kuksuResults: 'Uitslagen',
  kuksuResultsHint:
    'Naam, punten en SODOS, en de groep als er meer onder elkaar staan; of naam en de kruistabel van één groep. Doe het zonder om de kruistabellen van deze werkmap te nemen, of wat hieronder geplakt is.',
  kuksuPaste: 'Pagina’s van online-go.com',
  kuksuPasteHint:
    'Kopieer daar de pagina van een groep en plak die hier, onder elkaar. Er wordt niets verstuurd.',
  kuksuListLeague: 'Groep van de lijst',
  kuksuListLeagueHint: 'Alleen als de lijst daarvoor geen kolom heeft.',
  kuksuRankTitle: 'Uitslagen van de cyclus',
  kuksuResultsSheet: 'Uitslagen',
  kuksuNoResults:
    'Deze werkmap heeft geen kruistabellen van een cyclus en er is niets geplakt: wijs een lijst met uitslagen aan, of deel eerst een cyclus in.',
  kuksuNoPoints:
    '{address} heeft geen kolom met punten, en de andere kolommen zijn geen kruistabel: kies de kolom met punten.',
  kuksuNoLeague:
    'De lijst in {address} heeft geen kolom met groepen: kies die, of noem de groep bij Opties.',
  kuksuPageLeague:
    'De geplakte tabel van {names} noemt geen groep: typ die erboven, zoals League B1.',
  kuksuLeagueTwice: 'Groep {league} is twee keer geplakt: plak elke groep één keer.',
  kuksuSheetGone:
    'De kruistabel van groep {league} is verwijderd. De naam {name} staat er nog: verwijder die in Namen beheren van Excel.',
  kuksuSheetShape:
    '{address} is niet meer de kruistabel zoals die gemaakt is: er zijn rijen of kolommen ingevoegd of verwijderd.',
  kuksuRanked: 'Groep {league}',
  kuksuWhy: 'Waarom',
};
