import type { Player, PlayerNumber } from '../../../src';
import type { Translate } from '../../../src/language';
import { defineFields, inThousands, numberKind } from '../../sheets/columns/kinds';
import type { Choice, PlanCell } from '../../sheets/plan';
import { blank, centred, entry, number, text, widthFor, words } from '../../sheets/sheet-parts';
import type { SourceCell } from '../../sheets/source';
import { type KeyOf, listOf } from '../../sheets/written-list';
import {
  groupKind,
  type LineResult,
  pointsBeforeKind,
  rankKind,
  resultKind,
  resultWord,
  rightKind,
  roundsKind,
} from './results';

/* The lists of an event: what a director gives, and what is written, filled in and read again. */

const whole = numberKind({ least: 1, whole: true });

const person = {
  right: {
    label: 'nkRight',
    synonyms: ['verdiend recht', 'earned right', 'rechten'],
    kind: rightKind,
  },
  club: {
    label: 'nkClub',
    synonyms: ['go club', 'club name', 'clubnaam', 'vereniging', 'verein'],
  },
  country: {
    label: 'nkCountry',
    synonyms: ['pays'],
  },
  grade: {
    label: 'nkGrade',
    // OpenGotha lists a rank beside the grade, and other lists a place.
    synonyms: [
      ...['grade', 'graad', 'rank', 'rang', 'dan', 'kyu', 'kyu dan', 'dan kyu', 'dangraad'],
      ...['egf rank', 'grad', 'niveau', 'level'],
    ],
    among: 'first',
    kind: rankKind,
  },
  pin: {
    label: 'nkPin',
    synonyms: ['egd pin', 'egf pin'],
  },
  egdName: {
    label: 'nkEgdName',
    synonyms: ['name in egd'],
  },
} as const;

/** Headings that say it of rounds, in any order of words. */
const ofRounds = (word: string, rounds: readonly string[]): readonly string[] => [
  word,
  ...rounds.flatMap((round) => [`${word} ${round}`, `${word} in ${round}`, `${round} ${word}`]),
];

/** What a player wishes for the weekend, and when they come. */
const weekend = {
  enters: {
    label: 'nkEnters',
    synonyms: ['stapt in in ronde'],
    kind: whole,
  },
  pointsBefore: {
    label: 'nkPointsBefore',
    kind: pointsBeforeKind,
  },
  withdrawn: {
    label: 'nkWithdrawn',
    synonyms: ['teruggetrokken na ronde'],
    kind: numberKind({ least: 0, whole: true }),
  },
  absent: {
    label: 'nkAbsentRounds',
    synonyms: [
      ...['absence', 'absences', 'afwezigheid', 'absentie'],
      ...ofRounds('absent', ['round', 'rounds']),
      ...ofRounds('afwezig', ['ronde', 'ronden', 'rondes']),
      ...ofRounds('afwezige', ['ronden', 'rondes']),
    ],
    kind: roundsKind,
  },
  notAgainst: {
    label: 'nkNotAgainst',
    synonyms: ['avoid', 'vermijden'],
  },
  keptBoard: {
    label: 'nkKeptBoard',
    synonyms: ['fixed board', 'vaste tafel'],
    kind: whole,
  },
} as const;

/* What a heading may be, beside the label in every language. */

const names = [
  ...['player', 'speler', 'participant', 'deelnemer', 'spieler', 'teilnehmer', 'joueur'],
  'your name',
];
const rating = inThousands(numberKind());
const ratings = [
  ...['egf rating', 'gor', 'strength', 'speelsterkte', 'sterkte'],
  ...['egf gor', 'wertungszahl', 'spielstärke'],
];
const numbers = ['number', 'nummer', 'volgnummer'];
const groups = ['group', 'groep', 'starting group', 'start group', 'startgroep'];

/** An entry list, as a director has it. */
export const entryFields = defineFields({
  name: {
    label: 'nkName',
    synonyms: names,
    presence: 'always',
    unique: true,
    person: 'given first',
  },
  // A rank can stand for a missing one; "strength" may stand above ranks.
  rating: {
    label: 'nkRating',
    synonyms: ratings,
    kind: rating,
    otherwise: { field: 'grade', kind: rankKind },
  },
  group: { label: 'nkStartGroup', synonyms: groups, kind: groupKind },
  ...person,
  number: { label: 'nkNumber', synonyms: numbers, kind: whole },
  ...weekend,
});

