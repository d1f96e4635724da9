import {
  fileStandings,
  type OpenGothaEvent,
  type OpenGothaGame,
  type OpenGothaPlayer,
} from '../../../../src/exchange';
import { cut, sentence, type Translate } from '../../../../src/language';
import { type Computed, refused } from '../../../jobs/operation';
import {
  blank,
  centred,
  figure,
  type ListColumn,
  listSheet,
  widthFor,
  words,
} from '../../../sheets/sheet-parts';
import type { Finding, Plan, PlanCell } from '../../../sheets/plan';
import type { WorkbookFacts } from '../../../sheets/source';
import { freeSheetName, freeTableName, sheetNames, tableNames } from '../../../sheets/sheet-names';
import { eventName } from '../../book/header';
import { kindSaid } from './entry-list';
import { alsoIgnored, notTaken, type OpenGothaPreview, orderOf, settingsLost } from './left-out';

interface Given {
  readonly facts: WorkbookFacts;
  readonly sources: Plan['sources'];
  readonly t: Translate;
}

/** The standings of a file in its own order, of a Swiss event too, with every result: a list to read, to print and to share (J12). */
export function standingsOfFile(
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
      warnings: warningsOf(file, chosen, unknown),
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

function warningsOf(
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
