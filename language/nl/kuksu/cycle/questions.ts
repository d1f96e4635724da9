import { fitting } from '../../../few';
import { cut } from '../../../../src/text';
import type { CycleQuestion, WayOut } from '../../../../src/kuksu/cycle';
import { called } from '../../../kuksu/joined';
import { tierLetter } from '../../../../src/kuksu/sizes/league-label';
import { listedFew, players } from './words';

export function questionSentence(question: CycleQuestion): string {
  switch (question.ask) {
    case 'titleMatch': {
      if (question.missing === 'holder') {
        return 'Wie heeft de titel? Die speelt in geen groep en mag niet aangemeld zijn.';
      }
      const challenger =
        question.challenger === '' ? 'de winnaar van groep A' : cut(question.challenger);
      return `Wie verloor de titelmatch, ${challenger} of de titelhouder? Wie verloor, speelt in groep A.`;
    }
    case 'sameNames': {
      const count = question.pairs.length;
      return count === 1
        ? 'Een naam is op twee manieren geschreven: is het \u00e9\u00e9n speler?'
        : `${count} namen zijn op twee manieren geschreven: welke zijn \u00e9\u00e9n speler?`;
    }
    case 'remainder':
      return (
        `${players(question.players)} zijn niet in groepen van 5 tot 10 te verdelen: er ` +
        `${question.over === 1 ? 'blijft 1' : `blijven ${question.over}`} over. Wat te doen?`
      );
  }
}

export function wayOutSentence(way: WayOut): string {
  return fitting((most) => sentenceNaming(way, most));
}

function sentenceNaming(way: WayOut, most: number): string {
  switch (way.way) {
    case 'leaveOut':
      return `Laat ${players(way.count)} weg; de regel noemt ${listedFew(way.order.slice(0, way.count).map(called), most)}.`;
    case 'invite':
      return `Nodig nog ${players(way.count)} uit en zet ze bij de aanmeldingen.`;
    case 'moveDown':
      return (
        `Zet ${listedFew(way.players.map(called), most)} van niveau ${tierLetter(way.tier)} in niveau ` +
        `${tierLetter(way.tier + 1)}. Dat staat niet in de regels: zij spelen dan lager dan waar zij recht op hebben.`
      );
  }
}
