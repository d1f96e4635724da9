import { placeAstray, significant } from '../../../src';
import { existing } from '../../../src/core/result';
import {
  saidInAny,
  sentence,
  type Sentence,
  type SheetKey,
  type TextKey,
  type Translate,
} from '../../../src/language';
import type { CellContext, Kind } from '../../sheets/columns/fields';
import { placeKind, unusable } from '../../sheets/columns/kinds';
import { likeness } from '../../sheets/columns/spelling';
import { placeName } from '../../sheets/address';
import type { Choice, Finding, PlanCell } from '../../sheets/plan';
import {
  centred,
  blank as empty,
  figure,
  formatted,
  number,
  spilling,
  text,
  widthFor,
  words,
} from '../../sheets/sheet-parts';
import { type KeyOf, listOf, type Places } from '../../sheets/written-list';
import type { OpenPlayer } from './read';
import {
  cellBeside,
  type LineRead,
  linesTyped,
  type ListRead,
  readList,
  typedOver,
} from '../../sheets/read-list';
import { plainText, type SourceCell, type SourceTable } from '../../sheets/source';
import { goneAbove } from '../../sheets/season';
import { figureKind, ratingKind } from './fields';
import type { DecimalMark } from '../../sheets/notation';

/** What the columns of a section depend on. */
interface SectionGiven {
  /** The list of results had places, not wins. */
  readonly byPlace: boolean;
  /** The fields that it had. */
  readonly present: readonly string[];
  /** The formulas of places and points. */
  readonly computed: (places: Places<string>) => {
    readonly placed: string;
    readonly earned: string;
  };
}

/** Points show one decimal, or the least award of 0.01. */
export const pointsFormat = '0.0?';

/** A bold heading leaves room for its filter button, beside centred words on both sides. */
const forHeading =
  (room = 6) =>
  ({ title }: { readonly title: string }): number =>
    Math.max(12, title.length + room);
const centredHead = 9;

const atLeast = (
  least: number,
  refusal: 'agaFigureRefusal' | 'agaRatingRefusal',
  whole = false,
) => ({
  typed: ({ t }: { readonly t: Translate }): Omit<Choice, 'at'> => ({
    from: { kind: 'number', whole, least },
    refusal: t(refusal),
  }),
});

const tie = (key: 'tie1' | 'tie2') => ({
  ...({ as: 'number', width: forHeading() } as const),
  ...atLeast(0, 'agaFigureRefusal'),
  shown: ({ present }: SectionGiven) => present.includes(key),
  cell: ({ row }: OpenPlayer): PlanCell => {
    const value = row.values[key];
    return value === undefined ? empty('input') : number(value, 'input');
  },
});

/** Of the two, what the list of results had. */
const order = {
  ...({ as: 'number', width: forHeading() } as const),
  cell: ({ score }: OpenPlayer): PlanCell => number(significant(Math.abs(score)), 'input'),
};

/** The open section: what is typed of its players; beside it their places and points, which spill, so that a row that is inserted has both. */
export const sectionList = listOf<OpenPlayer, SectionGiven>()({
  player: {
    label: 'agaPlayer',
    as: 'text',
    // The labels of the facts stand in this column, too.
    width: ({ texts, t }) => widthFor([...texts, t('agaZero')], { least: 28, most: 48 }),
    cell: ({ name }) => text(name),
    share: { role: 'name' },
  },
  id: {
    label: 'agaIdColumn',
    ...{ as: 'mark', width: forHeading(centredHead) },
    shown: ({ present }) => present.includes('id'),
    cell: ({ row }) => centred(words(row.values.id)),
  },
  rating: {
    label: 'agaRatingColumn',
    ...{ as: 'number', width: forHeading(), ...atLeast(-50, 'agaRatingRefusal') },
    cell: ({ rating }) => figure(rating, '0.00', 'input'),
  },
  eligible: {
    label: 'agaEligible',
    ...{ as: 'mark', width: forHeading(centredHead) },
    cell: ({ isEligible }, { t }) => centred(text(t(isEligible ? 'agaYes' : 'agaNo'), 'input')),
    typed: ({ t }) => ({
      from: { kind: 'texts', texts: [t('agaYes'), t('agaNo')] },
      refusal: t('agaYesNoRefusal'),
    }),
  },
  place: {
    label: 'agaPlace',
    ...{ ...order, shown: ({ byPlace }) => byPlace, ...atLeast(1, 'agaFigureRefusal', true) },
  },
  wins: {
    label: 'agaWins',
    ...{ ...order, shown: ({ byPlace }) => !byPlace, ...atLeast(0, 'agaFigureRefusal') },
  },
  tie1: { label: 'agaTie1', ...tie('tie1') },
  tie2: { label: 'agaTie2', ...tie('tie2') },
  rank: {
    label: 'agaPlace',
    ...{ as: 'number', width: 10, beside: 'behind', shown: ({ byPlace }) => !byPlace },
    cell: (_, { all, line, lines, places }) =>
      line === 0 ? spilling(all.computed(places).placed, { rows: lines, columns: 1 }) : empty(),
    // Under this heading stand typed places, too.
    share: { role: 'place' },
  },
  points: {
    label: 'agaPointsHeading',
    // Room for "incomplete", which stands there in place of points.
    ...{ as: 'number', width: 13, beside: 'behind' },
    cell: (_, { all, line, lines, places }) => {
      const size = { rows: lines, columns: 1 };
      const cell =
        line === 0 ? spilling(all.computed(places).earned, size, 'total') : empty('total');
      return formatted(cell, pointsFormat);
    },
    share: { role: 'score', shown: shownPoints, blank: 'agaNotEligible' },
  },
});

