/** Tournament categories and points of the American Go Association as a library: the rules without their prefix. */
export { average, category, exact, points, results, slope, table } from './library/points';
export {
  explainAverage,
  explainCategory,
  explainExact,
  explainPoints,
  explainResults,
  explainSlope,
  explainTable,
} from './library/explain';
export type { AgaDerivation as Derivation } from './explain';
export type * from './types';
export { aga as messages } from './messages';
export { general as generalMessages, library as libraryMessages } from '../general-messages';
export type { Answer as Result, LibraryFailure as Failure, Unanswered } from '../answer';
export type { AnyMessage, At, Kind, Message, Vocabulary } from '../message';
export type { Found, Success } from '../result';
