import { flaw, refusedBy, type NumberArgument } from '../../arguments';
import { significant } from '../../numbers/significant';
import { type Found } from '../../result';
import { MOST_PLAYERS } from '../hierarchy';
import { readLeague } from '../sizes/league-label';
import { normalisedName } from './names';
import type { Read } from './read-list';
import { numberArgument, refuse } from '../cycle-refuse';

/** A name as it is written, blanks and all: the director is to see how it differs from another. */
export function readName(cell: Found): Read<string> {
  // A blank cell may arrive as 0; players called 1973 there are.
  if (typeof cell === 'number' && Number.isFinite(cell) && cell !== 0) {
    return String(significant(cell));
  }
  const named = typeof cell === 'string' && showsSomething(cell);
  return named ? cell : refuse({ argument: 'name', found: cell === 0 ? '' : cell }, 'playerNamed');
}

/** Most names show it at their first plain letter. */
function showsSomething(name: string): boolean {
  return /[!-~]/.test(name) || normalisedName(name) !== '';
}

/** A number that must be there. */
export function readNumber(cell: Found, argument: NumberArgument): Read<number> {
  if (typeof cell !== 'number') {
    return isEmpty(cell)
      ? refusedBy(argument, cell)
      : refuse({ argument: argument.name, found: cell }, 'numberNeeded');
  }
  const value = significant(cell);
  return flaw(argument, value) ?? value;
}

/** A number that may be left empty, which is `none`. */
export function readOptional(cell: Found, argument: NumberArgument, none: number): Read<number> {
  return isEmpty(cell) ? none : readNumber(cell, argument);
}

const PLACE_OF_LEAGUE = numberArgument('place', 'placeOfLeague', {
  least: 1,
  most: MOST_PLAYERS,
  whole: true,
  codeAbove: 'placeOfLeague',
});

export function readPlace(cell: Found): Read<number> {
  return readNumber(cell, PLACE_OF_LEAGUE);
}

/** The tier a director pins a player to (U5), 0 for none. */
export function readPin(cell: Found): Read<number> {
  // A blank cell may arrive as 0.
  if (cell === 0 || isEmpty(cell)) return 0;
  const label = readLeague(cell, 'pin');
  // Who is in which league of a tier, the snake alone decides.
  const wholeTier = label.ok && (label.value.league === 0 || label.value.tier === 1);
  return wholeTier ? label.value.tier : refuse({ argument: 'pin', found: cell }, 'pinOfTier');
}

/** A cell without anything that can be seen. */
export function isEmpty(cell: Found): boolean {
  return cell === null || (typeof cell === 'string' && cell.trim() === '');
}
