import {
  DEFAULT_SETTINGS,
  type EgdContent,
  type EgdGame,
  type EgdLoss,
  type EgdNameWritten,
  type EgdNotTaken,
  type EgdRead,
  egdTableSteps,
  minutesNeeded,
  nkStandingsSteps,
  missingFields,
  type NkEvent,
  type PlayerNumber,
  readEgdTableSteps,
  type Result,
  type Settings,
  type Standings,
  type Stepwise,
} from '../../../src';
import {
  cut,
  ruled,
  sentence,
  type Sentence,
  type TextKey,
  type Translate,
} from '../../../src/language';
import type { Book } from '../book/book';
import { type EventFacts, factsOf, headerLabels, headerOf } from '../book/header';
import { fixedPairs, inRounds, lossOf } from './losses';
import {
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
  refused,
} from '../../jobs/operation';
import { pastedTooLong } from '../../sheets/pasted';
import type { Finding, Plan } from '../../sheets/plan';
import { sheetNames } from '../../sheets/sheet-names';
import { failuresOf, moreThan } from '../../../src/exchange';
import { namesOf } from '../book/settings';
import { holds, playersTable, roundsIn } from '../book/tables';
import { namedApart, type NamedApart, sheetsOfEvent } from './event-sheets';
import { otherKind } from './other-kind';
import { areaName } from '../../sheets/address';
import { entry } from '../../sheets/sheet-parts';

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
  pinsForOpenGotha: 'nkLossPinsForOpenGotha',
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
interface ExportChoices {
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
  const other = otherKind(options.text, 'nkOtherEgdTable');
  if (other) return refused(other);
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
  const first = yield* otherFirst(event);
  const about = factsOf(content.header);
  const sheets = yield* sheetsOfEvent(
    event,
    { players, about, taken: sheetNames(facts) },
    { t, language },
  );
  return {
    ok: true,
    plan: {
      title: t('nk-import'),
      sheets,
      blocks: [],
      names: [],
      sources,
      warnings: [
        ...(first === undefined
          ? []
          : [{ sentence: sentence('nkImportFirst', { theirs: names(1), ours: names(first) }) }]),
        ...warningsOf(content, names),
        ...sameNames,
      ],
    },
    detail: { players: players.length, rounds: content.rounds.length },
  };
}

/** Who is first by the rules of the championship, where that is not the first of the table; of complete rounds only. */
function* otherFirst(event: NkEvent): Stepwise<PlayerNumber | undefined> {
  if (event.rounds.some(({ games }) => games.some(({ result }) => result === null)))
    return undefined;
  const standings = yield* nkStandingsSteps(event);
  const places = standings.ok ? standings.value.lines : [];
  const [first] = places;
  const isShared = places.some(({ player, place }) => player === 1 && place === 1);
  return first === undefined || isShared || event.rounds.length === 0 ? undefined : first.player;
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
  licences: 'nkNotLicences',
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
  { players, colourless, handicaps, notTaken, roundsDown, orderedBy }: EgdContent,
  names: (number: number) => string,
): readonly Finding[] {
  const list = (games: readonly EgdGame[]): readonly Sentence[] =>
    games.map(({ round, players: [one, two] }) => {
      const pair = sentence('nkPairNames', { one: names(one), two: names(two) });
      return sentence('nkPairInRound', { round, pair });
    });
  const groupless = players.filter(({ group }) => group === undefined);
  const foreign = players.filter(
    ({ name, egdName }) => name !== undefined && egdName === undefined,
  );
  return [
    { sentence: sentence('nkImportRatings') },
    ...groupsOf(
      groupless.map(({ number }) => names(number)),
      players.length,
      orderedBy,
    ),
    ...(roundsDown ? [{ sentence: sentence('nkImportRoundsDown') }] : []),
    ...(foreign.length === 0
      ? []
      : [
          {
            sentence: sentence('nkImportForeignNames', {
              names: foreign.map(({ number }) => names(number)),
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

/** Whose start group the table does not show; nobody's where it orders by another figure than the score. */
function groupsOf(
  groupless: readonly string[],
  players: number,
  orderedBy: string | undefined,
): readonly Finding[] {
  if (groupless.length === 0) return [];
  return groupless.length === players && orderedBy !== undefined
    ? [{ sentence: sentence('nkImportNoScore', { figure: cut(orderedBy) }) }]
    : [{ sentence: sentence('nkImportGroups', { names: groupless }) }];
}

/** Writes the names of the table into their column; undefined where there is none, or nothing to write. */
export function keepNames(
  { players, egdNames }: Book,
  names: readonly EgdNameWritten[],
  t: Translate,
): Plan | undefined {
  if (!egdNames) return undefined;
  const byNumber = new Map(names.map(({ player, egd }) => [player, egd]));
  const blocks = players.flatMap(({ number, egdName = '' }, i) => {
    const [egd, place] = [byNumber.get(number), egdNames.cells[i]];
    if (egd === undefined || egd === egdName || !place) return [];
    const { sheetId, sheet, area } = place;
    return [{ sheetId, sheet, at: areaName(area), cells: [[entry(egd)]] }];
  });
  const [first] = blocks;
  if (!first) return undefined;
  return {
    title: t('nkEgdKeep'),
    sheets: [],
    blocks,
    names: [],
    activate: first.sheet,
    sources: [egdNames.source],
    warnings: [],
  };
}
