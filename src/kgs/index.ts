/** The annual championship of computer go on KGS as a library: the rules without their prefix. */
export { annual, check, factor, players, points, pointsBy, results, table } from './library/points';
export {
  explainAnnual,
  explainCheck,
  explainFactor,
  explainPlayers,
  explainPoints,
  explainResults,
  explainTable,
} from './library/explain';
export type { KgsDerivation as Derivation } from './explain';
export type { KgsSteps as Steps } from './steps';
export type { Derivation as DerivationOf } from '../derivation/step';
export type { KgsWarning as Warning } from './check';
export type * from './types';
export type { Blankable } from './library/points';
export { kgs as messages, kgsWarnings as warnings } from './messages';
export { general as generalMessages, library as libraryMessages } from '../general-messages';
export type { Answer, LibraryFailure, Unanswered } from '../answer';
export type { AnyMessage, At, Kind, Message, ValuesOf, Vocabulary } from '../message';
export type { EventList, Failure, Found, Refusal, Result, Success } from '../result';
