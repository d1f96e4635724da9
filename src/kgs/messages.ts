import { aNumber, type Vocabulary } from '../core/message';
import { readName as readAnyName, type ReadName } from '../core/standings';
import * as tools from '../core/arguments';

/** What the rules of KGS refuse. */
export const kgs = {
  hoursAboveZero: {},
  boardSizeKnown: {},
  factorAboveZero: {},
  calculatorPoints: {},
  calculatorPlayers: {},
  calculatorRepeats: {},
  notInCalculator: {},
  standingNotNegative: {},
  rowsUnlikeWins: { rows: aNumber },
  rowsBeyondPlayers: { players: aNumber },
  accountNeeded: {},
  engineNeeded: {},
  aliasRepeats: {},
} as const satisfies Vocabulary;

/** What may be wrong in a result list; `limit` is what `found` is compared with. */
export const kgsWarnings = {
  winsBeyondRounds: { row: aNumber, found: aNumber, limit: aNumber },
  sodosBeyondSos: { row: aNumber, found: aNumber, limit: aNumber },
  tooManyWins: { found: aNumber, limit: aNumber },
  tooFewWins: { found: aNumber, limit: aNumber },
  sosBeyondWins: { found: aNumber, limit: aNumber },
  sosUnbalanced: { found: aNumber, limit: aNumber },
  sodosUnbalanced: { found: aNumber, limit: aNumber },
} as const satisfies Vocabulary;

/** What the rules of KGS refuse. */
export const { refuse, unavailable, numberArgument, flawWithin }: tools.Refusing<typeof kgs> =
  tools;

/** A name of an account or an engine. */
export const readName: ReadName<'accountNeeded' | 'engineNeeded'> = readAnyName;
