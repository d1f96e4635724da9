import { normalisedName } from '../../../src';
import { sentence } from '../../../src/language';
import { contains, type Place } from '../../sheets/address';
import { namedArea, readNamed, type SourceTable } from '../../sheets/source';
import type { Finding } from '../../sheets/plan';
import type { Figure, FigureAsked, FigureState, FigureStep } from '../../why/figures/figure';
import { namedHolders, readListOf } from '../crosstable-names';
import { holderOn } from '../title-holder';
import { readLeagues, type WrittenSeat } from './leagues/written';
import { ranksOfCycle } from '../sheets/results';

/** A title holder as a workbook has it. */
interface WrittenHolder {
  readonly cycle: number;
  readonly name: string;
  readonly normalised: string;
  readonly at: Place;
}

/** The title holders of all cycles. */
function holdersIn({ facts, tables }: FigureAsked): readonly WrittenHolder[] {
  return namedHolders(facts).flatMap(({ name: cells, cycle }): WrittenHolder[] => {
    const table = readNamed(tables, cells);
    if (!table) return [];
    const name = holderOn(table);
    return [{ cycle, name, normalised: normalisedName(name), at: namedArea(table).place }];
  });
}

/** Who held the title during a cycle, normalised. */
export function holderOf(cycle: number, asked: FigureAsked): string | undefined {
  return holdersIn(asked).find((each) => each.cycle === cycle)?.normalised;
}

/** The line of a title holder (U10): who played the title match, and who of them is not in the leagues. */
export function holderFigure(asked: FigureAsked): Figure | undefined {
  const { cell, tables } = asked;
  const all = holdersIn(asked);
  const { row, column } = cell;
  const own = all.find(
    ({ at }) => at.sheet === cell.sheet && contains(at.area, { row, column, rows: 1, columns: 1 }),
  );
  if (!own) return undefined;
  const { name, cycle } = own;
  const before = all.find((each) => each.cycle === cycle - 1);
  const seats = seatsOf(cycle, tables);
  const winner = ranksOfCycle(cycle - 1, tables)?.find(
    ({ league, place }) => league === 'A' && place === 1,
  );
  const played = { own, before, winner, seats };
  return {
    title: sentence('kuksuHolderLabel'),
    about: sentence('kuksuWhyOfCycle', { name, cycle }),
    warnings: [],
    tables: [],
    heading: sentence('kuksuWhyHolderHow'),
    steps: holderSteps(played),
    state: holderState(played),
    notes: [],
  };
}

function seatsOf(cycle: number, tables: readonly SourceTable[]): readonly WrittenSeat[] {
  const list = readListOf('Leagues', cycle, tables);
  return (list && readLeagues(list)?.seats) ?? [];
}

interface TitlePlayed {
  readonly own: WrittenHolder;
  readonly before: WrittenHolder | undefined;
  readonly winner: { readonly name: string; readonly normalised: string } | undefined;
  readonly seats: readonly WrittenSeat[];
}

/** Who lost the match and registered again plays in this cycle's leagues. */
const loserIn = ({ seats }: TitlePlayed): WrittenSeat | undefined =>
  seats.find(({ last }) => last?.tier === 1 && last.place <= 1);

function holderSteps(played: TitlePlayed): readonly FigureStep[] {
  const { own, before, winner } = played;
  const cycle = own.cycle - 1;
  const loser = loserIn(played);
  return [
    ...(winner
      ? [
          {
            clause: 'U10',
            what: sentence('kuksuWhyHolderWinner', { name: winner.name, cycle }),
          },
        ]
      : []),
    ...(before
      ? [
          {
            clause: 'U10',
            what: sentence('kuksuWhyHolderBefore', { name: before.name, cycle }),
          },
        ]
      : []),
    ...(loser
      ? [
          {
            clause: 'U10',
            what: sentence('kuksuWhyHolderLoser', { name: loser.name, league: loser.league }),
          },
        ]
      : []),
    { clause: 'U10', what: sentence('kuksuWhyHolderStays', { name: own.name }) },
  ];
}

function holderState(played: TitlePlayed): FigureState {
  const { own, before, winner, seats } = played;
  const playing = seats.find(({ normalised }) => normalised === own.normalised);
  if (playing) {
    const { name, league } = playing;
    const found = { sentence: sentence('kuksuWhyHolderPlays', { name, league }) };
    return other({ ...found, at: playing.at('league') });
  }
  const lost = loserIn(played)?.last?.place;
  // The loser tells who won: place 0 is the holder before.
  const expected = lost === 0 ? winner : lost === 1 ? before : undefined;
  if (expected && expected.normalised !== own.normalised) {
    const { name } = expected;
    return other({ sentence: sentence('kuksuWhyHolderOther', { name }), at: own.at });
  }
  if (expected) return { kind: 'asWritten', says: sentence('kuksuWhyHolderAgrees') };
  const known = [before, winner].filter((each) => each !== undefined);
  if (known.some(({ normalised }) => normalised === own.normalised)) {
    return { kind: 'asWritten', says: sentence('kuksuWhyHolderAgrees') };
  }
  const { cycle } = own;
  const missing =
    cycle > 1
      ? sentence('kuksuWhyHolderUnknown', { cycle: cycle - 1 })
      : sentence('kuksuWhyHolderFirst');
  return { kind: 'cannotTell', missing: [{ sentence: missing }] };
}

function other(change: Finding): FigureState {
  return { kind: 'otherToday', says: sentence('kuksuWhyHolderDiffers'), changes: [change] };
}
