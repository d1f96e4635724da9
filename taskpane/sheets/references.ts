import { cellIn, columnLetters, contains, onSheet, type Place, splitAddress } from './address';
import { fixed } from './source';

/** Things about to be deleted, by their names in formulas. */
export interface Going {
  readonly sheets: readonly string[];
  /** Tables and names of the workbook. */
  readonly names: readonly string[];
}

/** Everything else, whose formulas may use it. */
export interface Others {
  readonly sheets: readonly OtherSheet[];
  /** Their formulas; undefined where there are too many to look through. */
  readonly searched: readonly Searched[] | undefined;
  readonly names: readonly NamedFormula[];
}

export interface OtherSheet {
  readonly id: string;
  /** Size of its used area. */
  readonly cells: number;
}

/** A name of the workbook. */
export interface NamedFormula {
  readonly name: string;
  readonly formula: unknown;
}

/** Whether a formula refers to something about to be deleted. Quoted parts are text (INDIRECT). */
export function refersTo(formula: unknown, { sheets, names }: Going): boolean {
  if (typeof formula !== 'string' || !formula.startsWith('=')) return false;
  const code = formula.replace(/"(?:[^"]|"")*"/g, '""');
  const gone = new Set(sheets.map((name) => name.toLowerCase()));
  for (const [, quoted, plain] of code.matchAll(sheetReference)) {
    const named = (quoted?.replace(/''/g, "'") ?? plain ?? '').toLowerCase();
    // `First:Last!B5` goes through all sheets between the two; a workbook in brackets is another one.
    if (!named.includes('[') && named.split(':').some((each) => gone.has(each))) return true;
  }
  const rest = code.replace(sheetReference, ' ').toLowerCase();
  const words = new Set(rest.match(/[\p{L}_\\][\p{L}\p{N}_.\\?]*/gu) ?? []);
  return names.some((name) => words.has(name.toLowerCase()));
}

const sheetReference = /'((?:[^']|'')+)'!|([^\s'"!=<>+\-*/^&,;(){}]+)!/g;

/** What sheets are called now, by what they were called, in small letters; undefined for those that are gone. */
export type Renamed = ReadonlyMap<string, string | undefined>;

/** A text in quotes, or a reference to a sheet: `'Round 1'!`, `Year!`, `First:Last!`. */
const textOrSheet = /"(?:[^"]|"")*"|'((?:[^']|'')+)'!|([^\s'"!=<>+\-*/^&,;(){}]+)!/g;

function withSheets(formula: string, named: (name: string) => string | undefined): string {
  return formula.replace(textOrSheet, (whole, quoted?: string, plain?: string) => {
    const name = quoted?.replace(/''/g, "'") ?? plain;
    return (name === undefined || name.includes('[') ? undefined : named(name)) ?? whole;
  });
}

/** A formula with the names that its sheets have now; undefined where one of them is gone. */
export function withNames(formula: string, renamed: Renamed): string | undefined {
  const lost: string[] = [];
  const text = withSheets(formula, (name) => {
    const parts = name.split(':');
    if (!parts.some((each) => renamed.has(each.toLowerCase()))) return undefined;
    const now = parts.map((each) => {
      const key = each.toLowerCase();
      return renamed.has(key) ? renamed.get(key) : each;
    });
    if (now.includes(undefined)) lost.push(name);
    return now.join(':') === name ? undefined : onSheet(now.join(':'), '');
  });
  return lost.length > 0 ? undefined : text;
}

/** A formula whose references to sheets are written in one way: Excel decides on quotes. */
export function plainly(formula: string): string {
  return formula.includes('!')
    ? withSheets(formula, (name) => `'${name.toLowerCase()}'!`)
    : formula;
}

/** The tables whose columns a formula names: `Entrants[PIN]`. */
export function tablesIn(formula: string): readonly string[] {
  const code = formula.replace(/"(?:[^"]|"")*"/g, '""').replace(sheetReference, ' ');
  return [...code.matchAll(/([\p{L}_\\][\p{L}\p{N}_.\\]*)\[/gu)].map(([, name = '']) => name);
}

/** A sheet's formulas, with their place. */
export interface Searched {
  readonly place: Place;
  readonly formulas: readonly (readonly unknown[])[];
}

