import { defineFields } from '../columns/define-fields';
import { markKind, numberKind } from '../columns/kinds';
import { lastTierKind, leagueKind, nameKind, pinKind, ratingKind } from './kinds';

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

/** A league has ten players at most. */
const placeKind = numberKind({ least: 1, most: 10, whole: true });

/** The registrations. */
export const registrationFields = defineFields({
  name: { label: 'kuksuName', synonyms: names, kind: nameKind, presence: 'always' },
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
  name: { label: 'kuksuName', synonyms: names, kind: nameKind, presence: 'always' },
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
  name: { label: 'kuksuName', synonyms: names, kind: nameKind, presence: 'always' },
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
