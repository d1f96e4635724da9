import { fitting } from '../../../few';
import { cut } from '../../../../src/text';
import type { CycleWarning, RowName } from '../../../../src/kuksu/cycle';
import { tierLetter } from '../../../../src/kuksu/sizes/league-label';
import { counted, listedFew, ordinal, rowList } from './words';

/** What a director should see before the leagues are announced. */
export function warningSentence(warning: CycleWarning, at: RowName): string {
  return fitting((most) => sentenceNaming(warning, at, most));
}

function sentenceNaming(warning: CycleWarning, at: RowName, most: number): string {
  switch (warning.code) {
    case 'sharedPlace':
      return (
        `Last cycle: ${rowList(warning.rows, 'lastCycle', at, most)} share ${ordinal(warning.place)} place in ${warning.league}; each counts ` +
        'as holding it.'
      );
    case 'lookAlikes':
      return `Registrations: ${listedFew(warning.names.map(cut), most)} (${rowList(warning.rows, 'registrations', at, most)}) look alike and count as different players.`;
    case 'holderUnnamed':
      return 'The title holder before the match is not named; if registered, that player counts as new.';
    case 'nameDecided':
      return (
        `Tier ${tierLetter(warning.tier)}: ${cut(warning.seated)} and ${cut(warning.passed)} are level in everything; their names ` +
        `decided for ${cut(warning.seated)}.`
      );
    case 'choiceUnneeded':
      return `${counted(warning.players, 'player')} can be divided into leagues, so the way out that was chosen is not used.`;
    case 'movedDown':
      return (
        `${listedFew(warning.names.map(cut), most)} ${warning.names.length === 1 ? 'plays' : 'play'} in tier ${tierLetter(warning.tier + 1)}, one below tier ` +
        `${tierLetter(warning.tier)}, which is not in the rules.`
      );
  }
}
