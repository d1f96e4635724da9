/**
 * The rules as a library: no Excel, no dependency. Functions return a `Result`: a value, or a
 * failure that `sentence` puts into words.
 */
export { sofAward } from './sof/award';
export { sofPlace } from './sof/place-award';
export type { AwardOptions, Rating } from './sof/types';

export { agaCategory, agaExact } from './aga/category';
export { agaSlope } from './aga/decay';
export { agaPoints } from './aga/points';
export type { PointsOptions } from './aga/types';

export { kgsFactor } from './kgs/factor';
export { kgsPlayers } from './kgs/players';
export { kgsPoints } from './kgs/points';
export type { CalculatorCells, Entrant } from './kgs/types';

export { halfUp, type Decimals } from './numbers/half-up';
export { significant } from './numbers/significant';

export { kindOf, sentence, type FailureCode, type FailureKind } from './messages';
export { inRow, refuse, succeed } from './result';
export type { Failure, Found, Refusal, Result, Success } from './result';
