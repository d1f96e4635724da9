import { existing, inRow, listRuleOf, type Result, succeed } from '../core/result';
import {
  byTotal,
  type EventLine,
  grouped,
  isBlank,
  nameIfAny,
  readEventLines,
  sumOf,
} from '../core/standings';
import { nameKey } from '../core/text';
import type { Alias, AnnualLine, AnnualRow } from './types';
import { readName, refuse } from './messages';

/** The working of a row of the annual table. */
export interface AnnualWorking {
  readonly lines: readonly EventLine[];
  readonly annual: AnnualRow;
}

/**
 * The annual table: points summed over the year per engine, whatever accounts it used (K7).
 *
 * Names are compared without case (A to Z) and outer blanks. A line without account and points is empty.
 *
 * @param lines what each account won in each event: points from 0, fractions allowed
 * @param aliases the engines behind accounts; an alias naming an event wins over a general one, and an account
 *   without one is its own engine
 * @returns a row per engine by total, the largest first. Totals within 0.000001 share a place, and stand in the
 *   order in which their engines appear. A refusal names argument and row, counted from 1.
 */
export const kgsAnnual = listRuleOf(annualWorking, ({ annual }) => annual);

function annualWorking(
  lines: readonly AnnualLine[],
  aliases: readonly Alias[] = [],
): Result<readonly AnnualWorking[]> {
  const engines = readAliases(aliases);
  if (!engines.ok) return engines;
  const { engineOf } = engines.value;
  const found = lines.map(({ account, event, points }) => ({ name: account, event, points }));
  const read = readEventLines(found, 'accounts', 'accountNeeded');
  if (!read.ok) return read;

  const engineOfLine = ({ name, event }: EventLine): string => engineOf(name, event);
  const years = grouped(read.value, (line) => nameKey(engineOfLine(line))).map((own, row) => {
    return { row, lines: own, total: sumOf(own) };
  });
  return succeed(
    byTotal(years, ({ lines: own, total }, place) => {
      const [first] = own;
      const engine = engineOfLine(existing(first));
      const events = new Set(own.map(({ event }) => nameKey(event))).size;
      return { lines: own, annual: { place, engine, total, events } };
    }),
  );
}

const NAME = 'aliases';

/** Columns of an alias, from 1. */
const ACCOUNT = 1;
const EVENT = 2;
const ENGINE = 3;

/** The engines behind accounts: those that hold in one event, and those that hold in all others (K7). */
interface Engines {
  /** The engine that used an account in an event; the account's own name where no alias says otherwise. */
  readonly engineOf: (account: string, event: string) => string;
}

/** Reads the aliases; rows without account and engine are empty. A refusal names row and column, from 1. */
export function readAliases(aliases: readonly Alias[]): Result<Engines> {
  const engines = new Map<string, string>();
  let row = 0;
  for (const { account, event, engine } of aliases) {
    row++;
    if (isBlank(account) && isBlank(event) && isBlank(engine)) continue;

    const accountName = readName(account, NAME, 'accountNeeded');
    if (!accountName.ok) return inRow(accountName, row, ACCOUNT);
    const eventName = nameIfAny(event, NAME);
    if (!eventName.ok) return inRow(eventName, row, EVENT);
    const engineName = readName(engine, NAME, 'engineNeeded');
    if (!engineName.ok) return inRow(engineName, row, ENGINE);

    const key = keyOf(accountName.value, eventName.value);
    if (engines.has(key)) {
      return inRow(
        refuse({ argument: NAME, found: accountName.value }, 'aliasRepeats'),
        row,
        ACCOUNT,
      );
    }
    engines.set(key, engineName.value);
  }
  return succeed({
    engineOf: (account, event) =>
      engines.get(keyOf(account, event)) ?? engines.get(keyOf(account, '')) ?? account,
  });
}

/** Joined by a character that no cell can hold. */
function keyOf(account: string, event: string): string {
  return `${nameKey(account)}\u0000${nameKey(event)}`;
}
