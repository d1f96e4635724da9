import { numberedTables, type NumberedTables, withoutCopies } from '../sheets/sheet-names';
import { tableNamed, type SourceTable, type Where, type WorkbookFacts } from '../sheets/source';

/**
 * Names of the workbook by which the cross tables of a cycle are found, even after their sheets were renamed:
 * `Kuksu_2_B1` is league B1 of the second cycle that was grouped in this workbook.
 */
export function crosstableName(cycle: number, league: string): string {
  return `Kuksu_${cycle}_${league}`;
}

/** The parts of a cross table's name. */
export interface NamedCrosstable {
  readonly name: string;
  readonly cycle: number;
  readonly league: string;
}

/** The cross tables of all cycles. */
export function namedCrosstables({
  names,
}: Pick<WorkbookFacts, 'names'>): readonly NamedCrosstable[] {
  return names.flatMap((name): NamedCrosstable[] => {
    const [, cycle, league] = /^Kuksu_(\d+)_([A-Z]\d*)$/i.exec(name) ?? [];
    if (cycle === undefined || league === undefined) return [];
    return [{ name, cycle: Number(cycle), league: league.toUpperCase() }];
  });
}

/** The name of a title holder, and the cycle. */
interface NamedHolder {
  readonly name: string;
  readonly cycle: number;
}

/** The title holders of all cycles. */
export function namedHolders({ names }: Pick<WorkbookFacts, 'names'>): readonly NamedHolder[] {
  return names.flatMap((name): NamedHolder[] => {
    const [, cycle] = /^Kuksu_(\d+)_Holder$/i.exec(name) ?? [];
    return cycle === undefined ? [] : [{ name, cycle: Number(cycle) }];
  });
}

/** The tables of results and of leagues of a cycle, in workbooks of any language. */
type ListOfCycle = 'Results' | 'Leagues';

const listOfCycle = (list: ListOfCycle, cycle: number): NumberedTables =>
  numberedTables(`Kuksu_${list}_${cycle}`);

/** Under which name a list of a cycle is written next. */
export function newListOf(list: ListOfCycle, cycle: number, facts: WorkbookFacts): string {
  return listOfCycle(list, cycle).next(facts);
}

/** The tables of a cycle, the one written last first: that one counts. Home, Group, Rank, Why and Share all ask here. */
export function listsOf(
  list: ListOfCycle,
  cycle: number,
  tables: readonly { readonly name: string }[],
): readonly string[] {
  return listOfCycle(list, cycle).all(tables.map(({ name }) => name));
}

/** The one that counts. */
export function listOf(
  list: ListOfCycle,
  cycle: number,
  tables: readonly { readonly name: string }[],
): string | undefined {
  return listsOf(list, cycle, tables)[0];
}

/** Where it stands. */
export function listPlace(
  list: ListOfCycle,
  cycle: number,
  { tables }: WorkbookFacts,
): readonly Where[] {
  const table = listOf(list, cycle, tables);
  return table === undefined ? [] : [{ kind: 'table', table }];
}

/** The same among tables that were read. */
export function readListOf(
  list: ListOfCycle,
  cycle: number,
  sources: readonly SourceTable[],
): SourceTable | undefined {
  const named = sources.flatMap(({ table }) => (table === undefined ? [] : [{ name: table }]));
  const wanted = listOf(list, cycle, named);
  return wanted === undefined ? undefined : tableNamed(sources, wanted);
}

/** The cycle that a table of results or leagues is of, by its name; undefined for another table. */
export function cycleOf(list: ListOfCycle, table: string): number | undefined {
  const [, number = ''] = new RegExp(`^Kuksu_${list}_(\\d+)`, 'i').exec(table) ?? [];
  const cycle = Number(number);
  return number !== '' && listOfCycle(list, cycle).timeOf(table) !== undefined ? cycle : undefined;
}

/** Drafts of leagues, which are of no cycle yet. */
export const drafts = numberedTables('Kuksu_Draft');

/** The table of the results of the last cycle that has cross tables; none before they are written. */
export function writtenResults(facts: WorkbookFacts): string | undefined {
  return listOf('Results', lastPlayedCycle(facts), facts.tables);
}

/** The number of the last cycle whose cross tables are in the workbook; 0 for none. */
export function lastPlayedCycle(facts: WorkbookFacts): number {
  return Math.max(0, ...namedCrosstables(facts).map(({ cycle }) => cycle));
}

/** The numbers of the cycles that were made in the workbook, with cross tables or without, ascending. */
function cyclesIn(facts: WorkbookFacts): readonly number[] {
  const named = [
    ...namedHolders(facts).map(({ cycle }) => cycle),
    ...namedCrosstables(facts).map(({ cycle }) => cycle),
    ...facts.names.flatMap((name) => {
      const cycle = /^Kuksu_(\d+)_Made$/i.exec(name)?.[1];
      return cycle === undefined ? [] : [Number(cycle)];
    }),
  ];
  const made = withoutCopies(
    facts.tables.flatMap(({ name }) => cycleOf('Leagues', name) ?? []),
    (cycle) => named.includes(cycle),
  );
  return [...new Set([...named, ...made])].sort((a, b) => a - b);
}

/** The number of the last cycle that was made in the workbook; 0 for none. */
export function lastCycleNumber(facts: WorkbookFacts): number {
  return cyclesIn(facts).at(-1) ?? 0;
}

/** The same for a cycle that follows: results of a list or of pages stand as cycle 1 where none was made. */
export function lastRankedCycle(facts: WorkbookFacts): number {
  const last = lastCycleNumber(facts);
  return last === 0 && listOf('Results', 1, facts.tables) !== undefined ? 1 : last;
}

/** The name that tells a cycle whose number does not follow the one before it, where nothing else is named after it. */
export function madeName(cycle: number): string {
  return `Kuksu_${cycle}_Made`;
}

/** The cross tables of that cycle. */
export function latestCrosstables(facts: WorkbookFacts): readonly NamedCrosstable[] {
  const latest = lastPlayedCycle(facts);
  return namedCrosstables(facts).filter(({ cycle }) => cycle === latest);
}

/** The cross tables of that cycle and of later ones whose sheets were deleted: their names are still there. */
export function lostCrosstables(facts: WorkbookFacts): readonly NamedCrosstable[] {
  const latest = lastPlayedCycle(facts);
  return namedCrosstables({ names: facts.gone ?? [] }).filter(({ cycle }) => cycle >= latest);
}

/** Where they stand. Some jobs do without them, whatever has become of them (`mayBeEmpty`). */
export function crosstablePlaces(
  facts: WorkbookFacts,
  mayBeEmpty?: 'mayBeEmpty',
): readonly Where[] {
  return latestCrosstables(facts).map(({ name }) => ({
    ...{ kind: 'typed', text: name },
    ...(mayBeEmpty && { mayBeEmpty: true }),
  }));
}
