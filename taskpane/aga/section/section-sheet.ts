import type { Translate } from '../../../src/language';
import { areaName, cellName, onSheet } from '../../sheets/address';
import { inputTab } from '../../sheets/looks';
import type { Choice, NewSheet, PlanCell } from '../../sheets/plan';
import {
  aligned,
  blank,
  centred,
  figure,
  formatted,
  formula,
  headings,
  type ListColumn,
  number,
  pages,
  spilling,
  text,
  widthFor,
  widthsUnder,
  words,
} from '../../sheets/sheet-parts';
import { fixed } from '../../sheets/source';
import { quoted } from '../../sheets/season';
import {
  isZeroAt,
  noteFormula,
  type OpenPlayer,
  placeBy,
  type QualifierMade,
  rowParts,
  type SectionList,
} from './read';
import { significant } from '../../../src';

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
    widths: widthsUnder([line, made.name], [...columns, ...computed]),
    freeze: { rows: firstRow, columns: 1 },
    tabColor: inputTab,
    print: pages(
      made.name,
      { paper: 'letter', orientation: 'portrait', titleRows: `${firstRow}:${firstRow}` },
      t,
    ),
  };
}

export interface SectionColumn extends ListColumn {
  readonly key: 'player' | 'id' | 'rating' | 'eligible' | 'order' | 'tie1' | 'tie2';
  readonly cell: (player: OpenPlayer) => PlanCell;
  readonly choice?: Omit<Choice, 'at'>;
}

/** A bold heading leaves room for its filter button, beside centred words on both sides. */
const headed = (title: string, room = 6): number => Math.max(12, title.length + room);
const centredHead = 9;

/** What is typed; the place among it only where the list gave places. */
export function columnsOf(
  { section, present }: QualifierMade,
  t: Translate,
): readonly SectionColumn[] {
  const has = (field: string): boolean => present.includes(field);
  const { open, byPlace } = section;
  const yesNo = [t('agaYes'), t('agaNo')];
  const figureChoice = (whole: boolean, least: number): Omit<Choice, 'at'> => ({
    from: { kind: 'number', whole, least },
    refusal: t('agaFigureRefusal'),
  });
  const tie = (key: 'tie1' | 'tie2', title: string): SectionColumn => ({
    key,
    title,
    kind: 'number',
    width: headed(title),
    cell: ({ row: { values } }) => {
      const value = values[key];
      return value === undefined ? blank('input') : number(value, 'input');
    },
    choice: figureChoice(false, 0),
  });
  return [
    {
      key: 'player',
      title: t('agaPlayer'),
      kind: 'text',
      // The labels of the facts stand in this column, too.
      width: widthFor([...open.map(({ name }) => name), t('agaZero')], { least: 28, most: 48 }),
      cell: ({ name }) => text(name),
    },
    ...(has('id')
      ? [
          {
            key: 'id',
            title: t('agaIdColumn'),
            kind: 'mark',
            width: headed(t('agaIdColumn'), centredHead),
            cell: ({ row }: OpenPlayer) => centred(words(row.values.id)),
          } as const,
        ]
      : []),
    {
      key: 'rating',
      title: t('agaRatingColumn'),
      kind: 'number',
      width: headed(t('agaRatingColumn')),
      cell: ({ rating }) => figure(rating, '0.00', 'input'),
      choice: {
        from: { kind: 'number', whole: false, least: -50 },
        refusal: t('agaRatingRefusal'),
      },
    },
    {
      key: 'eligible',
      title: t('agaEligible'),
      kind: 'mark',
      width: headed(t('agaEligible'), centredHead),
      cell: ({ isEligible }) => centred(text(isEligible ? t('agaYes') : t('agaNo'), 'input')),
      choice: { from: { kind: 'texts', texts: yesNo }, refusal: t('agaYesNoRefusal') },
    },
    {
      key: 'order',
      title: t(byPlace ? 'agaPlace' : 'agaWins'),
      kind: 'number',
      width: headed(t(byPlace ? 'agaPlace' : 'agaWins')),
      cell: ({ score }) => number(significant(Math.abs(score)), 'input'),
      choice: figureChoice(byPlace, byPlace ? 1 : 0),
    },
    ...(has('tie1') ? [tie('tie1', t('agaTie1'))] : []),
    ...(has('tie2') ? [tie('tie2', t('agaTie2'))] : []),
  ];
}

/** The facts of the section, from row 3. */
export const facts = [
  'players',
  'average',
  'exact',
  'category',
  'first',
  'slope',
  'zero',
  'given',
] as const;
export type Fact = (typeof facts)[number];

export const factRow = 2;
/** The row of headings, counted from 0. */
export const head = factRow + facts.length + 1;
export const firstRow = head + 1;

/** The line below the title: whether the tournament is designated, and what is wrong with the list. */
export const noteCell = '$A$2';

/** Points show one decimal, or the least award of 0.01. */
export const pointsFormat = '0.0?';

/** `$B$4`: a fact on the section's own sheet. */
export const at = (fact: Fact): string =>
  fixed({ row: factRow + facts.indexOf(fact), column: 1, rows: 1, columns: 1 });

/** A column of the section, from its first player to its last. */
export const down = (column: number, count: number): string =>
  fixed({ row: firstRow, column, rows: count, columns: 1 });

/** The open section as formulas of other sheets see it. */
export interface SectionPlace {
  readonly fact: (fact: Fact) => string;
  readonly players: string;
  /** Undefined where the list has no ids. */
  readonly ids: string | undefined;
  readonly points: string;
}

export function placeOfSection(
  sheet: string,
  columns: readonly SectionColumn[],
  { count, byPlace }: { readonly count: number; readonly byPlace: boolean },
): SectionPlace {
  const column = (index: number): string => onSheet(sheet, down(index, count));
  const ids = columns.findIndex(({ key }) => key === 'id');
  return {
    fact: (fact) => onSheet(sheet, at(fact)),
    players: column(0),
    ids: ids < 0 ? undefined : column(ids),
    // Places are typed, or stand before the points.
    points: column(columns.length + (byPlace ? 0 : 1)),
  };
}
