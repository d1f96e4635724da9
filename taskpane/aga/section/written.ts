import { placeAstray, significant } from '../../../src';
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
import { likeness, spelling } from '../../sheets/columns/spelling';
import { cellIn, type Place, placeName } from '../../sheets/address';
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
import { cellBeside } from '../../sheets/read-list';
import { plainText, type SourceCell, type SourceTable } from '../../sheets/source';
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

/** The columns of a section by its headings. */
interface Headed {
  readonly player: number;
  readonly rating: number;
  readonly eligible: number;
  readonly order: number;
  readonly byPlace: boolean;
  /** Places that are calculated. */
  readonly place: number | undefined;
  readonly points: number;
}

interface PlayerRow {
  readonly cells: readonly SourceCell[];
  readonly name: string;
  readonly at: (column: number) => Place;
}

const blank: SourceCell = { kind: 'blank' };

/**
 * What is wrong on the sheet of a section, by the cell: the line that says whether the least award is 0, a player whose row is not
 * whole, and one that the formulas do not count. Nothing that is shared lacks a player without a sentence.
 */
export function sectionFaults(table: SourceTable): readonly Finding[] {
  const head = table.rows.findIndex(({ cells }) => headedBy(cells) !== undefined);
  const headed = headedBy(table.rows[head]?.cells ?? []);
  if (!headed) return [];
  const rows = playersBelow(table, head, headed);
  const faults = rows.map((row) => faultsOf(row, headed, table));
  const whole = rows.filter((_, i) => faults[i]?.length === 0);
  const isCounted = ({ cells }: PlayerRow): boolean =>
    [headed.points, headed.place].some((at) => at !== undefined && isFilled(cells[at]));
  // Before the first win nobody has a place or points.
  const isBegun =
    headed.byPlace ||
    whole.some(({ cells }) => Number(plainText(cells[headed.order] ?? blank, '.')) > 0);
  const paid = whole.filter(({ cells }) => isYes(cells[headed.eligible]));
  const due = headed.byPlace ? paid : whole;
  const gone = formulasGone(rows, { place: whole, points: paid }, headed);
  const uncounted = !isBegun
    ? whole.slice(0, 1).map((row) => noWins(row, headed))
    : gone.length > 0
      ? gone
      : due
          .filter((row) => !isCounted(row))
          .map((row) => fault(row, headed.player, 'agaRowOutside'));
  const typed = inTheWay(rows, headed);
  const found = [
    ...zeroFault(table, head),
    ...faults.flat(),
    ...typed,
    ...(typed.length > 0 ? [] : uncounted),
  ];
  return found.length === 0 && headed.byPlace ? astray(whole, headed, table) : found;
}

function headedBy(cells: readonly SourceCell[]): Headed | undefined {
  const texts = cells.map((cell) => (cell.kind === 'text' ? likeness(cell.text) : ''));
  const of = (key: SectionKey): number | undefined => {
    const said = saidInAny(sectionList.fields[key].label).map((each) => likeness(each));
    const at = texts.findIndex((each) => said.includes(each));
    return at === -1 ? undefined : at;
  };
  const [player, rating, eligible] = [of('player'), of('rating'), of('eligible')];
  const [wins, place, points] = [of('wins'), of('rank'), of('points')];
  const order = wins ?? place;
  const isSection =
    player !== undefined && rating !== undefined && eligible !== undefined && points !== undefined;
  if (!isSection || order === undefined) return undefined;
  const byPlace = wins === undefined;
  return { player, rating, eligible, order, byPlace, points, place: byPlace ? undefined : place };
}

/** Places that were typed where places spill: the first cell then holds an error, and the others nothing. */
function inTheWay(rows: readonly PlayerRow[], { place }: Headed): readonly Finding[] {
  if (place === undefined || rows[0]?.cells[place]?.kind !== 'error') return [];
  return rows.flatMap((row, i) =>
    i > 0 && isFilled(row.cells[place]) ? [fault(row, place, 'agaPlaceTyped')] : [],
  );
}

function noWins({ at }: PlayerRow, { order }: Headed): Finding {
  return { sentence: sentence('agaNoWins', { address: placeName(at(order)) }), at: at(order) };
}

/** Places or points that nobody has, though somebody is due some: their formula went, with the first row or alone. */
function formulasGone(
  rows: readonly PlayerRow[],
  due: Readonly<Record<'place' | 'points', readonly PlayerRow[]>>,
  headed: Headed,
): readonly Finding[] {
  const lost = (['place', 'points'] as const).find((key) => {
    const at = headed[key];
    return (
      at !== undefined && due[key].length > 0 && !rows.some(({ cells }) => isFilled(cells[at]))
    );
  });
  const at = lost && rows[0]?.at(headed[lost] ?? 0);
  return at ? [{ sentence: sentence('agaCheckGone'), at }] : [];
}

