import { existing } from '../existing';
import { eachOf, succeed, type Result } from '../result';
import { grouped, readEventLines, sumOf, type EventLine } from '../standings/event-lines';
import { byTotal } from '../standings/totals';
import { nameKey } from '../text';
import { readAliases } from './aliases';
import type { Alias, AnnualLine, AnnualRow } from './types';

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
export function kgsAnnual(
  lines: readonly AnnualLine[],
  aliases?: readonly Alias[],
): Result<readonly AnnualRow[]> {
  return eachOf(annualWorking(lines, aliases), ({ annual }) => annual);
}

export function annualWorking(
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
