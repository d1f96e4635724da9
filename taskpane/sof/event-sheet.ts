import type { Translate } from '../../src/language';
import { areaName, cellName } from '../sheets/address';
import { inputTab } from '../sheets/looks';
import type { NewBlock, NewSheet } from '../sheets/plan';
import {
  blank,
  formatted,
  formula,
  headings,
  type ListColumn,
  number,
  orientationOf,
  pages,
  spilling,
  text,
  widthFor,
  widthsOf,
} from '../sheets/sheet-parts';
import { type AwardedEvent, awardFormat } from './awards-list';
import type { CheckedList } from './checks';
import {
  at,
  checksBlock,
  columnOf,
  fieldsBlock,
  placesAt,
  rows,
  termsBlock,
  termWords,
} from './event-terms';
import {
  depthFormula,
  differenceFormula,
  formerFormula,
  placesFormula,
  type Ranks,
  sessionFormula,
  type TermCells,
} from './formulas';

/** The event: what it is, its fields with their first places, the former formula, its sessions, the places. */
export function eventSheet(
  name: string,
  event: AwardedEvent,
  checked: CheckedList,
  t: Translate,
): NewSheet {
  const { terms } = event;
  const { list } = checked;
  const strata: readonly Ranks[] = terms.isStratified ? ['A', 'B', 'C'] : ['A'];
  const columns = fieldColumns(event, t);
  const cells: TermCells = {
    sessions: at('sessions', 1),
    rating: at('rating', 1),
    restrictions: at('restrictions', 1),
    kind: terms.isStratified ? undefined : at('kind', 1),
    limit: at('limit', 1),
  };
  const words = termWords(event, t);
  const lastRow = rows.session + terms.comparisons.length - 1;
  const all = [...columns, ...gap, ...placeColumns(strata, t)];
  const cell = (which: Ranks): string => at('first', columnOf[which]);
  const depths = strata.map((which) => depthFormula(list, which, at('depth', columnOf[which])));
  const former = formerFormula(at('tables', 1), cells, terms.unit, {
    ...{ award: at('byItself', 1), words },
  });
  const places = { rows: event.entries.length, columns: 1 };
  return {
    name,
    blocks: [
      {
        at: 'A1',
        cells: [[text(event.name, 'title')], [text(t('sofProposal'), 'event')]],
      },
      termsBlock(event, { cells, words }, t),
      checksBlock(event, { cells, words }, checked, t),
      fieldsBlock(event, list, { cells, words }, columns, t),
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
            formatted(formula(former), awardFormat),
            formatted(formula(differenceFormula(cell('A'), at('former', 1))), '+0.0%;-0.0%;0.0%'),
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

function fieldColumns({ terms, date }: AwardedEvent, t: Translate): readonly ListColumn[] {
  const figures = (title: string): ListColumn => ({ title, kind: 'number', width: 16 });
  // The check beside the date cuts off what is longer than its column.
  const whole = { ...figures(t('sofWholeField')), width: widthFor([date], { least: 16 }) };
  return [
    { title: t('sofField'), kind: 'text', width: 38 },
    whole,
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

/** First place of each session: the tables in its comparison are typed, or those of the event (S12). */
function sessionsBlock({ comparisons }: AwardedEvent, cells: TermCells, t: Translate): NewBlock {
  const first = rows.session;
  const count = comparisons.length;
  const tables = areaName({ row: first, column: 1, rows: count, columns: 1 });
  return {
    at: cellName(first - 1, 0),
    cells: [
      headings([
        { title: t('sofSession'), kind: 'text' },
        { title: t('sofComparisons'), kind: 'number' },
        { title: t('sofFirst'), kind: 'number' },
      ]),
      ...comparisons.map((comparison, i) => {
        const own = cellName(first + i, 1);
        const award = sessionFormula(at('average', 1), own, cells, at('byItself', 1));
        return [
          text(t('sofSessionNumber', { number: i + 1 })),
          comparison === undefined
            ? formula(`=${at('tables', 1)}`, 'input')
            : number(comparison, 'input'),
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
