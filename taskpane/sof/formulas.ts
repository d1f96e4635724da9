/** The live formulas of an event, in English notation; every argument is an address as a formula needs it. */

/** A text within a formula. */
const quoted = (text: string): string => `"${text.replace(/"/g, '""')}"`;

/** Below every score and every place: an entry that is not ranked in a field, and one that is not placed. */
const notRanked = -999_999;
const notPlaced = -999_998;

/** The columns of the awards list that formulas read, from its first entry to its last. */
export interface ListColumns {
  /** Absent in an event without strata. */
  readonly stratum?: string | undefined;
  readonly section?: string | undefined;
  /** Scores, or places of each field. */
  readonly order: Readonly<Record<'A' | 'B' | 'C', string>>;
  readonly hasScores: boolean;
  readonly entries: string;
  readonly holdings: string;
  /** Players of each entry, or of all of them; undefined for pairs, and where every player has a column. */
  readonly players: string | undefined;
}

export type Ranks = 'A' | 'B' | 'C';

/** Whether the entries of the list are ranked in a field, cell by cell. */
export function isRanked(field: Ranks, stratum: string): string {
  if (field === 'A') return `${stratum}<>""`;
  return field === 'B' ? `${stratum}<>"A"` : `${stratum}="C"`;
}

/** Entries of the list that are ranked in a field. */
export function countFormula({ entries, stratum }: ListColumns, field: Ranks): string {
  if (field === 'A' || stratum === undefined) return `=COUNTA(${entries})`;
  return field === 'C'
    ? `=COUNTIF(${stratum},"C")`
    : `=COUNTIF(${stratum},"B")+COUNTIF(${stratum},"C")`;
}

/** Tables of the whole event: halves count as full ones, section by section where there are sections (E22). */
export function tablesFormula(
  unit: 'pairs' | 'teams',
  entries: string,
  section: string | undefined,
): string {
  if (unit === 'teams') return `=${entries}`;
  if (section === undefined) return `=ROUNDUP(${entries}/2,0)`;
  const inSection = `COUNTIF(${section},${section})`;
  return `=ROUND(SUMPRODUCT(ROUNDUP(${inSection}/2,0)/${inSection}),0)`;
}

/** Tables of some of the entries, no more than those of the event; empty without entries. */
export function partTablesFormula(
  unit: 'pairs' | 'teams',
  entries: string,
  tables: string,
): string {
  const own = unit === 'teams' ? entries : `ROUNDUP(${entries}/2,0)`;
  return `=IF(${entries}=0,"",MIN(${tables},${own}))`;
}

/** The average per player of those that meet the condition; of all without one. */
export function averageFormula(list: ListColumns, count?: { cell: string; of: string }): string {
  const { holdings, players } = list;
  const argument = players === undefined ? '' : `,${players}`;
  if (!count) return `=SOF.AVERAGE(${holdings}${argument})`;
  return `=IF(${count.cell}=0,"",SOF.AVERAGE(IF(${count.of},${holdings},0)${argument}))`;
}

/** The cells of the event sheet that awards depend on. */
export interface TermCells {
  readonly sessions: string;
  readonly rating: string;
  readonly restrictions: string;
  /** Absent in a stratified event (S8). */
  readonly kind?: string | undefined;
  readonly limit: string;
}

/** The kind of event as the functions take it: nothing for an open one. */
function kindArgument(kind: string): string {
  return `IF(OR(${kind}="Flight A",${kind}="Bracketed Swiss"),${kind},"")`;
}

export function awardFormula(
  average: string,
  tables: string,
  { sessions, rating, restrictions, kind }: TermCells,
): string {
  const terms = [sessions, rating, restrictions, ...(kind ? [kindArgument(kind)] : [])];
  const award = `SOF.AWARD(${[average, tables, ...terms].join(',')})`;
  return `=IF(${average}="","",${award})`;
}

/** First place overall of a stratified event; without entries in A that of the field. */
export function stratumFormula(
  whole: { average: string; tables: string; award: string },
  alone: { entries: string; average: string; tables: string },
  { sessions, rating, restrictions }: TermCells,
): string {
  const cells = [whole.average, whole.tables, alone.average, alone.tables];
  const args = [...cells, sessions, rating, restrictions].join(',');
  return `=IF(${alone.entries}=0,${whole.award},SOF.STRATUM(${args}))`;
}

export function formerFormula(
  tables: string,
  { sessions, rating, restrictions, limit }: TermCells,
  unit: 'pairs' | 'teams',
): string {
  const most = `IF(ISNUMBER(${limit}),${limit},"Unlimited")`;
  const type = unit === 'teams' ? ',"Swiss"' : '';
  return `=SOF.FORMER(${tables},${sessions},${rating},${most},${restrictions}${type})`;
}