/** A player as the sheet lists it; an event read from a tournament table knows no rating. */
export interface ListedPlayer extends Omit<Player, 'strength'> {
  readonly name: string;
  readonly strength?: number | undefined;
  /** The rounds marked as absent. */
  readonly absent?: readonly number[];
  /** Players not to be paired with, as typed. */
  readonly against?: string;
  readonly keptBoard?: number;
  /** What stands in the carried columns. */
  readonly carried?: readonly SourceCell[];
}

/** What the columns of the players depend on. */
interface PlayersGiven {
  readonly players: readonly ListedPlayer[];
  /** The number of the lowest group. */
  readonly lowest: number;
}

/** A column that stands only where some player has one. */
const rare = (key: 'pin' | 'egdName', width: number) =>
  ({
    ...({ as: 'text', width } as const),
    shown: ({ players }: PlayersGiven) => players.some((player) => (player[key] ?? '') !== ''),
    cell: (player: ListedPlayer) => entry(player[key]),
  }) as const;

const typed = (value: number | undefined): PlanCell =>
  value === undefined ? blank('input') : number(value, 'input');

type Refusal = Required<Pick<Choice, 'refusal'>>['refusal'];

const atLeast =
  (least: number, refusal: (t: Translate) => Refusal) =>
  ({ t }: { readonly t: Translate }): Omit<Choice, 'at'> => ({
    from: { kind: 'number', whole: true, least },
    refusal: refusal(t),
  });

/** 0 shows as "Topgroep", 2 as "Groep 2": the cell stays a number to calculate with. */
function groupFormat(t: Translate): string {
  const other = t('nkGroup', { group: '' }).trim();
  return `"${other} "0;;"${t('nkTopGroup')}"`;
}

/** The table of players; the rating may be missing in an event read from a tournament table. */
export const playerList = listOf<ListedPlayer, PlayersGiven>()({
  number: {
    ...{ label: 'nkNumber', synonyms: numbers, kind: whole, presence: 'always' },
    ...{ as: 'mark', width: 6 },
    cell: (player) => centred(number(player.number)),
  },
  name: {
    ...{ label: 'nkName', synonyms: names, presence: 'always', unique: true },
    ...{ as: 'text', width: ({ texts }) => widthFor(texts) },
    cell: ({ name }) => text(name),
  },
  rating: {
    ...{ label: 'nkRating', synonyms: ratings, kind: rating, presence: 'column' },
    ...{ as: 'number', width: 8 },
    cell: ({ strength }) => (strength === undefined ? blank() : number(strength)),
  },
  right: { ...person.right, ...{ as: 'text', width: 11 }, cell: ({ right }) => words(right) },
  group: {
    ...{ label: 'nkGroupColumn', synonyms: groups, kind: groupKind, presence: 'column' },
    ...{ as: 'text', width: 11 },
    cell: ({ group }, { t }) => ({
      ...{ kind: 'number', value: group, format: groupFormat(t), align: 'left' },
    }),
  },
  startScore: {
    label: 'nkStartScore',
    ...{ as: 'mark', width: 12 },
    cell: ({ group }, { all: { lowest }, line, places }) => ({
      kind: 'formula',
      align: 'centre',
      formula: `=MAX(${places.down('group')})-${places.own('group', line)}`,
      format: '0',
      shown: String(lowest - group),
    }),
  },
  club: {
    ...person.club,
    ...{ as: 'text', width: ({ texts }) => widthFor(texts, { least: 14, most: 24 }) },
    cell: ({ club }) => words(club),
  },
  country: {
    ...{ ...person.country, as: 'text', width: 10 },
    cell: ({ country }) => words(country),
  },
  grade: { ...person.grade, ...{ as: 'text', width: 8 }, cell: ({ grade }) => words(grade) },
  enters: {
    ...{ ...weekend.enters, as: 'number', width: 9 },
    typed: atLeast(1, (t) => t('nkEntersRefusal')),
    cell: ({ enters }) => typed(enters),
  },
  withdrawn: {
    ...{ ...weekend.withdrawn, as: 'number', width: 13 },
    typed: atLeast(0, (t) => t('nkWithdrawnRefusal')),
    cell: ({ withdrawnAfter }) => typed(withdrawnAfter),
  },
  absent: {
    ...{ ...weekend.absent, as: 'mark', width: 9 },
    cell: ({ absent }) => centred(entry(absent?.join(' '))),
  },
  pointsBefore: {
    ...{ ...weekend.pointsBefore, as: 'mark', width: 10 },
    cell: ({ pointsBefore }) =>
      centred(entry(pointsBefore?.map((points) => (points === 0 ? '0' : '½')).join(' '))),
  },
  notAgainst: {
    ...{ ...weekend.notAgainst, as: 'text', width: 20 },
    cell: ({ against }) => entry(against),
  },
  keptBoard: {
    ...{ ...weekend.keptBoard, as: 'number', width: 8 },
    typed: atLeast(1, (t) => t('nkSettingWhole', { least: 1 })),
    cell: ({ keptBoard }) => typed(keptBoard),
  },
  pin: { ...person.pin, ...rare('pin', 12) },
  egdName: { ...person.egdName, ...rare('egdName', 28) },
});

