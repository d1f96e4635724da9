import type { Translate } from '../../language';
import { areaName, cellName, onSheet } from '../plan/address';
import { inputTab } from '../plan/looks';
import { fixed } from '../plan/named-area';
import type { Choice, NewBlock, NewSheet, PlanCell } from '../plan/plan';
import {
  aligned,
  blank,
  entry,
  formatted,
  formula,
  number,
  spilling,
  text,
} from '../plan/plan-cells';
import { headings, orientationOf, pages, widthsOf, type ListColumn } from '../plan/sheet-parts';
import type { AwardedEvent } from './awarded-event';
import { awardFormat, type AwardsLayout, type EventCells } from './awards-sheet';
import {
  averageFormula,
  awardFormula,
  countFormula,
  depthFormula,
  formerFormula,
  isRanked,
  partTablesFormula,
  placesFormula,
  sessionFormula,
  stratumFormula,
  tablesFormula,
  type Ranks,
  type TermCells,
} from './formulas';

/** Rows of the event sheet, from 0. */
const rows = {
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
const columnOf = { A: 1, alone: 2, B: 3, C: 4 } as const;

/** The places stand to the right of them. */
const placesAt = 6;

const at = (row: keyof typeof rows, column: number): string =>
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
    sessions: there('sessions', 1),
    first: each('first'),
    depth: each('depth'),
  };
}

/** The event: what it is, its fields with their first places, the former formula, its sessions, the places. */
export function eventSheet(
  name: string,
  event: AwardedEvent,
  { list }: AwardsLayout,
  t: Translate,
): NewSheet {
  const { terms } = event;
  const strata: readonly Ranks[] = terms.isStratified ? ['A', 'B', 'C'] : ['A'];
  const columns = fieldColumns(event, t);
  const cells: TermCells = {
    sessions: at('sessions', 1),
    rating: at('rating', 1),
    restrictions: at('restrictions', 1),
    kind: terms.isStratified ? undefined : at('kind', 1),
    limit: at('limit', 1),
  };
  const lastRow = rows.session + terms.comparisons.length - 1;
  const all = [...columns, ...gap, ...placeColumns(strata, t)];
  const cell = (which: Ranks): string => at('first', columnOf[which]);
  const depths = strata.map((which) => depthFormula(list, which, at('depth', columnOf[which])));
  const places = { rows: event.entries.length, columns: 1 };
  return {
    name,
    blocks: [
      {
        at: 'A1',
        cells: [[text(event.name, 'title')], [text(t('sofProposal'), 'event')]],
      },
      termsBlock(event, t),
      fieldsBlock(event, list, cells, columns, t),
      {
        at: cellName(rows.former - 1, 0),
        cells: [
          headings([
            { title: t('sofComparison'), kind: 'text' },
            { title: t('sofFirst'), kind: 'number' },
            { title: t('sofDifference'), kind: 'number' },
          ]),
          [
            text(t('sofFormer')),
            formatted(formula(formerFormula(at('tables', 1), cells, terms.unit)), awardFormat),
            formatted(formula(`=${cell('A')}/${at('former', 1)}-1`), '+0.0%;-0.0%;0.0%'),
          ],
        ],
      },
      sessionsBlock(event, cells, t),
      {
        at: cellName(rows.headings, placesAt),
        cells: [
          headings(placeColumns(strata, t)),
          [
            spilling(`=SEQUENCE(MAX(1,${depths.join(',')}))`, places),
            ...strata.map((which, i) => {
              const formulaOf = placesFormula(cell(which), depths[i] ?? '', cells.sessions);
              return formatted(spilling(formulaOf, places), awardFormat);
            }),
          ],
          ...Array.from({ length: event.entries.length - 1 }, () => [
            blank(),
            ...strata.map(() => formatted(blank(), awardFormat)),
          ]),
        ],
      },
    ],
    widths: widthsOf(all),
    freeze: { rows: rows.headings + 1, columns: 1 },
    tabColor: inputTab,
    print: pages(
      event.name,
      {
        paper: 'letter',
        orientation: orientationOf(all),
        area: areaName({
          row: 0,
          column: 0,
          rows: Math.max(lastRow, rows.headings + event.entries.length) + 1,
          columns: all.length,
        }),
        titleRows: `${rows.headings + 1}:${rows.headings + 1}`,
      },
      t,
    ),
  };
}

