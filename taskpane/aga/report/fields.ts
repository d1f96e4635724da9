import { sentence } from '../../../language';
import { defineFields } from '../../columns/define-fields';
import type { Fields, Kind } from '../../columns/fields';
import { numberKind, shownCell, textKind } from '../../columns/kinds';
import type { ListWanted } from '../../operation/operation';
import { lastRead } from './names';
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
    const [, rank = '', behind = ''] =
      cell.kind === 'text' ? (/^\s*(\d{1,2}\s*[kdp])\s+(\S.*?)\s*$/i.exec(cell.text) ?? []) : [];
    if (rank !== '') {
      return { ok: false, sentence: sentence('agaRankBehind', { address, rank, behind }) };
    }
    return { ok: false, sentence: sentence('agaRankNeeded', { address, content }) };
  },
};

export const reportPlayerFields = defineFields({
  player: { label: 'agaPlayer', synonyms: playerHeadings.player },
  id: {
    label: 'agaIdColumn',
    synonyms: playerHeadings.id,
    unique: 'number',
  },
  rank: {
    label: 'agaRank',
    synonyms: ['rank', 'grade', 'graad', 'rang'],
    kind: rankKind,
  },
  rating: {
    label: 'agaRatingColumn',
    synonyms: playerHeadings.rating,
    kind: numberKind({ least: -50, most: 50 }),
  },
  surname: {
    label: 'agaSurname',
    synonyms: ['last name', 'surname', 'family name', 'achternaam'],
  },
  givenName: {
    label: 'agaGivenName',
    synonyms: ['first name', 'firstname', 'given name', 'voornaam'],
  },
}) satisfies Fields;

export const reportGameFields = defineFields({
  round: {
    label: 'agaRound',
    synonyms: ['round', 'rd', 'ronde'],
    kind: numberKind({ least: 1, most: 99, whole: true }),
  },
  whiteId: { label: 'agaWhiteId', synonyms: ['white id', 'white aga id', 'nummer wit'] },
  white: { label: 'agaWhite', synonyms: ['white', 'wit'] },
  blackId: { label: 'agaBlackId', synonyms: ['black id', 'black aga id', 'nummer zwart'] },
  black: { label: 'agaBlack', synonyms: ['black', 'zwart'] },
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
  },
  komi: {
    label: 'agaKomi',
    synonyms: ['komi'],
    kind: numberKind({ least: -400, most: 400, fractions: true }),
  },
}) satisfies Fields;

/** Who played. */
export const reportPlayerList = {
  title: 'agaReportPlayers',
  hint: 'agaReportPlayersHint',
  known: lastRead('players'),
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
  known: lastRead('games'),
  fields: reportGameFields,
  needs: [
    ['whiteId', 'white'],
    ['blackId', 'black'],
  ],
} as const satisfies ListWanted<typeof reportGameFields>;
