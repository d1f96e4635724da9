import {
  DEFAULT_SETTINGS,
  readEgdTableSteps,
  type EgdContent,
  type EgdGame,
  type EgdNotTaken,
  type EgdRead,
  type NkEvent,
  type Settings,
  type Stepwise,
} from '../../../src';
import {
  refused,
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
} from '../../operation/operation';
import { pastedTooLong } from '../../plan/pasted';
import type { Finding } from '../../plan/plan';
import { sheetNames } from '../../plan/sheet-names';
import { failuresOf, moreThan } from '../../../src/exchange';
import { cut, ruled, sentence, type Sentence, type TextKey } from '../../../language';
import { factsOf } from '../book/header';
import { namesOf } from '../book/names';
import { holds, playersTable, roundsIn } from '../book/tables';
import { namedApart, sheetsOfEvent, type NamedApart } from './event-sheets';

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
  language,
}: OperationInput<Lists, ImportOptions>): Stepwise<Computed<ImportPreview>> {
  if (holds(facts, playersTable) || roundsIn(facts).length > 0) {
    return refused({ sentence: sentence('nkEventThere') });
  }
  if (options.text.trim() === '') return refused({ sentence: sentence('nkImportEmpty') });
  const tooLong = pastedTooLong(options.text);
  if (tooLong) return refused(tooLong);
  const read = yield* readEgdTableSteps(options.text);
  if (!read.ok) return refusedText(read);
  const content = read.value;
  const size = { players: content.players.length, rounds: content.rounds.length };
  if (size.players > mostPlayers || size.rounds > mostRounds) {
    const most = { mostPlayers, mostRounds };
    return refused({ sentence: sentence('nkImportTooLarge', { ...size, ...most }) });
  }

  const { players, sameNames } = listed(content);
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
  const about = factsOf(content.header);
  const sheets = yield* sheetsOfEvent(
    event,
    { players, about, taken: sheetNames(facts) },
    { t, language },
  );
  return {
    ok: true,
    plan: {
      title: t('nkImport'),
      sheets,
      blocks: [],
      names: [],
      sources,
      warnings: [...warningsOf(content, names), ...sameNames],
    },
    detail: { players: players.length, rounds: content.rounds.length },
  };
}

/** The bad lines of the text, as many as are told. */
function refusedText(read: Exclude<EgdRead, { readonly ok: true }>): Computed<ImportPreview> {
  const more = moreThan(read);
  return refused(
    ...failuresOf(read).map((failure, i) => ({
      // What is refused is said once, above its lines.
      sentence: i === 0 ? sentence('nkTableRefused', { why: ruled(failure) }) : ruled(failure),
    })),
    ...(more > 0 ? [{ sentence: sentence('nkImportMore', { count: more }) }] : []),
  );
}

/** The players with names and groups; where the table has none, the line and the top group. */
function listed({ players }: EgdContent): NamedApart {
  return namedApart(
    players.map((player) => {
      const { number, name = `? ${number}`, group = 0 } = player;
      return { ...player, name, group };
    }),
  );
}

const notTakenKeys = {
  figures: 'nkNotFigures',
  sharedPlaces: 'nkNotPlaces',
  handicapRule: 'nkNotHandicapRule',
  comment: 'nkNotComment',
  repeated: 'nkNotRepeated',
  remarks: 'nkNotRemarks',
  unnamed: 'nkNotUnnamed',
  bothAbsent: 'nkNotBothAbsent',
} as const satisfies Readonly<Record<EgdNotTaken['code'], TextKey>>;

/** What the text holds and the event does not take. */
function notTakenOf(
  notTaken: readonly EgdNotTaken[],
  names: (number: number) => string,
): readonly Finding[] {
  return notTaken.map(({ code, players = [], texts = [] }) => {
    const what = sentence(notTakenKeys[code]);
    const items = [...players.map(names), ...texts.map((each) => cut(each))];
    return {
      sentence:
        items.length > 0
          ? sentence('nkNotTakenOf', { what, names: items })
          : sentence('nkNotTaken', { what }),
    };
  });
}

/** Facts that the event needs and the table lacks. */
function warningsOf(
  { players, colourless, handicaps, notTaken }: EgdContent,
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
    ...notTakenOf(notTaken, names),
  ];
}
