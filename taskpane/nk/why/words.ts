import { sentence, type Item, type Sentence } from '../../../language';
import type { Stepwise } from '../../../src';
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

export { untold } from '../../why/figures/untold';
