import { egdTable, type EgdHeader, type EgdLoss, type PlayerNumber } from '../../src';
import {
  ruled,
  sentence,
  type Item,
  type Sentence,
  type TextKey,
  type Translate,
} from '../../language';
import type { Book } from './book/book';

export const headerFields = {
  event: 'nkEgdEvent',
  place: 'nkEgdPlace',
  dates: 'nkEgdDates',
  class: 'nkEgdClass',
  komi: 'nkEgdKomi',
  time: 'nkEgdTime',
} as const satisfies Partial<Record<keyof EgdHeader, TextKey>>;

export type HeaderField = keyof typeof headerFields;

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
  grades: 'nkLossGrades',
} as const satisfies Readonly<Record<EgdLoss['code'], TextKey>>;

export interface Exported {
  readonly text: string;
  /** Facts without a field in the table, in words. */
  readonly losses: readonly string[];
}

/** The table of the complete rounds, or a text that says why there is none. */
export function exported(
  book: Book,
  header: Readonly<Partial<Record<HeaderField, string>>>,
  names: (player: PlayerNumber) => string,
  t: Translate,
): Exported | string {
  const { event } = book;
  const filled = Object.entries(header).filter(([, value]) => value.trim() !== '');
  const table = egdTable(event, { header: Object.fromEntries(filled) });
  if (!table.ok) return t('nkRefused', { why: ruled(table.failure) });
  return {
    text: table.value.text,
    losses: [
      ...table.value.losses.map(({ code, players = [] }) =>
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
  const inRound = (round: number, who: Item): Sentence => sentence('nkLossInRound', { round, who });
  const fixed = rounds
    .slice(0, event.rounds.length)
    .flatMap((round, i) =>
      round.fixed.map(([one, two]) =>
        inRound(i + 1, sentence('nkPairNames', { one: names(one), two: names(two) })),
      ),
    );
  const halves = event.rounds.flatMap(({ absences = [] }, i) =>
    absences
      .filter(({ points = half }) => points === 0.5)
      .map(({ player }) => inRound(i + 1, names(player))),
  );
  return [
    ...(fixed.length > 0 ? [lossOf(t('nkLossFixed'), fixed, t)] : []),
    ...(halves.length > 0 ? [lossOf(t('nkLossHalves'), halves, t)] : []),
  ];
}

function lossOf(what: string, names: readonly Item[], t: Translate): string {
  return names.length > 0 ? t('nkLossOf', { what, names }) : what;
}
