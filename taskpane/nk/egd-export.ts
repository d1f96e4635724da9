import {
  egdTable,
  sentence as failureSentence,
  type EgdHeader,
  type EgdLoss,
  type PlayerNumber,
} from '../../src';
import type { TextKey, Translate } from '../text';
import type { Book } from './book';

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
  /** What the table has no field for, in words. */
  readonly losses: readonly string[];
}

/** The table of the rounds whose results are complete; a text instead of it says why there is none. */
export function exported(
  { event }: Book,
  header: Readonly<Partial<Record<HeaderField, string>>>,
  names: (player: PlayerNumber) => string,
  t: Translate,
): Exported | string {
  const filled = Object.entries(header).filter(([, value]) => value.trim() !== '');
  const table = egdTable(event, { header: Object.fromEntries(filled) });
  if (!table.ok) return t('nkRefused', { why: failureSentence(table.failure) });
  return {
    text: table.value.text,
    losses: table.value.losses.map(({ code, players }) => {
      const what = t(losses[code]);
      return players && players.length > 0
        ? t('nkLossOf', { what, names: players.map(names).join(', ') })
        : what;
    }),
  };
}
