import { saidLine, type PlayerNumber, type SaidForRound, type Stepwise } from '../../../src';
import { saidInAny, type Translate } from '../../../language';
import { areaName, cellIn } from '../../plan/address';
import { blank, keep, text } from '../../plan/plan-cells';
import type { ExistingBlock, OwnCell, PlanCell } from '../../plan/plan';
import type { SourceTable } from '../../plan/source';
import type { BookRound, WaitingLines } from '../book/book';
import type { RoundField } from '../book/fields';
import { saidCell } from '../book/round-table';
import { basisTable } from '../book/tables';
import { roundLines, type LineCells, type PlannedRound } from '../round-sheet';

interface RestOf {
  readonly names: (player: PlayerNumber) => string;
  readonly also: readonly SourceTable[];
}

/** What the rest of a round changes on its sheet; undefined where more lines are needed than wait there. */
export function* restBlocks(
  part: BookRound,
  planned: PlannedRound,
  { names, also }: RestOf,
  t: Translate,
): Stepwise<readonly ExistingBlock[] | undefined> {
  const lines = inWaitingLines(part.waiting, yield* roundLines(planned, names, t), names);
  if (!lines) return undefined;
  const wanted = basisTable(Number(planned.round)).toLowerCase();
  const basis = also.find(({ table }) => table?.toLowerCase() === wanted);
  const at = basis && saidCell(basis);
  const said = saidLine(saidForBoth(part, planned.said ?? {}));
  return [
    lines,
    ...(at
      ? [
          {
            ...{ sheetId: at.sheetId, sheet: at.sheet, at: areaName(at.area) },
            cells: [[said === '' ? blank('aside') : text(said, 'aside')]],
            ours: [{ row: 0, column: 0, held: [saidLine(saidBefore(part))] }],
          },
        ]
      : []),
  ];
}

function saidBefore({ said }: BookRound): SaidForRound {
  return said === undefined || said === 'lost' ? {} : said.said;
}

/** What is kept of both parts: everything said for the first, and what was said for the rest. */
function saidForBoth(part: BookRound, rest: SaidForRound): SaidForRound {
  const first = saidBefore(part);
  const both = <Each>(
    one: readonly Each[] = [],
    other: readonly Each[] = [],
    name: (each: Each) => string = String,
  ): readonly Each[] => [...new Map([...one, ...other].map((each) => [name(each), each])).values()];
  const pairName = (pair: readonly number[]): string => [...pair].sort((a, b) => a - b).join('-');
  return {
    absent: both(first.absent, rest.absent),
    bye: first.bye ?? rest.bye,
    forced: both(first.forced, rest.forced, ({ players }) => pairName(players)),
    later: both(first.later, part.waiting.players),
    open: both(first.open, rest.open, pairName),
    mayRepeat: both(first.mayRepeat, rest.mayRepeat, pairName),
    tables: both(first.tables, rest.tables, ({ player }) => String(player)),
    forbidden: both(first.forbidden, rest.forbidden, pairName),
  };
}

/** Puts lines in the place of those that wait, the others of which become empty; undefined where there are too few. */
function inWaitingLines(
  { players, rows, columns, place }: WaitingLines,
  lines: readonly LineCells[],
  names: RestOf['names'],
): ExistingBlock | undefined {
  if (lines.length > rows.length) return undefined;
  const ordered = [...rows].sort((a, b) => a - b);
  const fields = Object.entries(columns);
  const [first = 0, last = 0] = [ordered[0], ordered.at(-1)];
  const left = Math.min(...fields.map(([, column]) => column));
  const right = Math.max(...fields.map(([, column]) => column));
  const cells = Array.from({ length: last - first + 1 }, (_, i): PlanCell[] => {
    const at = ordered.indexOf(first + i);
    const fieldAt = (column: number): RoundField | undefined =>
      fields.find(([, each]) => each === column)?.[0] as RoundField | undefined;
    return Array.from({ length: right - left + 1 }, (__, j) => {
      const field = fieldAt(left + j);
      if (at === -1 || field === undefined) return keep;
      return lines[at]?.[field] ?? blank();
    });
  });
  const corner = cellIn(place, first, left);
  const ours = players.flatMap((player, i) =>
    Object.entries(lineOf(player, names)).flatMap(([field, held]): readonly OwnCell[] => {
      const [row, column] = [rows[i], columns[field as RoundField]];
      if (row === undefined || column === undefined) return [];
      return [{ row: row - first, column: column - left, held }];
    }),
  );
  return { sheetId: place.sheetId, sheet: place.sheet, at: areaName(corner.area), cells, ours };
}

/** What the line of a player who waits was written with; all else on it is somebody's own. */
function lineOf(
  player: PlayerNumber,
  names: RestOf['names'],
): Partial<Record<RoundField, OwnCell['held']>> {
  return { blackNumber: [player], black: [names(player)], result: saidInAny('nkWaiting') };
}
