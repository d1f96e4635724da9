import { titleStatusSteps, type Stepwise, type TitleStatus } from '../../src';
import { sentence, type Sentence } from '../../src/language';
import { type EventSeen, type Missing, type More, type Stop, unreadable } from '../sheets/event';
import type { Finding } from '../sheets/plan';
import { tableNamed, type SourceTable, type WorkbookFacts } from '../sheets/source';
import { isComplete, waitingCell, type Book, type BookRound } from './book/book';
import type { EventFacts } from './book/header';
import { namesOf, readSettingsTable } from './book/settings';
import { readBookSteps } from './book/read-book';
import { holds, playersTable, settingsTable } from './book/tables';
import { takesPart } from './pair-options';
import { roundInPlay } from './part/to-pair';
import { isOnlyLate, lateEntries } from './players/late-entry';
import {
  listToWrite,
  outdated,
  rightsLine,
  standingsLine,
  writtenLists,
  type WrittenLists,
} from './written-lists';

/** What nobody needs while a round is played, and what can wait for its results. */
const notInPlay: readonly string[] = ['nk-export', 'nk-rights'];
const notInRound: readonly string[] = [...notInPlay, 'nk-title'];

/** How far the championship of a workbook is. */
export function* whereItStands(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): Stepwise<EventSeen> {
  const found = yield* readBookSteps(facts, tables);
  const players = playersRow(facts, tables);
  if (!found.ok) {
    const event = unreadable('NK', calledBy(aboutIn(tables)), found.refusals, players);
    return { ...event, ...somebodyLate(facts, tables, found.refusals) };
  }
  yield;
  const { book } = found;
  const name = calledBy(book.about);
  const answer = yield* titleStatusSteps(book.event);
  const title = answer.ok ? answer.value : undefined;
  const written = yield* writtenLists(book, facts, tables);
  const old = yield* outdated(book, facts, tables);
  const more = [...old, ...moreOf(book, title, written), ...players];
  const event = { system: 'NK', name, more, missing: [], stops: stopsOf(book) } as const;
  const due = book.rounds.findIndex((each) => !isComplete(each));
  const [round, isPlayOff] = due !== -1 ? [book.rounds[due], false] : [playOffDue(book), true];
  if (round) {
    // While a round is played its results come first, and few rows below them.
    const without = isPlayOff ? notInPlay : notInRound;
    const fewer = more.filter((each) => !('job' in each) || !without.includes(each.job));
    return { ...event, more: fewer, ...missingResults(book, round, isPlayOff ? 0 : due + 1) };
  }
  if (book.rounds.length < book.settings.rounds) return { ...event, ...nextRound(book, title) };
  return { ...event, ...afterAll(book, title, written) };
}

/** The event by its own name, where the settings have one. */
function calledBy({ event = '' }: EventFacts): Sentence {
  return event === '' ? sentence('runNameNK') : sentence('runNamed', { name: event });
}

/** The same of an event in which something has to be fixed first. */
function aboutIn(tables: readonly SourceTable[]): EventFacts {
  return readSettingsTable(tableNamed(tables, settingsTable)).about;
}

/** Where all that stands in the way is somebody typed below the list: the next step takes the player in. */
function somebodyLate(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
  refusals: readonly Finding[],
): Partial<EventSeen> {
  if (!isOnlyLate(refusals)) return {};
  const late = lateEntries(facts, tables);
  const [first] = late;
  if (!first) return {};
  const headline = sentence('runLate', { count: late.length });
  const label =
    late.length === 1
      ? sentence('runAddNamed', { name: first.name })
      : sentence('runAddLate', { count: late.length });
  return { headline, line: headline, next: { label, goal: { job: 'nk-pair' } } };
}

type HowFar = Pick<EventSeen, 'headline' | 'line' | 'facts'> &
  Partial<Pick<EventSeen, 'next' | 'missing' | 'hint'>>;

function playOffDue({ playOff }: Book): BookRound | undefined {
  return playOff && playOff.open.length > 0 ? playOff : undefined;
}

