import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../excel/workbook/problems';
import type { ActiveCell, ActiveCellSeen, WhyService } from '../../excel/workbook/why';
import type { SheetService, WorkbookService } from '../../excel/workbook/workbook';
import { explain, type Explanation } from '../explanation';
import {
  find,
  type FoundAndRead,
  type FoundCell,
  type Pane,
  type Read,
  readAll,
} from '../found-cell';
import type { Formula } from '../formula/node';
import { findFigure, readerOf, type ShownFigure } from './figures/find-figure';

/** A cell with a formula of ours, with all that was read for it. */
export interface ExplainedCell {
  readonly kind: 'explained';
  readonly found: Extract<FoundCell, { kind: 'ours' }>;
  readonly read: Read;
  readonly explanation: Explanation;
}

/** What the view shows of the selected cell. */
export type CellSeen =
  | { readonly kind: 'nothing'; readonly cell: ActiveCell }
  | { readonly kind: 'foreign'; readonly cell: ActiveCell; readonly formula: Formula }
  | ExplainedCell
  /** More cells than are looked at. */
  | { readonly kind: 'tooMany'; readonly cell: ActiveCell; readonly cells: number }
  /** A figure of a sheet that a job wrote. */
  | ({
      readonly kind: 'figure';
      readonly cell: ActiveCell;
      /** Of a cell that Excel computes: what it refers to may be explained in its own right. */
      readonly formula: Formula | undefined;
    } & ShownFigure)
  | { readonly kind: 'other' }
  /** The cell that was held, whose sheet was deleted. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'problem'; readonly problem: Problem };

interface Explaining {
  /** Undefined until the first answer. */
  readonly seen: CellSeen | undefined;
  /** A newer selection is being read. */
  readonly reading: boolean;
  /** How long Excel has been waited for. */
  readonly waited: Waited;
  readonly refresh: () => void;
}

/** Follows the selection and explains it; the last selection wins. */
export function useExplanation(
  { service, workbook }: { readonly service: WhyService; readonly workbook: WorkbookService },
  pane: Pane,
  held: boolean,
): Explaining {
  /** The cell that is shown; while it is held no other one is. */
  const shown = useRef<ActiveCell>();
  const heldCell = useRef<() => ActiveCell | undefined>(() => undefined);
  heldCell.current = () => (held ? shown.current : undefined);
  const [state, setState] = useState<Pick<Explaining, 'seen' | 'reading'>>({
    seen: undefined,
    reading: true,
  });
  const { waited, begin, end } = useWaiting();
  const again = useRef<() => void>(() => undefined);
  const refresh = useCallback(() => {
    again.current();
  }, []);
  useEffect(() => {
    let last = 0;
    let left = false;
    const following = service.follow(
      (told) => {
        // What is held stays, whatever is selected meanwhile.
        const stays = heldCell.current();
        if (stays && told.ok && !isOf(stays, told.value)) {
          end();
          return;
        }
        const mine = ++last;
        const show = (seen: CellSeen): void => {
          if (left || mine !== last) return;
          end();
          shown.current = cellOf(seen);
          setState({ seen, reading: false });
        };
        if (!told.ok) show({ kind: 'problem', problem: told.problem });
        else if (told.value.kind !== 'cell') show(told.value);
        else {
          const found = find(told.value.cell, pane);
          if (found.kind !== 'ours') {
            const reader = readerOf(found.cell);
            if (!reader) {
              show(found);
              return;
            }
            setState((before) => ({ ...before, reading: true }));
            void findFigure(workbook, reader, found.cell).then((figure) => {
              if (!figure.ok) show({ kind: 'problem', problem: figure.problem });
              else if (!figure.value) show(found);
              else {
                const formula = found.kind === 'foreign' ? found.formula : undefined;
                show({ kind: 'figure', cell: found.cell, formula, ...figure.value });
              }
            });
            return;
          }
          setState((before) => ({ ...before, reading: true }));
          void readAll(service, found).then((read) => {
            show(
              read.ok
                ? explainedCell(read.value, pane)
                : { kind: 'problem', problem: read.problem },
            );
          });
        }
      },
      () => heldCell.current(),
      { asked: begin, kept: end },
    );
    again.current = following.refresh;
    window.addEventListener('focus', following.refresh);
    return () => {
      left = true;
      window.removeEventListener('focus', following.refresh);
      following.stop();
    };
  }, [service, workbook, pane, begin, end]);
  return { ...state, waited, refresh };
}

/** Whether what was told is of a cell, or that this cell is gone. */
function isOf({ sheetId, row, column }: ActiveCell, told: ActiveCellSeen): boolean {
  if (told.kind !== 'cell') return told.kind === 'gone';
  const { cell } = told;
  return cell.sheetId === sheetId && cell.row === row && cell.column === column;
}

function cellOf(seen: CellSeen): ActiveCell | undefined {
  if (seen.kind === 'explained') return seen.found.cell;
  return 'cell' in seen ? seen.cell : undefined;
}

/** The most cells that a formula may refer to. */
export const MOST_CELLS = 250_000;

function explainedCell({ found, read }: FoundAndRead, pane: Pane): CellSeen {
  const cells = read.reduce(
    (sum, each, at) =>
      each.kind === 'cells' && at !== found.way
        ? sum + each.held.length * (each.held[0]?.length ?? 0)
        : sum,
    0,
  );
  if (cells > MOST_CELLS) return { kind: 'tooMany', cell: found.cell, cells };
  return { kind: 'explained', found, read, explanation: explain(found, read, pane) };
}

/** Milliseconds of waiting for Excel after which what is shown is dimmed, and after which it is said. */
const waits = { dimmed: 150, said: 700 } as const;

/** How long an answer has been waited for: short, so that it shows. */
type Waited = 'short' | keyof typeof waits;

interface ExcelWait {
  readonly waited: Waited;
  /** Counts from the first question that has no answer yet. */
  readonly begin: () => void;
  readonly end: () => void;
}

/** Whether Excel lets the pane wait for long enough to show it. */
function useWaiting(): ExcelWait {
  const [waited, setWaited] = useState<Waited>('short');
  const timers = useRef<readonly ReturnType<typeof setTimeout>[]>([]);
  const end = useCallback(() => {
    timers.current.forEach(clearTimeout);
    timers.current = [];
    setWaited('short');
  }, []);
  const begin = useCallback(() => {
    if (timers.current.length > 0) return;
    timers.current = (['dimmed', 'said'] as const).map((stage) =>
      setTimeout(() => {
        setWaited(stage);
      }, waits[stage]),
    );
  }, []);
  useEffect(() => end, [end]);
  return { waited, begin, end };
}

/** Whether the active cell holds a figure of a sheet that a job wrote; not where Excel does not tell. */
export async function isFigureActive(sheet: SheetService): Promise<boolean> {
  const service = await sheet.why();
  const seen = await service.lookOnce();
  if (!seen.ok || seen.value.kind !== 'cell') return false;
  const { cell } = seen.value;
  const reader = readerOf(cell);
  const found = reader && (await findFigure(sheet.workbook, reader, cell));
  return found?.ok === true && found.value !== undefined;
}
