import type { RowName } from '../../../../src/kuksu/cycle';
import type { CycleSentences } from '../../../kuksu/cycle-sentences';
import { failureSentence } from './failures';
import { pageSentence } from './pages';
import { placementSentence, seatSentence } from './placement';
import { questionSentence, wayOutSentence } from './questions';
import { decisionSentence, rankWarningSentence, tieBreakWords } from './ranking';
import { warningSentence } from './warnings';
import { rowInWords } from './words';

/** The sentences in Dutch. */
export function dutch(at: RowName = rowInWords): CycleSentences {
  return {
    placement: placementSentence,
    seat: seatSentence,
    failure: (failure) => failureSentence(failure, at),
    question: questionSentence,
    wayOut: wayOutSentence,
    warning: (warning) => warningSentence(warning, at),
    decision: decisionSentence,
    tieBreak: tieBreakWords,
    rankWarning: rankWarningSentence,
    page: pageSentence,
  };
}