/** Results to come in a round; in the play-off where it is 0. */
function missingResults(book: Book, round: BookRound, number: number): HowFar {
  const { games } = round.round;
  const nameOf = namesOf(book.players);
  const missing = games.flatMap(({ black, white, result, board }, i): Missing[] => {
    const at = round.places[i];
    if (result !== null || !at) return [];
    const about = sentence('runBoard', { board: board ?? i + 1 });
    const what = sentence('nkPairNames', { one: nameOf(black), two: nameOf(white) });
    return [{ about, what, at, go: sentence('runGoBoard', { board: board ?? i + 1 }) }];
  });
  const headline =
    number === 0
      ? sentence('runPlayOffMissing')
      : sentence('runMissing', { round: number, count: missing.length });
  const [first] = missing;
  const values = { count: games.length - missing.length, all: games.length };
  const isLast = number === 0 || number >= book.settings.rounds;
  const waiting = round.waiting.players.length;
  if (waiting > 0) {
    const rest = sentence('runRest', { round: number, count: waiting });
    const label = sentence('runPairRest', { round: number });
    const isLastRound = number === book.rounds.length;
    return {
      ...{ headline: rest, line: rest, facts: [], missing },
      hint: sentence('runResultsIn', values),
      next: {
        label,
        goal: isLastRound ? { job: 'nk-pair' } : { at: waitingCell(round.waiting) },
      },
    };
  }
  return {
    headline,
    line: headline,
    facts: [],
    missing,
    hint: isLast
      ? sentence('runResultsIn', values)
      : sentence('runResultsInNext', { ...values, round: number + 1 }),
    ...(first?.at && first.go && { next: { label: first.go, goal: { at: first.at } } }),
  };
}

function nextRound({ rounds, settings, players }: Book, title: TitleStatus | undefined): HowFar {
  const round = rounds.length + 1;
  const present = players.filter((player) => takesPart(player, round));
  const absent = present.filter((player) => player.absent.includes(round)).length;
  const headline = sentence('runNext', { round, rounds: settings.rounds });
  return {
    headline,
    line: headline,
    facts: [
      sentence('runPlayers', { count: present.length }),
      ...(absent > 0 ? [sentence('runAbsent', { count: absent, round })] : []),
      ...(title?.state === 'open'
        ? [sentence('runCandidates', { count: title.candidates.length })]
        : []),
    ],
    next: { label: sentence('runPairRound', { round }), goal: { job: 'nk-pair' } },
  };
}

/** After the last round: the play-off, the champion, or what the director decides. */
function afterAll(
  { settings, players }: Book,
  title: TitleStatus | undefined,
  written: WrittenLists,
): HowFar {
  const facts = [sentence('runPlayers', { count: players.length })];
  if (title?.state === 'playOff') {
    const headline = sentence('runPlayOffNext');
    const next = { label: sentence('runPairPlayOff'), goal: { job: 'nk-pair' } } as const;
    return { headline, line: headline, facts, next };
  }
  const headline =
    title?.champion === undefined
      ? sentence('runPlayedAll', { rounds: settings.rounds })
      : sentence('runChampion', { name: namesOf(players)(title.champion) });
  return { headline, line: headline, facts, ...listToWrite(written) };
}

function stopsOf({ rounds, settings }: Book): readonly Stop[] {
  const isDue = rounds.some((each) => !isComplete(each));
  return Array.from({ length: Math.max(settings.rounds, rounds.length) }, (_, i): Stop => {
    const round = rounds[i];
    if (!round) return { state: i === rounds.length && !isDue ? 'next' : 'toCome' };
    const [at] = round.places;
    return { state: isComplete(round) ? 'played' : 'due', ...(at && { at }) };
  });
}

function moreOf(
  book: Book,
  title: TitleStatus | undefined,
  written: WrittenLists,
): readonly More[] {
  const { event, settings, rounds } = book;
  const inPlay = roundInPlay(book);
  const played = event.rounds.length;
  const paired = rounds.length;
  return [
    // Lists for the wall are of use until the round is played.
    ...(paired > played
      ? [{ job: 'nk-wall', line: sentence('runRoundLine', { round: paired }) } as const]
      : []),
    ...(inPlay
      ? [{ job: 'nk-pair', line: sentence('runPairAgain', { round: paired }) } as const]
      : []),
    { job: 'nk-standings', line: standingsLine(played, written) },
    ...(paired > 0
      ? [
          {
            job: 'nk-share',
            line: sentence(paired > played ? 'runPairingLine' : 'runResultsLine', {
              round: paired,
            }),
          } as const,
        ]
      : []),
    ...(title ? [{ job: 'nk-title', line: titleLine(title) } as const] : []),
    { job: 'nk-export', line: sentence('runRounds', { count: played }) },
    {
      job: 'nk-rights',
      line:
        played < settings.rounds
          ? sentence('runKnownAfter', { round: settings.rounds })
          : rightsLine(written),
    },
  ];
}

function titleLine({ state, candidates }: TitleStatus): Sentence {
  return state === 'champion'
    ? sentence('runTitleDecided')
    : sentence('runTitleOpen', { count: candidates.length });
}

/** The players, on their sheet. */
function playersRow(facts: WorkbookFacts, tables: readonly SourceTable[]): readonly More[] {
  const table = tableNamed(tables, playersTable);
  if (!table || !holds(facts, playersTable)) return [];
  const title = sentence('runPlayersSheet');
  return [{ title, line: sentence('runPlayersWhat'), at: table.place }];
}
