import type { Translated } from '../texts';
import type { card as englishCard, why as englishWhy } from '../en/why';
import { formulas } from './formulas';
import { steps } from './steps';

/** Dutch: the card of a function, where a formula is filled in and inserted. */
export const card: Translated<typeof englishCard> = {
  arguments: 'Argumenten',
  examples: 'Voorbeelden',
  cardBar: 'Formule en resultaat',
  gives: 'geeft',
  clauses: 'Toegepaste regels',
  insert: 'Invoegen',
  replace: 'Vervangen',
  cardInsertInto: 'Invoegen in {address}',
  cardOptional: 'Optioneel: {count} van {all} zoals in de regels',
  cardUseCells: 'Geselecteerde cellen gebruiken voor {name}',
  cardPicked: '{name}: {address}',
  cardEquals: '= {value}',
  cardHolds: '{address} bevat {values}',
  cardFills: 'Vult {rows} {rows?rij|rijen} × {columns} {columns?kolom|kolommen}:',
  cardTry: 'Proberen',
  cardTryExample: '{formula} proberen',
  cardTried: 'Het voorbeeld staat in de velden.',
  cardNeeds: 'Nog nodig: {names}',
  cardEnter: '{name} is leeg. Typ een waarde of gebruik geselecteerde cellen.',
  cardUnread: '‘{text}’ is niet als formule te lezen. Typ een getal, een bereik of tekst.',
  cardOnItself: '{address} is een van de argumenten. Selecteer de cel voor de formule.',
  cardNoCell: 'Selecteer de cel voor de formule.',
  cardNotWorkedOut: '{what} wordt hier niet uitgerekend. Excel rekent het na het invoegen uit.',
};

