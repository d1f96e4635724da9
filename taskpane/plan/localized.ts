import { columnLetters } from './address';
import { fixed } from './named-area';

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