export function sessionFormula(
  average: string,
  tables: string,
  { rating, restrictions, kind }: TermCells,
): string {
  const terms = [rating, restrictions, ...(kind ? [kindArgument(kind)] : [])];
  return `=SOF.SESSION(${[average, tables, ...terms].join(',')})`;
}

/** How many places of a field are paid: what was typed, at most those that are placed; all of them where nothing was. */
export function depthFormula(list: ListColumns, field: Ranks, depth: string): string {
  const order = list.order[field];
  const placed =
    list.stratum === undefined || field === 'A'
      ? `COUNT(${order})`
      : `SUMPRODUCT((${isRanked(field, list.stratum)})*ISNUMBER(${order}))`;
  return `IF(${depth}="",${placed},MIN(${depth},${placed}))`;
}

export function placesFormula(first: string, depth: string, sessions: string): string {
  return `=IF(OR(${first}="",${depth}=0),"",SOF.PLACES(${first},${depth},${sessions}))`;
}

/**
 * What SOF.RESULTS orders by. A score of 0 at the end of a list would be an empty row to it, so 0 stands just above 0.
 */
function ordered(list: ListColumns, field: Ranks): string {
  const order = list.order[field];
  return list.hasScores ? `IF(${order}=0,1E-9,${order})` : `IF(${order}="",${notPlaced},-${order})`;
}

/** The awards of a field, a cell per entry: nothing for those that are not ranked in it. */
export function resultsFormula(
  list: ListColumns,
  field: Ranks,
  cells: { first: string; sessions: string; depth: string },
): string {
  const { stratum, hasScores, order } = list;
  const isPlaced = hasScores ? '' : `${order[field]}=""`;
  const depth = hasScores ? cells.depth : depthFormula(list, field, cells.depth);
  const isEligible = stratum === undefined || field === 'A' ? '' : isRanked(field, stratum);
  const scores =
    isEligible === ''
      ? ordered(list, field)
      : `IF(${isEligible},${ordered(list, field)},${notRanked})`;
  const awards = `SOF.RESULTS(${cells.first},${scores},${cells.sessions},${depth})`;
  const placed = isPlaced === '' ? awards : `IF(${isPlaced},0,${awards})`;
  return isEligible === '' ? `=${placed}` : `=IF(${isEligible},${placed},"")`;
}

/** The places of an entry in a field, with those it is tied with: `1`, `2/3`. */
export function placeFormula(
  list: ListColumns,
  field: Ranks,
  own: { order: string; stratum: string },
): string {
  const { stratum, hasScores, order } = list;
  const eligible = stratum === undefined || field === 'A' ? '' : `(${isRanked(field, stratum)})*`;
  const placed = `${eligible}ISNUMBER(${order[field]})*`;
  const better = `(${order[field]}${hasScores ? '>' : '<'}${own.order})`;
  const level = `(${order[field]}=${own.order})`;
  const first = `SUMPRODUCT(${placed}${better})+1`;
  const tied = `SUMPRODUCT(${placed}${level})`;
  const place = `IF(${tied}>1,${first}&"/","")&${first}+${tied}-1`;
  const isOut = [
    ...(eligible === '' ? [] : [`NOT(${isRanked(field, own.stratum)})`]),
    `${own.order}=""`,
  ];
  return `=IF(${isOut.length > 1 ? `OR(${isOut.join(',')})` : isOut.join('')},"",${place})`;
}

/** The largest award that an entry earned, and the field that pays it. */
export function bestFormula(awards: readonly string[]): string {
  return `=MAX(${awards.join(',')})`;
}

export function paidFormula(best: string, awards: { A: string; B: string }): string {
  return `=IF(${best}=0,"",IF(${best}=${awards.A},"A",IF(${best}=${awards.B},"B","C")))`;
}

/** What to do, or what is wrong with the list: a stratum that is none, an entry without a score, or with one that is no number. */
export function noteFormula(
  list: ListColumns,
  words: { readonly note: string; readonly stratum: string; readonly score: string },
): string {
  const { stratum, order, hasScores } = list;
  const scores = hasScores ? `IF(COUNT(${order.A})<ROWS(${order.A}),${quoted(words.score)},` : '';
  const strata =
    stratum === undefined
      ? ''
      : `IF(SUMPRODUCT((${stratum}<>"A")*(${stratum}<>"B")*(${stratum}<>"C"))>0,${quoted(words.stratum)},`;
  const closing = ')'.repeat([scores, strata].filter((each) => each !== '').length);
  return `=${strata}${scores}${quoted(words.note)}${closing}`;
}
