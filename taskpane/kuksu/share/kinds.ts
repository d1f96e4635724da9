import { sentence, type Sentence } from '../../../language';
import { withHalves } from '../../../src/exchange';
import { sheetsOfTables } from '../../texts/written/sheets';
import type { WrittenColumn, WrittenKinds } from '../../texts/written/kinds';

const league: WrittenColumn = { role: 'group', headings: ['kuksuLeague'], shown: String };
const name: WrittenColumn = { role: 'name', headings: ['kuksuName'], shown: String };

const headed = (group: string): Sentence => sentence('kuksuRanked', { league: group });

/** The places of every league, and the leagues of a cycle as they were made. */
export const leaguesToShare: WrittenKinds = {
  kinds: [
    {
      headed,
      columns: [
        league,
        { role: 'place', headings: ['kuksuPlace'], shown: String },
        name,
        { role: 'score', headings: ['kuksuPoints'], shown: withHalves },
        { role: 'figure', headings: ['kuksuSodos'], shown: withHalves, isNamed: true },
      ],
    },
    {
      headed,
      columns: [
        league,
        { role: 'place', headings: ['kuksuSeedShort'], shown: String },
        name,
        { role: 'grade', headings: ['kuksuRating'], shown: String },
      ],
    },
  ],
  sheets: (facts) => sheetsOfTables(facts, /^Kuksu_(?:Results|Leagues|Draft)(?:_(\d+).*)?$/i),
};
