import { existing } from '../../../existing';
import type { CriterionCode } from '../../event/paired-round';
import type { FloatPreference } from '../../event/event';
import { meetings, meetsCandidates, playerAt, type PairingField } from './field';

/** The places of two players of one group among the players who stay in it. */
export interface Staying {
  /** Ranks from 1, the higher player's first. */
  readonly higher: number;
  readonly lower: number;
  /** How many stay: n, always even. */
  readonly n: number;
}

/** A criterion of N5, with the value of a pair. */
export interface PairCriterion {
  readonly code: CriterionCode;
  /** Depends on the others who stay in the group; all other criteria depend on the pair alone. */
  readonly value: (field: PairingField, u: number, v: number, staying?: Staying) => number;
}

/**
 * N5, most important first. Smaller is better; the sum over all pairs counts. The last criterion has no sum: of level
 * pairings the first one wins, in which the lowest stored number has the lowest opponent, then the lowest number left,
 * and so on.
 */
export const CRITERIA: readonly PairCriterion[] = [
  { code: 'title', value: titleBreach },
  { code: 'repeats', value: (field, u, v) => (meetings(field, u, v) > 0 ? 1 : 0) },
  { code: 'gaps', value: (field, u, v) => squared(gap(field, u, v)) },
  { code: 'floatDown', value: (field, u, v) => squared(downDistance(field, u, v)) },
  { code: 'floatUp', value: (field, u, v) => squared(upDistance(field, u, v)) },
  {
    code: 'pattern',
    value: ({ slides }, _u, _v, staying) => (staying ? squared(deviation(staying, slides)) : 0),
  },
  {
    code: 'numbers',
    value: (field, u, v) => Math.max(playerAt(field, u).number, playerAt(field, v).number),
  },
];

/** The criteria that depend on the pair alone: all above the pattern. */
export const PAIR_CRITERIA = CRITERIA.slice(0, 5);

/** Those of them that decide whether a pair leaves its part of the field, and the others. */
export const UNTIL_GAPS = CRITERIA.slice(0, 3);
export const AFTER_GAPS = CRITERIA.slice(3, 5);

/** Middle places of even groups lie at halves, so distances are doubled where a cost must be whole. */
export function wholeFactor({ settings }: PairingField, code: CriterionCode): number {
  const preference: FloatPreference | undefined =
    code === 'floatDown' ? settings.floatDown : code === 'floatUp' ? settings.floatUp : undefined;
  return preference === 'middle' ? 4 : 1;
}

/**
 * N7: candidates meet candidates, and the floater floats. A pair breaks this if only one of
 * the two belongs to the players paired among themselves.
 */
function titleBreach(field: PairingField, u: number, v: number): number {
  return meetsCandidates(field, u) === meetsCandidates(field, v) ? 0 : 1;
}

/** How many groups lie between two players. */
export function gap({ group }: PairingField, u: number, v: number): number {
  return Math.abs(existing(group[u]) - existing(group[v]));
}

/** The distance of the down-floater from the preferred place (N6); 0 within a group. */
function downDistance({ group, fromDown }: PairingField, u: number, v: number): number {
  const below = existing(group[v]) - existing(group[u]);
  return below === 0 ? 0 : existing(fromDown[below > 0 ? u : v]);
}

/** The same for the opponent in the lower group. */
function upDistance({ group, fromUp }: PairingField, u: number, v: number): number {
  const below = existing(group[v]) - existing(group[u]);
  return below === 0 ? 0 : existing(fromUp[below > 0 ? v : u]);
}

/** How far a pair is from slide (N3: n / 2 places apart) or fold (N4: the ranks add up to n + 1). */
export function deviation({ higher, lower, n }: Staying, slides: boolean): number {
  return slides ? lower - higher - n / 2 : higher + lower - n - 1;
}

function squared(value: number): number {
  return value * value;
}
