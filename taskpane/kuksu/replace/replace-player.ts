import { normalisedName, shownName } from '../../../src';
import { sentence, type Sentence, type Translate } from '../../../language';
import {
  refused,
  type Computed,
  type Operation,
  type OperationInput,
} from '../../operation/operation';
import { areaName } from '../../plan/address';
import { blank, centred, entry, number, text } from '../../plan/plan-cells';
import type { ExistingBlock, PlanCell } from '../../plan/plan';
import type { Place } from '../../plan/place';
import type { Where, WorkbookFacts } from '../../plan/source';
import type { CrosstableColumn } from '../crosstable-layout';
import { lastPlayedCycle } from '../crosstable-names';
import { announcedIn, leaguesTableOf, type Announced } from '../leagues-table';
import { crosstablePlaces } from '../played/sheets';
import { seatsIn, type Seat } from './seats';

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
}

type ReplaceInput = OperationInput<typeof noLists, ReplaceOptions>;

/** A player stops in mid-cycle, and another takes the seat. */
export const replacePlayer: Operation<typeof noLists, ReplaceOptions, Replacement, KnownSeats> = {
  title: 'kuksuReplace',
  lead: 'kuksuReplaceLead',
  lists: noLists,
  also: placesOf,
  initial: { leaves: '', name: '', rating: '', played: 'keep' },
  compute,
};

function placesOf(facts: WorkbookFacts): readonly Where[] {
  const table = leaguesTableOf(lastPlayedCycle(facts), facts);
  const leagues: readonly Where[] = table === undefined ? [] : [{ kind: 'table', table }];
  return [...crosstablePlaces(facts), ...leagues];
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
  return {
    ok: true,
    plan: {
      title: t('kuksuReplaced', { leaves, name }),
      sheets: [],
      blocks: [
        ...onCrosstable(seat, name, rating),
        ...(played === 'clear' ? games.map((at) => at.block) : []),
        ...(line ? onLeagues(line, { leaves, name, rating }, t) : []),
      ],
      names: [],
      activate: seat.area.place.sheet,
      sources,
      warnings: [{ sentence: sentence('kuksuReplaceRule') }],
    },
    detail: { league, leaves, name, games: games.length, played },
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

function cell({ sheetId, sheet, area }: Place, content: PlanCell): ExistingBlock {
  return { sheetId, sheet, at: areaName(area), cells: [[content]] };
}

/** The newcomer has no last cycle, and was not disqualified. */
function onCrosstable(seat: Seat, name: string, rating: number): readonly ExistingBlock[] {
  return [
    cell(placeIn(seat, 'name'), text(name)),
    cell(placeIn(seat, 'rating'), number(rating)),
    cell(placeIn(seat, 'lastTier'), blank()),
    cell(placeIn(seat, 'lastPlace'), blank()),
    cell(placeIn(seat, 'disqualified'), centred(blank('input'))),
  ];
}

/** The results typed on a seat: above the diagonal in its row and in its column. */
function playedOn({
  area,
  row,
  size,
  firstGame,
}: Seat): readonly { readonly block: ExistingBlock }[] {
  const cells = Array.from({ length: size }, (_, i) => i + 1)
    .filter((other) => other !== row)
    .map((other) => {
      const [line, against] = other > row ? [row, other] : [other, row];
      return [line, firstGame + against - 1] as const;
    });
  return cells
    .filter(([line, column]) => area.cell(line, column).kind !== 'blank')
    .map(([line, column]) => ({ block: cell(area.placeOf(line, column), centred(entry())) }));
}

/** The line among the leagues, with the reason of the seat. */
function onLeagues(
  { cellOf }: Announced,
  { leaves, name, rating }: { leaves: string; name: string; rating: number },
  t: Translate,
): readonly ExistingBlock[] {
  const contents = [
    ['kuksuName', text(name)],
    ['kuksuRating', number(rating)],
    ['kuksuLastLeague', blank()],
    ['kuksuLastPlace', blank()],
    ['kuksuHow', text(t('kuksuReplaces', { leaves }))],
  ] as const;
  return contents.flatMap(([key, content]) => {
    const at = cellOf(key);
    return at ? [cell(at, content)] : [];
  });
}
