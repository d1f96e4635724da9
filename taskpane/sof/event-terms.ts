import type { Translate } from '../../src/language';
import { type Area, areaName, cellName, onSheet } from '../sheets/address';
import { cellsGone, type FormulaCells, unlessGone } from '../sheets/season';
import { fixed } from '../sheets/source';
import type { Choice, NewBlock, PlanCell } from '../sheets/plan';
import {
  aligned,
  blank,
  entry,
  formatted,
  formula,
  headings,
  type ListColumn,
  number,
  text,
} from '../sheets/sheet-parts';
import { type AwardedEvent, awardFormat, type EventCells } from './awards-list';
import {
  cellsHere,
  type CheckedList,
  listChecks,
  type ListWords,
  type TermCheck,
  termsCheckFormula,
} from './checks';
import {
  averageFormula,
  awardFormula,
  countFormula,
  firstFormula,
  partAverageFormula,
  partTablesFormula,
  type Ranks,
  stratumFormula,
  tablesFormula,
  type TermCells,
  termTests,
  type TermWords,
  wholeAwardFormula,
} from './formulas';

/** The words that the cells of the terms may hold. */
export function termWords({ terms: { unit } }: AwardedEvent, t: Translate): TermWords {
  const kinds = [t('sofOpen'), 'Flight A', ...(unit === 'teams' ? ['Bracketed Swiss'] : [])];
  return { kinds, unlimited: t('sofUnlimited') };
}

/** What the event is: inputs, but for what the formulas themselves depend on. */
export function termsBlock(
  event: AwardedEvent,
  given: { readonly cells: TermCells; readonly words: TermWords },
  t: Translate,
): NewBlock {
  const { terms, date } = event;
  const { kinds, unlimited } = given.words;
  const cell = (row: keyof typeof rows): string => cellName(rows[row], 1);
  const fact = (label: string, value: PlanCell): PlanCell[] => [
    text(label, 'label'),
    aligned(value, 'left'),
  ];
  const whole = (row: keyof typeof rows, least: number, refusal: string): Choice => ({
    at: cell(row),
    from: { kind: 'number', whole: true, least },
    refusal,
  });
  const texts = (row: keyof typeof rows, allowed: readonly string[]): Choice => ({
    at: cell(row),
    from: { kind: 'texts', texts: allowed },
    refusal: t('sofChooseRefusal'),
  });
  return {
    at: cellName(rows.date, 0),
    cells: [
      fact(t('sofDate'), entry(date)),
      fact(t('sofUnit'), text(t(terms.unit === 'pairs' ? 'sofPairs' : 'sofTeams'))),
      fact(t('sofSessions'), number(terms.sessions, 'input')),
      fact(t('sofRating'), text(terms.rating, 'input')),
      fact(t('sofRestrictions'), number(terms.restrictions, 'input')),
      fact(
        t('sofKind'),
        terms.isStratified
          ? text(t('sofStratified'))
          : text(terms.event === '' ? t('sofOpen') : terms.event, 'input'),
      ),
      fact(
        t('sofLimit'),
        typeof terms.limit === 'number' ? number(terms.limit, 'input') : text(unlimited, 'input'),
      ),
    ],
    lines: [cell('date'), cell('limit')].concat(
      areaName({ row: rows.sessions, column: 1, rows: 3, columns: 1 }),
      terms.isStratified ? [] : [cell('kind')],
    ),
    choices: [
      whole('sessions', 1, t('sofSessionsRefusal')),
      texts('rating', ['Regional', 'Sectional']),
      whole('restrictions', 0, t('sofRestrictionsRefusal')),
      ...(terms.isStratified ? [] : [texts('kind', kinds)]),
      texts('limit', [unlimited, '750', '100']),
    ],
  };
}

/** What is wrong with the terms and the list, beside the terms. */
export function checksBlock(
  event: AwardedEvent,
  given: { readonly cells: TermCells; readonly words: TermWords },
  checked: CheckedList,
  t: Translate,
): NewBlock {
  const ofTerms = termsCheckFormula(termChecks(event, given, t));
  const ofList = listChecks(checked, listWords(event, t));
  const checks = checksAt.kinds
    .slice(1)
    .flatMap((kind, i) => (ofList[i] === '' ? [] : [{ cells: checkCell(kind) }]));
  const gone = cellsGone([], [...ownFormulas(event), ...checks]);
  const first = unlessGone(ofTerms, gone, t('sofEventFormulasGone'), t);
  const all = [first, ...ofList];
  return {
    at: firstCheck,
    cells: all.map((each) => [each === '' ? blank() : formula(each, 'warning')]),
  };
}

/**
 * The cells that are formulas: of the fields, column by column, of the former award and the sessions, and the first of each column of
 * places, which fill what is below.
 */
