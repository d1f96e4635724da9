import {
  saidInAny,
  sentence,
  type Sentence,
  type SheetKey,
  type TextKey,
} from '../../../src/language';
import { unusable } from '../../sheets/columns/kinds';
import { likeness, spelling } from '../../sheets/columns/spelling';
import { cellIn, type Place, placeName } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import { plainText, type SourceCell, type SourceTable } from '../../sheets/source';
import type { DecimalMark } from '../../sheets/notation';

/** What the headings of an awards sheet say of its columns; several may hold masterpoints. */
interface Headed {
  readonly name: number;
  readonly stratum: number | undefined;
  readonly section: number | undefined;
  readonly orders: readonly number[];
  readonly hasScores: boolean;
  readonly held: readonly number[];
  readonly size: number | undefined;
  readonly place: number;
  readonly masterpoints: number;
  readonly isPairs: boolean;
}

/** An entry as its row stands on the awards sheet. */
interface EntryRow {
  readonly cells: readonly SourceCell[];
  readonly name: string;
  readonly at: (column: number) => Place;
}

const blank: SourceCell = { kind: 'blank' };

/**
 * What is wrong with the rows of an awards sheet, each by its cell: an entry that is not whole, one outside of the list that the formulas
 * read, and a list without awards. Nothing that is shared lacks an entry without a sentence.
 *
 * @param bySection whether every entry has to have a section, because tables are counted by them
 */
export function entryFaults(
  table: SourceTable,
  { bySection }: { readonly bySection: boolean },
): readonly Finding[] {
  const head = table.rows.findIndex(({ cells }) => headedBy(cells) !== undefined);
  const known = headedBy(table.rows[head]?.cells ?? []);
  if (!known) return [];
  const headed = bySection ? known : { ...known, section: undefined };
  const rows = entriesBelow(table, head, headed);
  const faults = rows.map((row) => faultsOf(row, headed));
  const whole = rows.filter((_, i) => faults[i]?.length === 0);
  const isPlaced = ({ cells }: EntryRow): boolean =>
    [headed.place, headed.masterpoints].some((column) => isFilled(cells[column]));
  const astray = whole.filter((row) => !isPlaced(row));
  const found = faults.flat();
  if (whole.length === 0) return found;
  const inTheWay = typedOver(table, head);
  if (inTheWay.length > 0) return [...found, ...inTheWay];
  // Places follow from the list alone, so that somebody has one.
  if (!whole.some(isPlaced)) {
    const at = cellIn(table.place, head, headed.place);
    return [...found, { sentence: sentence('sofFormulasGone'), at }];
  }
  const isPaid = ({ cells }: EntryRow): boolean => isFilled(cells[headed.masterpoints]);
  if (!whole.some(isPaid)) {
    const why = sentence('sofNobodyAwarded', { sheet: table.place.sheet });
    return [...found, { sentence: why, at: cellIn(table.place, head, headed.masterpoints) }];
  }
  return [...found, ...astray.map((row) => fault(row, headed.name, 'sofEntryOutside'))];
}

/** What somebody typed where a formula in the first row fills the column, which shows an error there. */
function typedOver({ rows, place }: SourceTable, head: number): readonly Finding[] {
  const titles = rows[head]?.cells ?? [];
  const said = filledColumns.flatMap((key) => saidInAny(key).map(likeness));
  const columns = titles.flatMap((cell, at) =>
    cell.kind === 'text' && said.includes(likeness(cell.text)) ? [at] : [],
  );
  const broken = columns.filter((at) => rows[head + 1]?.cells[at]?.kind === 'error');
  return broken.flatMap((column) =>
    rows.flatMap(({ cells }, i) => {
      const cell = cells[column];
      if (i < head + 2 || cell?.kind === 'error' || !isFilled(cell)) return [];
      const at = cellIn(place, i, column);
      return [{ sentence: sentence('sofEntryInTheWay', { address: placeName(at) }), at }];
    }),
  );
}

/** Of each field; what follows from these shows their errors. */
const filledColumns = [
  ...(['sofPlace', 'sofPlaceB', 'sofPlaceC'] as const),
  ...(['sofAwardOf', 'sofAwardB', 'sofAwardC'] as const),
  ...(['sofMasterpoints', 'sofPaidIn'] as const),
];

