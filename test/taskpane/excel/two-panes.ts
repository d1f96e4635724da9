import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { areaOfBlock, contentsOf } from '../../../taskpane/sheets/layout';
import { cellName, onSheet } from '../../../taskpane/sheets/address';
import type { OSpreadsheetGrid } from '../../../tools/workbench/grid/o-spreadsheet';
import type { OfficePage } from '../../tools/workbench/host/office-page';
import type * as Program from './pane-program';
import type { JobName, Outcome } from './pane-program';

/** The pane's code, as often as there are panes: each has its own memory and its own Excel. */
const code = (): string =>
  execFileSync(
    path.resolve('node_modules/.bin/esbuild'),
    [
      path.join(__dirname, 'pane-program.ts'),
      '--bundle',
      '--format=cjs',
      '--target=es2022',
      '--jsx=automatic',
      '--jsx-import-source=preact',
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );

let bundled: string | undefined;

export function paneProgram({ Excel, Office }: OfficePage): typeof Program {
  bundled ??= code();
  const module = { exports: {} as typeof Program };
  const storage = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  };
  // One copy of the program for each pane.
  // oxlint-disable-next-line typescript/no-implied-eval -- it is our own program
  const run = new Function('module', 'exports', 'Excel', 'Office', 'localStorage', bundled) as (
    ...parts: unknown[]
  ) => void;
  run(module, module.exports, Excel, Office, localStorage);
  return module.exports;
}

/** Something typed by a third hand, and where it stands. */
export interface Typed {
  readonly place: string;
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
  readonly content: string;
}

/** What is gone or replaced without a sentence that names it. */
export function lostIn(
  grid: OSpreadsheetGrid,
  outcomes: readonly Outcome[],
  typed: readonly Typed[],
): string[] {
  const told = outcomes.flatMap((outcome) => outcome.told).join('\n');
  const valueAt = (sheetId: string, row: number, column: number): unknown =>
    grid.sheets().some(({ id }) => id === sheetId)
      ? grid.read({ sheetId, row, column, rows: 1, columns: 1 })[0]?.[0]?.value
      : 'no sheet';
  const gone = typed
    .filter(({ sheetId, row, column, content }) => valueAt(sheetId, row, column) !== content)
    .filter(({ place }) => !told.includes(place))
    .map(({ place, content }) => `typed at ${place}: ${content}`);
  return [...gone, ...outcomes.flatMap((outcome) => unwritten(grid, outcome, typed, told))];
}

/** Constants of a plan that its pane calls written, and that do not stand there. */
function unwritten(
  grid: OSpreadsheetGrid,
  { plan, state }: Outcome,
  typed: readonly Typed[],
  told: string,
): string[] {
  if (!plan || state?.step !== 'written') return [];
  const blocks = [
    ...plan.sheets.flatMap(({ name, blocks: own }) =>
      own.map((block) => ({ sheet: name, ...block })),
    ),
    ...plan.blocks,
  ];
  return blocks.flatMap((block) => {
    const { id: sheetId } = grid.sheets().find(({ name }) => name === block.sheet) ?? {};
    const area = areaOfBlock(block);
    return block.cells.flatMap((line, i) =>
      line.flatMap((cell, j) => {
        if (cell.kind !== 'text' && cell.kind !== 'number') return [];
        const [row, column] = [area.row + i, area.column + j];
        const place = onSheet(block.sheet, cellName(row, column));
        const planned = cell.kind === 'text' ? cell.text : contentsOf(cell);
        const found =
          sheetId === undefined
            ? 'no sheet'
            : (grid.read({ sheetId, row, column, rows: 1, columns: 1 })[0]?.[0]?.value ?? '');
        const isTyped = typed.some((each) => each.place === place && each.content === found);
        return found === planned || isTyped || told.includes(place)
          ? []
          : [`written at ${place}: ${String(planned)}, found ${JSON.stringify(found)}`];
      }),
    );
  });
}

export function isWriting(job: JobName, outcome: Outcome): string {
  return `${job}: ${outcome.refused === undefined ? (outcome.state?.step ?? '') : 'refused'}`;
}