export type SectionKey = KeyOf<typeof sectionList>;

type Line = LineRead<SectionKey>;

/** A section as it stands. */
interface Section extends ListRead<SectionKey> {
  /** Places that are typed, or wins. */
  readonly order: 'place' | 'wins';
  /** Places that are calculated: under the heading of those that are typed. */
  readonly calculated: 'place' | undefined;
}

/**
 * What is wrong on the sheet of a section, by the cell: the line that says whether the least award is 0, a player whose row is not
 * whole, and one that the formulas do not count. Nothing that is shared lacks a player without a sentence.
 */
export function sectionFaults(table: SourceTable): readonly Finding[] {
  const section = readSection(table);
  if (!section || isParted(section, table)) {
    const { place } = table;
    return [{ sentence: sentence('agaColumnsGone', { sheet: place.sheet }), at: place }];
  }
  const { lines, order, calculated, headingAt } = section;
  // A player has a rating, wins or a place.
  const players = linesTyped(
    lines,
    'player',
    ({ isFilled }) => isFilled('rating') || isFilled(order),
  );
  const faults = players.map((line) => faultsOf(line, order, table.mark));
  const whole = players.filter((_, i) => faults[i]?.length === 0);
  const isCounted = ({ isFilled }: Line): boolean =>
    isFilled('points') || (calculated !== undefined && isFilled(calculated));
  // Before the first win nobody has a place or points.
  const isBegun = calculated === undefined || whole.some(({ number }) => number(order) > 0);
  const paid = whole.filter((line) => isYes(line.cell('eligible')));
  const due = calculated === undefined ? paid : whole;
  const head = headingAt('player').area.row - table.place.area.row;
  const gone = goneAbove(table, head);
  const uncounted = !isBegun
    ? whole.slice(0, 1).map((line) => noWins(line, order))
    : due.filter((line) => !isCounted(line)).map((line) => fault(line, 'player', 'agaRowOutside'));
  const typed = [
    ...(calculated === undefined
      ? []
      : typedOver(players, calculated).map((line) => fault(line, calculated, 'agaPlaceTyped'))),
    ...typedOver(players, 'points').map((line) => fault(line, 'points', 'agaPointsTyped')),
  ];
  const found = [
    ...zeroFault(table, head),
    ...faults.flat(),
    ...typed,
    ...gone,
    ...(typed.length > 0 || gone.length > 0 ? [] : uncounted),
  ];
  return found.length === 0 && calculated === undefined ? astray(whole) : found;
}

/** Undefined where the sheet holds no section. */
function readSection(table: SourceTable): Section | undefined {
  const read = readList(sectionList, table, ['player', 'rating', 'eligible', 'points']);
  if (!read) return undefined;
  if (read.times('wins') > 0) return { ...read, order: 'wins', calculated: 'place' };
  return read.times('place') > 0 ? { ...read, order: 'place', calculated: undefined } : undefined;
}

/** What points, and what a season takes of a section, follow from, above the list. */
const factsAbove = ['agaPlayers', 'agaAverage', 'agaCategory', 'agaZero', 'agaGiven'] as const;

