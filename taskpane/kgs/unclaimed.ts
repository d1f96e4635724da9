import type { Alias } from '../../src';
import type { KnownAccounts } from './year-so-far';

/** An account that plays for the first time this year, and that no row of Engines names. */
export interface Unclaimed {
  readonly account: string;
  /** As it is compared. */
  readonly key: string;
  /** The engine chosen, or the one of an account like it; its own name for a new engine. */
  readonly engine: string;
  /** A known account that it is like, with its engine: `gomorra16` for `gomorra32`. */
  readonly like: { readonly account: string; readonly engine: string } | undefined;
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
      const found = played.find((each) => stem.length > 2 && stemOf(each) === stem);
      const like =
        found === undefined
          ? undefined
          : { account: found, engine: general.get(keyOf(found)) ?? found };
      const key = keyOf(account);
      return { account, key, like, engine: named(chosen[key]) || (like?.engine ?? account) };
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