function ownFormulas({ terms, tablesTyped, comparisons }: AwardedEvent): readonly FormulaCells[] {
  const part = (column: number, from: keyof typeof rows, to = from): FormulaCells => {
    const area = { row: rows[from], rows: 1 + rows[to] - rows[from], columns: 1 };
    return { cells: fixed({ ...area, column }), labels: fixed({ ...area, column: 0 }) };
  };
  const { A, alone, B, C } = columnOf;
  const sessions = { row: rows.session, rows: comparisons.length, columns: 1 };
  return [
    ...[1, 2].map((column) => part(column, 'former')),
    { cells: fixed({ ...sessions, column: 2 }), labels: fixed({ ...sessions, column: 0 }) },
    ...(tablesTyped === undefined
      ? [part(A, 'entries', 'first')]
      : [part(A, 'entries'), part(A, 'average', 'first')]),
    ...Array.from({ length: terms.isStratified ? 4 : 2 }, (_, i) => ({
      cells: fixed({ row: rows.headings + 1, column: placesAt + i, rows: 1, columns: 1 }),
    })),
    ...(terms.isStratified
      ? [
          part(alone, 'entries', 'byItself'),
          part(B, 'entries', 'first'),
          part(C, 'entries', 'first'),
        ]
      : []),
  ];
}

function listWords({ terms: { unit }, listed }: AwardedEvent, t: Translate): ListWords {
  const cells = cellsHere;
  const nobodyIn = (stratum: string): string => t('sofNoteNobodyIn', { stratum });
  return {
    name: t('sofNoteName', { cells }),
    outside: t('sofNoteOutside', { cells }),
    stratum: t('sofNoteStratum', { cells }),
    section: t('sofNoteSection', { cells }),
    order: t(listed.hasScores ? 'sofNoteScore' : 'sofNoteRank', { cells }),
    held: t('sofNoteHeld', { cells }),
    size: t(unit === 'pairs' ? 'sofNoteSizePair' : 'sofNoteSizeTeam', { cells }),
    nobody: t('sofNoteNobody'),
    nobodyIn: { A: t('sofNoteNobodyA'), B: nobodyIn('B'), C: nobodyIn('C') },
  };
}

/** What has to stand in each cell that is typed on the sheet of the event. */
function termChecks(
  { terms, tablesTyped }: AwardedEvent,
  { cells, words }: { readonly cells: TermCells; readonly words: TermWords },
  t: Translate,
): readonly TermCheck[] {
  const check = (cell: string, test: string, label: string, fix: string): TermCheck => ({
    ...{ cell, test },
    words: t('sofCheckTerm', { name: label, address: cellsHere, fix }),
  });
  const [choose, number] = [t('sofChooseRefusal'), t('sofTablesRefusal')];
  const depths: readonly (readonly [Ranks, string])[] = [
    ['A', t('sofDepthA')],
    ...(terms.isStratified
      ? ([
          ['B', t('sofDepthB')],
          ['C', t('sofDepthC')],
        ] as const)
      : []),
  ];
  const { sessions, rating, restrictions, kind, limit } = cells;
  return [
    check(sessions, termTests.sessions(sessions), t('sofSessions'), t('sofSessionsRefusal')),
    check(rating, termTests.rating(rating), t('sofRating'), choose),
    check(
      restrictions,
      termTests.restrictions(restrictions),
      t('sofRestrictions'),
      t('sofRestrictionsRefusal'),
    ),
    ...(kind === undefined ? [] : [check(kind, termTests.kind(kind, words), t('sofKind'), choose)]),
    check(limit, termTests.limit(limit, words), t('sofLimit'), choose),
    ...(tablesTyped === undefined
      ? []
      : [check(at('tables', 1), termTests.tables(at('tables', 1)), t('sofTables'), number)]),
    ...depths.map(([which, label]) => {
      const cell = at('depth', columnOf[which]);
      const words = t('sofCheckDepth', {
        ...{ name: label, address: cellsHere, fix: t('sofDepthRefusal') },
      });
      return { cell, test: termTests.depth(cell), words };
    }),
    ...terms.comparisons.map((_, i) => {
      const cell = fixed({ row: rows.session + i, column: 1, rows: 1, columns: 1 });
      const label = t('sofSessionTables', { number: i + 1 });
      return check(cell, termTests.tables(cell), label, number);
    }),
  ];
}

