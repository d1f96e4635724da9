import { defineFields, inThousands, numberKind } from '../../sheets/columns/kinds';
import {
  groupKind,
  pointsBeforeKind,
  rankKind,
  resultKind,
  rightKind,
  roundsKind,
} from './results';

const whole = numberKind({ least: 1, whole: true });

const person = {
  right: {
    label: 'nkRight',
    synonyms: ['right', 'recht', 'verdiend recht', 'earned right', 'rechten'],
    kind: rightKind,
  },
  club: {
    label: 'nkClub',
    synonyms: ['club', 'go club', 'club name', 'clubnaam', 'vereniging'],
  },
  country: {
    label: 'nkCountry',
    synonyms: ['country', 'land'],
  },
  grade: {
    label: 'nkGrade',
    synonyms: ['grade', 'graad', 'rank', 'rang', 'dan', 'kyu', 'kyu dan', 'dan kyu', 'dangraad'],
    kind: rankKind,
  },
  pin: {
    label: 'nkPin',
    synonyms: ['pin', 'egd pin', 'egf pin', 'pincode'],
  },
  egdName: {
    label: 'nkEgdName',
    synonyms: ['egd name', 'egd-naam', 'name in egd'],
  },
} as const;

/** What a player wishes for the weekend, and when they come. */
const weekend = {
  enters: {
    label: 'nkEnters',
    synonyms: ['enters in round', 'doet mee vanaf ronde', 'stapt in in ronde'],
    kind: whole,
  },
  pointsBefore: {
    label: 'nkPointsBefore',
    synonyms: ['points before entry', 'punten voor de eerste ronde'],
    kind: pointsBeforeKind,
  },
  withdrawn: {
    label: 'nkWithdrawn',
    synonyms: ['withdrawn after round', 'gestopt na ronde', 'teruggetrokken na ronde'],
    kind: numberKind({ least: 0, whole: true }),
  },
  absent: {
    label: 'nkAbsentRounds',
    synonyms: [
      ...['absent in rounds', 'absent in round', 'absent rounds', 'rounds absent', 'absent'],
      ...['absence', 'absences', 'afwezig in ronden', 'afwezig in rondes', 'afwezig in ronde'],
      ...['afwezige ronden', 'afwezige rondes', 'ronden afwezig', 'rondes afwezig'],
      ...['ronde afwezig', 'afwezig', 'afwezigheid', 'absentie'],
    ],
    kind: roundsKind,
  },
  notAgainst: {
    label: 'nkNotAgainst',
    synonyms: ['not against', 'niet tegen', 'avoid', 'vermijden'],
  },
  keptBoard: {
    label: 'nkKeptBoard',
    synonyms: ['keeps board', 'fixed board', 'houdt tafel', 'vaste tafel'],
    kind: whole,
  },
} as const;

const names = ['name', 'naam', 'player', 'speler', 'participant', 'deelnemer'];
const rating = inThousands(numberKind());
const ratings = ['rating', 'egf rating', 'gor', 'strength', 'speelsterkte', 'sterkte'];
const numbers = ['number', 'nummer', 'no', 'nr', 'volgnummer'];
const groups = ['group', 'groep', 'start group', 'startgroep', 'starting group'];

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

/** The table of players; the rating may be missing in an event read from a tournament table. */
export const playerFields = defineFields({
  number: { label: 'nkNumber', synonyms: numbers, kind: whole, presence: 'always' },
  name: {
    label: 'nkName',
    synonyms: names,
    presence: 'always',
    unique: true,
  },
  rating: { label: 'nkRating', synonyms: ratings, kind: rating, presence: 'column' },
  group: { label: 'nkGroupColumn', synonyms: groups, kind: groupKind, presence: 'column' },
  ...person,
  ...weekend,
});

/** The table of a round. A line without White is a bye or an absence. */
export const roundFields = defineFields({
  board: {
    label: 'nkBoard',
    synonyms: ['board', 'tafel', 'bord'],
    kind: whole,
    presence: 'column',
  },
  blackNumber: {
    label: 'nkBlackNumber',
    synonyms: ['no. black', 'nr. zwart'],
    kind: whole,
    presence: 'always',
  },
  black: { label: 'nkBlack', synonyms: ['black', 'zwart'], presence: 'column' },
  whiteNumber: {
    label: 'nkWhiteNumber',
    synonyms: ['no. white', 'nr. wit'],
    kind: whole,
    presence: 'column',
  },
  white: { label: 'nkWhite', synonyms: ['white', 'wit'], presence: 'column' },
  result: {
    label: 'nkResult',
    synonyms: ['result', 'uitslag'],
    kind: resultKind,
    presence: 'column',
  },
  group: {
    label: 'nkGroupColumn',
    synonyms: ['group', 'groep'],
  },
  remark: {
    label: 'nkRemark',
    synonyms: ['remark', 'opmerking'],
  },
});

export type RoundField = keyof typeof roundFields;
