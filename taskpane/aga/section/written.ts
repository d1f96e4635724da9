import { placeAstray } from '../../../src';
import { saidInAny, sentence, type Sentence, type TextKey } from '../../../src/language';
import type { CellContext, Kind } from '../../sheets/columns/fields';
import { placeKind, unusable } from '../../sheets/columns/kinds';
import { likeness, spelling } from '../../sheets/columns/spelling';
import { cellIn, type Place, placeName } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import { plainText, type SourceCell, type SourceTable } from '../../sheets/source';
import { figureKind, ratingKind } from './fields';
import type { DecimalMark } from '../../sheets/notation';

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
  const isDue = ({ cells }: PlayerRow): boolean => !headed.byPlace || isYes(cells[headed.eligible]);
  const outside = whole
    .filter((row) => isDue(row) && !isCounted(row))
    .map((row) => fault(row, headed.player, 'agaRowOutside'));
  const typed = inTheWay(rows, headed);
  const found = [
    ...zeroFault(table, head),
    ...faults.flat(),
    ...typed,
    ...(typed.length > 0 ? [] : outside),
  ];
  return found.length === 0 && headed.byPlace ? astray(whole, headed, table) : found;
}

function headedBy(cells: readonly SourceCell[]): Headed | undefined {
  const texts = cells.map((cell) => (cell.kind === 'text' ? likeness(cell.text) : ''));
  const of = (key: TextKey): number | undefined => {
    const said = saidInAny(key).map((each) => likeness(each));
    const at = texts.findIndex((text) => said.includes(text));
    return at === -1 ? undefined : at;
  };
  const [player, rating, eligible] = [of('agaPlayer'), of('agaRatingColumn'), of('agaEligible')];
  const [wins, place, points] = [of('agaWins'), of('agaPlace'), of('agaPointsHeading')];
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
  const labels = saidInAny('agaZero').map((each) => likeness(each));
  const row = rows.findIndex(
    ({ cells: [label] }, i) =>
      i < head && label?.kind === 'text' && labels.includes(likeness(label.text)),
  );
  const cell = rows[row]?.cells[1];
  if (row === -1 || isYes(cell) || isNo(cell)) return [];
  const at = cellIn(place, row, 1);
  const address = placeName(at);
  return [
    { sentence: unusable(cell ?? blank, address) ?? sentence('agaZeroUnsaid', { address }), at },
  ];
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

const says = (cell: SourceCell | undefined, key: TextKey): boolean =>
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
