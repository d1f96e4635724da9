import { flaw, refusedBy, type NumberArgument } from '../../arguments';
import { significant } from '../../numbers/significant';
import { type Found } from '../../result';
import { MOST_PLAYERS } from '../hierarchy';
import { readLeague } from '../sizes/league-label';
import { normalisedName } from './names';
import type { Read } from './read-list';
import { numberArgument, refuse } from '../cycle-refuse';

/** A name exactly as written, blanks included, so that the director sees how it differs from another. */
export function readName(cell: Found): Read<string> {
  // A blank cell may arrive as 0. Other numbers are names: there are players called 1973.
  if (typeof cell === 'number' && Number.isFinite(cell) && cell !== 0) {
    return String(significant(cell));
  }
  const named = typeof cell === 'string' && showsSomething(cell);
  return named ? cell : refuse({ argument: 'name', found: cell === 0 ? '' : cell }, 'playerNamed');
}

/** The first plain letter decides for most names. */
function showsSomething(name: string): boolean {
  return /[!-~]/.test(name) || normalisedName(name) !== '';
}

/** A required number. */
export function readNumber(cell: Found, argument: NumberArgument): Read<number> {
  if (typeof cell !== 'number') {
    return isEmpty(cell)
      ? refusedBy(argument, cell)
      : refuse({ argument: argument.name, found: cell }, 'numberNeeded');
  }
  const value = significant(cell);
  return flaw(argument, value) ?? value;
}

/** An optional number; empty is `none`. */
export function readOptional(cell: Found, argument: NumberArgument, none: number): Read<number> {
  return isEmpty(cell) ? none : readNumber(cell, argument);
}

const PLACE_OF_LEAGUE = numberArgument('place', 'placeOfLeague', {
  least: 1,
  most: MOST_PLAYERS,
  whole: true,
});

export function readPlace(cell: Found): Read<number> {
  return readNumber(cell, PLACE_OF_LEAGUE);
}

/** The tier a director pins a player to (U5), 0 for none. */
export function readPin(cell: Found): Read<number> {
  // A blank cell may arrive as 0.
  if (cell === 0 || isEmpty(cell)) return 0;
  const label = readLeague(cell, 'pin');
  // Only the snake decides the league within a tier.
  const wholeTier = label.ok && (label.value.league === 0 || label.value.tier === 1);
  return wholeTier ? label.value.tier : refuse({ argument: 'pin', found: cell }, 'pinOfTier');
}

/** A cell without visible content. */
export function isEmpty(cell: Found): boolean {
  return cell === null || (typeof cell === 'string' && cell.trim() === '');
}
