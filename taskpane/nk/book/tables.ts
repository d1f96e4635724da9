import { withoutCopies } from '../../plan/sheet-names';
import type { Where, WorkbookFacts } from '../../plan/source';

/**
 * The tables that hold an event. A table keeps its name when its sheet is renamed, and goes when its sheet is deleted:
 * a round whose sheet was deleted is simply no longer there.
 */
export const playersTable = 'NK_Players';
export const settingsTable = 'NK_Settings';
export const playOffTable = 'NK_PlayOff';

export function roundTable(round: number): string {
  return `NK_Round_${round}`;
}

/** What a round was paired on: one row for each round before it. */
export function basisTable(round: number): string {
  return `NK_Basis_${round}`;
}

/** The name of the cells that hold the standings after so many rounds: headings and lines. */
export function standingsName(played: number): string {
  return `NK_Standings_${played}`;
}

/** The names of the workbook that may stand for them: a second list has a number behind its name. */
export function standingsNames({ names }: WorkbookFacts, played: number): readonly string[] {
  const wanted = new RegExp(`^${standingsName(played)}(_\\d+)?$`, 'i');
  return names.filter((name) => wanted.test(name));
}

/** The round that a table holds; undefined for any other table. */
export function roundOf(table: string): number | undefined {
  const [, round] = /^NK_Round_([1-9]\d?)$/i.exec(table) ?? [];
  return round === undefined ? undefined : Number(round);
}

/** Whether the workbook holds a table, in any case of letters, as Excel compares names. */
export function holds({ tables }: WorkbookFacts, name: string): boolean {
  return tables.some((table) => table.name.toLowerCase() === name.toLowerCase());
}

/**
 * The rounds that have a table, ascending; that of a copied sheet is none. What a round was paired on has its number. The copy of a sheet
 * brings that along, so a round counts by it only where most of those before it are there.
 */
export function roundsIn(facts: WorkbookFacts): readonly number[] {
  const all = facts.tables.flatMap(({ name }) => roundOf(name) ?? []);
  return withoutCopies(
    all,
    (round, before) => 2 * before.length >= round - 1 && holds(facts, basisTable(round)),
  );
}

/** All tables of the event in this workbook; none where it holds no event. */
export function eventPlaces(facts: WorkbookFacts): readonly Where[] {
  if (!holds(facts, playersTable)) return [];
  const rounds = roundsIn(facts);
  const names = [
    playersTable,
    settingsTable,
    playOffTable,
    ...rounds.map(roundTable),
    ...rounds.map(basisTable),
  ];
  return names.filter((name) => holds(facts, name)).map((table) => ({ kind: 'table', table }));
}

/** Where lists that were written of the results stand: the rights, and the standings after the rounds that can be the last complete one. */
export function writtenPlaces(facts: WorkbookFacts): readonly Where[] {
  if (!holds(facts, playersTable)) return [];
  const rights = facts.tables.map(({ name }) => name).filter(isRightsTable);
  const paired = roundsIn(facts).length;
  return [
    ...rights.slice(-1).map((table): Where => ({ kind: 'table', table })),
    ...[paired - 1, paired].flatMap((round) =>
      standingsNames(facts, round)
        .slice(-1)
        .map((text): Where => ({ kind: 'typed', text, mayBeEmpty: true })),
    ),
  ];
}

/** Whether a table holds figures of an event: one of those that are read, or a list of rights, which is read with its sheet. */
export function isNkTable(table: string): 'table' | 'sheet' | undefined {
  if (/^NK_(Players|PlayOff|Round_[1-9]\d?)$/i.test(table)) return 'table';
  return isRightsTable(table) ? 'sheet' : undefined;
}

export function isRightsTable(table: string): boolean {
  return /^NK_Rights(_\d+)?$/i.test(table);
}
