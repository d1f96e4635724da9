import { normalisedName, shownName } from '../../../src';
import { sentence, type Sentence, type TextKey, type Translate } from '../../../src/language';
import { type Computed, type Operation, type OperationInput, refused } from '../../jobs/operation';
import { spelling } from '../../sheets/columns/spelling';
import { areaName, type Place } from '../../sheets/address';
import { type DecimalMark, shownNumber } from '../../sheets/notation';
import { blank, centred, entry, number, text } from '../../sheets/sheet-parts';
import type { ExistingBlock, PlanCell } from '../../sheets/plan';
import {
  heldIn,
  namedArea,
  type NamedArea,
  plainText,
  readNamed,
  type SourceCell,
  type SourceTable,
  type Where,
  type WorkbookFacts,
} from '../../sheets/source';
import { columnsAround, type CrosstableColumn, layout } from '../crosstable-layout';
import {
  crosstablePlaces,
  lastPlayedCycle,
  latestCrosstables,
  listPlace,
} from '../crosstable-names';
import { type Announced, announcedIn, leagues } from '../sheets/leagues';

const noLists = {} as const;

export interface ReplaceOptions {
  /** Who leaves, as the cross table names them. */
  readonly leaves: string;
  /** Who takes the seat. */
  readonly name: string;
  /** As it was typed. */
  readonly rating: string;
  /** What becomes of the games that were played on the seat. */
  readonly played: 'keep' | 'clear';
}

/** Who may leave, for the form. */
export interface KnownSeats {
  readonly seats: readonly { readonly league: string; readonly name: string }[];
}

export interface Replacement {
  readonly league: string;
  readonly leaves: string;
  readonly name: string;
  /** Games that are kept or cleared. */
  readonly games: number;
  readonly played: ReplaceOptions['played'];
  /** What stands there now and goes, beside what comes. */
  readonly changes: readonly Replaced[];
}

/** A line of the preview. */
interface Replaced {
  readonly label: TextKey;
  readonly before: string;
  readonly after: string;
}

/** A cell that the newcomer changes. */
interface SeatCell {
  readonly label: TextKey;
  readonly at: Place;
  readonly now: SourceCell;
  readonly content: PlanCell;
}

type ReplaceInput = OperationInput<typeof noLists, ReplaceOptions>;

/** A player stops in mid-cycle, and another takes the seat. */
export const replacePlayer: Operation<typeof noLists, ReplaceOptions, Replacement, KnownSeats> = {
  lists: noLists,
  also: placesOf,
  initial: { leaves: '', name: '', rating: '', played: 'keep' },
  compute,
};

function placesOf(facts: WorkbookFacts): readonly Where[] {
  return [...crosstablePlaces(facts), ...listPlace('Leagues', lastPlayedCycle(facts), facts)];
}

function compute({
  facts,
  also,
  options,
  sources,
  t,
}: ReplaceInput): Computed<Replacement, KnownSeats> {
  const seats = seatsIn(facts, also);
  const known = { seats: seats.map(({ league, name }) => ({ league, name })) };
  const no = (said: Sentence, more: { readonly at?: Place; readonly asks?: true } = {}) => ({
    ...refused({ sentence: said, ...more }),
    known,
  });
  if (seats.length === 0) return no(sentence('kuksuNoResults'));
  const seat = seats.find(({ name }) => name === options.leaves);
  if (!seat) return no(sentence('kuksuReplaceWho'), { asks: true });
  const name = shownName(options.name);
  const rating = ratingOf(options.rating);
  if (name === '' || rating === undefined) return no(sentence('kuksuReplaceBy'), { asks: true });
  const other = seats.find(({ normalised }) => normalised === normalisedName(name));
  if (other) {
    const { league } = other;
    return no(sentence('kuksuReplaceThere', { name, league }), { at: placeIn(other, 'name') });
  }
  if (!seat.inOrder) {
    const { league } = seat;
    return no(sentence('kuksuReplaceSorted', { league }), { at: seat.area.place });
  }
  const games = playedOn(seat);
  const announced = also.flatMap((table) => (table.table === undefined ? [] : announcedIn(table)));
  const line = announced.find(({ normalised }) => normalised === seat.normalised);
  const { league, name: leaves } = seat;
  const { played } = options;
  const told = [
    ...onCrosstable(seat, name, rating),
    ...(line ? onLeagues(line, { leaves, name, rating }, t) : []),
  ];
  const cleared = played === 'clear' ? games : [];
  return {
    ok: true,
    plan: {
      title: t('kuksuReplaced', { leaves, name }),
      sheets: [],
      blocks: [...told, ...cleared].map(cell),
      names: [],
      activate: seat.area.place.sheet,
      sources,
      warnings: [{ sentence: sentence('kuksuReplaceRule') }],
    },
    detail: {
      ...{ league, leaves, name, played },
      games: games.length,
      changes: [...changesIn(told, leaves, facts.mark), ...clearedIn(cleared, facts.mark)],
    },
    known,
  };
}

/** "2345", "2345.6", "2345,6", above 0. */
function ratingOf(typed: string): number | undefined {
  const plain = typed.trim().replace(',', '.');
  const value = /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : 0;
  return value > 0 ? value : undefined;
}

