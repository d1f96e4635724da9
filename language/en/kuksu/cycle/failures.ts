import { fitting } from '../../../few';
import { ruleSentence } from '../../../rules';
import { words as general } from '../../general/words';
import { kuksuRules } from '../rules';
import { cut, quoted } from '../../../../src/text';
import type { CycleFailure, CycleList, RowName } from '../../../../src/kuksu/cycle';
import { called } from '../../../kuksu/joined';
import { tierLetter } from '../../../../src/kuksu/sizes/league-label';
import { counted, listedFew, namedRows, rowList } from './words';

const LISTS: Readonly<Record<CycleList, string>> = {
  registrations: 'Registrations',
  lastCycle: 'Last cycle',
  league: 'League',
  options: 'Options',
};

/** Why no grouping can be made, and the fix. */
export function failureSentence(failure: CycleFailure, at: RowName): string {
  return fitting((most) => sentenceNaming(failure, at, most));
}

function sentenceNaming(failure: CycleFailure, at: RowName, most: number): string {
  switch (failure.code) {
    case 'cell':
      return `${LISTS[failure.list]}, ${ruleSentence({ words: general, ...kuksuRules }, failure.failure)}`;
    case 'repeatedName':
      return (
        `${LISTS[failure.list]}: ${rowList(failure.rows, failure.list, at, most)} hold one name (${listedFew(failure.names.map(quoted), most)}); ` +
        'each player is needed once.'
      );
    case 'winnersOfA':
      return `Last cycle: league A has several winners, ${namedRows(failure.players, 'lastCycle', at, most)}; one is needed.`;
    case 'noWinnerOfA':
      return 'Last cycle: league A has no winner; the player who lost the title match is needed in 1st place.';
    case 'holderRegistered':
      return (
        `Registrations: ${at('registrations', failure.row)} holds ${called(failure)}, who holds the title and plays in no league; ` +
        'remove the row, or mend the result of the title match.'
      );
    case 'holderInLastCycle':
      return (
        `Last cycle: ${at('lastCycle', failure.row)} holds ${called(failure)}, who held the title and was in no league; remove the ` +
        'row, or mend the name of the holder.'
      );
    case 'decidedTwice':
      return `${called(failure)} is said to be ${listedFew(failure.others.map(cut), most)}; decide for one of them.`;
    case 'pinTooLow':
      return (
        `Registrations: ${at('registrations', failure.row)} pins ${called(failure)} to tier ${tierLetter(failure.pin)}, below the default ` +
        `tier ${tierLetter(failure.tier)}, and nobody may be placed lower (2.5); pin higher or remove the pin.`
      );
    case 'pinBeyondTiers':
      return (
        `Registrations: ${at('registrations', failure.row)} pins ${called(failure)} to tier ${tierLetter(failure.pin)}, but this cycle ` +
        `ends with tier ${tierLetter(failure.tiers)}; pin higher or remove the pin.`
      );
    case 'tierOverfull':
      return overfull(failure, at, most);
    case 'leftOutUnknown':
      return `To be left out: ${listedFew(failure.names.map(cut), most)} cannot be found among the registrations; choose again.`;
    case 'leftOutCount':
      return `To be left out: ${counted(failure.found, 'player')} chosen and ${failure.needed} needed; choose again.`;
    case 'nobodyToMove':
      return (
        `Tier ${tierLetter(failure.tier)}: ${counted(failure.needed, 'player')} would have to move down, but too many ` +
        'are pinned there; remove pins or choose another way out.'
      );
  }
}

function overfull(
  { tier, seats, pinned, byDefault }: Extract<CycleFailure, { code: 'tierOverfull' }>,
  at: RowName,
  most: number,
): string {
  const named = (players: typeof pinned): string => namedRows(players, 'registrations', at, most);
  const groups = [
    ...(byDefault.length > 0 ? [`it is the default tier of ${named(byDefault)}`] : []),
    ...(pinned.length > 0
      ? [`${named(pinned)} ${pinned.length === 1 ? 'is' : 'are'} pinned to it`]
      : []),
  ];
  const way = pinned.length > 0 ? 'remove pins' : 'mend the places of last cycle';
  return `Tier ${tierLetter(tier)} has ${seats} seats, but ${groups.join('; ')}; ${way}.`;
}
