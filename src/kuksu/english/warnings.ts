import type { CycleWarning, RowName } from '../cycle';
import { tierLetter } from '../league-label';
import { counted, listed, ordinal, rowList } from './words';

/** What a director should see before the leagues are announced. */
export function warningSentence(warning: CycleWarning, at: RowName): string {
  switch (warning.code) {
    case 'sharedPlace':
      return (
        `Last cycle: ${rowList(warning.rows, 'lastCycle', at)} share ${ordinal(warning.place)} place in ${warning.league}; each counts ` +
        'as holding it.'
      );
    case 'lookAlikes':
      return `Registrations: ${listed(warning.names)} (${rowList(warning.rows, 'registrations', at)}) look alike and count as different players.`;
    case 'holderUnnamed':
      return 'The title holder before the match is not named; if registered, that player counts as new.';
    case 'nameDecided':
      return (
        `Tier ${tierLetter(warning.tier)}: ${warning.seated} and ${warning.passed} are level in everything; their names ` +
        `decided for ${warning.seated}.`
      );
    case 'choiceUnneeded':
      return `${counted(warning.players, 'player')} can be divided into leagues, so the way out that was chosen is not used.`;
    case 'movedDown':
      return (
        `${listed(warning.names)} ${warning.names.length === 1 ? 'plays' : 'play'} in tier ${tierLetter(warning.tier + 1)}, one below tier ` +
        `${tierLetter(warning.tier)}, which is not in the rules.`
      );
  }
}
