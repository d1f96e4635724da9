/** Strength of Field (bridge) as a library: the rules without the prefix that formulas need, and what explains them. */
export { average, award, former, place, places, results, session, stratum } from './library/awards';
export {
  explainAverage,
  explainAward,
  explainFormer,
  explainPlace,
  explainPlaces,
  explainResults,
  explainSession,
  explainStratum,
} from './library/explain';
export type { SofDerivation as Derivation } from './explain';
export type { SofSteps as Steps } from './steps';
export type { Derivation as DerivationOf } from '../derivation/step';
export type * from './types';
export { sof as messages } from './messages';
export { general as generalMessages, library as libraryMessages } from '../general-messages';
export type { Answer, LibraryFailure, Unanswered } from '../answer';
export type { AnyMessage, At, Kind, Message, ValuesOf, Vocabulary } from '../message';
export type { EventList, Failure, Found, Refusal, Result, Success } from '../result';
