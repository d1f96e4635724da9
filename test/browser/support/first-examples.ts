import { shapedFunctions } from '../../built/shapes';

/** The first example of a function on the sheet of all of them, and the cells that its result fills from there. */
export interface PlacedExample {
  readonly formula: string;
  readonly row: number;
  readonly rows: number;
  readonly columns: number;
}

export interface FirstExamples {
  readonly placed: readonly PlacedExample[];
  /** What each fills, in the same order. */
  readonly expected: readonly (readonly (readonly unknown[])[])[];
}

export function firstExamples(): FirstExamples {
  let row = 0;
  const functions = shapedFunctions();
  const placed = functions.map(({ formula, example: { expected } }) => {
    const example = { formula, row, rows: expected.length, columns: expected[0]?.length ?? 0 };
    row += expected.length + 1;
    return example;
  });
  return { placed, expected: functions.map(({ example }) => example.expected) };
}

/** Runs in the page of the workbench: writes them, one below the other. */
export function writeExamples(text: string): void {
  const placed = JSON.parse(text) as readonly PlacedExample[];
  const { grid } = window.workbench;
  const sheetId = grid.addSheet('Examples').id;
  const last = placed[placed.length - 1];
  // A spill needs room; what is written makes it.
  grid.write({ sheetId, row: (last?.row ?? 0) + 50, column: 30 }, 'the end');
  grid.batch(() => {
    for (const { row, formula } of placed) grid.write({ sheetId, row, column: 0 }, formula);
  });
}

/** Runs in the page of the workbench: what the examples have filled. */
export function readExamples(text: string): unknown[][][] {
  const placed = JSON.parse(text) as readonly PlacedExample[];
  const { grid } = window.workbench;
  const sheetId = grid.sheets().find(({ name }) => name === 'Examples')?.id ?? '';
  return placed.map(({ row, rows, columns }) =>
    grid
      .read({ sheetId, row, column: 0, rows, columns })
      .map((line) => line.map(({ value }) => value)),
  );
}
