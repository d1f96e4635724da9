import type { Translate } from '../../../language';
import { areaName, cellName } from '../../plan/address';
import { inputTab } from '../../plan/looks';
import type { NewSheet, PlanCell } from '../../plan/plan';
import { aligned, blank, formatted, formula, spilling, text } from '../../plan/plan-cells';
import { headings, pages, roomFor, widthsOf, type ListColumn } from '../../plan/sheet-parts';
import type { SectionColumn } from './columns';
import { fixed } from '../../plan/named-area';
import { quoted } from '../../season/formulas';
import { isZeroAt, noteFormula, placeBy, rowParts, type SectionList } from './check';
import {
  at,
  down,
  factRow,
  facts,
  firstRow,
  head,
  noteCell,
  pointsFormat,
  type Fact,
} from './layout';
import type { QualifierMade } from './qualifier';

/** So many rows below the list are watched for players who are not counted. */
const rowsWatched = 100;

/** The section: its facts, what is typed of its players, their places and points, and who is not in it. */
export function sectionSheet(
  name: string,
  made: QualifierMade,
  columns: readonly SectionColumn[],
  t: Translate,
): NewSheet {
  const { section, isDesignated } = made;
  const { open, others, byPlace } = section;
  const count = open.length;
  const index = (key: SectionColumn['key']): number =>
    columns.findIndex((each) => each.key === key);
  const ofKey = (key: SectionColumn['key']): string => down(index(key), count);
  const computed: readonly ListColumn[] = [
    ...(byPlace ? [] : [{ title: t('agaPlace'), kind: 'number', width: 10 } as const]),
    { title: t('agaPointsHeading'), kind: 'number', width: 10 },
  ];
  const order = ofKey('order');
  const list: SectionList = {
    player: ofKey('player'),
    rating: ofKey('rating'),
    eligible: ofKey('eligible'),
    order,
    byPlace,
    places: byPlace ? undefined : down(columns.length, count),
    zero: at('zero'),
    around: fixed({
      row: head,
      column: index('player'),
      // Below the last player one row is free, and more where nobody else follows.
      rows: count + 2 + (others.length > 0 ? 0 : rowsWatched),
      columns: 1,
    }),
  };
  const has = rowParts(list, t);
  // Places and points spill, so that a row that is inserted has both.
  const placed = `=IF(${has.ordered},${placeBy(order)},"")`;
  const points = down(columns.length + computed.length - 1, count);
  const isZero = isZeroAt(at('zero'), t);
  const usable = (figure: string): string => `IF(${has.ordered},${figure},1)`;
  const place = usable(byPlace ? order : placeBy(order));
  const tied = usable(`COUNTIF(${order},${order})`);
  const awarded = `AGA.POINTS(${at('average')},${at('players')},${place},${tied},${isZero})`;
  const { settled, named, rated, answered, ordered, agreed } = has;
  const whole = [settled, named, rated, answered, ordered, agreed].join('*');
  const rest = `IF(${has.typed}*(1-${whole}),${quoted(t('agaIncomplete'))},"")`;
  const earned = `=IF(${whole}*${has.eligible},${awarded},${rest})`;
  const size = { rows: count, columns: 1 };
  const cells: Record<Fact, PlanCell> = {
    players: formula(`=SUMPRODUCT(${has.typed})`),
    average: formatted(formula(`=AGA.AVERAGE(IF(${has.rated},${list.rating},0))`), '0.00##'),
    exact: formatted(formula(`=AGA.EXACT(${at('average')},${at('players')})`), '0.0'),
    category: formula(`=AGA.CATEGORY(${at('average')},${at('players')})`, 'total'),
    first: formatted(
      formula(`=AGA.POINTS(${at('average')},${at('players')},1,1,${isZero})`),
      pointsFormat,
    ),
    slope: formatted(formula(`=AGA.SLOPE(${at('average')})`), '0.00'),
    zero: text(made.asSheet ? t('agaYes') : t('agaNo'), 'input'),
    given: formatted(formula(`=SUM(${points})`), pointsFormat),
  };
  const labels: Record<Fact, string> = {
    players: t('agaPlayers'),
    average: t('agaAverage'),
    exact: t('agaExact'),
    category: t('agaCategory'),
    first: t('agaFirst'),
    slope: t('agaSlope'),
    zero: t('agaZero'),
    given: t('agaGiven'),
  };
  const line = t(isDesignated ? 'agaDesignated' : 'agaNotCounted');
  const all = roomFor([...columns, ...computed], [line, made.name]);
  const zero = cellName(factRow + facts.indexOf('zero'), 1);
  const column = (at: number): string =>
    areaName({ row: firstRow, column: at, rows: count, columns: 1 });
  const typed = columns.flatMap(({ choice }, i) => (choice ? [{ at: column(i), ...choice }] : []));
  return {
    name,
    blocks: [
      {
        at: 'A1',
        cells: [
          [text(made.date === '' ? made.name : `${made.name}, ${made.date}`, 'title')],
          [
            {
              kind: 'formula',
              formula: noteFormula(list, points, line, t),
              shown: line,
              style: 'event',
            },
          ],
        ],
        highlights: [{ at: 'A2', formula: `=${noteCell}<>${quoted(line)}`, look: 'warning' }],
      },
      {
        at: cellName(factRow, 0),
        cells: facts.map((fact) => [text(labels[fact], 'label'), aligned(cells[fact], 'left')]),
        lines: [zero],
        choices: [
          {
            at: zero,
            from: { kind: 'texts', texts: [t('agaYes'), t('agaNo')] },
            refusal: t('agaYesNoRefusal'),
          },
        ],
      },
      {
        at: cellName(head, 0),
        cells: [
          headings(columns),
          ...open.map((player) => columns.map(({ cell }) => cell(player))),
        ],
        list: { kind: 'filter' },
        lines: typed.map((each) => each.at),
        choices: typed,
      },
      {
        at: cellName(head, columns.length),
        cells: [
          headings(computed),
          ...open.map((_, row) => [
            ...(byPlace ? [] : [row === 0 ? spilling(placed, size) : blank()]),
            formatted(row === 0 ? spilling(earned, size, 'total') : blank('total'), pointsFormat),
          ]),
        ],
      },
      ...(others.length > 0
        ? [
            {
              at: cellName(firstRow + count + 1, 0),
              cells: [[text(t('agaOthers'), 'event')], ...others.map((each) => [text(each.name)])],
            },
          ]
        : []),
    ],
    widths: widthsOf(all),
    freeze: { rows: firstRow, columns: 1 },
    tabColor: inputTab,
    print: pages(
      made.name,
      { paper: 'letter', orientation: 'portrait', titleRows: `${firstRow}:${firstRow}` },
      t,
    ),
  };
}
