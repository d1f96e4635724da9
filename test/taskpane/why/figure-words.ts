import { atOnce } from '../../../src';
import type { Language } from '../../../src/language';
import type { ExplainFigure, Figure, FigureReader } from '../../../taskpane/why/figures/figure';
import type { YearWorkbook } from '../kgs/support/year-workbook';
import { inWords } from '../nk/why/support';
import { activeCell } from './support';

/** A figure as a reader sees it. */
export interface FigureWords {
  readonly title: string;
  readonly about: string;
  readonly steps: readonly string[];
  readonly state?: { readonly kind: string; readonly says: readonly string[] };
  readonly notes: readonly string[];
}

/** What is explained of a cell, as the pane asks for it. */
export function figureAt(
  book: YearWorkbook,
  address: string,
  reader: FigureReader,
  explainFigure: ExplainFigure,
): Figure | undefined {
  const cell = activeCell(book, address);
  if (reader.mayBe(cell) === undefined) return undefined;
  const { facts } = book;
  const tables = book.places(reader.places(facts, cell));
  return atOnce(explainFigure({ cell, facts, tables, sheet: book.sheet(cell.sheet) }));
}

export function figureInWords(figure: Figure | undefined, language: Language = 'en'): FigureWords {
  return inWords(figure, language) as FigureWords;
}