/** What is read of it: nothing from the start score, which follows from the groups. */
const { startScore: _startScore, ...fieldsRead } = playerList.fields;
export const playerFields = fieldsRead;
export type PlayerField = keyof typeof playerFields;

/** What is filled in during the event, in the order of the sheet. */
export const typedOfPlayers = (Object.keys(playerList.columns) as PlayerField[]).filter(
  (key) => key in weekend,
);

/** A game, or a player without opponent. */
export interface RoundLine {
  readonly board?: number;
  readonly player: PlayerNumber;
  readonly opponent?: PlayerNumber;
  /** Undefined where there is none yet. */
  readonly result: LineResult | undefined;
  /** Such as "Topgroep" or "Groep 1 – Groep 2". */
  readonly group?: string | undefined;
  /** Such as "repeat". */
  readonly remark?: string | undefined;
}

interface RoundGiven {
  readonly nameOf: (player: PlayerNumber) => string;
}

/** The table of a round. A line without White is a bye or an absence. */
export const roundList = listOf<RoundLine, RoundGiven>()({
  board: {
    ...{ label: 'nkBoard', synonyms: ['board', 'tafel', 'bord'], kind: whole, presence: 'column' },
    ...{ as: 'mark', width: 8 },
    cell: ({ board }) => (board === undefined ? blank() : centred(number(board))),
  },
  blackNumber: {
    ...{ label: 'nkBlackNumber', synonyms: ['no. black', 'nr. zwart'] },
    ...{ kind: whole, presence: 'always', as: 'mark', width: 8 },
    cell: ({ player }) => centred(number(player)),
  },
  black: {
    ...{ label: 'nkBlack', synonyms: ['black', 'zwart'], presence: 'column' },
    ...{ as: 'text', width: ({ texts }) => widthFor(texts) },
    cell: ({ player }, { all }) => text(all.nameOf(player)),
  },
  whiteNumber: {
    ...{ label: 'nkWhiteNumber', synonyms: ['no. white', 'nr. wit'] },
    ...{ kind: whole, presence: 'column', as: 'mark', width: 8 },
    cell: ({ opponent }) => (opponent === undefined ? blank() : centred(number(opponent))),
  },
  white: {
    ...{ label: 'nkWhite', synonyms: ['white', 'wit'], presence: 'column' },
    ...{ as: 'text', width: ({ texts }) => widthFor(texts) },
    cell: ({ opponent }, { all }) =>
      opponent === undefined ? blank() : text(all.nameOf(opponent)),
  },
  result: {
    ...{ label: 'nkResult', synonyms: ['result', 'uitslag'], kind: resultKind },
    ...{ presence: 'column', as: 'text', width: 18 },
    cell: ({ result }, { t }) => entry(result && resultWord(result, t)),
  },
  group: {
    ...{ label: 'nkGroupColumn', synonyms: ['group', 'groep'] },
    ...{ as: 'text', width: ({ texts }) => widthFor(texts, { least: 11, most: 24 }) },
    cell: ({ group }) => words(group),
  },
  remark: {
    ...{ label: 'nkRemark', synonyms: ['remark', 'opmerking'] },
    ...{ as: 'text', width: ({ texts }) => widthFor(texts, { least: 24, most: 36 }) },
    cell: ({ remark }) => words(remark),
  },
});

export const roundFields = roundList.fields;
export type RoundField = KeyOf<typeof roundList>;
