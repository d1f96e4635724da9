import {
  nkStandings,
  stateOf,
  wallMark,
  type Game,
  type PlayerNumber,
  type StandingsLine,
} from '../../../src';
import {
  egdNameOf,
  htmlTable,
  pairingsText,
  sideText,
  standingsText,
  withHalves,
  type SharedBoard,
  type SharedSide,
} from '../../../src/exchange';
import { ruled, saidInAny, type Language, type Translate } from '../../../src/language';
import type { Book, BookRound } from '../book/book';
import { groupName } from '../book/settings';
import { resultSigns } from '../book/results';

/** What is given: the pairing or the results of a round, or the standings. */
export type SharedWhat =
  | { readonly kind: 'pairing' | 'results'; readonly round: number }
  | { readonly kind: 'standings' };

export interface ShareChoices {
  readonly what: SharedWhat;
  readonly grades: boolean;
  readonly scores: boolean;
  readonly groups: boolean;
  /** Standings in order of surname; their places stay as they are. */
  readonly bySurname?: boolean;
}

/** The same as text and as HTML. */
interface Shared {
  readonly text: string;
  readonly html: string;
}

/** What can be given of a workbook, the newest first. */
export function whatToShare({ rounds, event }: Book): readonly SharedWhat[] {
  return [
    ...rounds
      .flatMap(({ round: { games } }, i): readonly SharedWhat[] => {
        const round = i + 1;
        const hasResult = games.some(({ result }) => result !== null);
        return [
          { kind: 'pairing', round },
          ...(hasResult ? [{ kind: 'results', round } as const] : []),
        ];
      })
      .reverse(),
    ...(event.players.length > 0 ? [{ kind: 'standings' } as const] : []),
  ];
}

/** What is likely wanted: the standings once they were written last, else the newest. */
export function firstToShare(all: readonly SharedWhat[], written: readonly string[]): SharedWhat {
  const [newest = { kind: 'standings' }] = all;
  const isStandings = all.some(
    (what) =>
      what.kind !== 'standings' &&
      saidInAny('nkStandingsAfter').some((title) =>
        written.some((sheet) => sheet.startsWith(title.replace('{round}', String(what.round)))),
      ),
  );
  return isStandings ? { kind: 'standings' } : newest;
}

/** The texts, or why there are none. */
export function shared(
  book: Book,
  choices: ShareChoices,
  { t, language }: { readonly t: Translate; readonly language: Language },
): Shared | string {
  const { what } = choices;
  if (what.kind === 'standings') return sharedStandings(book, choices, { t, language });
  const round = book.rounds[what.round - 1];
  return round ? sharedRound(book, round, choices, { t, language }) : '';
}

interface ShareWords {
  readonly t: Translate;
  readonly language: Language;
}

function eventName({ about }: Book): string {
  return about.event ?? 'NK';
}

