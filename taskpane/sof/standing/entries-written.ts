import { sentence, type Sentence, type TextKey } from '../../../src/language';
import { type Place, placeName } from '../../sheets/address';
import { isUnanswered, unusable } from '../../sheets/columns/kinds';
import type { Finding } from '../../sheets/plan';
import type { SourceCell, SourceTable } from '../../sheets/source';
import {
  calculatedIn,
  type ColumnAt,
  type LineRead,
  linesTyped,
  type ListRead,
  readList,
  typedOver,
} from '../../sheets/read-list';
import { goneAbove } from '../../sheets/season';
import { type AwardsKey, awardsList } from '../awards-list';

type Line = LineRead<AwardsKey>;
type At = ColumnAt<AwardsKey>;

/** An awards sheet as it stands. */
interface Entries extends ListRead<AwardsKey> {
  readonly name: 'pair' | 'team';
  /** Scores, or the ranks of each field. */
  readonly orders: readonly AwardsKey[];
  readonly held: readonly At[];
  readonly isTyped: (key: AwardsKey) => boolean;
}

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
  const entries = readEntries(table, bySection);
  if (!entries || isParted(entries)) return [parted(table)];
  const rows = entriesOf(entries);
  const faults = rows.map((row) => faultsOf(row, entries));
  const whole = rows.filter((_, i) => faults[i]?.length === 0);
  const isPlaced = (row: Line): boolean => row.isFilled('placeA') || row.isFilled('masterpoints');
  const astray = whole.filter((row) => !isPlaced(row));
  const found = faults.flat();
  if (whole.length === 0) return found;
  const typed = inTheWay(entries);
  if (typed.length > 0) return [...found, ...typed];
  const gone = goneAbove(table, entries.headingAt('placeA').area.row - table.place.area.row);
  if (gone.length > 0) return [...found, ...gone];
  const broken = rows.find((row) => isBroken(row.cell('masterpoints')));
  const [cell, at] = [broken?.cell('masterpoints'), broken?.at('masterpoints')];
  if (at && cell?.kind === 'error' && cell.error === '#REF!') return [sheetGone(table, at)];
  if (broken) return [...found, fault(broken, entries, { key: 'masterpoints' }, 'sofEntryOutside')];
  if (!whole.some((row) => row.isFilled('masterpoints'))) {
    // It says itself that nothing is awarded.
    if (found.some(({ sentence: { code } }) => code === 'sofEntryHeld')) return found;
    const why = sentence('sofNobodyAwarded', { sheet: table.place.sheet });
    return [...found, { sentence: why, at: entries.headingAt('masterpoints') }];
  }
  return [
    ...found,
    ...astray.map((row) => fault(row, entries, { key: entries.name }, 'sofEntryOutside')),
  ];
}

/** One of the two sheets of an event was deleted: nothing is awarded any more. */
export function sheetGone({ place }: SourceTable, at: Place): Finding {
  return { sentence: sentence('sofSheetGone', { sheet: place.sheet }), at };
}

/** Whether columns of the list were deleted, or their headings typed over: an award follows from all of them. */
export function isListParted(table: SourceTable): boolean {
  const entries = readEntries(table, false);
  return !entries || isParted(entries);
}

function isParted({ name, orders, held, times }: Entries): boolean {
  const players = held.some(({ key }) => key === 'held') ? (name === 'pair' ? 2 : 4) : 1;
  const isStratified = times('awardB') > 0;
  return orders.length === 0 || held.length < players || (isStratified && times('stratum') === 0);
}

/** Says so of a sheet of the event. */
export function parted({ place }: SourceTable): Finding {
  return { sentence: sentence('sofColumnsGone', { sheet: place.sheet }), at: place };
}

/** What somebody typed where places or awards follow from formulas, in each line once: what follows from it there is nobody's fault. */
function inTheWay({ lines }: Entries): readonly Finding[] {
  const named = new Set<Line>();
  return calculatedIn(awardsList).flatMap((key) =>
    typedOver(lines, key).flatMap((line) => {
      const at = line.at(key);
      if (!at || named.has(line) || line.cell(key)?.kind === 'error') return [];
      named.add(line);
      return [{ sentence: sentence('sofEntryInTheWay', { address: placeName(at) }), at }];
    }),
  );
}