/** The cells whose formulas refer to what is about to be deleted, except cells that get their old content back. */
export function referringCells(
  { place, formulas }: Searched,
  going: Going,
  putBack: readonly Place[],
): readonly Place[] {
  const own = putBack.filter(({ sheetId }) => sheetId === place.sheetId);
  return formulas.flatMap((line, i) =>
    line.flatMap((formula, j) => {
      if (!refersTo(formula, going)) return [];
      const cell = cellIn(place, i, j);
      return own.some(({ area }) => contains(area, cell.area)) ? [] : [cell];
    }),
  );
}

/**
 * The cells whose formulas have lost a reference since, except those already known: they began to use it only
 * later.
 */
export function brokenCells(
  now: Searched,
  before: Searched | undefined,
  going: Going,
  putBack: readonly Place[],
): readonly Place[] {
  const own = putBack.filter(({ sheetId }) => sheetId === now.place.sheetId);
  const lostBefore = new Set(before?.formulas.flat().filter(hasLostReference));
  const { row = 0, column = 0 } = before?.place.area ?? {};
  return now.formulas.flatMap((line, i) =>
    line.flatMap((formula, j) => {
      if (!hasLostReference(formula) || lostBefore.has(formula)) return [];
      const cell = cellIn(now.place, i, j);
      const earlier = before?.formulas[cell.area.row - row]?.[cell.area.column - column];
      const known = refersTo(earlier, going) || own.some(({ area }) => contains(area, cell.area));
      return known ? [] : [cell];
    }),
  );
}

/** Whether a name of the workbook refers to these cells: `='Round 1'!$B$2:$B$9`. */
export function standsFor(
  formula: unknown,
  { sheet, address }: { readonly sheet: string; readonly address: string },
): boolean {
  const { sheet: named, rest } = splitAddress(plainReference(formula).replace(/^=/, ''));
  const same = named?.toLowerCase() === sheet.toLowerCase();
  return same && rest.replace(/\$/g, '') === address.replace(/\$/g, '');
}

/**
 * What Excel says in the language of its user although a program asks: the texts of errors, and the formulas of names
 * (office-js #2834), these also in R1C1 where the user has chosen so. Everything behind this file reads English and A1.
 */
const inEnglish: Readonly<Record<string, string>> = {
  '#REF!':
    '#VERW! #BEZUG! #¡REF! #RIF! #REFERENCE! #REFERENS! #VIITTAUS! #ADR! #ODKAZ! #HIV! #SKLIC! #BAŞV! #ССЫЛКА! #ΑΝΑΦ!',
  '#VALUE!':
    '#WAARDE! #WERT! #VALEUR! #¡VALOR! #VALOR! #VALORE! #VÆRDI! #VERDI! #VÄRDEFEL! #ARVO! #ARG! #HODNOTA! #ÉRTÉK! #VRIJEDNOST! #VALOARE! #VREDN! #DEĞER! #ЗНАЧ! #ΤΙΜΗ!',
  '#N/A':
    '#N/B #NV #N/D #N/D! #I/T #SAKNAS! #PUUTTUU! #PUUTTUU #NENÍ_K_DISPOZICI #NEDOSTUPNÝ #NEDOSTUPNÉ #HIÁNYZIK #N/V #YOK #Н/Д #Δ/Υ',
  '#DIV/0!':
    '#DEEL/0! #DELING.DOOR.0! #¡DIV/0! #DIVISION/0! #JAKO/0! #DZIEL/0! #DĚLENÍ_NULOU! #DELENIENULOU! #DELENIE_NULOU! #ZÉRÓOSZTÓ! #DIJ/0! #DEL/0! #SAYI/0! #ДЕЛ/0! #ΔΙΑΙΡ./0!',
  '#NUM!':
    '#GETAL! #ZAHL! #NOMBRE! #¡NUM! #NÚM! #NUMMER! #OGILTIGT! #LUKU! #LICZBA! #ČÍSLO! #SZÁM! #BROJ! #ŠTEV! #SAYI! #ЧИСЛО! #ΑΡΙΘ!',
  '#NULL!':
    '#LEEG! #NUL! #¡NULO! #NULO! #NULLO! #SKÄRNING! #TYHJÄ! #ZERO! #PUSTE! #NULLA! #NEPLATNÝ! #NIČ! #BOŞ! #ПУСТО! #ΚΕΝΟ!',
  '#SPILL!':
    '#OVERLOPEN! #OVERLOOP! #ÜBERLAUF! #EPARS! #PROPAGATION! #¡DESBORDAMIENTO! #DESPEJAR! #TRANSPOSIÇÃO! #ESPANSIONE! #OVERLØB! #OVERFLYT! #LEVITTYMINEN! #ROZLANIE! #PRESAH! #KIBONTÁS! #TAŞMA! #ПЕРЕНОС!',
  '#BUSY!': '#BEZET!',
  '#CALC!': '#BEREKENEN! #KALK! #CALCUL!',
  '#GETTING_DATA':
    '#GEGEVENS_OPHALEN #GEGEVENS.OPHALEN #DATEN_ABRUFEN #OBTENTION_DONNEES #OBTENIENDO_DATOS #RECUPERO_DATI #OBTENDO_DADOS #POBIERANIE_DANYCH #ZÍSKÁVÁNÍ_DAT #ПОЛУЧЕНИЕ_ДАННЫХ #VERİ_ALINIYOR #HÄMTAR_DATA #HENTER_DATA #NOUDETAAN_TIETOJA #ADATOK_BEKÉRÉSE',
};

