import { flaw } from '../core/arguments';
import { significant } from '../core/numbers';
import { type Result, ruleOf, succeed } from '../core/result';
import { nameKey } from '../core/text';
import { DEFAULT_LIMIT, DEFAULT_TYPE, FORMER_TABLES, type FormerOptions } from './arguments';
import { readScale, roundedAward } from './award';
import { refuse, unavailable } from './messages';

/** "B = Table Count Factor [(tables + 10)/60] for less than 60 tables" (The Current Masterpoint System). */
export const FORMULA_TABLES = 60;

/** "M = Upper Masterpoint Limit Strength factor (100mp = 0.5, 750mp = .7, UNL = 1)" (The Current Masterpoint System). */
const M: ReadonlyMap<number | string, number> = new Map<number | string, number>([
  [100, 0.5],
  [750, 0.7],
  ['unlimited', 1],
  ['unl', 1],
]);

/** "T = Type of Game Factor (BAM = 1.1, Individual = 0.75)" (The Current Masterpoint System). */
const T: ReadonlyMap<string, number> = new Map([
  ['pairs', 1],
  ['swiss', 1],
  ['board-a-match', 1.1],
  ['bam', 1.1],
  ['individual', 0.75],
]);

/**
 * The award for first place overall in the system that SOF was to replace, in masterpoints (S14), for comparison:
 *
 *     first = B R S M P T,  B = (tables + 10) / 60 up to 60 tables, log10(tables / 4) above
 *
 * Decision: the logarithm, which the slides do not give, is that of the award regulations of 2003.
 *
 * @param tables tables in the event, above 0
 * @param sessions sessions played, a whole number from 1
 * @param options rating, masterpoint limit, restrictions and type of game
 * @returns the award, rounded half up to 0.01. A limit in masterpoints other than 100 and 750 is not
 *   available; another text, rating or type is refused.
 */
export const sofFormer = ruleOf(formerWorking, ({ award }) => roundedAward(award));

/** The working of an award of the former system; `award` is unrounded. */
export interface FormerWorking {
  readonly tables: number;
  readonly factors: {
    readonly B: number;
    readonly R: number;
    readonly S: number;
    readonly M: number;
    readonly P: number;
    readonly T: number;
  };
  readonly award: number;
}

function formerWorking(
  tables: number,
  sessions: number,
  options: FormerOptions = {},
): Result<FormerWorking> {
  const tableCount = significant(tables);
  const tablesFlaw = flaw(FORMER_TABLES, tableCount);
  if (tablesFlaw) return tablesFlaw;

  const { rating, restrictions, limit = DEFAULT_LIMIT, type = DEFAULT_TYPE } = options;
  const scale = readScale({ sessions, rating, restrictions });
  if (!scale.ok) return scale;

  const strength = strengthOf(limit);
  if (!strength.ok) return strength;

  const game = T.get(nameKey(type));
  if (game === undefined) return refuse({ argument: 'type', found: type }, 'typeKnown');

  const { R, S, P } = scale.value;
  const factors = { B: tableFactor(tableCount), R, S, M: strength.value, P, T: game };
  const award = factors.B * R * S * factors.M * P * factors.T;
  return succeed({ tables: tableCount, factors, award });
}

function tableFactor(tables: number): number {
  return tables <= FORMULA_TABLES ? (tables + 10) / 60 : Math.log10(tables / 4);
}

function strengthOf(limit: number | string): Result<number> {
  const factor = M.get(typeof limit === 'string' ? nameKey(limit) : significant(limit));
  if (factor !== undefined) return succeed(factor);
  if (typeof limit === 'string') return refuse({ argument: 'limit', found: limit }, 'limitKnown');
  const at = { argument: 'limit', found: limit };
  return Number.isFinite(limit)
    ? unavailable(at, 'limitWithoutFactor')
    : refuse(at, 'numberNeeded');
}
