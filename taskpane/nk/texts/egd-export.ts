import {
  egdTableSteps,
  minutesNeeded,
  missingFields,
  type EgdLoss,
  type EgdNameWritten,
  type PlayerNumber,
  type Result,
  type Standings,
  type Stepwise,
} from '../../../src';
import { ruled, sentence, type Sentence, type TextKey, type Translate } from '../../../language';
import type { Book } from '../book/book';
import { headerLabels, headerOf, type EventFacts } from '../book/header';
import { fixedPairs, inRounds, lossOf } from './losses';

const losses = {
  strengths: 'nkLossStrengths',
  storedNumbers: 'nkLossNumbers',
  boards: 'nkLossBoards',
  settings: 'nkLossSettings',
  rights: 'nkLossRights',
  sharedPlaces: 'nkLossPlaces',
  lateEntries: 'nkLossLate',
  withdrawals: 'nkLossWithdrawn',
  playOff: 'nkLossPlayOff',
  forfeits: 'nkLossForfeits',
  names: 'nkLossNames',
  lostLetters: 'nkLossLetters',
  clubs: 'nkLossClubs',
  countries: 'nkLossCountries',
  pins: 'nkLossPins',
  grades: 'nkLossGrades',
} as const satisfies Readonly<Record<EgdLoss['code'], TextKey>>;

/** The facts behind the fields of the header, by their names. */
const asked = {
  event: 'event',
  place: 'place',
  dates: 'firstDay',
  class: 'class',
  time: 'time',
} as const;

/** The director's choices for the table. */
export interface ExportChoices {
  readonly about: EventFacts;
  readonly keepOpponents?: boolean;
  /** Names that were changed here, by stored number. */
  readonly names?: ReadonlyMap<PlayerNumber, string>;
}

export interface Exported {
  readonly text: string;
  /** The names of the table, those to look at first. */
  readonly names: readonly EgdNameWritten[];
  /** The fields that are empty though the rating committee needs them, by their names. */
  readonly missing: readonly Sentence[];
  /** What the committee will complain about, in words. */
  readonly warnings: readonly string[];
  /** Facts without a field in the table, in words. */
  readonly losses: readonly string[];
}

/** The table of the complete rounds, or a text that says why there is none. */
export function* exported(
  book: Book,
  standings: Result<Standings>,
  choices: ExportChoices,
  names: (player: PlayerNumber) => string,
  t: Translate,
): Stepwise<Exported | string> {
  const { event } = book;
  const header = headerOf(choices.about);
  if (!standings.ok) return t('nkRefused', { why: ruled(standings.failure) });
  const table = yield* egdTableSteps(event, standings.value, {
    header,
    keepOpponents: choices.keepOpponents,
    names: choices.names,
  });
  const missing = missingFields(header).flatMap((field) =>
    field in asked ? [sentence(headerLabels[asked[field as keyof typeof asked]])] : [],
  );
  const minutes = minutesNeeded(header);
  return {
    text: table.text,
    names: [
      ...table.names.filter(({ certain }) => !certain),
      ...table.names.filter(({ certain }) => certain),
    ],
    missing,
    warnings: [
      ...(missing.length > 0 ? [t('nkEgdMissing', { fields: missing })] : []),
      ...(minutes === undefined
        ? []
        : [t('nkEgdTimeShort', { class: header.class ?? '', minutes })]),
    ],
    losses: [
      ...table.losses.map(({ code, players = [] }) =>
        lossOf(t(losses[code]), players.map(names), t),
      ),
      ...roundLosses(book, names, t),
    ],
  };
}

/** Pairs the director fixed and absences with half a point: in the table they look like any other game or free round. */
function roundLosses(
  { event, rounds }: Book,
  names: (player: PlayerNumber) => string,
  t: Translate,
): readonly string[] {
  const half = event.settings.absencePoints;
  const fixed = fixedPairs(rounds.slice(0, event.rounds.length), names);
  const halves = inRounds(
    event.rounds.map(({ absences = [] }) =>
      absences.filter(({ points = half }) => points === 0.5).map(({ player }) => names(player)),
    ),
  );
  return [
    ...(fixed.length > 0 ? [lossOf(t('nkLossFixed'), fixed, t)] : []),
    ...(halves.length > 0 ? [lossOf(t('nkLossHalves'), halves, t)] : []),
  ];
}
