import { flaw } from '../core/arguments';
import { significant } from '../core/numbers';
import { type Result, ruleOf, succeed } from '../core/result';
import {
  FIELD_AVERAGE,
  FIELD_TABLES,
  STRATUM_AVERAGE,
  STRATUM_TABLES,
  type StratumOptions,
} from './arguments';
import {
  basicAward,
  type BasicAward,
  readScale,
  roundedAward,
  type ScaledAward,
  scaling,
} from './award';
import { refuse } from './messages';

/** "a minimum of 110% of the standalone award calculated for that Stratum" (Adjustments to Basic Formula). */
const STAND_ALONE = 1.1;

/**
 * The award for first place of the top ("A") stratum of a stratified event, in masterpoints (S8, S11): that of
 * the whole field, but at least 110 % of what the A entries would earn by themselves.
 *
 * @param fieldAvg average masterpoints per player of the whole field, from 0
 * @param fieldTables tables of the whole field, above 0
 * @param stratumAvg average masterpoints per player of the A entries alone, from 0
 * @param stratumTables tables the A entries make, above 0 and no more than `fieldTables`
 * @param options sessions, rating and restrictions (S5), the same for both
 * @returns the larger of the two, compared unrounded and rounded half up to 0.01 once. Refused as in
 *   `sofAward`, and a stratum with more tables than the field it belongs to.
 */
export const sofStratum = ruleOf(stratumWorking, ({ award }) => roundedAward(award));

/** The working of the top stratum's award; `award` is unrounded. */
export interface StratumWorking extends ScaledAward {
  readonly ofField: BasicAward;
  readonly alone: BasicAward;
  /** 110 % of the stand-alone award. */
  readonly ofStratum: number;
  readonly larger: number;
}

function stratumWorking(
  fieldAvg: number,
  fieldTables: number,
  stratumAvg: number,
  stratumTables: number,
  options: StratumOptions = {},
): Result<StratumWorking> {
  const field = { average: significant(fieldAvg), tables: significant(fieldTables) };
  const stratum = { average: significant(stratumAvg), tables: significant(stratumTables) };
  const refusal =
    flaw(FIELD_AVERAGE, field.average) ??
    flaw(FIELD_TABLES, field.tables) ??
    flaw(STRATUM_AVERAGE, stratum.average) ??
    flaw(STRATUM_TABLES, stratum.tables);
  if (refusal) return refusal;
  if (stratum.tables > field.tables) {
    return refuse({ argument: STRATUM_TABLES.name, found: stratum.tables }, 'stratumWithinField', {
      tables: field.tables,
    });
  }

  const scale = readScale(options);
  if (!scale.ok) return scale;
  const ofField = basicAward(field.average, field.tables);
  const alone = basicAward(stratum.average, stratum.tables);
  const ofStratum = STAND_ALONE * alone.award;
  const larger = Math.max(ofField.award, ofStratum);
  const by = scaling(scale.value);
  const award = larger * by;
  return succeed({ ofField, alone, ofStratum, larger, scale: scale.value, scaling: by, award });
}