/** Undefined where the sheet holds no list of awards. */
function readEntries(table: SourceTable, bySection: boolean): Entries | undefined {
  const read = readList(awardsList, table, ['placeA', 'masterpoints']);
  if (!read) return undefined;
  const has = (key: AwardsKey): boolean => read.times(key) > 0;
  const name = (['pair', 'team'] as const).find(has);
  return (
    name && {
      ...{ ...read, name },
      orders: has('score') ? ['score'] : (['rank', 'rankB', 'rankC'] as const).filter(has),
      held: has('total')
        ? [{ key: 'total', index: 0 }]
        : Array.from({ length: read.times('held') }, (_, index) => ({ key: 'held', index })),
      isTyped: (key) => has(key) && (key !== 'section' || bySection),
    }
  );
}

/** The rows with a name or with anything that is typed beside it. */
function entriesOf({ lines, name, orders, held, isTyped }: Entries): readonly Line[] {
  return linesTyped(
    lines,
    name,
    ({ isFilled }) =>
      (isTyped('stratum') && isFilled('stratum')) ||
      orders.some((key) => isFilled(key)) ||
      held.some(({ key, index }) => isFilled(key, index)),
  );
}

function faultsOf(row: Line, entries: Entries): readonly Finding[] {
  const { name, orders, held, isTyped } = entries;
  const found: Finding[] = [];
  const refuse = (at: Partial<At> & Pick<At, 'key'>, why: FaultKey): void => {
    found.push(fault(row, entries, at, why));
  };
  if (row.text(name) === '' || row.cell(name)?.kind === 'error') {
    refuse({ key: name }, 'sofEntryName');
    return found;
  }
  if (isTyped('stratum') && !/^[abc]$/i.test(row.text('stratum'))) {
    refuse({ key: 'stratum' }, 'sofEntryStratum');
  }
  for (const key of orders) {
    // Of ranks some may be blank.
    const isOpen = key !== 'score' && !row.isFilled(key);
    if (row.cell(key)?.kind !== 'number' && !isOpen) {
      refuse({ key }, key === 'score' ? 'sofEntryScore' : 'sofEntryRank');
    }
  }
  if (isTyped('section') && !row.isFilled('section')) {
    refuse({ key: 'section' }, 'sofEntrySection');
  }
  const heldIn = ({ key, index }: At): number => numberIn(row, key, index);
  const isPair = name === 'pair';
  const wrong = held.find((at) => row.isFilled(at.key, at.index) && !(heldIn(at) >= 0));
  const open = held.filter((at) => !(heldIn(at) > 0));
  const holders = held.length - open.length;
  if (wrong) refuse(wrong, 'sofEntryHeld');
  else if (open[0] && held.length > 1 && holders > 0 && holders < (isPair ? 2 : 4)) {
    refuse(open[0], 'sofEntryHeld');
  }
  if (isTyped('players') && !(isPair ? [2] : [4, 5, 6]).includes(numberIn(row, 'players'))) {
    refuse({ key: 'players' }, isPair ? 'sofEntrySizePair' : 'sofEntrySizeTeam');
  }
  return found;
}

/** An error that does not wait for its function. */
const isBroken = (cell: SourceCell | undefined): boolean =>
  cell?.kind === 'error' && !isUnanswered(cell);

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

function fault(
  row: Line,
  { name, headingAt }: Entries,
  { key, index = 0 }: Partial<At> & Pick<At, 'key'>,
  why: FaultKey,
): Finding {
  const at = row.at(key, index) ?? headingAt(key);
  const address = placeName(at);
  const broken: Sentence | undefined = unusable(row.cell(key, index) ?? { kind: 'blank' }, address);
  return { sentence: broken ?? sentence(why, { name: row.text(name), address }), at };
}

function numberIn(row: Line, key: AwardsKey, index = 0): number {
  const cell = row.cell(key, index);
  return cell?.kind === 'number' ? cell.value : NaN;
}
