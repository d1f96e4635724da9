import { fitting } from '../../../few';
import { cut } from '../../../../src/text';
import type { CycleQuestion, WayOut } from '../../../../src/kuksu/cycle';
import { called } from '../../../kuksu/joined';
import { tierLetter } from '../../../../src/kuksu/sizes/league-label';
import { counted, listedFew } from './words';

/** What only the director can say. */
export function questionSentence(question: CycleQuestion): string {
  switch (question.ask) {
    case 'titleMatch': {
      if (question.missing === 'holder') {
        return 'Who holds the title? The holder plays in no league, and must not be registered.';
      }
      const challenger =
        question.challenger === '' ? 'the winner of league A' : cut(question.challenger);
      return `Who lost the title match, ${challenger} or the title holder? The loser plays in league A.`;
    }
    case 'sameNames': {
      const count = question.pairs.length;
      return count === 1
        ? 'A name is written in two ways: is it one player?'
        : `${count} names are written in two ways: which are one player?`;
    }
    case 'remainder':
      return (
        `${counted(question.players, 'player')} cannot be divided into leagues of 5 to 10: ` +
        `${question.over} ${question.over === 1 ? 'is' : 'are'} left over. What is to be done?`
      );
  }
}

/** A way out of an impossible remainder, with the players it concerns. */
export function wayOutSentence(way: WayOut): string {
  return fitting((most) => sentenceNaming(way, most));
}

function sentenceNaming(way: WayOut, most: number): string {
  switch (way.way) {
    case 'leaveOut':
      return `Leave out ${counted(way.count, 'player')}; the rule proposes ${listedFew(way.order.slice(0, way.count).map(called), most)}.`;
    case 'invite':
      return `Invite ${counted(way.count, 'more player')} and add them to the registrations.`;
    case 'moveDown':
      return (
        `Move ${listedFew(way.players.map(called), most)} from tier ${tierLetter(way.tier)} to tier ` +
        `${tierLetter(way.tier + 1)}. This is not in the rules: they would be placed lower than they have a right to.`
      );
  }
}
