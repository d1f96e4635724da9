import type { Stepwise } from '../../../src';
import { agaReportText, isoDay, type ReportLoss } from '../../../src/exchange';
import { ruled, sentence, type Sentence, type TextKey } from '../../../src/language';
import { type Computed, type Operation, type OperationInput, refused } from '../../jobs/operation';
import {
  aboveList,
  type ReportAbove,
  reportGameList,
  reportPlayerList,
  reportSheets,
} from './fields';
import { readEvent, type ReportedEvent } from './event';
import { serialOf } from '../../sheets/columns/kinds';
import type { Finding } from '../../sheets/plan';
import { isTemporary } from './import';

const lists = { players: reportPlayerList, games: reportGameList } as const;

export type ReportLists = typeof lists;

/** What stands above the players, as it is typed. */
export interface ReportOptions {
  readonly name: string;
  readonly place: string;
  readonly start: string;
  readonly finish: string;
  readonly rules: string;
}

/** The text, and what the director has to know about it. */
export interface Reported {
  readonly text: string;
  readonly players: number;
  readonly games: number;
  /** What the ratings office will ask for. */
  readonly missing: readonly Sentence[];
  /** What to do about it. */
  readonly asked: readonly Sentence[];
  readonly losses: readonly Sentence[];
}

/** The lists of players and games as a report for the AGA: a text to be copied; nothing is written (C4). */
export const report: Operation<ReportLists, ReportOptions, Reported, ReportAbove> = {
  lists,
  also: reportSheets,
  initial: { name: '', place: '', start: '', finish: '', rules: 'AGA' },
  compute: (input, slices) => slices.run(compute(input)),
};

/** The fields above the players, by their labels. */
export const aboutLabels = {
  name: 'agaName',
  place: 'agaReportPlace',
  start: 'agaReportStartDay',
  finish: 'agaReportFinishDay',
  rules: 'agaReportRules',
} as const satisfies Record<keyof ReportOptions, TextKey>;

function* compute({
  lists: { players: playerList, games: gameList },
  also,
  options,
  sources,
  t,
}: OperationInput<ReportLists, ReportOptions>): Stepwise<Computed<Reported, ReportAbove>> {
  const days = dayFaults(options);
  if (days.length > 0) return { ok: false, refusals: days };
  const read = readEvent(playerList, gameList);
  if (!read.ok) return read;
  const { event } = read;
  yield;
  const known = aboveList(also, playerList.source);
  // What was read of the tournament counts until something else is typed.
  const given: ReportOptions = { ...options };
  for (const field of ['name', 'place', 'start', 'finish'] as const) {
    if (options[field].trim() === '') Object.assign(given, { [field]: known?.[field] ?? '' });
  }
  const { name, place, start, finish, rules } = given;
  const made = yield* agaReportText({
    title: [name.trim(), place.trim()].filter((part) => part !== '').join(', '),
    details: { start, finish, rules },
    ...event,
  });
  if (!made.ok) {
    return refused({ sentence: sentence('agaImportRefused', { why: ruled(made.failure) }) });
  }
  const { text, losses } = made.value;
  const fields = Object.keys(aboutLabels) as (keyof ReportOptions)[];
  const temporary =
    losses.some(({ code }) => code === 'temporary') ||
    event.players.some(({ id }) => isTemporary(id));
  const otherRanks = event.players.filter(({ rank }) => !/^\d+[dk]$/i.test(rank.trim()));
  return {
    ok: true,
    known,
    // There is nothing to write: the text is copied.
    plan: { title: t('aga-report'), sheets: [], blocks: [], names: [], sources, warnings: [] },
    detail: {
      ...{ text, players: event.players.length, games: event.games.length },
      missing: fields
        .filter((field) => given[field].trim() === '')
        .map((field) => sentence(aboutLabels[field])),
      asked: [
        ...(temporary ? [sentence('agaReportTemporary')] : []),
        ...(otherRanks.length > 0
          ? [sentence('agaReportRanks', { names: otherRanks.map(shownName) })]
          : []),
      ],
      losses: lossesOf(losses, event),
    },
  };
}

/** Days that are typed and are none, and an event that ends before it begins. */
function dayFaults(options: ReportOptions): readonly Finding[] {
  const wrong = (['start', 'finish'] as const).filter(
    (field) => options[field].trim() !== '' && serialOf(typedDay(options, field)) === undefined,
  );
  const [start, finish] = [typedDay(options, 'start'), typedDay(options, 'finish')];
  if (wrong.length === 0 && finish !== '' && finish < start) {
    return [{ sentence: sentence('agaReportDaysTurned', { start, finish }) }];
  }
  return wrong.map((field) => {
    const values = { field: { code: aboutLabels[field] }, content: options[field].trim() };
    return { sentence: sentence('agaReportDayBad', values) };
  });
}

function typedDay(options: ReportOptions, field: 'start' | 'finish'): string {
  return isoDay(options[field].trim());
}

/** As people write it. */
function shownName({ surname, given }: ReportedEvent['players'][number]): string {
  return [given, surname].filter((part) => part !== '').join(' ');
}

const lossTexts = {
  temporary: 'agaLossTemporary',
  names: 'agaLossNames',
  draws: 'agaLossDraws',
  forfeits: 'agaLossForfeits',
  open: 'agaLossOpen',
  komi: 'agaLossKomi',
} as const satisfies Record<ReportLoss['code'], TextKey>;

const ofPlayers: readonly ReportLoss['code'][] = ['temporary', 'names'];

/** What the report has otherwise or not at all, with the players concerned (C5). */
function lossesOf(losses: readonly ReportLoss[], event: ReportedEvent): readonly Sentence[] {
  const { players, games, byes, komiTaken } = event;
  const nameOf = (position: number): string => {
    const player = players[position];
    return player ? shownName(player) : '';
  };
  const pairOf = (position: number): Sentence => {
    const { white = -1, black = -1 } = games[position] ?? {};
    return sentence('agaLossPair', { white: nameOf(white), black: nameOf(black) });
  };
  const own = losses.map(({ code, at }) =>
    sentence('agaLossOf', {
      what: sentence(lossTexts[code]),
      names: at.map((position) => (ofPlayers.includes(code) ? nameOf(position) : pairOf(position))),
    }),
  );
  return [
    ...own,
    ...(byes.length > 0
      ? [sentence('agaLossOf', { what: sentence('agaLossByes'), names: byes })]
      : []),
    ...(komiTaken ? [sentence('agaLossKomiTaken')] : []),
    sentence('agaLossAlways'),
  ];
}
