import { flaw } from '../arguments';
import { halfUp } from '../numbers/half-up';
import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import {
  AVERAGE,
  DEFAULT_EVENT,
  DEFAULT_RATING,
  DEFAULT_RESTRICTIONS,
  DEFAULT_SESSIONS,
  RESTRICTIONS,
  SESSIONS,
  TABLES,
} from './arguments';
import { basicAward, type BasicAward } from './basic-award';
import { eventFactor, eventNamed } from './event';
import {
  BASIC_SCALE,
  ratingNamed,
  scaleOf,
  scaling,
  type Scale,
  type ScaledAward,
} from './scaling';
import type { AwardOptions, EventKind, StratumOptions } from './types';
import { refuse } from './refuse';

/**
 * The award for first place overall in a pairs or Swiss team event, in masterpoints (S1-S7, S11).
 *
 * @param avgMP average masterpoints per player, from 0; counted up to 10,000 (S3)
 * @param tables tables in the event itself, above 0, fractions allowed; counted up to 60 (S3)
 * @param options sessions, rating and restrictions (S5); whether it is a stand-alone Flight A (S6) or
 *   a bracket of a bracketed Swiss (S7)
 * @returns the award, rounded half up to 0.01 once, at the end (S11). Refused: a negative average, no
 *   tables, sessions that are not whole or below 1, restrictions not whole or below 0, another rating
 *   or event.
 */
export function sofAward(avgMP: number, tables: number, options?: AwardOptions): Result<number> {
  const working = awardWorking(avgMP, tables, options);
  return working.ok ? succeed(roundedAward(working.value.award)) : working;
}

/** S11 */
export function roundedAward(award: number): number {
  return halfUp(award, 2);
}

/** The working of an award; `award` is unrounded, for awards that are computed from it. */
export interface AwardWorking extends ScaledAward {
  readonly basic: BasicAward;
  readonly event: EventKind;
  /** S6, S7 */
  readonly eventFactor: number;
}

export function awardWorking(
  avgMP: number,
  tables: number,
  options?: AwardOptions,
): Result<AwardWorking> {
  const average = significant(avgMP);
  const tableCount = significant(tables);
  const fieldFlaw = flaw(AVERAGE, average) ?? flaw(TABLES, tableCount);
  if (fieldFlaw) return fieldFlaw;
  const basic = basicAward(average, tableCount);
  // No options: nothing scales it.
  if (options === undefined) return succeed(workingOf(basic, DEFAULT_EVENT, 1, BASIC_SCALE));

  const scale = readScale(options);
  if (!scale.ok) return scale;

  const text = options.event ?? DEFAULT_EVENT;
  const event = eventNamed(text);
  if (event === undefined) return refuse({ argument: 'event', found: text }, 'eventKnown');
  return succeed(workingOf(basic, event, eventFactor(event, basic), scale.value));
}

function workingOf(
  basic: BasicAward,
  event: EventKind,
  factor: number,
  scale: Scale,
): AwardWorking {
  const by = scaling(scale);
  const award = basic.award * factor * by;
  return { basic, event, eventFactor: factor, scale, scaling: by, award };
}

/** S5 from the options as given. */
export function readScale(options: StratumOptions): Result<Scale> {
  const sessions = significant(options.sessions ?? DEFAULT_SESSIONS);
  const sessionsFlaw = flaw(SESSIONS, sessions);
  if (sessionsFlaw) return sessionsFlaw;

  const text = options.rating ?? DEFAULT_RATING;
  const rating = ratingNamed(text);
  if (rating === undefined) return refuse({ argument: 'rating', found: text }, 'ratingKnown');

  const restrictions = significant(options.restrictions ?? DEFAULT_RESTRICTIONS);
  const restrictionsFlaw = flaw(RESTRICTIONS, restrictions);
  if (restrictionsFlaw) return restrictionsFlaw;

  return succeed(scaleOf(rating, sessions, restrictions));
}
