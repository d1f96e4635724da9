/**
 * The rules and their sentences as a library: no Excel, no dependency. Functions return a `Result`: a value, or a failure
 * that `sentence` puts into words.
 */
export * from '../../src';
export type { FailureCode } from './failure-code';
export { cellMessage, warningSentence, type CellMessage } from '../cells/cell-message';
export { cycleSentences } from '../kuksu/sentences';
export type { CycleSentences } from '../kuksu/cycle-sentences';
export {
  criterionSentence,
  noPairingSentences,
  pairWarningSentence,
  whyPair,
  type Wording,
} from '../nk/pairing';
export { failureSentence as sentence } from '../refusals';
export { stepSentence, type Language } from '../steps';
