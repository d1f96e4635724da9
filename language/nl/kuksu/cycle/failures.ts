import { fitting } from '../../../few';
import { ruleSentence } from '../../../rules';
import { words as general } from '../../general/words';
import { kuksuRules } from '../rules';
import { cut, quoted } from '../../../../src/text';
import type { CycleFailure, CycleList, RowName } from '../../../../src/kuksu/cycle';
import { called } from '../../../kuksu/joined';
import { tierLetter } from '../../../../src/kuksu/sizes/league-label';
import { listedFew, namedRows, players, rowList } from './words';

const LISTS: Readonly<Record<CycleList, string>> = {
  registrations: 'Aanmeldingen',
  lastCycle: 'Vorige cyclus',
  league: 'Groep',
  options: 'Opties',
};

export function failureSentence(failure: CycleFailure, at: RowName): string {
  return fitting((most) => sentenceNaming(failure, at, most));
}

function sentenceNaming(failure: CycleFailure, at: RowName, most: number): string {
  switch (failure.code) {
    case 'cell':
      return `${LISTS[failure.list]}, ${ruleSentence({ words: general, ...kuksuRules }, failure.failure)}`;
    case 'repeatedName':
      return (
        `${LISTS[failure.list]}: in ${rowList(failure.rows, failure.list, at, most)} staat \u00e9\u00e9n naam ` +
        `(${listedFew(failure.names.map(quoted), most)}); elke speler hoort er \u00e9\u00e9n keer in.`
      );
    case 'winnersOfA':
      return `Vorige cyclus: groep A heeft meer winnaars, ${namedRows(failure.players, 'lastCycle', at, most)}; \u00e9\u00e9n is nodig.`;
    case 'noWinnerOfA':
      return 'Vorige cyclus: groep A heeft geen winnaar; zet wie de titelmatch verloor op de 1e plaats.';
    case 'holderRegistered':
      return (
        `Aanmeldingen: in ${at('registrations', failure.row)} staat ${called(failure)}, die de titel heeft en in geen groep ` +
        'speelt; haal de rij weg of verbeter de uitslag van de titelmatch.'
      );
    case 'holderInLastCycle':
      return (
        `Vorige cyclus: in ${at('lastCycle', failure.row)} staat ${called(failure)}, die de titel had en in geen groep speelde; ` +
        'haal de rij weg of verbeter de naam van de titelhouder.'
      );
    case 'decidedTwice':
      return `${called(failure)} zou ${listedFew(failure.others.map(cut), most)} zijn; kies er \u00e9\u00e9n.`;
    case 'pinTooLow':
      return (
        `Aanmeldingen: ${at('registrations', failure.row)} zet ${called(failure)} in niveau ${tierLetter(failure.pin)}, onder ` +
        `het eigen niveau ${tierLetter(failure.tier)}, en niemand mag lager (2.5); zet hoger of helemaal niet vast.`
      );
    case 'pinBeyondTiers':
      return (
        `Aanmeldingen: ${at('registrations', failure.row)} zet ${called(failure)} in niveau ${tierLetter(failure.pin)}, maar ` +
        `deze cyclus gaat tot niveau ${tierLetter(failure.tiers)}; zet hoger of helemaal niet vast.`
      );
    case 'tierOverfull':
      return overfull(failure, at, most);
    case 'leftOutUnknown':
      return `Weg te laten: ${listedFew(failure.names.map(cut), most)} staat niet bij de aanmeldingen; kies opnieuw.`;
    case 'leftOutCount':
      return `Weg te laten: ${players(failure.found)} gekozen en ${failure.needed} nodig; kies opnieuw.`;
    case 'nobodyToMove':
      return (
        `Niveau ${tierLetter(failure.tier)}: ${players(failure.needed)} zouden omlaag moeten, maar er zijn er te veel ` +
        'vastgezet; zet er minder vast of kies iets anders.'
      );
  }
}

function overfull(
  { tier, seats, pinned, byDefault }: Extract<CycleFailure, { code: 'tierOverfull' }>,
  at: RowName,
  most: number,
): string {
  const named = (them: typeof pinned): string => namedRows(them, 'registrations', at, most);
  const groups = [
    ...(byDefault.length > 0 ? [`hoort toe aan ${named(byDefault)}`] : []),
    ...(pinned.length > 0 ? [`vastgezet zijn ${named(pinned)}`] : []),
  ];
  const way =
    pinned.length > 0 ? 'zet er minder vast' : 'verbeter de plaatsen van de vorige cyclus';
  return `Niveau ${tierLetter(tier)} heeft ${seats} plaatsen, maar ${groups.join('; ')}; ${way}.`;
}
