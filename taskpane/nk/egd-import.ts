import {
  basisOf,
  DEFAULT_SETTINGS,
  readEgdTableSteps,
  type EgdContent,
  type EgdGame,
  type NkEvent,
  type Settings,
  type Stepwise,
} from '../../src';
import {
  refused,
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
} from '../operation/operation';
import { pastedTooLong } from '../plan/pasted';
import type { Finding, NewSheet } from '../plan/plan';
import { sheetNames } from '../plan/sheet-names';
import { ruled, sentence, type Sentence } from '../../language';
import { namesOf } from './book/names';
import { playersSheet, type ListedPlayer } from './players-sheet';
import { roundSheet } from './round-sheet';
import { holds, playersTable, roundsIn } from './book/tables';

export interface ImportOptions {
  /** The table, as pasted. */
  readonly text: string;
}

export interface ImportPreview {
  readonly players: number;
  readonly rounds: number;
}

/** A tournament table as text becomes the sheets of an event. */
export const egdImport: Operation<Lists, ImportOptions, ImportPreview> = {
  title: 'nkImport',
  lead: 'nkImportLead',
  lists: {},
  initial: { text: '' },
  compute: (input, slices) => slices.run(compute(input)),
};

/** The basis of a round must fit into one cell. */
const mostPlayers = 2000;
const mostRounds = 99;

function* compute({
  options,
  facts,
  sources,
  t,
}: OperationInput<Lists, ImportOptions>): Stepwise<Computed<ImportPreview>> {
  if (holds(facts, playersTable) || roundsIn(facts).length > 0) {
    return refused({ sentence: sentence('nkEventThere') });
  }
  if (options.text.trim() === '') return refused({ sentence: sentence('nkImportEmpty') });
  const tooLong = pastedTooLong(options.text);
  if (tooLong) return refused(tooLong);
  const read = yield* readEgdTableSteps(options.text);
  if (!read.ok) return refused({ sentence: sentence('nkRefused', { why: ruled(read.failure) }) });
  const content = read.value;
  const size = { players: content.players.length, rounds: content.rounds.length };
  if (size.players > mostPlayers || size.rounds > mostRounds) {
    const most = { mostPlayers, mostRounds };
    return refused({ sentence: sentence('nkImportTooLarge', { ...size, ...most }) });
  }

  const players = content.players.map((player): ListedPlayer => ({
    ...player,
    name: player.name ?? String(player.number),
    group: player.group ?? 0,
  }));
  const settings: Settings = {
    ...DEFAULT_SETTINGS,
    rounds: Math.max(1, DEFAULT_SETTINGS.rounds, content.rounds.length),
  };
  const event: NkEvent = {
    players: players.map((player) => ({ ...player, strength: 0 })),
    settings,
    rounds: content.rounds,
  };
  const names = namesOf(players);
  const taken = sheetNames(facts);
  const sheets: NewSheet[] = [yield* playersSheet(players, settings, taken, t)];
  for (const [i, { games, byes = [], absences = [] }] of content.rounds.entries()) {
    const round = i + 1;
    yield i / content.rounds.length;
    const planned = { round, games, byes, absences, basis: basisOf(event, round) };
    const others = [...taken, ...sheets.map(({ name }) => name)];
    sheets.push(yield* roundSheet(planned, names, others, t));
  }
  return {
    ok: true,
    plan: {
      title: t('nkImport'),
      sheets,
      blocks: [],
      names: [],
      sources,
      warnings: warningsOf(content, names),
    },
    detail: { players: players.length, rounds: content.rounds.length },
  };
}

/** Facts that the event needs and the table lacks. */
function warningsOf(
  { players, colourless, handicaps }: EgdContent,
  names: (number: number) => string,
): readonly Finding[] {
  const list = (games: readonly EgdGame[]): readonly Sentence[] =>
    games.map(({ round, players: [one, two] }) => {
      const pair = sentence('nkPairNames', { one: names(one), two: names(two) });
      return sentence('nkPairInRound', { round, pair });
    });
  const groupless = players.filter(({ group }) => group === undefined);
  return [
    { sentence: sentence('nkImportRatings') },
    ...(groupless.length === 0
      ? []
      : [
          {
            sentence: sentence('nkImportGroups', {
              names: groupless.map(({ number }) => names(number)),
            }),
          },
        ]),
    ...(colourless.length === 0
      ? []
      : [{ sentence: sentence('nkImportColours', { games: list(colourless) }) }]),
    ...(handicaps.length === 0
      ? []
      : [{ sentence: sentence('nkImportHandicaps', { games: list(handicaps) }) }]),
  ];
}
