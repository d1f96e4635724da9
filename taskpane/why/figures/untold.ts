import { sentence, type Item } from '../../../language';
import type { Finding } from '../../plan/plan';
import type { Figure } from './figure';

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