const gap: readonly ListColumn[] = [{ title: '', kind: 'text', width: 3 }];

function fieldColumns({ terms }: AwardedEvent, t: Translate): readonly ListColumn[] {
  const figures = (title: string): ListColumn => ({ title, kind: 'number', width: 16 });
  return [
    { title: t('sofField'), kind: 'text', width: 38 },
    figures(t('sofWholeField')),
    ...(terms.isStratified
      ? [figures(t('sofAlone')), figures(t('sofFieldB')), figures(t('sofFieldC'))]
      : [figures(''), figures(''), figures('')]),
  ];
}

const placeTitles = { A: 'sofWholeField', B: 'sofFieldB', C: 'sofFieldC' } as const;

function placeColumns(strata: readonly Ranks[], t: Translate): readonly ListColumn[] {
  return [
    { title: t('sofPlace'), kind: 'number', width: 8 },
    ...strata.map((which): ListColumn => ({
      title: t(placeTitles[which]),
      kind: 'number',
      width: 14,
    })),
  ];
}

/** What the event is: inputs, but for what the formulas themselves depend on. */
function termsBlock({ terms, date }: AwardedEvent, t: Translate): NewBlock {
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
  const kinds = [t('sofOpen'), 'Flight A', ...(terms.unit === 'teams' ? ['Bracketed Swiss'] : [])];
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
        typeof terms.limit === 'number'
          ? number(terms.limit, 'input')
          : text(t('sofUnlimited'), 'input'),
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
      texts('limit', [t('sofUnlimited'), '750', '100']),
    ],
  };
}

function fieldsBlock(
  event: AwardedEvent,
  list: AwardsLayout['list'],
  cells: TermCells,
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
  const stratum = list.stratum ?? '';
  const part = (which: 'alone' | 'B' | 'C', condition: string, countOf: string): PlanCell[] => {
    const column = columnOf[which];
    const entries = at('entries', column);
    const average = averageFormula(list, { cell: entries, of: condition });
    return [
      formula(countOf),
      formula(partTablesFormula(unit, entries, whole.tables)),
      formatted(formula(average), '#,##0.00'),
      formatted(
        formula(awardFormula(at('average', column), at('tables', column), cells)),
        awardFormat,
      ),
      which === 'alone'
        ? blank()
        : formatted(formula(`=${at('byItself', column)}`, 'total'), awardFormat),
      which === 'alone' ? blank() : depthCell(which),
    ];
  };
  const overall: PlanCell[] = [
    formula(countFormula(list, 'A')),
    tablesTyped === undefined
      ? formula(tablesFormula(unit, at('entries', A), list.section))
      : number(tablesTyped, 'input'),
    formatted(formula(averageFormula(list)), '#,##0.00'),
    formatted(formula(awardFormula(whole.average, whole.tables, cells)), awardFormat),
    formatted(
      formula(isStratified ? stratumFormula(whole, ofA, cells) : `=${whole.award}`, 'total'),
      awardFormat,
    ),
    depthCell('A'),
  ];
  const parts = isStratified
    ? [
        part('alone', `${stratum}="A"`, `=COUNTIF(${stratum},"A")`),
        part('B', isRanked('B', stratum), countFormula(list, 'B')),
        part('C', isRanked('C', stratum), countFormula(list, 'C')),
      ]
    : [];
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

/** First place of each session: the tables in its comparison are typed (S12). */
function sessionsBlock({ terms }: AwardedEvent, cells: TermCells, t: Translate): NewBlock {
  const first = rows.session;
  const count = terms.comparisons.length;
  const tables = areaName({ row: first, column: 1, rows: count, columns: 1 });
  return {
    at: cellName(first - 1, 0),
    cells: [
      headings([
        { title: t('sofSession'), kind: 'text' },
        { title: t('sofComparisons'), kind: 'number' },
        { title: t('sofFirst'), kind: 'number' },
      ]),
      ...terms.comparisons.map((comparison, i) => {
        const own = cellName(first + i, 1);
        const award = sessionFormula(at('average', 1), own, cells);
        return [
          text(t('sofSessionNumber', { number: i + 1 })),
          number(comparison, 'input'),
          formatted(formula(award), awardFormat),
        ];
      }),
    ],
    lines: [tables],
    choices: [
      {
        at: tables,
        from: { kind: 'number', whole: false, least: 0 },
        refusal: t('sofTablesRefusal'),
      },
    ],
  };
}