const errors: ReadonlyMap<string, string> = new Map(
  Object.entries(inEnglish).flatMap(([english, texts]) =>
    texts.split(' ').map((text) => [text, english] as const),
  ),
);

/** An error in English, whatever Excel’s language; one that nobody has told of stays as it is. */
export function englishError(text: string): string {
  const known = errors.get(text.toUpperCase());
  if (known !== undefined) return known;
  // In every language this one alone ends as a question.
  return /^#[^\s!]+\?$/.test(text) ? '#NAME?' : text;
}

/** A text or a sheet’s name in quotes, a part in square brackets, or an error: `#` where a value or a reference begins. */
const pieces =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[[^\]]*\]|[\p{L}\p{N}_.)\]$]#|#[\p{L}¡¿][\p{L}\p{N}_./¡¿]*[!?]?/gu;

/**
 * The formula of a name as it reads in English and A1. An error that ends in `!` stands where a reference stood, also in a
 * language that is not known here.
 */
export function plainReference(formula: unknown): string {
  const english = String(formula).replace(pieces, (piece) => {
    if (!piece.startsWith('#')) return piece;
    const known = englishError(piece);
    return known === piece && piece.endsWith('!') && !standard.test(piece) ? '#REF!' : known;
  });
  return english.replace(
    r1c1,
    (_, __, top: string, ___, left: string, bottom = top, right = left) => {
      const [row, column] = [Number(top) - 1, Number(left) - 1];
      const [rows, columns] = [Number(bottom) - row, Number(right) - column];
      return `!${fixed({ row, column, rows, columns })}`;
    },
  );
}

/** Errors in English that stand for no reference. */
const standard = /^#(?:VALUE|DIV\/0|NUM|NULL|SPILL|CALC|BUSY|FIELD|BLOCKED|CONNECT|UNKNOWN)!$/;

/** `!R5C1:R20C8` of a user who has columns numbered: in Dutch `!R5K1`, in German `!Z5S1`. */
const r1c1 =
  /!(\p{L}{1,2})(\d{1,7})(\p{L}{1,2})(\d{1,5})(?::\1(\d{1,7})\3(\d{1,5}))?(?![\p{L}\p{N}_.(])/gu;

/** `$A:$I` of whole columns that are numbered: `C1:C9`. */
export function plainColumns(text: string): string {
  const [, , first, last] = /^(\p{L})(\d{1,5}):\1(\d{1,5})$/u.exec(text) ?? [];
  if (first === undefined || last === undefined) return text;
  return `$${columnLetters(Number(first) - 1)}:$${columnLetters(Number(last) - 1)}`;
}

/** Whether a formula has lost a reference: what it stood for was deleted. What stands in quotes is a text or a sheet. */
export function hasLostReference(formula: unknown): boolean {
  if (typeof formula !== 'string' || !formula.startsWith('=')) return false;
  return plainReference(formula)
    .replace(/"(?:[^"]|"")*"|'(?:[^']|'')*'/g, '')
    .includes('#REF!');
}
