import type { AnnualRow, Stepwise } from '../../src';
import { sentence } from '../../language';
import type { DecimalMark } from '../plan/notation';
import type { Finding } from '../plan/plan';
import type { YearStructure } from './structure';
import { aliasesChosen, enginesAsked, type EnginesAsked } from './unclaimed';
import { rowBelowStates } from './year/own-lines';
import { tableGone } from './table-columns';
import { mostLines, rowOfLines } from '../season/lines';
import { readYear } from './year-so-far';

/** A tournament whose accounts have points. */
export interface Joiner {
  readonly name: string;
  readonly standings: readonly { readonly account: string; readonly points: number }[];
  /** The engines chosen for accounts that none claims. */
  readonly engines: Readonly<Record<string, string>> | undefined;
}

/** Where a tournament goes in the year, and what becomes of the totals. */
export interface Joined {
  readonly linesRow: number;
  readonly lostLines: readonly number[];
  readonly aliases: ReturnType<typeof aliasesChosen>;
  readonly aliasRow: number;
  readonly asked: EnginesAsked;
  readonly totals: readonly AnnualRow[] | undefined;
  readonly warnings: readonly Finding[];
}

export type JoinedFound =
  | { readonly ok: true; readonly joined: Joined }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** Finds room for the lines and engines of a tournament, and adds up the year with it. */
export function* joinYear(
  { name, standings, engines }: Joiner,
  structure: YearStructure,
  mark: DecimalMark,
): Stepwise<JoinedFound> {
  const year = readYear(structure, mark);
  const below = rowBelowStates(structure);
  const linesRow = rowOfLines(year.nextRow, structure.lines, standings.length, below);
  if (linesRow === undefined) return refused(linesFull(structure, standings.length));
  yield;
  const accounts = standings.map(({ account }) => account);
  const asked = enginesAsked(accounts, name, year.accounts, engines);
  const aliases = aliasesChosen(asked);
  const aliasRow = year.accounts.freeRow;
  const { place, address } = structure.engines;
  if (aliasRow + aliases.length > place.area.rows) {
    const values = { address: address(0, 0, place.area.rows, 3), count: aliases.length };
    return refused({ sentence: sentence('kgsEnginesFull', values), at: place });
  }
  const lines = standings.map((each) => ({ ...each, event: name }));
  const { totals, warnings } = year.add(name, lines, aliases);
  const all = [...tableGone(structure), ...warnings];
  return {
    ok: true,
    joined: { linesRow, lostLines: year.lost, aliases, aliasRow, asked, totals, warnings: all },
  };
}

function linesFull({ lines }: YearStructure, count: number): Finding {
  const { place, address } = lines;
  const values = { address: address(0, 0, place.area.rows, place.area.columns), count };
  return { sentence: sentence('kgsLinesFull', { ...values, most: mostLines }), at: place };
}

function refused(finding: Finding): JoinedFound {
  return { ok: false, refusals: [finding] };
}