/** The fields, a column each: entries, tables, average, award by itself, first place paid, places paid. */
export function fieldsBlock(
  event: AwardedEvent,
  list: CheckedList['list'],
  { cells, words }: { readonly cells: TermCells; readonly words: TermWords },
  columns: readonly ListColumn[],
  t: Translate,
): NewBlock {
  const { terms, tablesTyped } = event;
  const { unit, isStratified, depths } = terms;
  const count = isStratified ? 4 : 1;
  const depthCell = (which: Ranks): PlanCell => {
    const depth = depths[which];
    return depth === undefined ? blank('input') : number(depth, 'input');
  };
  const [A, alone] = [columnOf.A, columnOf.alone];
  const whole = { average: at('average', A), tables: at('tables', A), award: at('byItself', A) };
  const ofA = {
    entries: at('entries', alone),
    average: at('average', alone),
    tables: at('tables', alone),
  };
  const part = (which: 'alone' | 'B' | 'C'): PlanCell[] => {
    const column = columnOf[which];
    const [entries, own] = [at('entries', column), at('average', column)];
    const average = partAverageFormula(list, { field: which, entries, whole: whole.average });
    const award = awardFormula(own, at('tables', column), cells, whole.award);
    const first = firstFormula(at('byItself', column), at('depth', column));
    return [
      formula(countFormula(list, which)),
      formula(partTablesFormula(unit, entries, whole.tables)),
      formatted(formula(average), '#,##0.00'),
      formatted(formula(award), awardFormat),
      which === 'alone' ? blank() : formatted(formula(first, 'total'), awardFormat),
      which === 'alone' ? blank() : depthCell(which),
    ];
  };
  const depthAt = at('depth', A);
  const first = isStratified
    ? stratumFormula(whole, ofA, cells, depthAt)
    : firstFormula(whole.award, depthAt);
  const overall: PlanCell[] = [
    formula(countFormula(list, 'A')),
    tablesTyped === undefined
      ? formula(tablesFormula(list, at('entries', A)))
      : number(tablesTyped, 'input'),
    formatted(formula(averageFormula(list, [checkCell('held'), checkCell('sizes')])), '#,##0.00'),
    formatted(formula(wholeAwardFormula(whole.average, whole.tables, cells, words)), awardFormat),
    formatted(formula(first, 'total'), awardFormat),
    depthCell('A'),
  ];
  const parts = isStratified ? [part('alone'), part('B'), part('C')] : [];
  const labels = [
    t('sofCountEntries'),
    t('sofTables'),
    t('sofAverage'),
    t('sofByItself'),
    t('sofFirstPaid'),
    t('sofDepths'),
  ];
  const depthArea = [
    at('depth', columnOf.A),
    ...(isStratified ? [at('depth', columnOf.B), at('depth', columnOf.C)] : []),
  ];
  const typed = [...depthArea, ...(tablesTyped === undefined ? [] : [whole.tables])].map(plain);
  return {
    at: cellName(rows.headings, 0),
    cells: [
      headings(columns.slice(0, 1 + count)),
      ...labels.map((label, i) => [
        text(label),
        ...[overall, ...parts].map((column) => column[i] ?? blank()),
      ]),
    ],
    lines: typed,
    choices: typed.map((address) => ({
      at: address,
      from: {
        kind: 'number',
        whole: address !== plain(whole.tables),
        least: address === plain(whole.tables) ? 0 : 1,
      },
      refusal: t(address === plain(whole.tables) ? 'sofTablesRefusal' : 'sofDepthRefusal'),
    })),
  };
}

const plain = (address: string): string => address.replace(/\$/g, '');

/** Rows of the event sheet, from 0. */
export const rows = {
  date: 2,
  unit: 3,
  sessions: 4,
  rating: 5,
  restrictions: 6,
  kind: 7,
  limit: 8,
  headings: 10,
  entries: 11,
  tables: 12,
  average: 13,
  byItself: 14,
  first: 15,
  depth: 16,
  former: 19,
  session: 22,
} as const;

/** The columns of the fields: overall, A by itself, B and C, C. */
export const columnOf = { A: 1, alone: 2, B: 3, C: 4 } as const;

/** To the right of the terms, in this order: what is wrong with them, and with the list by kinds of faults. */
const checksAt = {
  column: 2,
  kinds: ['terms', 'rows', 'strata', 'orders', 'held', 'sizes', 'nobody'],
} as const;

const checkCell = (kind: (typeof checksAt.kinds)[number]): string =>
  fixed(checkArea(checksAt.kinds.indexOf(kind), 1));

const firstCheck = cellName(rows.date, checksAt.column);

const checkArea = (from: number, count: number): Area => ({
  ...{ row: rows.date + from, column: checksAt.column, rows: count, columns: 1 },
});

/** The places stand to the right of them. */
export const placesAt = 6;

export const at = (row: keyof typeof rows, column: number): string =>
  fixed({ row: rows[row], column, rows: 1, columns: 1 });

/** What the awards sheet reads from the event sheet of this name. */
export function eventCells(sheet: string): EventCells {
  const there = (row: keyof typeof rows, column: number): string => onSheet(sheet, at(row, column));
  const each = (row: 'first' | 'depth'): Record<Ranks, string> => ({
    A: there(row, columnOf.A),
    B: there(row, columnOf.B),
    C: there(row, columnOf.C),
  });
  return {
    title: onSheet(sheet, '$A$1'),
    checks: onSheet(sheet, fixed(checkArea(0, checksAt.kinds.length))),
    sessions: there('sessions', 1),
    first: each('first'),
    depth: each('depth'),
  };
}
