import { flaw } from '../arguments';
import { significant } from '../numbers/significant';
import { inRow, eachOf, succeed, type Refusal, type Result } from '../result';
import { tiedGroups } from '../standings/groups';
import { nameKey } from '../text';
import { readAliases, type Engines } from './aliases';
import { isBlank, readName } from './names';
import type { Alias, AnnualLine, AnnualRow } from './types';
import { numberArgument } from './refuse';

const POINTS = numberArgument('points', 'eventPointsNotNegative', { least: 0 });

/** K5's shares are not rounded: three thirds are one. */
const SAME_TOTAL = 1e-6;

/** An engine's year so far; `row` is the order of first appearance. */
interface Year {
  readonly row: number;
  readonly engine: string;
  total: number;
  readonly events: Set<string>;
  readonly lines: CountedLine[];
}

/** A line that counts for an engine; rows count from 1. */
export interface CountedLine {
  readonly row: number;
  readonly account: string;
  readonly event: string;
  readonly points: number;
}

/** The working of a row of the annual table. */
export interface AnnualWorking {
  readonly lines: readonly CountedLine[];
  readonly annual: AnnualRow;
}

interface Years {
  /** By the engine's name as it is compared. */
  readonly byName: Map<string, Year>;
  /** As their engines appear. */
  readonly inOrder: Year[];
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

  const years: Years = { byName: new Map(), inOrder: [] };
  let row = 0;
  for (const line of lines) {
    row++;
    const refusal = enter(line, row, engines.value, years);
    if (refusal) return inRow(refusal, row);
  }
  return succeed(ranked(years.inOrder));
}

/** Adds a line to its engine's year, unless a cell of it is refused. */
function enter(line: AnnualLine, row: number, engines: Engines, years: Years): Refusal | undefined {
  const points = significant(line.points);
  if (isBlank(line.account) && points === 0) return undefined;
  const account = readName(line.account, 'accounts', 'accountNeeded');
  if (!account.ok) return account;
  const event = readName(line.event, 'events', 'eventNeeded');
  if (!event.ok) return event;
  const refusal = flaw(POINTS, points);
  if (refusal) return refusal;

  const engine = engines.engineOf(account.value, event.value);
  const key = nameKey(engine);
  const year = years.byName.get(key) ?? newYear(key, engine, years);
  // K5: shares are not rounded; only their sum is.
  year.total += line.points;
  year.lines.push({ row, account: account.value, event: event.value, points: line.points });
  year.events.add(nameKey(event.value));
  return undefined;
}

function newYear(key: string, engine: string, years: Years): Year {
  const row = years.inOrder.length;
  const year: Year = { row, engine, total: 0, events: new Set(), lines: [] };
  years.byName.set(key, year);
  years.inOrder.push(year);
  return year;
}

function ranked(years: readonly Year[]): AnnualWorking[] {
  const rows: AnnualWorking[] = [];
  const groups = tiedGroups(
    years,
    (a, b) => b.total - a.total,
    (above, year) => above.total - year.total <= SAME_TOTAL,
  );
  for (const group of groups) {
    const place = rows.length + 1;
    for (const { engine, total, events, lines } of group) {
      const annual = { place, engine, total: significant(total), events: events.size };
      rows.push({ lines, annual });
    }
  }
  return rows;
}
