import { withoutCopies } from '../plan/sheet-names';
import type { WorkbookFacts } from '../plan/source';

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

/** The table of the results of the last played cycle that was written last; none before they are written. */
export function writtenResults(facts: WorkbookFacts): string | undefined {
  const cycle = lastPlayedCycle(facts);
  const times = facts.tables.flatMap(({ name }) => {
    const [, of, time = '1'] = /^Kuksu_Results_(\d+)(?:_(\d+))?$/i.exec(name) ?? [];
    return Number(of) === cycle ? [{ name, time: Number(time) }] : [];
  });
  return times.sort((a, b) => b.time - a.time)[0]?.name;
}

/** The number of the last cycle whose cross tables are in the workbook; 0 for none. */
export function lastPlayedCycle(facts: WorkbookFacts): number {
  return Math.max(0, ...namedCrosstables(facts).map(({ cycle }) => cycle));
}

/** The number of the last cycle that was made in the workbook, with cross tables or without; 0 for none. */
export function lastCycleNumber(facts: WorkbookFacts): number {
  const held = namedHolders(facts).map(({ cycle }) => cycle);
  const played = namedCrosstables(facts).map(({ cycle }) => cycle);
  const made = withoutCopies(
    facts.tables.flatMap(({ name }) => cycleOfLeagues(name) ?? []),
    (cycle) => [...held, ...played].includes(cycle),
  );
  return Math.max(0, ...played, ...made, ...held);
}

/** The cycle of a table of leagues, by its name; older workbooks named it after its sheet. */
export function cycleOfLeagues(table: string): number | undefined {
  const [, cycle] = /^Kuksu_Leagues_(\d+)(?:_\d+)?$/i.exec(table) ?? [];
  return cycle === undefined ? undefined : Number(cycle);
}

/** The cross tables of that cycle. */
export function latestCrosstables(facts: WorkbookFacts): readonly NamedCrosstable[] {
  const latest = lastPlayedCycle(facts);
  return namedCrosstables(facts).filter(({ cycle }) => cycle === latest);
}
