import type { TextKey, Translate } from '../../../src/language';
import { cellName, onSheet } from '../../sheets/address';
import { inputTab } from '../../sheets/looks';
import type { NewSheet, PlanCell } from '../../sheets/plan';
import { aligned, formatted, formula, pages, text, widthsUnder } from '../../sheets/sheet-parts';
import { fixed } from '../../sheets/source';
import { quoted } from '../../sheets/season';
import type { ListWritten, Places } from '../../sheets/written-list';
import {
  isZeroAt,
  noteFormula,
  placeBy,
  type QualifierMade,
  rowParts,
  type SectionList,
} from './read';
import { pointsFormat, type SectionKey, sectionList } from './written';

/** So many rows below the list are watched for players who are not counted. */
const rowsWatched = 100;

/** The section as it is written, with where its columns stand. */
export function writtenSection(made: QualifierMade, t: Translate): ListWritten<SectionKey> {
  const { section, present } = made;
  const all = {
    ...{ byPlace: section.byPlace, present },
    computed: (places: Places<string>) => formulasOf(places, made, t),
  };
  return sectionList.write(section.open, { all, t, head });
}

/** What the formulas of a section read, and those of its places and points. */
function formulasOf(
  { down, column }: Places<SectionKey>,
  { section: { open, others, byPlace } }: QualifierMade,
  t: Translate,
): {
  readonly list: SectionList;
  readonly has: ReturnType<typeof rowParts>;
  readonly placed: string;
  readonly earned: string;
} {
  const order = down(byPlace ? 'place' : 'wins');
  const factsIn = (at: number): string =>
    fixed({ row: factRow, column: at, rows: facts.indexOf('zero'), columns: 1 });
  const list: SectionList = {
    player: down('player'),
    rating: down('rating'),
    eligible: down('eligible'),
    order,
    byPlace,
    places: byPlace ? undefined : down('rank'),
    zero: at('zero'),
    facts: [{ cells: factsIn(1), labels: factsIn(0) }, { cells: at('given') }],
    around: fixed({
      row: head,
      column: column('player'),
      // Below the last player one row is free, and more where nobody else follows.
      rows: open.length + 2 + (others.length > 0 ? 0 : rowsWatched),
      columns: 1,
    }),
  };
  const has = rowParts(list, t);
  const usable = (shown: string): string => `IF(${has.ordered},${shown},1)`;
  const place = usable(byPlace ? order : placeBy(order));
  const tied = usable(`COUNTIF(${order},${order})`);
  const isZero = isZeroAt(at('zero'), t);
  const awarded = `AGA.POINTS(${at('average')},${at('players')},${place},${tied},${isZero})`;
  const { settled, named, rated, answered, ordered, agreed } = has;
  const whole = [settled, named, rated, answered, ordered, agreed].join('*');
  // Before anybody has won a game nobody has a place or points.
  const begun = byPlace ? '1' : `(COUNTIF(${order},">0")>0)`;
  const rest = `IF(${has.typed}*(1-${whole}),${quoted(t('agaIncomplete'))},"")`;
  return {
    ...{ list, has },
    placed: `=IF(${has.ordered}*${begun},${placeBy(order)},"")`,
    earned: `=IF(${whole}*${has.eligible}*${begun},${awarded},${rest})`,
  };
}

/** The section: its facts, what is typed of its players, their places and points, and who is not in it. */
export function sectionSheet(
  name: string,
  made: QualifierMade,
  { columns, list: typed, behind, choices, places }: ListWritten<SectionKey>,
  t: Translate,
): NewSheet {
  const { section, isDesignated } = made;
  const { open, others } = section;
  const { list, has } = formulasOf(places, made, t);
  const points = places.down('points');
  const isZero = isZeroAt(at('zero'), t);
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
  const line = t(isDesignated ? 'agaDesignated' : 'agaNotCounted');

  const zero = cellName(factRow + facts.indexOf('zero'), 1);
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
        cells: facts.map((fact) => [
          text(t(factLabels[fact]), 'label'),
          aligned(cells[fact], 'left'),
        ]),
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
        ...typed.block,
        list: { kind: 'filter' },
        lines: choices.map((each) => each.at),
        choices,
      },
      behind.block,
      ...(others.length > 0
        ? [
            {
              at: cellName(firstRow + open.length + 1, 0),
              cells: [[text(t('agaOthers'), 'event')], ...others.map((each) => [text(each.name)])],
            },
          ]
        : []),
    ],
    widths: widthsUnder([line, made.name], columns),
    freeze: { rows: firstRow, columns: 1 },
    tabColor: inputTab,
    print: pages(
      made.name,
      { paper: 'letter', orientation: 'portrait', titleRows: `${firstRow}:${firstRow}` },
      t,
    ),
  };
}

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
export type Fact = (typeof facts)[number];

/** Those that a season has, too. */
export const seasonFacts = ['players', 'average', 'category', 'given'] as const;
export type SeasonFact = (typeof seasonFacts)[number];

/** What stands beside them. */
export const factLabels = {
  players: 'agaPlayers',
  average: 'agaAverage',
  exact: 'agaExact',
  category: 'agaCategory',
  first: 'agaFirst',
  slope: 'agaSlope',
  zero: 'agaZero',
  given: 'agaGiven',
} as const satisfies Record<Fact, TextKey>;

const factRow = 2;
/** The row of headings, counted from 0. */
const head = factRow + facts.length + 1;
const firstRow = head + 1;

/** The line below the title: whether the tournament is designated, and what is wrong with the list. */
const noteCell = '$A$2';

/** `$B$4`: a fact on the section's own sheet. */
export const at = (fact: Fact): string =>
  fixed({ row: factRow + facts.indexOf(fact), column: 1, rows: 1, columns: 1 });

/** The open section as formulas of other sheets see it. */
export interface SectionPlace {
  readonly fact: (fact: SeasonFact) => string;
  readonly players: string;
  /** Undefined where the list has no ids. */
  readonly ids: string | undefined;
  readonly points: string;
}

export function placeOfSection(sheet: string, { down, has }: Places<SectionKey>): SectionPlace {
  const column = (key: SectionKey): string => onSheet(sheet, down(key));
  return {
    fact: (fact) => onSheet(sheet, at(fact)),
    players: column('player'),
    ids: has('id') ? column('id') : undefined,
    points: column('points'),
  };
}