function placeIn({ area, row, columnOf }: Seat, key: CrosstableColumn): Place {
  return area.placeOf(row, columnOf(key));
}

/** What stands in a cell now may be replaced: the preview shows it. */
function cell({ at: { sheetId, sheet, area }, now, content }: SeatCell): ExistingBlock {
  const ours = [{ row: 0, column: 0, held: heldIn(now) }];
  return { sheetId, sheet, at: areaName(area), cells: [[content]], ours };
}

/** What the preview shows of them, below both names: the cross table and the leagues say the same twice. */
function changesIn(
  cells: readonly SeatCell[],
  leaves: string,
  mark: DecimalMark,
): readonly Replaced[] {
  const all = cells.flatMap(({ label, now, content }): Replaced[] => {
    const before = spelling(plainText(now, mark));
    const after =
      content.kind === 'text'
        ? content.text
        : content.kind === 'number'
          ? shownNumber(content.value, mark)
          : '';
    return ['', after, leaves].includes(before) ? [] : [{ label, before, after }];
  });
  return all.filter(
    ({ label, before }, i) =>
      i === all.findIndex((each) => each.label === label && each.before === before),
  );
}

/** The results that are cleared, in a line. */
function clearedIn(games: readonly SeatCell[], mark: DecimalMark): readonly Replaced[] {
  const before = games.map(({ now }) => plainText(now, mark)).join('; ');
  return before === '' ? [] : [{ label: 'kuksuResults', before, after: '' }];
}

/** The newcomer has no last cycle, and was not disqualified. */
function onCrosstable(seat: Seat, name: string, rating: number): readonly SeatCell[] {
  const contents = [
    ['name', 'kuksuName', text(name)],
    ['rating', 'kuksuRating', number(rating)],
    ['lastTier', 'kuksuLastTier', blank()],
    ['lastPlace', 'kuksuLastPlace', blank()],
    ['disqualified', 'kuksuDisqualified', centred(blank('input'))],
  ] as const;
  return contents.map(([key, label, content]) => ({
    label,
    at: placeIn(seat, key),
    now: seat.area.cell(seat.row, seat.columnOf(key)),
    content,
  }));
}

/** The results typed on a seat: above the diagonal in its row and in its column. */
function playedOn({ area, row, size, firstGame }: Seat): readonly SeatCell[] {
  return Array.from({ length: size }, (_, i) => i + 1)
    .filter((other) => other !== row)
    .map((other) => {
      const [line, against] = other > row ? [row, other] : [other, row];
      const column = firstGame + against - 1;
      const [at, now] = [area.placeOf(line, column), area.cell(line, column)];
      return { label: 'kuksuResults', at, now, content: centred(entry()) } as const;
    })
    .filter(({ now }) => now.kind !== 'blank');
}

/** The line among the leagues, with the reason of the seat. */
function onLeagues(
  { cellOf }: Announced,
  { leaves, name, rating }: { leaves: string; name: string; rating: number },
  t: Translate,
): readonly SeatCell[] {
  const contents = [
    ['name', text(name)],
    ['rating', number(rating)],
    ['lastLeague', blank()],
    ['lastPlace', blank()],
    ['how', text(t('kuksuReplaces', { leaves }))],
  ] as const;
  return contents.flatMap(([key, content]) => {
    const found = cellOf(key);
    return found ? [{ label: leagues.fields[key].label, ...found, content }] : [];
  });
}

/** A seat of a league that is being played: a row of its cross table. */
interface Seat {
  readonly league: string;
  readonly name: string;
  readonly normalised: string;
  /** From 1, below the headings. */
  readonly row: number;
  /** Players of the league. */
  readonly size: number;
  readonly area: NamedArea;
  readonly columnOf: (key: CrosstableColumn) => number;
  /** The column of the first game. */
  readonly firstGame: number;
  /** Rows and columns stand in one order. */
  readonly inOrder: boolean;
}

/** The seats of the latest cycle, as far as its cross tables can be read. */
function seatsIn(facts: WorkbookFacts, tables: readonly SourceTable[]): readonly Seat[] {
  return latestCrosstables(facts).flatMap(({ league, name }) => {
    const table = readNamed(tables, name);
    return table ? seatsOf(league, namedArea(table)) : [];
  });
}

function seatsOf(league: string, area: NamedArea): readonly Seat[] {
  const { rows, columns } = area.place.area;
  const size = rows - 1;
  if (columns !== columnsAround + size) return [];
  const text = (row: number, column: number): string => plainText(area.cell(row, column), '.');
  const { before, behind } = layout;
  const firstGame = before.length;
  const columnOf = (key: CrosstableColumn): number =>
    before.includes(key) ? before.indexOf(key) : firstGame + size + behind.indexOf(key);
  const all = Array.from({ length: size }, (_, i) => i + 1);
  const inOrder = all.every((row) => text(row, columnOf('seed')) === text(0, firstGame + row - 1));
  return all.map((row) => {
    const name = shownName(text(row, columnOf('name')));
    const normalised = normalisedName(name);
    return { league, name, normalised, row, size, area, columnOf, firstGame, inOrder };
  });
}
