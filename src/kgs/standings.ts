import { existing } from '../existing';
import { succeed, type Refusal, type Result } from '../result';
import { readColumn } from '../standings/column';
import type { Row } from '../standings/groups';
import { numberArgument, refuse } from './refuse';

const atLeastZero = { least: 0 } as const;
const WINS = numberArgument('wins', 'standingNotNegative', atLeastZero);
const SOS = numberArgument('sos', 'standingNotNegative', atLeastZero);
const SODOS = numberArgument('sodos', 'standingNotNegative', atLeastZero);

/** A player's final result, as entered (K5, K8). */
export interface PlacedEntrant extends Row {
  readonly wins: number;
  readonly sos: number;
  readonly sodos: number;
}

/** The final standings, a row per player; a refusal names the row, from 1. */
export function readStandings(
  wins: readonly number[],
  sos: readonly number[],
  sodos: readonly number[],
): Result<readonly PlacedEntrant[]> {
  const lengthFlaw = unlikeWins(SOS.name, sos, wins) ?? unlikeWins(SODOS.name, sodos, wins);
  if (lengthFlaw) return lengthFlaw;

  const winsRead = readColumn(WINS, wins);
  if (!winsRead.ok) return winsRead;
  const sosRead = readColumn(SOS, sos);
  if (!sosRead.ok) return sosRead;
  const sodosRead = readColumn(SODOS, sodos);
  if (!sodosRead.ok) return sodosRead;

  // The columns are equally long.
  return succeed(
    winsRead.value.map((won, row) => ({
      row,
      wins: won,
      sos: existing(sosRead.value[row]),
      sodos: existing(sodosRead.value[row]),
    })),
  );
}

export function unlikeWins(
  name: string,
  column: readonly unknown[],
  wins: readonly number[],
): Refusal | undefined {
  return column.length === wins.length
    ? undefined
    : refuse({ argument: name, found: column.length }, 'rowsUnlikeWins', { rows: wins.length });
}