/** Dutch: the view Why. */
export const why: Translated<typeof englishWhy> = {
  whyEmpty:
    'Selecteer een cel met een formule van deze invoegtoepassing, of een gegeven op een hier geschreven blad, om te zien waarom het er staat.',
  whyFollows: 'volgt de selectie',
  whyHeld: 'vastgehouden',
  whyHold: 'Vasthouden',
  whyFollow: 'Selectie volgen',
  whyBack: 'Terug naar {address}',
  whyGoTo: 'Naar {address}',
  whyReading: 'De cellen worden gelezen …',
  whyOfWhich: '{selection}, waarvan {address}',
  whyHow: 'In {steps} {steps?stap|stappen}',
  whyHowOf: '{name} in {steps} {steps?stap|stappen}',
  whyFrom: 'Uit deze cellen',
  whyAllArguments: 'Alle argumenten',
  whyArgument: 'Argumentnaam',
  whyValue: 'Waarde',
  whyCell: 'Cel',
  whyTyped: 'getypt',
  whyLeftOut: 'weggelaten',
  whyBlank: 'leeg',
  whyWorkedOut: 'uit',
  whyTakes: 'de {name} neemt',
  whySays: 'Wat {clause} zegt',
  whySaysFailed: 'De regels konden niet geladen worden. Open ze met de link.',
  whyOrigin: 'Waar komt dit vandaan?',
  whyOrigins: 'Cellen waar deze formule naar verwijst',
  whyNoOrigin:
    'Geen van de cellen waar deze formule naar verwijst, bevat een formule of gegeven van deze invoegtoepassing.',
  whyExplain: 'Uitleggen',
  whyExplainOf: '{address} uitleggen',
  whyRow: 'rij {row} van {rows}',
  whyRowNamed: 'rij {row} van {rows} ({name})',
  whyOneRow: 'rij {row}',
  whyOneRowNamed: 'rij {row} ({name})',
  whyCells: '{rows} {rows?rij|rijen} × {columns} {columns?kolom|kolommen}',
  whyMore: 'en nog {count}',
  whyHeading:
    'Deze cel benoemt een rij of kolom van de uitkomst van {name}. De regels leiden tot de andere cellen.',
  whyNoRow: 'De lijsten houden op vóór deze rij, dus {name} laat haar leeg.',
  whyAllResults: 'Alle uitkomsten van {name}',
  whySharing: 'Deelt met:',
  whyTheRow: 'rij',
  whyNoCall:
    'Geen functie van de invoegtoepassing leidt tot deze waarde: de formule neemt een andere.',
  whyFormula: 'De formule',
  whyRest: 'De rest van de formule',
  whyRestUnknown: 'De rest van de formule wordt hier niet uitgerekend.',
  whyInstead: '{name} toont in plaats daarvan {value}.',
  whyMiddleSteps: 'nog {count} {count?stap|stappen}',
  whyRules: 'Regels {first} tot en met {last}',
  whyRule: 'Regel {first}',
  whyShows: '{address} toont {shown}.',
  whyShowsSteps: '{address} toont {shown}: {name}, {steps} {steps?stap|stappen}.',
  whyDiffersTitle: 'De cel toont iets anders',
  whyDiffers:
    'De stappen komen uit op {now}, maar de cel toont {shown}. Misschien is met andere getallen gerekend: laat Excel alles opnieuw berekenen (Windows: Ctrl+Alt+F9) en kijk dan opnieuw.',
  whyUnknownTitle: 'Eén onderdeel wordt hier niet uitgerekend',
  whyUnknown:
    '{what} wordt hier niet uitgerekend. Typ wat het oplevert, of zet het in een eigen cel.',
  whyUnknownArgument:
    '{name} is {what}, en dat wordt hier niet uitgerekend. Typ wat het oplevert, of zet het in een eigen cel.',
  whyUnknownCalls:
    'Deze formule roept de functies van de invoegtoepassing vaker aan dan hier wordt uitgerekend. Verdeel haar over meer cellen: een aanroep in een eigen cel wordt uitgelegd.',
  whyUnknownFunction:
    '#NAAM? zegt dat Excel {name} niet kent, of dat de functies van de invoegtoepassing niet geladen zijn. Verbeter de formule, of typ wat {name} moet opleveren.',
  whyMisspelt:
    'De invoegtoepassing heeft geen functie {name}. De weergave Functies noemt ze allemaal.',
  whyUnknownWorkbook: '{what} staat in een andere werkmap. Typ wat er staat.',
  whyUnknownName:
    '{what} is geen naam, tabel of kolom van deze werkmap. Verbeter de formule, of typ wat het moet opleveren.',
  whyUnknownSheet:
    '{what}: deze werkmap heeft zo’n blad niet. Verbeter de formule, of typ wat het moet opleveren.',
  whyUnknownSpill:
    '{what}: vanuit die cel loopt geen uitkomst over. Verbeter de formule, of typ wat het moet opleveren.',
  whyUnknownUnion:
    '{what} voegt gebieden samen, en dat wordt hier niet uitgerekend. Typ wat het oplevert, of zet het in een eigen cel.',
  whyUnknownIntersection:
    '{what} is wat gebieden gemeen hebben, en dat wordt hier niet uitgerekend. Typ wat het oplevert, of zet het in een eigen cel.',
  whyUnknownSheets:
    '{what} loopt over meer bladen, en dat wordt hier niet uitgerekend. Typ wat het oplevert, of zet het in een eigen cel.',
  whyUnknownValue: 'Wat {what} oplevert',
  whyUse: 'Gebruiken',
  whyFault: '{name} in {address}',
  whyFaultTogether: '{name} in {places}',
  whyFaultFrom: '{name}, berekend uit {places}',
  whyFaultRule: '{name} heeft geen uitkomst',
  whyPassedOnFrom: '{what} komt uit op {error}, en dat wordt doorgegeven.',
  whyPassedOn: 'In {address} staat {error}, en dat wordt doorgegeven. Verbeter eerst die cel.',
  whyDayTitle: '{name} lijkt een datum: {day}',
  whyDay: 'Als {value} bewaart Excel {day}. Typ het getal dat bedoeld is.',
  whyDayIn:
    'Als {value} bewaart Excel {day}, en van wat je typt als 2-3 maakt het een datum. Geef de cel de opmaak Getal en typ dan het getal dat bedoeld is.',
  whyConvert: 'Omzetten in getal',
  whyConverts: '{address}: ‘{text}’ (tekst) wordt {number}.',
  whyConverted: '{address} is het getal {number}',
  whyTexts: '{count} {count?cel|cellen} van deze kolom {count?is tekst|zijn teksten}:',
  whyGone: 'Het blad van de vastgehouden cel is verwijderd. Selecteer een andere cel.',
  whyCounts: 'telt als {value}',
  whyErrorName:
    'Excel kent {name} hier niet: de functies van de invoegtoepassing zijn niet geladen. Open Invoegtoepassingen en druk dan in deze cel op F2 en Enter.',
  whySpillTitle: 'Er is geen plaats voor de uitkomst',
  whyErrorSpill:
    'De uitkomst heeft eronder en ernaast {cells} {cells?cel|cellen} nodig. Daarvan lijkt er geen gevuld: misschien zitten samengevoegde cellen of de rand van het blad in de weg.',
  whyErrorSpillAt:
    'De uitkomst heeft eronder en ernaast {cells} {cells?cel|cellen} nodig; {address} zit in de weg. Maak die cel leeg, of verplaats de formule.',
  whyErrorSpillTable:
    'De uitkomst heeft {cells} {cells?cel|cellen} nodig, en in een tabel heeft een formule er één. Zet haar naast de tabel.',
  whyErrorBusy: 'Excel is nog aan het berekenen.',
  whyReadAgain: 'Opnieuw lezen',
  whyErrorReference:
    'Een cel of blad dat deze formule gebruikte, is verwijderd: daar staat nu #VERW!.',
  whyErrorOther:
    'De cel toont {error}, maar de stappen komen uit op {now}. Laat Excel alles opnieuw berekenen (Windows: Ctrl+Alt+F9) en kijk dan opnieuw.',
  whyTooMany:
    'Deze formule leest {cells} {cells?cel|cellen}, meer dan hier bekeken worden ({most}).',
  whyWhatIf: 'Wat als',
  whyWhatIfLead:
    'Verander een getal om te zien wat de uitkomst zou zijn. Er wordt niets geschreven.',
  whyWhatIfChanged: '{value} in plaats van {before}',
  whyWhatIfNone: 'Geen uitkomst.',
  whyWhatIfRefused: 'Geen uitkomst: {why}',
  whyAsItIs: 'Zoals het is',
  whyChanged: 'veranderd',
  whyCopy: 'Kopiëren als tekst',
  whyCopyField: 'Uitleg als tekst',
};

/** What the view Why, and the card of a function, say of the formulas of all systems. */
export const rules = { refusals: formulas, steps };

export const texts = { ...why, ...card };
