/** Tournament categories and points of the American Go Association as a library: the rules without their prefix. */
export { average, category, exact, points, results, season, slope, table } from './library/points';
export {
  explainAverage,
  explainCategory,
  explainExact,
  explainPoints,
  explainResults,
  explainSeason,
  explainSlope,
  explainTable,
} from './library/explain';
export type { AgaDerivation as Derivation } from './explain';
export type { AgaSteps as Steps } from './steps';
export type { Derivation as DerivationOf } from '../derivation/step';
export type * from './types';
export { aga as messages } from './messages';
export { general as generalMessages, library as libraryMessages } from '../general-messages';
export type { Answer, LibraryFailure, Unanswered } from '../answer';
export type { AnyMessage, At, Kind, Message, ValuesOf, Vocabulary } from '../message';
export type { EventList, Failure, Found, Refusal, Result, Success } from '../result';
