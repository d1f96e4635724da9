import {
  fileStandings,
  kindOfFile,
  type OpenGothaEvent,
  type OpenGothaGame,
  type OpenGothaPlayer,
  readOpenGothaSteps,
} from '../../../../src/exchange';
import type { Stepwise } from '../../../../src';
import { cut, ruled, sentence, type Translate } from '../../../../src/language';
import {
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
  refused,
} from '../../../jobs/operation';
import type { Finding, Plan, PlanCell } from '../../../sheets/plan';
import { xmlTree } from '../xml-tree';
import { alsoIgnored, notTaken, type OpenGothaPreview, orderOf, settingsLost } from './left-out';
import { otherKind } from '../other-kind';
import { wholeEvent } from './whole-event';
import {
  blank,
  centred,
  figure,
  type ListColumn,
  listSheet,
  widthFor,
  words,
} from '../../../sheets/sheet-parts';
import type { WorkbookFacts } from '../../../sheets/source';
import { freeSheetName, freeTableName, sheetNames, tableNames } from '../../../sheets/sheet-names';
import { eventName } from '../../book/header';

export interface OpenGothaOptions {
  readonly text: string;
  /** Also players who are registered before the event only. */
  readonly preliminary: boolean;
  /** The players as an entry list, the event with its rounds, or the standings of the file in its own order. */
  readonly makes: 'entries' | 'event' | 'standings';
}