function sharedRound(
  book: Book,
  { round, waiting }: BookRound,
  choices: ShareChoices,
  { t, language }: ShareWords,
): Shared {
  const { what } = choices;
  const number = what.kind === 'standings' ? 0 : what.round;
  const players = new Map(book.players.map((player) => [player.number, player]));
  const nameOf = (player: PlayerNumber): string => players.get(player)?.name ?? String(player);
  // The round before may be incomplete, where results were taken out again: then nothing is known of scores.
  const before = stateOf(book.event, number - 1);
  const state = before.ok ? before.value : undefined;
  const side = (player: PlayerNumber): SharedSide => {
    const position = state?.positions.get(player);
    return {
      name: nameOf(player),
      grade: choices.grades ? players.get(player)?.grade : undefined,
      score:
        choices.scores && state && position ? withHalves(position.score + state.scale) : undefined,
    };
  };
  const groupOf = ({ black, white }: Game): string | undefined => {
    const groups = [black, white].flatMap((player) => state?.positions.get(player)?.group ?? []);
    return choices.groups && groups.length > 0 ? groupName(Math.min(...groups), t) : undefined;
  };
  const boards = round.games
    .map((game, i): SharedBoard => ({
      number: game.board ?? i + 1,
      black: side(game.black),
      white: side(game.white),
      result: what.kind === 'results' ? resultText(game.result) : undefined,
      group: groupOf(game),
    }))
    .sort((a, b) => a.number - b.number);
  const title = t('nkShareTitle', { event: eventName(book), round: number });
  const alone = [
    { label: t('nkShareBye'), names: (round.byes ?? []).map(nameOf) },
    {
      label: t('nkShareAbsent'),
      names: (round.absences ?? []).map(({ player }) => nameOf(player)),
    },
    { label: t('nkShareWaiting'), names: waiting.players.map(nameOf) },
  ];
  const text = pairingsText({ title, sides: t('nkShareSides'), boards, alone });
  const withResults = what.kind === 'results';
  const html = htmlTable({
    lang: language,
    caption: title,
    columns: [
      ...(choices.groups ? [t('nkGroupColumn')] : []),
      ...[t('nkBoard'), t('nkBlack'), t('nkWhite')],
      ...(withResults ? [t('nkResult')] : []),
    ],
    heading: choices.groups ? 1 : 0,
    rows: [
      ...boards.map((board) => [
        ...(choices.groups ? [board.group ?? ''] : []),
        ...[String(board.number), sideText(board.black), sideText(board.white)],
        ...(withResults ? [board.result ?? ''] : []),
      ]),
      ...alone.flatMap(({ label, names }) =>
        names.map((name) => [
          ...(choices.groups ? [''] : []),
          ...[label, name, ''],
          ...(withResults ? [''] : []),
        ]),
      ),
    ],
  });
  return { text, html };
}

function resultText(result: Game['result']): string {
  return result === null ? '...' : resultSigns[result];
}

function sharedStandings(
  book: Book,
  choices: ShareChoices,
  { t, language }: ShareWords,
): Shared | string {
  const standings = nkStandings(book.event);
  if (!standings.ok) return t('nkRefused', { why: ruled(standings.failure) });
  const { lines, played } = standings.value;
  const players = new Map(book.players.map((player) => [player.number, player]));
  const lineOf = new Map(lines.map(({ player, line }) => [player, line]));
  const title =
    played === 0
      ? `${eventName(book)}: ${t('nkStandings0')}`
      : t('nkShareStandings', { event: eventName(book), round: played });
  const placed = lines.map((line) => ({
    line,
    // Before the first game nobody has one.
    place: played === 0 ? '' : isShared(line, lines) ? `${line.place}=` : String(line.place),
    name: players.get(line.player)?.name ?? String(line.player),
    grade: choices.grades ? players.get(line.player)?.grade : undefined,
    score: withHalves(line.tableScore),
    figures: [line.sos, line.sodos].map(withHalves),
  }));
  const surname = (player: number): string => {
    const { name = '', country, egdName = '' } = players.get(player) ?? {};
    return (egdName.trim() === '' ? egdNameOf(name, country).egd : egdName.trim()).replace(
      /_/g,
      ' ',
    );
  };
  const order = new Intl.Collator(language);
  const rows = choices.bySurname
    ? [...placed].sort((a, b) => order.compare(surname(a.line.player), surname(b.line.player)))
    : placed;
  const rounds = Array.from({ length: played }, (_, i) => t('nkRoundShort', { round: i + 1 }));
  return {
    text: standingsText(title, rows),
    html: htmlTable({
      lang: language,
      caption: title,
      columns: [
        ...[t('nkLine'), t('nkPlace'), t('nkName')],
        ...(choices.grades ? [t('nkGrade')] : []),
        ...(choices.groups ? [t('nkGroupColumn')] : []),
        ...[t('nkScore'), t('nkSos'), t('nkSodos'), ...rounds],
      ],
      heading: 1,
      rows: rows.map(({ line, place, name, grade = '', score, figures }) => [
        ...[String(line.line), place, name],
        ...(choices.grades ? [grade] : []),
        ...(choices.groups ? [groupName(line.group, t)] : []),
        ...[score, ...figures, ...line.turns.map((turn) => wallMark(turn, lineOf))],
      ]),
    }),
  };
}

/** Whether somebody else has the same place. */
function isShared({ place, line }: StandingsLine, lines: readonly StandingsLine[]): boolean {
  return place !== line || lines[line]?.place === place;
}
