import { significant } from '../../numbers/significant';
import { succeed, type Result } from '../../result';
import { nameKey } from '../../text';
import { SCORE } from '../arguments';
import { flawInHalves } from '../half-points';
import type { Right } from '../types';

/** "Spelers die na 7 ronden 4 punten hebben ... topgroep", "... 3 punten ... ten minste Groep 1" (Verdiende Rechten). */
export const FOR_TOPGROEP = 4;
export const FOR_GROEP_1 = 3;

/**
 * The right to a group of the next championship that a final score earns (N12).
 *
 * @param points the score after the last round, whole or half, on the scale on which the Topgroep starts
 *   at 0 (see `nkScore`)
 * @returns "Topgroep" from 4 points, "Groep 1" for 3 and 3.5, "" below
 */
export function nkRights(points: number): Result<Right | ''> {
  const working = rightsWorking(points);
  return working.ok ? succeed(working.value.right) : working;
}

/** The working of a right. */
export interface RightWorking {
  readonly points: number;
  readonly right: Right | '';
}

export function rightsWorking(points: number): Result<RightWorking> {
  const score = significant(points);
  return flawInHalves(SCORE, score) ?? succeed({ points: score, right: rightFor(score) });
}

/** The same for a valid score. */
export function rightFor(score: number): Right | '' {
  if (score >= FOR_TOPGROEP) return 'Topgroep';
  return score >= FOR_GROEP_1 ? 'Groep 1' : '';
}

/** The right that a text names, in Dutch or English and any case; "" is none, undefined is no such right. */
export function rightNamed(text: string): Right | '' | undefined {
  switch (nameKey(text)) {
    case '':
      return '';
    case 'topgroep':
    case 'top group':
      return 'Topgroep';
    case 'groep 1':
    case 'group 1':
      return 'Groep 1';
    default:
      return undefined;
  }
}
