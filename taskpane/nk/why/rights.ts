import { explainNkRights, nkStandings } from '../../../src';
import { sentence } from '../../../src/language';
import { defineFields } from '../../sheets/columns/kinds';
import { recognise } from '../../sheets/columns/recognition';
import { likeness, spelling } from '../../sheets/columns/spelling';
import { plainText, type SourceTable } from '../../sheets/source';
import type { Figure, FigureStep } from '../../why/figures/figure';
import type { ActiveCell } from '../../excel/workbook/why';
import { openGames, type Book, type BookPlayer } from '../book/book';
import { eventCalled, type FigureOfBook, untold } from './pair-steps';

const rightsFields = defineFields({
  name: { label: 'nkName' },
  // What stands in brackets does not count in a heading.
  score: { label: 'nkScoreTop', synonyms: ['score'] },
  right: { label: 'nkRight' },
});

/** The right of a player for next year, and the score it comes from (N12). */
export function rightFigure(cell: ActiveCell, sheet: SourceTable): FigureOfBook | undefined {
  const { header, columns } = recognise(sheet, { fields: rightsFields });
  const row = cell.row - sheet.place.area.row;
  const column = cell.column - sheet.place.area.column;
  const text = (at: number | undefined): string => {
    const held = sheet.rows[row]?.cells[at ?? -1];
    return held ? plainText(held, sheet.mark).trim() : '';
  };
  const name = text(columns.name);
  const isRight = column === columns.right;
  if (header === undefined || row <= header || name === '') return undefined;
  if (!isRight && column !== columns.score) return undefined;
  return function* (book) {
    yield;
    return explained(book, { name, isRight, written: text(column), mark: sheet.mark });
  };
}

interface RightAsked {
  readonly name: string;
  readonly isRight: boolean;
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

function explained(book: Book, { name, isRight, written, mark }: RightAsked): Figure {
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
  const now = isRight ? value : score;
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
          says: sentence('figureOther', {
            was: written,
            now: now === '' ? sentence('nkWhyNoRight') : now,
          }),
          changes: [{ sentence: sentence('nkWhyRightKept') }],
        },
    notes: [sentence('figureToday')],
  };
}
