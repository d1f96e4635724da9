import type { Alias, AnnualRow, Stepwise } from '../../src';
import { sentence } from '../../src/language';
import type { DecimalMark } from '../sheets/notation';
import type { Finding } from '../sheets/plan';
import type { YearStructure } from './structure';
import { rowBelowStates } from './year/formulas';
import { tableGone } from './annual-table';
import { isSlip } from '../sheets/columns/spelling';
import { mostLines, rowOfLines } from '../sheets/season';
import { type KnownAccounts, readYear } from './year/so-far';

/** A tournament whose accounts have points. */
interface Joiner {
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

type JoinedFound =
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
  const { place, lineName } = structure.engines;
  const { rows } = place.area;
  if (aliasRow + aliases.length > rows) {
    const values = { address: lineName(0, rows), count: aliases.length };
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
  const { place, lineName } = lines;
  const values = { address: lineName(0, place.area.rows), count };
  return { sentence: sentence('kgsLinesFull', { ...values, most: mostLines }), at: place };
}

function refused(finding: Finding): JoinedFound {
  return { ok: false, refusals: [finding] };
}

/** An account that plays for the first time this year, and that no row of Engines names. */
export interface Unclaimed {
  readonly account: string;
  /** As it is compared. */
  readonly key: string;
  /** The engine chosen, or the one of an account like it; its own name for a new engine. */
  readonly engine: string;
  /** A known account that it is like, with its engine: `gomorra16` for `gomorra32`. */
  readonly like: ChosenEngine | undefined;
  /** A known account that it may be a slip of, which nothing is proposed by: `gnubot` for `gnubott`. */
  readonly near: ChosenEngine | undefined;
}

interface ChosenEngine {
  readonly account: string;
  readonly engine: string;
}

export interface EnginesAsked {
  readonly accounts: readonly Unclaimed[];
  /** The engines of the year, to choose from. */
  readonly engines: readonly string[];
}

const named = (name: unknown): string =>
  typeof name === 'string' || typeof name === 'number' ? String(name).trim() : '';
const keyOf = (name: string): string => name.toLowerCase();

/** Accounts of one engine often differ in a number, in capitals or in hyphens. */
const stemOf = (name: string): string => keyOf(name).replace(/[\d_.-]+/g, '');

/** The accounts of a tournament that no engine claims, each with the engine it goes to. */
export function enginesAsked(
  accounts: readonly string[],
  event: string,
  { aliases, seen }: KnownAccounts,
  chosen: Readonly<Record<string, string>> = {},
): EnginesAsked {
  const rows = aliases.map((alias) => ({
    account: named(alias.account),
    event: keyOf(named(alias.event)),
    engine: named(alias.engine),
  }));
  const claimed = new Set(
    rows
      .filter((row) => row.event === '' || row.event === keyOf(event))
      .map(({ account }) => keyOf(account)),
  );
  const general = new Map(
    rows.filter((row) => row.event === '').map(({ account, engine }) => [keyOf(account), engine]),
  );
  const own = seen.filter((account) => account !== '' && !general.has(keyOf(account)));
  const engines = distinct([...rows.map(({ engine }) => engine), ...own]);
  const known = new Set([...claimed, ...[...engines, ...seen].map(keyOf)]);
  // A row with an event is a loan, and says nothing of accounts like it.
  const played = distinct([...general.keys()].flatMap((key) => spelledAs(key, rows)).concat(own));
  const unclaimed = distinct(accounts).filter((account) => !known.has(keyOf(account)));
  return {
    engines,
    accounts: unclaimed.map((account) => {
      const stem = stemOf(account);
      const key = keyOf(account);
      const first = (isIt: (played: string) => boolean): ChosenEngine | undefined => {
        const found = played.find(isIt);
        return found === undefined
          ? undefined
          : { account: found, engine: general.get(keyOf(found)) ?? found };
      };
      const like = first((each) => stem.length > 2 && stemOf(each) === stem);
      const near = like ? undefined : first((each) => isSlip(key, keyOf(each)));
      return { account, key, like, near, engine: named(chosen[key]) || (like?.engine ?? account) };
    }),
  };
}

/** The rows of Engines that these choices take; an account is its own engine without one. */
export function aliasesChosen({ accounts }: EnginesAsked): readonly (Alias & ChosenAlias)[] {
  return accounts
    .filter(({ account, engine }) => keyOf(account) !== keyOf(engine))
    .map(({ account, engine }) => ({ account, event: null, engine }));
}

interface ChosenAlias {
  readonly account: string;
  readonly engine: string;
}

function spelledAs(key: string, rows: readonly { readonly account: string }[]): string[] {
  return rows.map(({ account }) => account).filter((account) => keyOf(account) === key);
}

/** Each name once, in the spelling that comes first; blank ones left out. */
function distinct(names: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const name of names) {
    if (name !== '' && !first.has(keyOf(name))) first.set(keyOf(name), name);
  }
  return [...first.values()];
}
