import { fitting } from '../../../few';
import { cut } from '../../../../src/text';
import type { CycleWarning, RowName } from '../../../../src/kuksu/cycle';
import { tierLetter } from '../../../../src/kuksu/sizes/league-label';
import { listedFew, ordinal, players, rowList } from './words';

export function warningSentence(warning: CycleWarning, at: RowName): string {
  return fitting((most) => sentenceNaming(warning, at, most));
}

function sentenceNaming(warning: CycleWarning, at: RowName, most: number): string {
  switch (warning.code) {
    case 'sharedPlace':
      return (
        `Vorige cyclus: ${rowList(warning.rows, 'lastCycle', at, most)} delen de ${ordinal(warning.place)} plaats in ` +
        `${warning.league}; elk telt alsof die daar alleen staat.`
      );
    case 'lookAlikes':
      return (
        `Aanmeldingen: ${listedFew(warning.names.map(cut), most)} (${rowList(warning.rows, 'registrations', at, most)}) lijken op elkaar en ` +
        'tellen als verschillende spelers.'
      );
    case 'holderUnnamed':
      return 'Wie de titel had is niet genoemd; is die aangemeld, dan telt die als nieuwe speler.';
    case 'nameDecided':
      return (
        `Niveau ${tierLetter(warning.tier)}: ${cut(warning.seated)} en ${cut(warning.passed)} staan in alles gelijk; de naam gaf ` +
        `${cut(warning.seated)} de plaats.`
      );
    case 'choiceUnneeded':
      return `${players(warning.players)} zijn te verdelen, dus wat voor de rest gekozen was, is niet gebruikt.`;
    case 'movedDown':
      return (
        `${listedFew(warning.names.map(cut), most)} ${warning.names.length === 1 ? 'speelt' : 'spelen'} in niveau ${tierLetter(warning.tier + 1)}, onder niveau ` +
        `${tierLetter(warning.tier)}; dat staat niet in de regels.`
      );
  }
}
