import { type Found, readLeague } from '../../src';
import { withoutRank } from '../../src/exchange';
import type { CellContext, CellReading, Kind } from '../sheets/columns/fields';
import {
  defineFields,
  inThousands,
  markKind,
  numberKind,
  shownCell,
  textKind,
} from '../sheets/columns/kinds';
import type { SourceCell } from '../sheets/source';
import { sentence } from '../../src/language';
import { isHeldTitle } from './crosstable-layout';

/** A player's name as it looks, without the rank that a page of OGS shows behind it. */
const nameKind: Kind<string> = {
  read(cell, context) {
    const read = textKind.read(cell, context);
    return read.ok && cell.kind === 'text' ? { ok: true, value: withoutRank(read.value) } : read;
  },
};

const positive = inThousands(numberKind());

/** A rating above 0. */
const ratingKind: Kind<number> = {
  read(cell, context) {
    const read = positive.read(cell, context);
    return read.ok && read.value <= 0 ? refused('kuksuAboveZero', cell, context) : read;
  },
};

/** A league as the rules read it: `A`, `B1`, `League C4`, or a tier alone. */
const leagueKind: Kind<Found> = {
  read(cell, context) {
    const found = foundIn(cell);
    const usable = found !== undefined && readLeague(found, '').ok;
    return usable ? { ok: true, value: found } : refused('kuksuLeagueNeeded', cell, context);
  },
};

/** A tier or league of last cycle, or that a player held the title, as cross tables say it. */
const lastTierKind: Kind<Found> = {
  read(cell, context) {
    return cell.kind === 'text' && isHeldTitle(cell.text)
      ? { ok: true, value: cell.text }
      : leagueKind.read(cell, context);
  },
};

/** The tier of a pin: `2` or `B`. */
const pinKind: Kind<Found> = {
  read(cell, context) {
    const found = foundIn(cell);
    const label = found === undefined ? undefined : readLeague(found, '');
    const wholeTier = label?.ok === true && (label.value.league === 0 || label.value.tier === 1);
    return wholeTier && found !== undefined
      ? { ok: true, value: found }
      : refused('kuksuPinNeeded', cell, context);
  },
};

function foundIn(cell: SourceCell): string | number | undefined {
  if (cell.kind === 'text') return cell.text;
  return cell.kind === 'number' && !cell.isDate ? cell.value : undefined;
}

function refused(
  need: 'kuksuAboveZero' | 'kuksuLeagueNeeded' | 'kuksuPinNeeded',
  cell: SourceCell,
  { address, mark }: CellContext,
): CellReading<never> {
  return { ok: false, sentence: sentence(need, { address, content: shownCell(cell, mark) }) };
}

const names = [
  'name',
  'player',
  'username',
  'account',
  'nickname',
  'naam',
  'speler',
  'participant',
  'deelnemer',
  'gebruikersnaam',
  'accountnaam',
] as const;
const ratings = [
  'rating',
  'elo',
  'overall rating',
  'current rating',
  'ogs rating',
  'strength',
  'sterkte',
  'speelsterkte',
] as const;
const leagues = ['league', 'group', 'groep', 'division', 'divisie'] as const;
const disqualifieds = ['disqualified', 'dq', 'disqualification', 'gediskwalificeerd'] as const;

const account = {
  label: 'kuksuName',
  synonyms: names,
  kind: nameKind,
  presence: 'always',
  person: 'account',
} as const;

/** A league has ten players at most. */
const placeKind = numberKind({ least: 1, most: 10, whole: true });

/** The registrations. */
export const registrationFields = defineFields({
  name: account,
  rating: { label: 'kuksuRating', synonyms: ratings, kind: ratingKind, presence: 'always' },
  pin: {
    label: 'kuksuPin',
    synonyms: [
      'pin',
      'pinned',
      'pinned tier',
      'pinned to',
      'vastgezet',
      'vastgezet niveau',
      'vast',
    ],
    kind: pinKind,
  },
  timedOut: {
    label: 'kuksuTimedOut',
    synonyms: ['timed out', 'timeout', 'time out', 'door de tijd', 'tijdsoverschrijding'],
    kind: markKind,
  },
});

/** The results of last cycle. */
export const lastCycleFields = defineFields({
  name: account,
  league: { label: 'kuksuLeague', synonyms: leagues, kind: leagueKind, presence: 'always' },
  place: {
    label: 'kuksuPlace',
    synonyms: ['place', 'rank', 'position', 'plaats', 'positie', 'eindplaats'],
    kind: placeKind,
    presence: 'always',
  },
  disqualified: {
    label: 'kuksuDisqualified',
    synonyms: disqualifieds,
    kind: markKind,
  },
});

const points = numberKind({ least: 0 });

/** The results of a league before its ranking. */
export const resultFields = defineFields({
  name: account,
  league: { label: 'kuksuLeague', synonyms: leagues, kind: leagueKind },
  points: {
    label: 'kuksuPoints',
    synonyms: ['points', 'score', 'wins', 'punten', 'gewonnen'],
    kind: points,
  },
  sodos: {
    label: 'kuksuSodos',
    synonyms: ['sodos', 'defeated scores', 'sum of defeated scores', 'σ defeated scores'],
    kind: points,
  },
  lastTier: {
    label: 'kuksuLastTier',
    synonyms: ['last tier', 'last league', 'previous league', 'vorig niveau', 'vorige groep'],
    kind: lastTierKind,
  },
  lastPlace: {
    label: 'kuksuLastPlace',
    synonyms: ['last place', 'previous place', 'vorige plaats'],
    kind: numberKind({ least: 0, most: 10, whole: true }),
  },
  rating: { label: 'kuksuRating', synonyms: ratings, kind: ratingKind },
  disqualified: {
    label: 'kuksuDisqualified',
    synonyms: disqualifieds,
    kind: markKind,
  },
});
