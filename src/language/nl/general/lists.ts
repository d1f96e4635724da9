import type { Translated } from '../../texts';
import type { lists as english } from '../../en/general/lists';

/** Dutch: lists that a job reads, their columns and cells. */
export const lists: Translated<typeof english> = {
  cellNeedsText: '{address}: ‘{content}’ is geen tekst. Typ tekst.',
  cellNeedsNumber: '{address}: ‘{content}’ is geen getal. Typ een getal.',
  cellIsDate:
    'In rij {row} staat een datum; Excel maakte die van wat is getypt. Maak de kolom op als Tekst en typ het opnieuw ({address}).',
  cellDateForNumber:
    '{address} bevat een datum ({content}), geen getal. Maak de kolom op als Getal en typ dan het getal.',
  cellNeedsWhole: '{address}: {content} is geen geheel getal. Typ een geheel getal.',
  cellAtLeast: '{address}: {content} is te laag. Typ {limit} of hoger.',
  cellAtMost: '{address}: {content} is te hoog. Typ {limit} of lager.',
  cellNeedsMark: '{address}: ‘{content}’ is geen markering. Typ x of ja, of laat de cel leeg.',
  cellNeedsOneOf: '{address}: ‘{content}’ kan hier niet. Kies uit: {allowed}.',
  cellBlank: '‘{name}’ ontbreekt in {address}. Vul dit in elke rij in.',
  cellLooksBlank: '{address} lijkt leeg maar bevat onzichtbare tekens. Wis de cel.',
  cellError: '{address} toont {error}. Los dat eerst op.',
  cellFrom1904:
    '{address} toont {content}, maar deze werkmap telt dagen vanaf 1904: het getal staat voor een dag vier jaar eerder. Geef de cel de notatie Tekst en typ de datum opnieuw.',
  cellPending: '{address} toont {error}: Excel berekent dit nog. Wacht en lees dan opnieuw.',
  cellMerged:
    '{address} hoort bij de samengevoegde cellen {merged}. Hef die samenvoeging eerst op.',
  cellThousands:
    '{address}: ‘{content}’ kan {whole} betekenen. Typ het getal zonder punt of komma voor duizendtallen.',
  cellTextNumber: '{address}: de tekst ‘{content}’ is gelezen als getal.',
  cellsTextNumber:
    '{name}: {count} getallen die als tekst in hun cel staan, zijn gelezen als getal; het eerste, ‘{content}’, in {address}.',
  cellsAlike: '{why} Hetzelfde geldt voor {others}.',
  cellsMore: 'nog {count} {count?cel|cellen}',
  cellOrLeaveOut:
    '{why} Of laat ‘{name}’ weg als die niet nodig is: kies daarvoor ‘Geen’ bij Kolommen.',
  placeIsDate:
    '{address} bevat een datum, misschien {first}/{last} voor een gedeelde plaats. Maak de kolom op als Tekst en typ het opnieuw, of {first} voor elk.',
  placeBad: '{address}: ‘{content}’ is geen plaats. Typ 3, T3, of 2/3 bij gelijke stand.',
  placeAstray:
    '{address}: plaats {place}, maar na wie erboven staat komt plaats {expected}. Verbeter het.',
  optionEmpty: '{name} is leeg. Vul een waarde in.',
  nameTwice: '‘{name}’ staat in {address} en in {before}. Elke naam mag maar één keer voorkomen.',
  numberTwice: 'Nummer {name} staat in {address} en in {before}. Elk nummer hoort bij één speler.',
  namesAlike: '‘{two}’ ({address}) lijkt op ‘{one}’ ({before}). Zijn dit twee personen?',
  columnMissing: 'Geen kolom gevonden voor ‘{name}’. Kies die bij Kolommen.',
  columnMissingEither:
    'Geen kolom gevonden voor ‘{name}’ of ‘{other}’. Kies er een onder Kolommen.',
  columnAmbiguous: 'Meer dan één kolom kan ‘{name}’ zijn. Kies er een bij Kolommen.',
  columnTwice:
    'Kolom {column} is gekozen voor ‘{one}’ en voor ‘{two}’. Kies voor een van beide een andere kolom.',
  hiddenUndecided:
    '{address} heeft {count} verborgen of weggefilterde {count?rij|rijen}. Kies of die meetellen.',
  listSemicolons:
    '{address} bevat een hele regel met puntkomma’s: splits de kolom eerst (Gegevens, Tekst naar kolommen).',
  listGoesOn:
    'Na een lege rij gaat het verder, vanaf {next}: alleen {address} is gelezen. Hoort alles bij de lijst, selecteer dan alles.',
  listTotals:
    '‘{name}’ ({address}) lijkt een totaalregel, en is gelezen als naam. Laat hem weg als het er een is.',
  listEmpty: '{address} heeft geen gevulde rijen onder de kopteksten.',

  dayAndMonth: '{first}-{second}',
  dayInFull: '{day} {month} {year}',
  monthJan: 'jan',
  monthFeb: 'feb',
  monthMar: 'mrt',
  monthApr: 'apr',
  monthMay: 'mei',
  monthJun: 'jun',
  monthJul: 'jul',
  monthAug: 'aug',
  monthSep: 'sep',
  monthOct: 'okt',
  monthNov: 'nov',
  monthDec: 'dec',

  openPoints: 'Wat de bronnen openlaten',
  shareSummary: 'Delen: {what}',
  formatKnown: 'Wat van dit formaat bekend is, en wat niet',
  shareSheet: 'Blad',
  shareNothing:
    'Er is geen lijst gevonden om te delen. Maak die eerst, of ga naar het blad en kijk opnieuw.',
  shareEmpty: '{sheet} heeft kopteksten zonder gevulde rijen eronder.',

  listMissing: 'Selecteer eerst ‘{list}’.',

  readByHand:
    'Deze werkmap rekent niet vanzelf: uitkomsten van formules kunnen oud zijn. Druk op F9 en lees opnieuw.',
  readWhileCalculating:
    'Excel was nog aan het berekenen toen dit werd gelezen: uitkomsten van formules kunnen oud zijn. Lees opnieuw als het klaar is.',

  useSelectionFor: 'Geselecteerde cellen gebruiken voor ‘{list}’',
  typedPlace: 'of typ een bereik, tabel of naam',
  readTyped: 'Inlezen',
  readTypedFor: '‘{list}’ inlezen uit het getypte bereik',
  withoutList: 'Doorgaan zonder deze lijst',
  listRead: '{rows} {rows?rij|rijen} in {address}',
  listReadPlayers: '{rows} {rows?speler|spelers} in {address}',
  headerRow: 'Koprij',
  headerInRow: 'Rij {row}',
  headerNone: 'Geen kopteksten: elke rij bevat gegevens',
  columnOpen: 'Kies er een',
  columnsHeaded: 'Kolommen die het kunnen zijn: {columns}.',
  noColumn: 'Geen',
  fieldOptional: '{name} (optioneel)',
  otherColumns: 'Niet gebruikt: {titles}',
  columnsAbsent: 'Niet gegeven: {names}',
  columnsChange: 'Wijzigen',
  columnsChangeOf: 'De kolommen van ‘{list}’ wijzigen',
  tableRows: '{rows} {rows?rij|rijen}',
  moreTables: 'Nog {count} {count?tabel|tabellen} tonen',
  hiddenQuestion:
    '{count} {count?rij is|rijen zijn} verborgen of weggefilterd. {count?Telt die|Tellen die} mee?',
  columnResembles: 'Kolom {column}, ‘{heading}’, wordt niet gebruikt. Is dat ‘{name}’?',
  columnResemblesYes: 'Ja, dat is ‘{name}’',
  columnResemblesNo: 'Nee, iets anders',
  hiddenUse: 'Ja, meetellen',
  hiddenSkip: 'Nee, weglaten',
};
