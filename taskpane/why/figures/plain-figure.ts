import { sentence, type Item } from '../../../language';
import type { Figure, FigureState, FigureStep } from './figure';

/** What a cell of a written sheet holds, by its heading or label, and what leads to it. */
export function plainFigure(
  heading: Item,
  shown: string,
  {
    about,
    steps,
    state,
    isTyped = state === undefined,
  }: {
    readonly about: Item;
    readonly steps: readonly FigureStep[];
    readonly state?: FigureState | undefined;
    /** Whether somebody typed it, or the list had it. */
    readonly isTyped?: boolean;
  },
): Figure {
  return {
    title: shown === '' ? heading : sentence('figureNamed', { what: heading, value: shown }),
    about,
    warnings: [],
    tables: [],
    heading: sentence(isTyped ? 'figureWhatFor' : 'figureHow'),
    steps,
    ...(state && { state }),
    notes: isTyped ? [sentence('figureTyped')] : [],
  };
}