/** The rows in which anything is typed of a player; a name alone is one where it follows on the row above. */
function playersBelow({ rows, place }: SourceTable, head: number, headed: Headed): PlayerRow[] {
  const { player, rating, order } = headed;
  const found: PlayerRow[] = [];
  let follows = true;
  for (const [i, { cells }] of rows.entries()) {
    if (i <= head) continue;
    const isTyped = [rating, order].some((at) => isFilled(cells[at]));
    follows = isTyped || (isFilled(cells[player]) && follows);
    if (!follows) continue;
    const name = spelling(textOf(cells[player]));
    found.push({ cells, name, at: (column) => cellIn(place, i, column) });
  }
  return found;
}

const winsOnSheet = figureKind({ least: 0, fractions: false });

function faultsOf(row: PlayerRow, headed: Headed, { mark }: SourceTable): readonly Finding[] {
  const { cells, name } = row;
  if (name === '') return [fault(row, headed.player, 'agaNameMissing')];
  const found: Finding[] = [];
  const refuse = (column: number, why: Sentence): void => {
    found.push({ sentence: why, at: row.at(column) });
  };
  /** A cell has to hold a number: the formulas read no text. */
  const check = (
    column: number,
    missing: 'agaRatingMissing' | 'agaOrderMissing',
    read: (cell: SourceCell, context: CellContext) => Sentence | undefined,
  ): void => {
    const cell = cells[column] ?? blank;
    const address = placeName(row.at(column));
    const why = isFilled(cell)
      ? read(cell, { address, mark })
      : sentence(missing, { name, address });
    if (why) refuse(column, why);
    else if (cell.kind !== 'number') refuse(column, asNumber(cell, address, mark));
  };
  check(headed.rating, 'agaRatingMissing', (cell, context) => {
    const reading = ratingKind.read(cell, context);
    if (!reading.ok) return reading.sentence;
    return 'why' in reading.value ? reading.value.why : undefined;
  });
  if (!isYes(cells[headed.eligible]) && !isNo(cells[headed.eligible])) {
    found.push(fault(row, headed.eligible, 'agaEligibleUnsaid'));
  }
  const order: Kind<number> = headed.byPlace ? placeKind : winsOnSheet;
  check(headed.order, 'agaOrderMissing', (cell, context) => {
    const reading = order.read(cell, context);
    return reading.ok ? undefined : reading.sentence;
  });
  return found;
}

function asNumber(cell: SourceCell, address: string, mark: SourceTable['mark']): Sentence {
  const values = { address, content: plainText(cell, mark), example: `2${mark}5` };
  return sentence('agaFigureIsText', values);
}

/** Places that do not follow on each other: tied players repeat the best of theirs. */
function astray(
  rows: readonly PlayerRow[],
  { order }: Headed,
  { mark }: SourceTable,
): readonly Finding[] {
  const places = rows.map(({ cells }) => Number(plainText(cells[order] ?? blank, mark)));
  const found = placeAstray(places);
  const row = found && rows[found.row];
  if (!row) return [];
  const values = {
    address: placeName(row.at(order)),
    place: found.place,
    expected: found.expected,
  };
  return [{ sentence: sentence('placeAstray', values), at: row.at(order) }];
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
  'agaNameMissing' | 'agaEligibleUnsaid' | 'agaRowOutside' | 'agaPlaceTyped'
>;

function fault({ name, cells, at }: PlayerRow, column: number, key: FaultKey): Finding {
  const place = at(column);
  const address = placeName(place);
  const broken = unusable(cells[column] ?? blank, address);
  return { sentence: broken ?? sentence(key, { name, address }), at: place };
}

const says = (cell: SourceCell | undefined, key: SheetKey): boolean =>
  saidInAny(key).some((each) => likeness(each) === likeness(textOf(cell)));
const isYes = (cell: SourceCell | undefined): boolean => says(cell, 'agaYes');
const isNo = (cell: SourceCell | undefined): boolean => says(cell, 'agaNo');

const textOf = (cell: SourceCell | undefined): string =>
  cell === undefined || cell.kind === 'error' ? '' : spelling(plainText(cell, '.'));

function isFilled(cell: SourceCell | undefined): boolean {
  return cell !== undefined && (cell.kind === 'error' || textOf(cell) !== '');
}

/** One decimal, or the least award of 0.01. */
export function shownPoints(points: number, mark: DecimalMark): string {
  const tenths = points.toFixed(1);
  const shown = Number(tenths) === points ? tenths : String(points);
  return shown.replace('.', mark);
}
