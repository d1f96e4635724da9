import { kgsCheck, type KgsWarning } from '../../src';
import type { DecimalMark } from '../plan/notation';
import type { Finding } from '../plan/plan';
import { sentence, type Sentence } from '../../language';
import type { Entrant, ResultFields } from './results/entrants';
import { shownNumber } from '../plan/notation';

/** What cannot be right in the results (K8), by the cells they came from. Nothing is corrected. */
export function resultWarnings(
  entrants: readonly Entrant[],
  rounds: number,
  mark: DecimalMark,
): readonly Finding[] {
  const checked = kgsCheck(
    entrants.map(({ wins }) => wins),
    entrants.map(({ sos }) => sos),
    entrants.map(({ sodos }) => sodos),
    rounds,
  );
  // Fields refuse everything that the rule refuses.
  return checked.ok
    ? checked.value.map((warning) => ({ sentence: said(warning, entrants, mark) }))
    : [];
}

function said(warning: KgsWarning, entrants: readonly Entrant[], mark: DecimalMark): Sentence {
  const found = shownNumber(warning.values.found, mark);
  const limit = shownNumber(warning.values.limit, mark);
  const at = (field: keyof ResultFields): string =>
    'row' in warning.values ? (entrants[warning.values.row - 1]?.at(field) ?? '') : '';
  const sentences: Record<KgsWarning['code'], () => Sentence> = {
    winsBeyondRounds: () => sentence('kgsWinsBeyondRounds', { found, limit, address: at('wins') }),
    sodosBeyondSos: () => sentence('kgsSodosBeyondSos', { found, limit, address: at('sodos') }),
    tooManyWins: () => sentence('kgsTooManyWins', { found, limit }),
    tooFewWins: () => sentence('kgsTooFewWins', { found, limit }),
    sosBeyondWins: () => sentence('kgsSosBeyondWins', { found, limit }),
    sosUnbalanced: () => sentence('kgsSosUnbalanced', { found, limit }),
    sodosUnbalanced: () => sentence('kgsSodosUnbalanced', { found, limit }),
  };
  return sentences[warning.code]();
}