/** A file of OpenGotha becomes an entry list, or a whole event (E6). */
export const openGotha: Operation<Lists, OpenGothaOptions, OpenGothaPreview> = {
  lists: {},
  initial: { text: '', preliminary: false, makes: 'entries' },
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute(
  input: OperationInput<Lists, OpenGothaOptions>,
): Stepwise<Computed<OpenGothaPreview>> {
  const { text, preliminary, makes } = input.options;
  const read = yield* fileIn(text);
  yield;
  if ('sentence' in read) return refused(read);
  const players = read.players.filter(({ isFinal }) => isFinal || preliminary);
  if (players.length === 0) return refused({ sentence: sentence('nkGothaNobody') });
  if (makes === 'entries') return entryList(read, players, input);
  return makes === 'standings'
    ? standingsOfFile(read, players, input)
    : yield* wholeEvent(read, players, input);
}

/** In characters. */
const longestText = 20_000_000;

/** What the file holds, or why it is not read. */
function* fileIn(text: string): Stepwise<OpenGothaEvent | Finding> {
  if (text.trim() === '') return { sentence: sentence('nkGothaEmpty') };
  if (text.length > longestText) return { sentence: sentence('nkGothaTooLong') };
  const other = otherKind(text, 'nkOtherOpenGotha');
  if (other) return other;
  const tree = yield* xmlTree(text);
  if (!tree.ok) {
    if (tree.why === 'doctype') return { sentence: sentence('nkGothaDoctype') };
    return {
      sentence:
        tree.line === undefined
          ? sentence('nkGothaBroken')
          : sentence('nkGothaBrokenAt', { line: tree.line }),
    };
  }
  yield;
  const read = yield* readOpenGothaSteps(tree.root);
  return read.ok
    ? read.value
    : { sentence: sentence('nkFileRefused', { why: ruled(read.failure) }) };
}

const heads = [
  ...(['nkName', 'nkSurname', 'nkGivenName', 'nkRating', 'nkGrade'] as const),
  ...(['nkCountry', 'nkClub', 'nkPin', 'nkAgaId'] as const),
];

/** The players of the file as an entry list; what else the file holds is said. */
function entryList(
  file: OpenGothaEvent,
  players: readonly OpenGothaPlayer[],
  {
    facts,
    sources,
    t,
  }: {
    readonly facts: WorkbookFacts;
    readonly sources: Plan['sources'];
    readonly t: Translate;
  },
): Computed<OpenGothaPreview> {
  const title = t('nkGothaSheet');
  const event = file.general['name'] ?? t('runNameNK');
  const rows = players.map(rowOf);
  const columns = heads.map((key, column): ListColumn => {
    if (key === 'nkRating') return { title: t(key), kind: 'number', width: 9 };
    const texts = rows.map((row) => row[column] ?? '').map(String);
    return {
      title: t(key),
      kind: 'text',
      width: widthFor([t(key), ...texts], { least: 8, most: 40 }),
    };
  });
  return {
    ok: true,
    plan: {
      title,
      sheets: [
        listSheet(
          {
            name: freeSheetName(title, sheetNames(facts)),
            title,
            about: event,
            note: t('nkGothaNote'),
            columns,
            rows: rows.map((row) =>
              row.map((value) => (typeof value === 'number' ? figure(value, '0') : words(value))),
            ),
            block: {
              list: { kind: 'table', name: freeTableName('OpenGotha_Players', tableNames(facts)) },
            },
            frozen: 1,
          },
          t,
        ),
      ],
      blocks: [],
      names: [],
      sources,
      warnings: listWarnings(file, players),
    },
    detail: { players: players.length, rounds: undefined },
  };
}

function rowOf(player: OpenGothaPlayer): readonly (string | number | undefined)[] {
  const { surname, given, name, rating, grade, rank, country, club, pin, agaId } = player;
  return [name, surname, given, rating, grade ?? rank, country, club, pin, agaId];
}

/** What the event of the file is, where no championship can go on with it. */
function kindSaid(file: OpenGothaEvent): readonly Finding[] {
  const kind = kindOfFile(file);
  if (kind === 'mcmahon') return [];
  const key = kind === 'swiss' ? 'nkGothaSwiss' : 'nkGothaOtherOrder';
  return [{ sentence: sentence(key, { order: orderOf(file) }) }];
}

/** What the file holds and the list does not take. */
function listWarnings(file: OpenGothaEvent, taken: readonly OpenGothaPlayer[]): readonly Finding[] {
  const { players, games, byes } = file;
  return [
    ...kindSaid(file),
    { sentence: sentence('nkGothaNotTaken', { games: games.length, byes: byes.length }) },
    ...notTaken(
      'nkGothaNotFinal',
      players.filter((player) => !taken.includes(player)),
    ),
    ...notTaken(
      'nkGothaNotAbsent',
      players.filter(({ absent }) => absent.length > 0),
    ),
    ...notTaken(
      'nkNotLicences',
      players.filter(({ licence = '' }) => licence !== ''),
    ),
    ...notTaken(
      'nkGothaNotCorrected',
      players.filter(({ correction }) => correction !== 0),
    ),
    ...alsoIgnored(file),
  ];
}

interface Given {
  readonly facts: WorkbookFacts;
  readonly sources: Plan['sources'];
  readonly t: Translate;
}

/** The standings of a file in its own order, of a Swiss event too, with every result: a list to read, to print and to share (J12). */
function standingsOfFile(
  file: OpenGothaEvent,
  chosen: readonly OpenGothaPlayer[],
  { facts, sources, t }: Given,
): Computed<OpenGothaPreview> {
  const isChosen = new Set(chosen);
  const isIn = (position: number): boolean => {
    const player = file.players[position];
    return player !== undefined && isChosen.has(player);
  };
  const { criteria, unknown, rounds, lines } = fileStandings(file, isIn);
  if (criteria.length === 0) return refused({ sentence: sentence('nkGothaNoOrder') });
  if (rounds === 0) return refused({ sentence: sentence('nkGothaNoRounds') });
  const twice = turnTwice(file);
  if (twice) {
    const [round = 0, player = 0] = twice;
    const name = file.players[player]?.name ?? '';
    return refused({ sentence: sentence('nkGothaTwoTurns', { name, round }) });
  }
  const lineOf = new Map(lines.map(({ player }, index) => [player, index + 1]));
  const marks = marksOf(file, lineOf, rounds);
  const people = lines.map(({ player }) => {
    const { name = '', grade, rank, country, club } = file.players[player] ?? {};
    return [name, grade ?? rank, country, club];
  });
  const columns: readonly ListColumn[] = [
    { title: t('nkPlace'), kind: 'number', width: 8 },
    ...(['nkName', 'nkGrade', 'nkCountry', 'nkClub'] as const).map((key, column): ListColumn => {
      const texts = [t(key), ...people.map((texts) => texts[column] ?? '')];
      return { title: t(key), kind: 'text', width: widthFor(texts, { least: 8, most: 40 }) };
    }),
    ...criteria.map((title): ListColumn => ({ title, kind: 'number', width: 9 })),
    ...Array.from({ length: rounds }, (_, index): ListColumn => ({
      ...{ title: t('nkRoundShort', { round: index + 1 }), kind: 'mark', width: 9 },
    })),
  ];
  const title = t('nkGothaStandings');
  const rows = lines.map(({ player, place, values }, line): PlanCell[] => [
    figure(place, '0'),
    ...(people[line] ?? []).map(words),
    ...values.map((value) => figure(value, '0.##')),
    ...(marks.get(player) ?? []).map((mark) => (mark === '' ? blank() : centred(words(mark)))),
  ]);
  return {
    ok: true,
    plan: {
      title,
      sheets: [
        listSheet(
          {
            ...{ name: freeSheetName(title, sheetNames(facts)), title, columns, rows, frozen: 2 },
            about: eventName({ event: file.general['name'] ?? '' }, t),
            note: t('nkGothaStandingsNote', { order: orderOf(file) }),
            block: {
              list: {
                kind: 'table',
                name: freeTableName('OpenGotha_Standings', tableNames(facts)),
              },
            },
          },
          t,
        ),
      ],
      ...{ blocks: [], names: [], sources },
      warnings: standingsWarnings(file, chosen, unknown),
    },
    detail: { players: lines.length, rounds },
  };
}

/** A round and a player of two games, or of a game and a bye: one of them would not count. */
function turnTwice({ games, byes }: OpenGothaEvent): readonly number[] | undefined {
  const turns = new Set<string>();
  return [
    ...games.flatMap(({ round, black, white }) => [
      [round, black],
      [round, white],
    ]),
    ...byes.map(({ round, player }) => [round, player]),
  ].find((turn) => turns.size === turns.add(turn.join()).size);
}

/** The results of each player by the lines of the list: `12+/w`, `3-!b`, `0+`; "" for a round in which the player was not paired. */
function marksOf(
  { players, games, byes }: OpenGothaEvent,
  lineOf: ReadonlyMap<number, number>,
  rounds: number,
): ReadonlyMap<number, readonly string[]> {
  const marks = players.map(({ absent }) =>
    Array.from({ length: rounds }, (_, index): string => (absent.includes(index + 1) ? '0-' : '')),
  );
  const enter = (player: number, round: number, mark: string): void => {
    (marks[player] ?? [])[round - 1] = mark;
  };
  for (const game of games) {
    const [black, white] = signs[game.result];
    const between = game.byDefault ? '!' : '/';
    const seats = [
      [game.black, game.white, black, 'b'],
      [game.white, game.black, white, 'w'],
    ] as const;
    for (const [player, opponent, sign, colour] of seats) {
      const own = game.knownColour ? colour : '?';
      const stones = game.handicap > 0 ? String(game.handicap) : '';
      enter(player, game.round, `${lineOf.get(opponent) ?? '?'}${sign}${between}${own}${stones}`);
    }
  }
  for (const { player, round } of byes) enter(player, round, '0+');
  return new Map(marks.map((own, player) => [player, own]));
}

const signs: Readonly<Record<OpenGothaGame['result'], readonly [black: string, white: string]>> = {
  ...{ open: ['?', '?'], black: ['+', '-'], white: ['-', '+'] },
  ...{ equal: ['=', '='], bothWin: ['+', '+'], bothLose: ['-', '-'] },
};

function standingsWarnings(
  file: OpenGothaEvent,
  chosen: readonly OpenGothaPlayer[],
  unknown: string | undefined,
): readonly Finding[] {
  const open = file.games.filter(({ result }) => result === 'open').length;
  return [
    ...kindSaid(file),
    ...(unknown === undefined
      ? []
      : [{ sentence: sentence('nkGothaUnknownOrder', { name: cut(unknown) }) }]),
    ...(open > 0 ? [{ sentence: sentence('nkGothaOpen', { count: open }) }] : []),
    ...settingsLost(file),
    ...notTaken(
      'nkGothaNotFinal',
      file.players.filter((player) => !chosen.includes(player)),
    ),
    ...alsoIgnored(file),
  ];
}
