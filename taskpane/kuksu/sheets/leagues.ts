import { readList } from '../../sheets/read-list';
import {
  explainPlacement,
  type KuksuCycle,
  mapped,
  normalisedName,
  placementsOf,
  readLeague,
  type Stepwise,
  writeLeague,
} from '../../../src';
import {
  blank,
  centred,
  headingRow,
  listSheet,
  number,
  text,
  widthFor,
} from '../../sheets/sheet-parts';
import type { NewName, NewSheet } from '../../sheets/plan';
import { freeSheetName, sheetNames } from '../../sheets/sheet-names';
import type { SourceCell, SourceTable, WorkbookFacts } from '../../sheets/source';
import { type KeyOf, listOf } from '../../sheets/written-list';
import { ruled, type Said, type Translate } from '../../../src/language';
import { drafts, newListOf } from '../crosstable-names';
import { holderBlock, holderNamed } from '../title-holder';
import type { Place } from '../../sheets/address';

/** A player with the reason for the place. */
interface LeaguesRow {
  readonly placement: KuksuCycle.Placement;
  readonly reason: string;
}

/** The leagues of a cycle in one table: a line for each player, by leagues. */
export const leagues = listOf<LeaguesRow>()({
  tier: {
    label: 'kuksuTier',
    ...{ as: 'mark', width: 8, presence: 'column' },
    cell: ({ placement }) => centred(number(placement.tier)),
  },
  league: {
    label: 'kuksuLeague',
    ...{ as: 'mark', width: 8, presence: 'column' },
    share: { role: 'group' },
    cell: ({ placement }) => centred(text(placement.league)),
  },
  seed: {
    label: 'kuksuSeedShort',
    synonyms: ['nummer', 'plaatsingsnummer'],
    ...{ as: 'mark', width: 6, presence: 'column' },
    share: { role: 'place' },
    cell: ({ placement }) => centred(number(placement.seed)),
  },
  name: {
    label: 'kuksuName',
    ...{ as: 'text', width: ({ texts }) => widthFor(texts), presence: 'column' },
    share: { role: 'name' },
    cell: ({ placement }) => text(placement.name),
  },
  rating: {
    label: 'kuksuRating',
    ...{ as: 'number', width: 8, presence: 'column' },
    share: { role: 'grade' },
    cell: ({ placement }) => number(placement.rating),
  },
  lastLeague: {
    label: 'kuksuLastLeague',
    as: 'mark',
    width: ({ texts, t }) => widthFor([...texts, t('kuksuHeldTitle')], { least: 8, most: 18 }),
    cell: ({ placement: { last } }, { t }) =>
      last ? centred(text(last.place === 0 ? t('kuksuHeldTitle') : last.league)) : blank(),
  },
  lastPlace: {
    label: 'kuksuLastPlace',
    ...{ as: 'mark', width: 8 },
    cell: ({ placement: { last } }) =>
      last && last.place > 0 ? centred(number(last.place)) : blank(),
  },
  how: {
    label: 'kuksuHow',
    synonyms: ['how', 'hoe'],
    // Nothing stands behind it that it could run into, but paper ends there.
    ...{ as: 'text', width: ({ texts }) => widthFor(texts, { least: 40, most: 120 }) },
    cell: ({ reason }) => text(reason),
  },
});

export type LeaguesKey = KeyOf<typeof leagues>;

interface LeaguesGiven {
  readonly facts: WorkbookFacts;
  readonly cycle: number;
  /** Of a draft: what it depends on, in place of the usual note. */
  readonly draft: string | undefined;
}

interface LeaguesSheet {
  readonly sheet: NewSheet;
  /** By which the title holder is found again. */
  readonly names: readonly NewName[];
}

/** Excel takes no more. */
const longestTab = 31;

/**
 * The tab of a sheet of a cycle: from the second on, and of any other number that was given, with that number. A title that is too long
 * is cut before the number, never the number.
 */
export function tabOf(
  title: string,
  cycle: number,
  taken: readonly string[],
  t: Translate,
): string {
  if (cycle === 1) return freeSheetName(title, taken);
  const whole = t('kuksuTab', { title, cycle });
  const isFree = !taken.some((name) => name.toLowerCase() === whole.toLowerCase());
  if (isFree && whole.length <= longestTab) return whole;
  // Room for " (2)" behind it.
  const room = longestTab - ' (99)'.length - (whole.length - title.length);
  return freeSheetName(t('kuksuTab', { title: title.slice(0, room).trim(), cycle }), taken);
}

/** All leagues in one table, with the reason for every place, and below it the title holder, who plays in none. */
export function* leaguesSheet(
  grouping: KuksuCycle.Grouping,
  { facts, cycle, draft }: LeaguesGiven,
  { t, say }: { readonly t: Translate; readonly say: (said: Said) => string },
): Stepwise<LeaguesSheet> {
  const lines = yield* mapped(placementsOf(grouping), (placement): LeaguesRow => {
    const fill = grouping.fills[placement.tier - 1];
    return { placement, reason: say(ruled(explainPlacement(placement, fill))) };
  });
  const title = t(draft === undefined ? 'kuksuLeaguesSheet' : 'kuksuDraftSheet');
  const event = t('kuksuLeaguesLine', {
    cycle,
    leagues: grouping.leagues.length,
    players: lines.length,
  });
  const holderRow = headingRow + lines.length + 2;
  const isHeld = draft === undefined && grouping.champion !== undefined;
  const name = tabOf(title, cycle, sheetNames(facts), t);
  const sheet = listSheet(
    {
      name,
      title,
      about: event,
      note: draft ?? t('kuksuLeaguesNote'),
      ...leagues.write(lines, { all: undefined, t }),
      block: {
        list: {
          kind: 'table',
          name: draft === undefined ? newListOf('Leagues', cycle, facts) : drafts.next(facts),
        },
      },
      more: isHeld ? [holderBlock(grouping.champion, holderRow, t)] : [],
      frozen: 4,
    },
    t,
  );
  return { sheet, names: isHeld ? [holderNamed(cycle, name, holderRow)] : [] };
}

/** A player as the leagues were made. */
export interface Announced {
  readonly name: string;
  readonly normalised: string;
  /** "A", "B1". */
  readonly league: string;
  readonly at: Place;
  /** A cell of the line, with what it holds. */
  readonly cellOf: (
    key: LeaguesKey,
  ) => { readonly at: Place; readonly now: SourceCell } | undefined;
}

/** The players of a leagues table; none where its headings are others. */
export function announcedIn(source: SourceTable): readonly Announced[] {
  const read = readList(leagues, source, ['league', 'name']);
  return (read?.lines ?? []).flatMap(({ text: of, cell, at }): Announced[] => {
    const [name, label, place] = [of('name'), readLeague(of('league'), ''), at('name')];
    if (name === '' || !label.ok || !place) return [];
    return [
      {
        ...{ name, normalised: normalisedName(name), at: place },
        league: writeLeague(label.value),
        cellOf: (key) => {
          const [there, now] = [at(key), cell(key)];
          return there && now && { at: there, now };
        },
      },
    ];
  });
}