function headedBy(cells: readonly SourceCell[]): Headed | undefined {
  const texts = cells.map((cell) => (cell.kind === 'text' ? likeness(cell.text) : ''));
  const of = (...keys: readonly SheetKey[]): number | undefined => {
    const at = texts.findIndex((text) =>
      keys.some((key) => saidInAny(key).some((each) => likeness(each) === text)),
    );
    return at === -1 ? undefined : at;
  };
  const [pair, team] = [of('sofPair'), of('sofTeam')];
  const [name, place, masterpoints] = [pair ?? team, of('sofPlace'), of('sofMasterpoints')];
  const score = of('sofScore');
  const ranks = [of('sofRank'), of('sofRankB'), of('sofRankC')].flatMap((at) => at ?? []);
  const orders = score === undefined ? ranks : [score];
  if (name === undefined || place === undefined || masterpoints === undefined) return undefined;
  const players = [1, 2, 3, 4, 5, 6].flatMap((player) => {
    const titles = saidInAny('sofHeldOf').map((each) =>
      likeness(each.replace('{player}', String(player))),
    );
    const at = texts.findIndex((text) => titles.includes(text));
    return at === -1 ? [] : [at];
  });
  const total = of('sofHeldTotal');
  return {
    ...{ name, place, masterpoints, orders, hasScores: score !== undefined },
    ...{ stratum: of('sofStratum'), section: of('sofSection'), size: of('sofPlayersPerEntry') },
    held: total === undefined ? players : [total],
    isPairs: pair !== undefined,
  };
}

/** The rows with a name or with anything that is typed beside it; a name alone is one where it follows on the row above. */
function entriesBelow(
  { rows, place }: SourceTable,
  head: number,
  { name, stratum, orders, held }: Headed,
): readonly EntryRow[] {
  const typed = [...(stratum === undefined ? [] : [stratum]), ...orders, ...held];
  const found: EntryRow[] = [];
  let follows = true;
  for (const [i, { cells }] of rows.entries()) {
    if (i <= head) continue;
    const isNamed = isFilled(cells[name]);
    const isTyped = typed.some((column) => isFilled(cells[column]));
    follows = isTyped || (isNamed && follows);
    if (!follows) continue;
    found.push({
      cells,
      name: spelling(textOf(cells[name])),
      at: (column) => cellIn(place, i, column),
    });
  }
  return found;
}

function faultsOf(row: EntryRow, headed: Headed): readonly Finding[] {
  const { cells, name } = row;
  const { stratum, section, orders, hasScores, held, size } = headed;
  const cell = (column: number): SourceCell => cells[column] ?? blank;
  if (name === '' || cell(headed.name).kind === 'error') {
    return [fault(row, headed.name, 'sofEntryName')];
  }
  const found: Finding[] = [];
  if (stratum !== undefined && !/^[abc]$/i.test(textOf(cell(stratum)))) {
    found.push(fault(row, stratum, 'sofEntryStratum'));
  }
  for (const column of orders) {
    const isOpen = !hasScores && !isFilled(cell(column));
    if (cell(column).kind !== 'number' && !isOpen) {
      found.push(fault(row, column, hasScores ? 'sofEntryScore' : 'sofEntryRank'));
    }
  }
  if (section !== undefined && !isFilled(cell(section))) {
    found.push(fault(row, section, 'sofEntrySection'));
  }
  const wrong = held.find((column) => isFilled(cell(column)) && !(numberIn(cell(column)) >= 0));
  const holders = held.filter((column) => numberIn(cell(column)) > 0).length;
  const least = headed.isPairs ? 2 : 4;
  const open = held.find((column) => !(numberIn(cell(column)) > 0));
  if (wrong !== undefined) found.push(fault(row, wrong, 'sofEntryHeld'));
  else if (held.length > 1 && holders > 0 && holders < least) {
    found.push(fault(row, open ?? held[0] ?? 0, 'sofEntryHeld'));
  }
  if (size !== undefined) {
    const sizes = headed.isPairs ? [2] : [4, 5, 6];
    if (!sizes.includes(numberIn(cell(size)))) {
      found.push(fault(row, size, headed.isPairs ? 'sofEntrySizePair' : 'sofEntrySizeTeam'));
    }
  }
  return found;
}

type FaultKey = Extract<
  TextKey,
  | 'sofEntryName'
  | 'sofEntryStratum'
  | 'sofEntryScore'
  | 'sofEntryRank'
  | 'sofEntrySection'
  | 'sofEntryHeld'
  | 'sofEntrySizePair'
  | 'sofEntrySizeTeam'
  | 'sofEntryOutside'
>;

function fault({ name, cells, at }: EntryRow, column: number, key: FaultKey): Finding {
  const place = at(column);
  const address = placeName(place);
  const broken = unusable(cells[column] ?? blank, address);
  const why: Sentence = broken ?? sentence(key, { name, address });
  return { sentence: why, at: place };
}

const textOf = (cell: SourceCell | undefined): string =>
  cell === undefined || cell.kind === 'error' ? '' : spelling(plainText(cell, '.'));

const numberIn = (cell: SourceCell): number => (cell.kind === 'number' ? cell.value : NaN);

function isFilled(cell: SourceCell | undefined): boolean {
  return cell !== undefined && (cell.kind === 'error' || textOf(cell) !== '');
}

/** Masterpoints as they are paid, with two decimals: `15.38`, `10,10`. */
export function masterpoints(value: number, mark: DecimalMark): string {
  return value.toFixed(2).replace('.', mark);
}
