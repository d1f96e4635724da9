import { withTexts } from '../../../../src/language';
import { kgsFigures } from '../../../kgs/why/figures';
import { kuksuFigures } from '../../../kuksu/why/figures';
import { nkFigures } from '../../../nk/why/figures';
import { agaFigures } from '../../../aga/why/figures';
import { sofFigures } from '../../../sof/why/figures';
import { createSlices } from '../../../jobs/slices';
import type { Figure, FigurePlace, FigureReader } from '../../figures/figure';
import { type Attempt, orProblem } from '../../../excel/workbook/problems';
import type { ActiveCell } from '../../../excel/workbook/why';
import type { WorkbookService } from '../../../excel/workbook/workbook';
import type { FigureViewProps } from './FigureView';
import type { VNode } from 'preact';

/** A figure, and the view that shows it, which is fetched with the first one. */
export interface ShownFigure {
  readonly figure: Figure;
  readonly View: (props: FigureViewProps) => VNode;
}

/** The systems whose sheets are explained. */
const readers: readonly FigureReader[] = [
  nkFigures,
  kuksuFigures,
  kgsFigures,
  sofFigures,
  agaFigures,
];

/** What may explain a cell without a formula of ours; undefined where nothing does, and nothing needs to be read. */
export function readerOf(cell: ActiveCell): FigureReader | undefined {
  const by = (kind: FigurePlace): FigureReader | undefined =>
    readers.find((reader) => reader.mayBe(cell) === kind);
  // What its table or a name tells goes before what only its sheet may tell.
  return by('table') ?? by('named') ?? by('sheet');
}

/** Whether a table or a name tells that a job wrote the cell. */
export function isKnownAsOurs(cell: ActiveCell): boolean {
  const place = readerOf(cell)?.mayBe(cell);
  return place === 'table' || place === 'named';
}

/** Reads the event around a cell, as far as it is not known since the last change, and explains the figure. */
export async function findFigure(
  workbook: WorkbookService,
  reader: FigureReader,
  cell: ActiveCell,
): Promise<Attempt<ShownFigure | undefined>> {
  const withSheet = reader.mayBe(cell) !== 'table';
  const found = await orProblem(async (): Promise<Attempt<ShownFigure | undefined>> => {
    const read = await workbook.read(withSheet ? [{ kind: 'sheet', sheet: cell.sheet }] : [], {
      also: (facts) => reader.places(facts, cell),
      recent: true,
    });
    if (!read.ok) return read;
    const { tables, also, facts } = read.value;
    const [explain, View] = await Promise.all([reader.load(), figureView()]);
    const slices = createSlices({ cancelled: () => false, onProgress: () => undefined });
    const figure = await slices.run(explain({ cell, facts, tables: also, sheet: tables[0] }));
    return { ok: true, value: figure && { figure, View } };
  });
  return found.ok ? found.value : found;
}

async function figureView(): Promise<ShownFigure['View']> {
  const { FigureView } = await withTexts(
    'figures',
    () => import(/* webpackChunkName: "why-figures" */ './FigureView'),
  );
  return FigureView;
}
