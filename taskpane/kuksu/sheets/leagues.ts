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
  type ListColumn,
  listSheet,
  number,
  text,
  widthFor,
} from '../../sheets/sheet-parts';
import type { NewName, NewSheet, PlanCell } from '../../sheets/plan';
import { freeSheetName, sheetNames } from '../../sheets/sheet-names';
import {
  plainText,
  type SourceCell,
  type SourceTable,
  type WorkbookFacts,
} from '../../sheets/source';
import { ruled, type Said, saidInAny, type TextKey, type Translate } from '../../../src/language';
import { drafts, listOf, newListOf } from '../crosstable-names';
import { holderBlock, holderNamed } from '../title-holder';
import { spelling } from '../../sheets/columns/spelling';
import { cellIn, type Place } from '../../sheets/address';

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
  const reasons: string[] = [];
  const rows = yield* mapped(placementsOf(grouping), (placement): PlanCell[] => {
    const reason = say(ruled(explainPlacement(placement, grouping.fills[placement.tier - 1])));
    reasons.push(reason);
    const { tier, league, seed, name, rating, last } = placement;
    return [
      centred(number(tier)),
      centred(text(league)),
      number(seed),
      text(name),
      number(rating),
      last ? centred(text(last.place === 0 ? t('kuksuHeldTitle') : last.league)) : blank(),
      last && last.place > 0 ? number(last.place) : blank(),
      text(reason),
    ];
  });
  const placements = grouping.leagues.flatMap(({ players }) => players);
  const names = placements.map(({ name }) => name);
  const last = [t('kuksuHeldTitle'), ...placements.map((each) => each.last?.league ?? '')];
  const columns: readonly ListColumn[] = [
    { title: t('kuksuTier'), kind: 'mark', width: 8 },
    { title: t('kuksuLeague'), kind: 'mark', width: 8 },
    { title: t('kuksuSeedShort'), kind: 'number', width: 6 },
    { title: t('kuksuName'), kind: 'text', width: widthFor(names) },
    { title: t('kuksuRating'), kind: 'number', width: 8 },
    { title: t('kuksuLastLeague'), kind: 'mark', width: widthFor(last, { least: 8, most: 18 }) },
    { title: t('kuksuLastPlace'), kind: 'number', width: 8 },
    // Nothing stands behind it that it could run into, but paper ends there.
    { title: t('kuksuHow'), kind: 'text', width: widthFor(reasons, { least: 40, most: 120 }) },
  ];
  const title = t(draft === undefined ? 'kuksuLeaguesSheet' : 'kuksuDraftSheet');
  const event = t('kuksuLeaguesLine', {
    cycle,
    leagues: grouping.leagues.length,
    players: placements.length,
  });
  const holderRow = headingRow + rows.length + 2;
  const isHeld = draft === undefined && grouping.champion !== undefined;
  const name = tabOf(title, cycle, sheetNames(facts), t);
  const sheet = listSheet(
    {
      name,
      title,
      about: event,
      note: draft ?? t('kuksuLeaguesNote'),
      columns,
      rows,
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

/** The table of the leagues of a cycle: older workbooks named it after its sheet. */
export function leaguesTableOf(cycle: number, { tables }: WorkbookFacts): string | undefined {
  const titles = saidInAny('kuksuLeaguesSheet').join('|');
  const former = new RegExp(`^(?:${titles})(?:_\\d+)?$`, 'i');
  return (
    listOf('Leagues', cycle, tables) ??
    tables
      .map(({ name }) => name)
      .reverse()
      .find((name) => former.test(name))
  );
}

/** A player as the leagues were made. */
export interface Announced {
  readonly name: string;
  readonly normalised: string;
  /** "A", "B1". */
  readonly league: string;
  readonly at: Place;
  /** A cell of the line by its heading, with what it holds. */
  readonly cellOf: (
    heading: TextKey,
  ) => { readonly at: Place; readonly now: SourceCell } | undefined;
}

/** The players of a leagues table; none where its headings are others. */
export function announcedIn({ place, rows }: SourceTable): readonly Announced[] {
  const [head, ...lines] = rows;
  const column = (key: TextKey): number => {
    const said = saidInAny(key).map(spelling);
    return head?.cells.findIndex((cell) => said.includes(spelling(plainText(cell, '.')))) ?? -1;
  };
  const [league, name] = [column('kuksuLeague'), column('kuksuName')];
  if (league === -1 || name === -1) return [];
  return lines.flatMap(({ cells }, i): Announced[] => {
    const [written, label] = [cells[name], cells[league]];
    if (!written || !label) return [];
    const shown = spelling(plainText(written, '.'));
    const read = readLeague(plainText(label, '.'), '');
    if (shown === '' || !read.ok) return [];
    return [
      {
        name: shown,
        normalised: normalisedName(shown),
        league: writeLeague(read.value),
        at: cellIn(place, i + 1, name),
        cellOf: (heading) => {
          const found = column(heading);
          const now = cells[found];
          return now && { at: cellIn(place, i + 1, found), now };
        },
      },
    ];
  });
}
