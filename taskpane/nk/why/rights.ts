import { readList } from '../../sheets/read-list';
import { explainNkRights, nkStandings } from '../../../src';
import { sentence } from '../../../src/language';
import { likeness, spelling } from '../../sheets/columns/spelling';
import { plainText, type SourceTable } from '../../sheets/source';
import { type Figure, type FigureStep, otherFigure } from '../../why/figures/figure';
import type { ActiveCell } from '../../excel/workbook/why';
import type { KeyOf } from '../../sheets/written-list';
import { openGames, type Book, type BookPlayer } from '../book/book';
import { rightsList } from '../lists';
import { eventCalled, type FigureOfBook, untold } from './pair-steps';

/** The columns that hold figures. */
type RightFigure = Exclude<KeyOf<typeof rightsList>, 'name' | 'club'>;

/** The right of a player for next year, and the score it comes from (N12). */
export function rightFigure(cell: ActiveCell, sheet: SourceTable): FigureOfBook | undefined {
  const read = readList(rightsList, sheet, ['name']);
  const line = read?.lines.find(({ row }) => row === cell.row);
  const key = read?.columns.get(cell.column - sheet.place.area.column)?.key;
  const name = line?.text('name') ?? '';
  if (!line || name === '' || key === undefined || key === 'name' || key === 'club') {
    return undefined;
  }
  const held = line.cell(key);
  const written = held ? plainText(held, sheet.mark).trim() : '';
  return function* (book) {
    yield;
    return explained(book, { name, key, written, mark: sheet.mark });
  };
}

interface RightAsked {
  readonly name: string;
  readonly key: RightFigure;
  readonly written: string;
  readonly mark: string;
}

/** What else people may expect to count: a player who withdrew, and a game for the title. */
function besides(
  { event: { playOff } }: Book,
  { name, number, withdrawnAfter: round }: BookPlayer,
  hasRight: boolean,
): readonly FigureStep[] {
  const withdrawn =
    hasRight && round !== undefined
      ? [{ clause: 'N12', what: sentence('nkWhyRightWithdrawn', { name, round }) }]
      : [];
  const isFinalist = playOff?.black === number || playOff?.white === number;
  return [
    ...withdrawn,
    ...(isFinalist ? [{ clause: 'N8', what: sentence('nkWhyRightPlayOff') }] : []),
  ];
}

function explained(book: Book, { name, key, written, mark }: RightAsked): Figure {
  const title = sentence('nkWhyRightOf', { name });
  const about = eventCalled(book);
  const player = book.players.find((each) => spelling(each.name) === spelling(name));
  if (!player) return untold(title, about, [{ sentence: sentence('nkWhyNoPlayer', { name }) }]);
  const { event, settings } = book;
  const standings = nkStandings(event);
  if (event.rounds.length < settings.rounds || !standings.ok) {
    const missing = sentence('nkWhyNoRound', { round: event.rounds.length + 1 });
    return untold(title, about, [{ sentence: missing }, ...openGames(book)]);
  }
  const {
    score = 0,
    startGroup = 0,
    turns = [],
  } = standings.value.lines.find((line) => line.player === player.number) ?? {};
  const right = explainNkRights(score);
  if (!right.ok) return untold(title, about, []);
  const { value, steps } = right.value;
  const figures: Readonly<Record<RightFigure, string | number>> = { right: value, score };
  const now = figures[key];
  const isSame =
    typeof now === 'number'
      ? Number(written.replace(mark, '.')) === now
      : likeness(written) === likeness(now);
  return {
    title,
    about,
    warnings: [],
    tables: [],
    heading: sentence('nkWhyRightHow'),
    steps: [
      {
        clause: 'N9',
        what: sentence('nkWhyRightScore'),
        sum: [-startGroup, ...turns.map(({ points }) => points)],
        value: score,
      },
      ...steps.map((rule) => ({ rule })),
      ...besides(book, player, value !== ''),
    ],
    state: isSame
      ? { kind: 'asWritten', says: sentence('figureAsWritten') }
      : {
          kind: 'otherToday',
          says: otherFigure(written, now === '' ? sentence('nkWhyNoRight') : now),
          changes: [{ sentence: sentence('nkWhyRightKept') }],
        },
    notes: [sentence('figureToday')],
  };
}
