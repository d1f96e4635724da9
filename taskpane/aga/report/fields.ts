import { sentence } from '../../../language';
import { defineFields, type Fields, type Kind } from '../../columns/fields';
import { numberKind, shownCell, textKind } from '../../columns/kinds';
import type { ListWanted } from '../../operation/operation';
import { playerHeadings } from '../section/player-headings';
import { winnerKind } from './winner';

/** `4d`; a number may be a place, so a rating has a column of its own. */
const rankKind: Kind<string> = {
  read(cell, context) {
    const read = textKind.read(cell, context);
    if (read.ok && /^\d{1,2}\s*[kdp]$/i.test(read.value)) {
      return { ...read, value: read.value.replace(/\s+/g, '') };
    }
    const { address, mark } = context;
    const content = shownCell(cell, mark);
    return { ok: false, sentence: sentence('agaRankNeeded', { address, content }) };
  },
};

const name = { kind: textKind, presence: 'optional' } as const;

export const reportPlayerFields = defineFields({
  player: { ...name, label: 'agaPlayer', synonyms: playerHeadings.player },
  id: {
    ...name,
    label: 'agaIdColumn',
    synonyms: [...playerHeadings.id, 'aga nummer'],
    unique: true,
  },
  rank: {
    label: 'agaRank',
    synonyms: ['rank', 'grade', 'graad', 'rang'],
    kind: rankKind,
    presence: 'optional',
  },
  rating: {
    label: 'agaRatingColumn',
    synonyms: playerHeadings.rating,
    kind: numberKind({ least: -50, most: 50 }),
    presence: 'optional',
  },
  surname: {
    ...name,
    label: 'agaSurname',
    synonyms: ['last name', 'surname', 'family name', 'achternaam'],
  },
  givenName: {
    ...name,
    label: 'agaGivenName',
    synonyms: ['first name', 'firstname', 'given name', 'voornaam'],
  },
}) satisfies Fields;

export const reportGameFields = defineFields({
  round: {
    label: 'agaRound',
    synonyms: ['round', 'rd', 'ronde'],
    kind: numberKind({ least: 1, most: 99, whole: true }),
    presence: 'optional',
  },
  whiteId: { ...name, label: 'agaWhiteId', synonyms: ['white id', 'white aga id', 'nummer wit'] },
  white: { ...name, label: 'agaWhite', synonyms: ['white', 'wit'] },
  blackId: { ...name, label: 'agaBlackId', synonyms: ['black id', 'black aga id', 'nummer zwart'] },
  black: { ...name, label: 'agaBlack', synonyms: ['black', 'zwart'] },
  winner: {
    label: 'agaWinner',
    synonyms: ['winner', 'result', 'winnaar', 'uitslag'],
    kind: winnerKind,
    presence: 'column',
  },
  handicap: {
    label: 'agaHandicap',
    synonyms: ['handicap', 'handi', 'hcp', 'voorgift'],
    kind: numberKind({ least: 0, most: 9, whole: true }),
    presence: 'optional',
  },
  komi: {
    label: 'agaKomi',
    synonyms: ['komi'],
    kind: numberKind({ least: -400, most: 400, fractions: true }),
    presence: 'optional',
  },
}) satisfies Fields;

/** Who played. */
export const reportPlayerList = {
  title: 'agaReportPlayers',
  hint: 'agaReportPlayersHint',
  ofPlayers: true,
  fields: reportPlayerFields,
  needs: [
    ['player', 'surname'],
    ['rank', 'rating'],
  ],
} as const satisfies ListWanted<typeof reportPlayerFields>;

/** What was played. */
export const reportGameList = {
  title: 'agaReportGames',
  hint: 'agaReportGamesHint',
  fields: reportGameFields,
  needs: [
    ['whiteId', 'white'],
    ['blackId', 'black'],
  ],
} as const satisfies ListWanted<typeof reportGameFields>;
