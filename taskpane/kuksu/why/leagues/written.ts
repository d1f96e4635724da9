import {
  explainPlacement,
  type KuksuCycle,
  normalisedName,
  readLeague,
  type Seated,
  shownName,
  writeLeague,
} from '../../../../src';
import { ruled, ruledInAny, saidInAny, sentence } from '../../../../src/language';
import { existing } from '../../../../src/core/result';
import { spelling } from '../../../sheets/columns/spelling';
import { type Place, placeName } from '../../../sheets/address';
import type { Finding } from '../../../sheets/plan';
import type { SourceTable } from '../../../sheets/source';
import { type LineRead, type ListRead, readList } from '../../../sheets/read-list';
import { isHeldTitle } from '../../crosstable-layout';
import { leagues, type LeaguesKey } from '../../sheets/leagues';

/** A player on a sheet of leagues. */
export interface WrittenSeat extends Seated {
  /** The row of the sheet, from 0. */
  readonly row: number;
  readonly normalised: string;
  readonly tier: number;
  /** "A", "B1". */
  readonly league: string;
  readonly seed: number;
  /** The reason, as it is written. */
  readonly how: string;
  /** Whose seat it was, where the player came in mid-cycle. */
  readonly leaves: string | undefined;
  readonly at: (heading: LeaguesKey) => Place;
}

/** A table of leagues. */
export interface WrittenLeagues {
  readonly seats: readonly WrittenSeat[];
  /** By the column within the table. */
  readonly columns: ListRead<LeaguesKey>['columns'];
  /** What cannot be used. */
  readonly flaws: readonly Finding[];
}

/** Undefined where the headings are not those of leagues. */
export function readLeagues(source: SourceTable): WrittenLeagues | undefined {
  const read = readList(leagues, source);
  if (!read) return undefined;
  const flaws: Finding[] = [];
  const known = new Map<number, ReadonlySet<string>>();
  const pins = (own: number): ReadonlySet<string> => {
    const reasons = known.get(own) ?? pinReasons(own);
    known.set(own, reasons);
    return reasons;
  };
  const seats = read.lines.flatMap((line) => seatIn(line, pins, flaws));
  return { seats, flaws, columns: read.columns };
}

function seatIn(
  { row, text, number, at: placeOf }: LineRead<LeaguesKey>,
  pins: (tier: number) => ReadonlySet<string>,
  flaws: Finding[],
): WrittenSeat[] {
  const at = (key: LeaguesKey): Place => placeOf(key) ?? existing(placeOf('tier'));
  const name = shownName(text('name'));
  if (name === '') return [];
  const unusable = (key: LeaguesKey): void => {
    const place = at(key);
    const values = { address: placeName(place), content: text(key) };
    const title = sentence(leagues.fields[key].label);
    flaws.push({ sentence: sentence('kuksuWhyUnusable', { ...values, title }), at: place });
  };
  const [league, tier] = [readLeague(text('league'), ''), readLeague(text('tier'), '')];
  if (!league.ok) unusable('league');
  if (!tier.ok) unusable('tier');
  const rating = number('rating');
  if (!(rating > 0)) unusable('rating');
  const how = text('how');
  const written = tier.ok ? tier.value.tier : 0;
  return [
    {
      ...{ row, name, rating, how, at },
      normalised: normalisedName(name),
      tier: written,
      league: league.ok ? writeLeague(league.value) : '',
      seed: number('seed'),
      last: lastIn(text, number, unusable),
      leaves: leftBy(how),
      pin: pins(written).has(how) ? written : 0,
    },
  ];
}

function lastIn(
  text: (heading: LeaguesKey) => string,
  number: (heading: LeaguesKey) => number,
  unusable: (heading: LeaguesKey) => void,
): Seated['last'] {
  const isNew = text('lastLeague') === '' && text('lastPlace') === '';
  if (isNew) return undefined;
  const disqualified = isDisqualified(text('how'));
  if (isHeldTitle(text('lastLeague'))) return { tier: 1, league: 'A', place: 0, disqualified };
  const [league, place] = [readLeague(text('lastLeague'), ''), number('lastPlace')];
  const isPlace = Number.isInteger(place) && place >= 0 && place <= 10;
  if (!league.ok) unusable('lastLeague');
  if (!isPlace) unusable('lastPlace');
  if (!league.ok || !isPlace) return undefined;
  return {
    tier: league.value.tier,
    league: writeLeague(league.value),
    place,
    disqualified,
  };
}

/** The reason says it, in any language: the table has no column of its own for it. */
function isDisqualified(how: string): boolean {
  const said = how.toLowerCase();
  return saidInAny('kuksuDisqualified').some((word) => said.includes(word.toLowerCase()));
}

/** Whose seat it was, where the reason says that somebody took it in mid-cycle. */
function leftBy(how: string): string | undefined {
  for (const text of saidInAny('kuksuReplaces')) {
    const [before = '', after = ''] = text.split('{leaves}');
    if (how.length > before.length + after.length && how.startsWith(before) && how.endsWith(after))
      return how.slice(before.length, how.length - after.length);
  }
  return undefined;
}

/** What the reason says of a player who was pinned to a tier, in every language. */
function pinReasons(tier: number): ReadonlySet<string> {
  const owns = [undefined, ...Array.from({ length: 26 }, (_, i) => i + 1)];
  return new Set(owns.flatMap((own) => reasonsOf(pinnedTo(tier, own))));
}

function pinnedTo(tier: number, own: number | undefined): KuksuCycle.Placement {
  const placement = { row: 0, name: '', rating: 0, tier, league: '', seed: 0, position: 0 };
  return {
    ...{ ...placement, how: { by: 'pin' }, movement: 'new' },
    ...(own !== undefined && { default: { entitled: own, tier: own } }),
  };
}

/** What the rules say of a seat, in every language. */
export function reasonsOf(
  placement: KuksuCycle.Placement,
  fill?: KuksuCycle.TierFill,
): readonly string[] {
  const reason = ruled(explainPlacement(placement, fill));
  return ruledInAny(reason).map(spelling);
}
