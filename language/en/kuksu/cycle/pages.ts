import { cut, quoted } from '../../../../src/text';
import type { PageFailure } from '../../../../src/kuksu/league/league-page';

/** Why a pasted text cannot be used, and the fix. */
export function pageSentence(failure: PageFailure): string {
  switch (failure.code) {
    case 'noText':
      return 'Paste text: a league\u2019s page, or its table with the heading (Player, Points).';
    case 'noTable':
      return 'No table was found: copy a league\u2019s page, or its table with the heading (Player, Points), and paste it again.';
    case 'noPlayers':
      return `Line ${failure.line}: no players follow this heading; copy the whole table.`;
    case 'shortRow':
      return `Line ${failure.line}: ${failure.found} columns, and ${failure.needed} are needed; copy whole rows.`;
    case 'noNumber':
      return `Line ${failure.line}: ${quoted(failure.text)} stands where points are needed; mend it or type the league by hand.`;
    case 'unknownResult':
      return (
        `Line ${failure.line}: ${quoted(failure.text)} against ${cut(failure.against)} is no result that is known (win, loss or ` +
        '?); mend it or type the league by hand.'
      );
  }
}
