import { isBlank, nameIfAny } from '../standings/names';
import { inRow, succeed, type Result } from '../result';
import { nameKey } from '../text';
import type { Alias } from './types';
import { readName, refuse } from './refuse';

const NAME = 'aliases';

/** Columns of an alias, from 1. */
const ACCOUNT = 1;
const EVENT = 2;
const ENGINE = 3;

/** The engines behind accounts: those that hold in one event, and those that hold in all others (K7). */
export interface Engines {
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
