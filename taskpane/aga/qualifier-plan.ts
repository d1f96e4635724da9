import { significant } from '../../src';
import type { Translate } from '../../language';
import { areaName, cellName, onSheet } from '../plan/address';
import { inputTab } from '../plan/looks';
import { fixed } from '../plan/named-area';
import type { Choice, NewSheet, Plan, PlanCell } from '../plan/plan';
import {
  aligned,
  blank,
  centred,
  figure,
  formatted,
  formula,
  number,
  spilling,
  text,
  words,
} from '../plan/plan-cells';
import {
  headingRow,
  headings,
  introduction,
  pages,
  roomFor,
  widthFor,
  widthsOf,
  type ListColumn,
} from '../plan/sheet-parts';
import { freeSheetName, freeTableName, sheetNames, tableNames } from '../plan/sheet-names';
import type { WorkbookFacts } from '../plan/source';
import type { QualifierMade } from './qualifier';
import type { OpenPlayer } from './section';

/** The facts of the section, from row 3. */
const facts = [
  'players',
  'average',
  'exact',
  'category',
  'first',
  'slope',
  'zero',
  'given',
] as const;
type Fact = (typeof facts)[number];

const factRow = 2;
const head = factRow + facts.length + 1;

/** Points show one decimal, or the least award of 0.01. */
const pointsFormat = '0.0?';

/** A heading leaves room for its filter button. */
const headed = (title: string): number => Math.max(12, title.length + 5);

const at = (fact: Fact): string =>
  fixed({ row: factRow + facts.indexOf(fact), column: 1, rows: 1, columns: 1 });

interface SectionColumn extends ListColumn {
  readonly key: 'player' | 'id' | 'rating' | 'eligible' | 'order' | 'tie1' | 'tie2';
  readonly cell: (player: OpenPlayer) => PlanCell;
  readonly choice?: Omit<Choice, 'at'>;
}

/** Two new sheets: the open section with its points, and the points of every place. */
export function planQualifier(
  made: QualifierMade,
  known: WorkbookFacts,
  t: Translate,
): Pick<Plan, 'title' | 'sheets' | 'blocks' | 'names' | 'activate'> {
  const taken = sheetNames(known);
  const name = freeSheetName(made.name, taken);
  const places = freeSheetName(t('agaPlacesSheet', { name: made.name }), [...taken, name]);
  const columns = columnsOf(made, t);
  const count = made.section.open.length;
  return {
    title: made.name,
    sheets: [sectionSheet(name, made, columns, t), placesSheet(places, name, made, t)],
    blocks: [],
    names: [
      {
        name: freeTableName('AGA_Section_1', tableNames(known)),
        sheet: name,
        address: areaName({ row: head, column: 0, rows: count + 1, columns: columns.length }),
      },
    ],
    activate: name,
  };
}

/** What is typed; the place among it only where the list gave places. */
function columnsOf({ section, present }: QualifierMade, t: Translate): readonly SectionColumn[] {
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
            width: headed(t('agaIdColumn')),
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
      width: headed(t('agaEligible')),
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

function sectionSheet(
  name: string,
  made: QualifierMade,
  columns: readonly SectionColumn[],
  t: Translate,
): NewSheet {
  const { section, isDesignated } = made;
  const { open, others, byPlace } = section;
  const first = head + 1;
  const count = open.length;
  const index = (key: SectionColumn['key']): number =>
    columns.findIndex((each) => each.key === key);
  const down = (column: number): string => fixed({ row: first, column, rows: count, columns: 1 });
  const ofKey = (key: SectionColumn['key']): string => down(index(key));
  const computed: readonly ListColumn[] = [
    ...(byPlace ? [] : [{ title: t('agaPlace'), kind: 'number', width: 10 } as const]),
    { title: t('agaPointsHeading'), kind: 'number', width: 10 },
  ];
  const places = byPlace ? ofKey('order') : down(columns.length);
  const points = down(columns.length + computed.length - 1);
  const isZero = `${at('zero')}="${t('agaYes')}"`;
  const results = `AGA.RESULTS(${at('average')},${at('players')},${places},${isZero})`;
  const earned = `=IF(${ofKey('eligible')}="${t('agaNo')}","",${results})`;
  const placeOf = (row: number): PlanCell => {
    const own = cellName(first + row, index('order'));
    return formula(`=SUMPRODUCT((${ofKey('order')}>${own})*1)+1`);
  };
  const cells: Record<Fact, PlanCell> = {
    players: formula(`=COUNTA(${ofKey('player')})`),
    average: formatted(formula(`=AGA.AVERAGE(${ofKey('rating')})`), '0.00##'),
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
    areaName({ row: first, column: at, rows: count, columns: 1 });
  const typed = columns.flatMap(({ choice }, i) => (choice ? [{ at: column(i), ...choice }] : []));
  return {
    name,
    blocks: [
      {
        at: 'A1',
        cells: [
          [text(made.date === '' ? made.name : `${made.name}, ${made.date}`, 'title')],
          [text(line, 'event')],
        ],
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
            ...(byPlace ? [] : [placeOf(row)]),
            formatted(
              row === 0 ? spilling(earned, { rows: count, columns: 1 }, 'total') : blank('total'),
              pointsFormat,
            ),
          ]),
        ],
      },
      ...(others.length > 0
        ? [
            {
              at: cellName(first + count + 1, 0),
              cells: [[text(t('agaOthers'), 'event')], ...others.map((each) => [text(each.name)])],
            },
          ]
        : []),
    ],
    widths: widthsOf(all),
    freeze: { rows: first, columns: 1 },
    tabColor: inputTab,
    print: pages(
      made.name,
      { paper: 'letter', orientation: 'portrait', titleRows: `${first}:${first}` },
      t,
    ),
  };
}

/** What each place earns without ties. */
function placesSheet(
  name: string,
  section: string,
  { name: title, isDesignated, section: { open } }: QualifierMade,
  t: Translate,
): NewSheet {
  const there = (fact: Fact): string => onSheet(section, at(fact));
  const zero = `${there('zero')}="${t('agaYes')}"`;
  const table = `=AGA.TABLE(${there('average')},${there('players')},${there('players')},${zero})`;
  const line = t(isDesignated ? 'agaDesignated' : 'agaNotCounted');
  const note = t('agaPlacesNote');
  const columns = roomFor(
    [
      { title: t('agaPlace'), kind: 'number', width: 10 },
      { title: t('agaPointsHeading'), kind: 'number', width: 12 },
      { title: '', kind: 'text', width: 40 },
    ] as const,
    [line, note, title],
  );
  return {
    name,
    blocks: [
      introduction(
        { kind: 'formula', formula: `=${onSheet(section, '$A$1')}`, style: 'title', shown: title },
        line,
        note,
      ),
      {
        at: cellName(headingRow, 0),
        cells: [
          headings(columns.slice(0, 2)),
          [spilling(table, { rows: open.length, columns: 2 }), formatted(blank(), pointsFormat)],
          ...open.slice(1).map(() => [blank(), formatted(blank(), pointsFormat)]),
        ],
      },
    ],
    widths: widthsOf(columns),
    freeze: { rows: headingRow + 1, columns: 1 },
    print: pages(
      title,
      {
        paper: 'letter',
        orientation: 'portrait',
        area: 'A:C',
        titleRows: `${headingRow + 1}:${headingRow + 1}`,
      },
      t,
    ),
  };
}
