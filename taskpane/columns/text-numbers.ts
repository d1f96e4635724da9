import { existing } from '../../src/existing';
import { sentence, type TextKey } from '../../language';
import { placeName } from '../plan/address';
import type { Place } from '../plan/place';
import type { Finding } from '../plan/plan';
import { called } from './column-check';

/** Up to so many cells of a column are told of one by one. */
const mostToldEach = 3;

interface TextNumber {
  readonly content: string;
  readonly at: Place;
}

/** Numbers of a list that are stored as text: a whole column of them is one line, which hides no other warning. */
export class TextNumbers {
  private readonly byLabel = new Map<TextKey, TextNumber[]>();

  add(label: TextKey, found: TextNumber): void {
    const known = this.byLabel.get(label) ?? [];
    known.push(found);
    this.byLabel.set(label, known);
  }

  warnings(): readonly Finding[] {
    return [...this.byLabel].flatMap(([label, found]): readonly Finding[] => {
      if (found.length <= mostToldEach) {
        return found.map(({ content, at }) => {
          return { sentence: sentence('cellTextNumber', { address: placeName(at), content }), at };
        });
      }
      const { at, content } = existing(found[0]);
      const values = { name: called(label), count: found.length, content, address: placeName(at) };
      return [{ sentence: sentence('cellsTextNumber', values), at }];
    });
  }
}
