import { sentence, type Item, type Sentence } from '../../../language';
import type { Stepwise } from '../../../src';
import type { Finding } from '../../plan/plan';
import type { Figure } from '../../why/figures/figure';
import type { Book } from '../book/book';
import { groupCalled } from '../book/late-group';

/** Explains a figure once its event has been read; undefined for a cell that is none. */
export type FigureOfBook = (book: Book) => Stepwise<Figure | undefined>;

/** What the event is called. */
export function eventCalled({ about: { event = '' } }: Pick<Book, 'about'>): Item {
  return event === '' ? sentence('runNameNK') : event;
}

/** "Groep 1", or both groups of a pair. */
export function groupsCalled(black: number, white: number): Sentence {
  return black === white
    ? groupCalled(black)
    : sentence('nkPairNames', { one: groupCalled(black), two: groupCalled(white) });
}

/** A figure of which it cannot be told what leads to it, and what is missing. */
export function untold(title: Item, about: Item, missing: readonly Finding[]): Figure {
  return {
    title,
    about,
    warnings: [],
    tables: [],
    heading: sentence('figureCannotTitle'),
    steps: [],
    state: { kind: 'cannotTell', missing },
    notes: [],
  };
}
