import {
  numberedCells,
  numberedTables,
  type NumberedTables,
  withoutCopies,
} from '../../sheets/sheet-names';
import type { Where, WorkbookFacts } from '../../sheets/source';

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

/** The cells that hold the standings after so many rounds: headings and lines. */
export function standingsCells(played: number): NumberedTables {
  return numberedCells(`NK_Standings_${played}`);
}

/** The tables of the rights for next year. */
export const rightsTables = numberedTables('NK_Rights');

const wholes = {
  standings: 'NK_StandingsSheet',
  byBoard: 'NK_ByBoard',
  byName: 'NK_ByName',
  slips: 'NK_Slips',
} as const;
/** A sheet that is written of a round. */
export type SheetOfRound = keyof typeof wholes;

/** All cells of such a sheet: Home finds it by their name, whatever it is called. */
export function wholeSheet(kind: SheetOfRound, round: number): NumberedTables {
  return numberedCells(`${wholes[kind]}_${round}`);
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

/**
 * Where all that was written of the results stands: the rights, and the standings and sheets for the wall of every round. Of several the
 * one written last counts.
 */
export function writtenPlaces(facts: WorkbookFacts): readonly Where[] {
  if (!holds(facts, playersTable)) return [];
  const kinds = Object.keys(wholes) as readonly SheetOfRound[];
  const named = [0, ...roundsIn(facts)].flatMap((round) =>
    kinds.map((kind) => {
      const whole = wholeSheet(kind, round).latest(facts.names);
      return kind === 'standings' ? (whole ?? standingsCells(round).latest(facts.names)) : whole;
    }),
  );
  const rights = rightsTables.latest(facts.tables.map(({ name }) => name));
  return [
    ...(rights === undefined ? [] : [{ kind: 'table', table: rights } as const]),
    ...named.flatMap((text): Where[] =>
      text === undefined ? [] : [{ kind: 'typed', text, mayBeEmpty: true }],
    ),
  ];
}

/** Whether a table holds figures of an event: one of those that are read, or a list of rights, which is read with its sheet. */
export function isNkTable(table: string): 'table' | 'sheet' | undefined {
  if (/^NK_(Players|PlayOff|Round_[1-9]\d?)$/i.test(table)) return 'table';
  return rightsTables.timeOf(table) === undefined ? undefined : 'sheet';
}