/** Whether columns or lines above the list were deleted, or their headings typed over. */
function isParted({ calculated, times, headingAt }: Section, table: SourceTable): boolean {
  if (calculated !== undefined && times(calculated) === 0) return true;
  const rows = table.rows.slice(0, headingAt('player').area.row - table.place.area.row);
  return factsAbove.some((label) => !cellBeside({ rows, place: table.place }, label));
}

function noWins(line: Line, order: Section['order']): Finding {
  const at = existing(line.at(order));
  return { sentence: sentence('agaNoWins', { address: placeName(at) }), at };
}

const winsOnSheet = figureKind({ least: 0, fractions: false });

function faultsOf(
  line: Line,
  order: Section['order'],
  mark: SourceTable['mark'],
): readonly Finding[] {
  const name = nameIn(line);
  if (name === '') return [fault(line, 'player', 'agaNameMissing')];
  const found: Finding[] = [];
  /** A cell has to hold a number: the formulas read no text. */
  const check = (
    key: SectionKey,
    missing: 'agaRatingMissing' | 'agaOrderMissing',
    read: (cell: SourceCell, context: CellContext) => Sentence | undefined,
  ): void => {
    const [cell, at] = [line.cell(key) ?? blank, line.at(key)];
    if (!at) return;
    const address = placeName(at);
    const why = line.isFilled(key)
      ? read(cell, { address, mark })
      : sentence(missing, { name, address });
    if (why) found.push({ sentence: why, at });
    else if (cell.kind !== 'number') found.push({ sentence: asNumber(cell, address, mark), at });
  };
  check('rating', 'agaRatingMissing', (cell, context) => {
    const reading = ratingKind.read(cell, context);
    if (!reading.ok) return reading.sentence;
    return 'why' in reading.value ? reading.value.why : undefined;
  });
  const answer = line.cell('eligible');
  if (!isYes(answer) && !isNo(answer)) found.push(fault(line, 'eligible', 'agaEligibleUnsaid'));
  const kind: Kind<number> = order === 'place' ? placeKind : winsOnSheet;
  check(order, 'agaOrderMissing', (cell, context) => {
    const reading = kind.read(cell, context);
    return reading.ok ? undefined : reading.sentence;
  });
  return found;
}

function asNumber(cell: SourceCell, address: string, mark: SourceTable['mark']): Sentence {
  const values = { address, content: plainText(cell, mark), example: `2${mark}5` };
  return sentence('agaFigureIsText', values);
}

/** Places that do not follow on each other: tied players repeat the best of theirs. */
function astray(lines: readonly Line[]): readonly Finding[] {
  const found = placeAstray(lines.map(({ number }) => number('place')));
  const at = found && lines[found.row]?.at('place');
  if (!at) return [];
  const { place, expected } = found;
  return [{ sentence: sentence('placeAstray', { address: placeName(at), place, expected }), at }];
}

/** The cell beside its label, above the list. */
function zeroFault({ rows, place }: SourceTable, head: number): readonly Finding[] {
  const found = cellBeside({ rows: rows.slice(0, head), place }, 'agaZero');
  if (!found || isYes(found.cell) || isNo(found.cell)) return [];
  const { cell, at } = found;
  const address = placeName(at);
  return [{ sentence: unusable(cell, address) ?? sentence('agaZeroUnsaid', { address }), at }];
}

type FaultKey = Extract<
  TextKey,
  'agaNameMissing' | 'agaEligibleUnsaid' | 'agaRowOutside' | 'agaPlaceTyped' | 'agaPointsTyped'
>;

/** Of a column that the section has. */
function fault(line: Line, key: SectionKey, why: FaultKey): Finding {
  const at = existing(line.at(key));
  const address = placeName(at);
  const broken = unusable(line.cell(key) ?? blank, address);
  return { sentence: broken ?? sentence(why, { name: nameIn(line), address }), at };
}

const blank: SourceCell = { kind: 'blank' };

const nameIn = ({ cell, text }: Line): string =>
  cell('player')?.kind === 'error' ? '' : text('player');

const says = (cell: SourceCell = blank, key: SheetKey): boolean =>
  saidInAny(key).some((each) => likeness(each) === likeness(plainText(cell, '.')));
const isYes = (cell: SourceCell | undefined): boolean => says(cell, 'agaYes');
const isNo = (cell: SourceCell | undefined): boolean => says(cell, 'agaNo');

/** One decimal, or the least award of 0.01. */
export function shownPoints(points: number, mark: DecimalMark): string {
  const tenths = points.toFixed(1);
  const shown = Number(tenths) === points ? tenths : String(points);
  return shown.replace('.', mark);
}
