import { sentence } from '../../src/language';
import {
  choiceKind,
  defineFields,
  numberKind,
  placeKind,
  shownCell,
} from '../sheets/columns/kinds';
import type { Fields, Kind } from '../sheets/columns/fields';
import type { ListWanted } from '../jobs/operation';

/** Functions refuse larger scores as a slip. */
const largest = 1_000_000;

const amount = numberKind({ least: 0 });

/** Two numbers with a sign between them: `2,310.55 / 1,204.10`. */
const twoAmounts = /^[\d.,\s]*\d\s*[/&+;|]\s*\d[\d.,\s]*$/;

/** Masterpoints of an entry or of a player; what is none of them is told by whose they are. */
const heldBy = (whom: 'entry' | 'player'): Kind<number> => ({
  read(cell, context) {
    const reading = amount.read(cell, context);
    if (reading.ok || cell.kind !== 'text') return reading;
    const content = shownCell(cell, context.mark);
    const { address, name = '' } = context;
    const values = { address, content, name: name === '' ? address : name };
    if (whom === 'entry' && twoAmounts.test(cell.text.trim())) {
      return { ok: false, sentence: sentence('sofHeldTwo', values) };
    }
    if (!/\d/.test(cell.text)) return { ok: false, sentence: sentence('sofHeldNone', values) };
    return reading;
  },
});

const holding = heldBy('player');

const letters = choiceKind({ A: ['A', '1'], B: ['B', '2'], C: ['C', '3'] });

/** A, B or C; also 1, 2 or 3 (E8). */
const stratumKind: Kind<'A' | 'B' | 'C'> = {
  read(cell, context) {
    const reading = letters.read(cell, context);
    if (reading.ok || (cell.kind !== 'text' && cell.kind !== 'number')) return reading;
    const content = shownCell(cell, context.mark);
    const { address, name = '' } = context;
    const values = { address, content, name: name === '' ? address : name };
    return { ok: false, sentence: sentence('sofStratumBad', values) };
  },
};

/** What a heading of a player’s masterpoints may be, by the player's number. */
const ofPlayer = (n: number): readonly string[] => [
  `mps ${n}`,
  `mp ${n}`,
  `player ${n} mps`,
  `player ${n} mp`,
  `player ${n} masterpoints`,
  `masterpoints ${n}`,
];

/** What a heading of the name of one player may be. */
const playerHeadings = (n: number): readonly string[] => [
  ...[`player ${n}`, `player ${n} name`, `name ${n}`, `name player ${n}`, `name of player ${n}`],
  ...[`speler ${n}`, `naam ${n}`, `naam speler ${n}`, `spelersnaam ${n}`, `player name ${n}`],
  ...(n === 2 ? ['partner', 'partner name', 'naam partner'] : []),
];

/** The columns of a list of entries, with the words of ACBLscore, ACBL Live and BridgeWebs (H1). */
export const entryFields = defineFields({
  entry: {
    label: 'sofEntry',
    synonyms: [
      'pair',
      'pairs',
      'names',
      'team',
      'teams',
      'contestants',
      'entry',
      'paar',
      'paren',
      'namen',
      'deelnemers',
      'viertal',
      'viertallen',
    ],
    unique: true,
  },
  score: {
    label: 'sofScore',
    synonyms: [
      'score',
      '%',
      'pct',
      'percentage',
      'percent',
      'procent',
      'matchpoints',
      'vps',
      'vp',
      'imps',
    ],
    kind: numberKind({ least: -largest, most: largest }),
    decides: true,
  },
  holdings: {
    label: 'sofHoldings',
    synonyms: ['masterpoints held', 'total masterpoints', 'total mps', 'holdings', 'holding'],
    kind: heldBy('entry'),
    decides: true,
  },
  holdings1: { label: 'sofHoldings1', synonyms: ofPlayer(1), kind: holding, decides: true },
  holdings2: { label: 'sofHoldings2', synonyms: ofPlayer(2), kind: holding, decides: true },
  stratum: {
    label: 'sofStratum',
    synonyms: ['strat', 'stratum', 'flight', 'strata'],
    kind: stratumKind,
    decides: true,
  },
  rank: {
    label: 'sofRank',
    synonyms: ['overall rank', 'place', 'rank', 'rank a', 'overall', 'plaats'],
    kind: placeKind,
    decides: true,
  },
  rankB: {
    label: 'sofRankB',
    synonyms: ['rank b', 'place b', 'place in b'],
    kind: placeKind,
    decides: true,
  },
  rankC: {
    label: 'sofRankC',
    synonyms: ['rank c', 'place c', 'place in c'],
    kind: placeKind,
    decides: true,
  },
  section: { label: 'sofSection', synonyms: ['sec', 'section', 'sectie', 'lijn'] },
  number: {
    label: 'sofNumber',
    synonyms: [
      'pair no',
      '#',
      'no',
      'team no',
      'nr',
      'number',
      'nummer',
      'paarnummer',
      'startnummer',
    ],
  },
  player1: { label: 'sofPlayer1', synonyms: playerHeadings(1), person: 'given first' },
  player2: { label: 'sofPlayer2', synonyms: playerHeadings(2), person: 'given first' },
  player3: { label: 'sofPlayer3', synonyms: playerHeadings(3), person: 'given first' },
  player4: { label: 'sofPlayer4', synonyms: playerHeadings(4), person: 'given first' },
  player5: { label: 'sofPlayer5', synonyms: playerHeadings(5), person: 'given first' },
  player6: { label: 'sofPlayer6', synonyms: playerHeadings(6), person: 'given first' },
  holdings3: { label: 'sofHoldings3', synonyms: ofPlayer(3), kind: holding, decides: true },
  holdings4: { label: 'sofHoldings4', synonyms: ofPlayer(4), kind: holding, decides: true },
  holdings5: { label: 'sofHoldings5', synonyms: ofPlayer(5), kind: holding, decides: true },
  holdings6: { label: 'sofHoldings6', synonyms: ofPlayer(6), kind: holding, decides: true },
  playersPerEntry: {
    label: 'sofPlayersPerEntry',
    synonyms: ['players per entry', 'players per team', 'players'],
    kind: numberKind({ least: 2, most: 6, whole: true }),
  },
}) satisfies Fields;

export type EntryFields = typeof entryFields;

export const playerFields = [
  'player1',
  'player2',
  'player3',
  'player4',
  'player5',
  'player6',
] as const;
export const holdingFields = [
  'holdings1',
  'holdings2',
  'holdings3',
  'holdings4',
  'holdings5',
  'holdings6',
] as const;

/** The list of an event's entries. */
export const entryList = {
  title: 'sofEntries',
  hint: 'sofEntriesHint',
  fields: entryFields,
  needs: [
    ['entry', ...playerFields],
    ['holdings', ...holdingFields],
    ['score', 'rank'],
  ],
  doubtful: [
    {
      headings: ['mp', 'mps', 'masterpoints', 'points', 'meesterpunten', 'punten'],
      fields: ['holdings', 'score'],
      asks: 'sofDoubtfulPoints',
      asksOfSeveral: 'sofDoubtfulPlayers',
    },
  ],
} as const satisfies ListWanted<EntryFields>;

/** What a director says of an event, as the pane's form has it: typed or chosen, empty for what is proposed. */
export interface EventOptions {
  /** Empty: the name of the list's sheet. */
  readonly name: string;
  readonly date: string;
  /** Where a column has the totals; columns of players tell it themselves. */
  readonly unit: '' | 'pairs' | 'teams';
  /** Players of a team whose total stands in one column. */
  readonly players: '4' | '5' | '6';
  readonly sessions: string;
  /** Asked: a wrong one changes every award by 40 % (E19). */
  readonly rating: '' | 'Sectional' | 'Regional';
  readonly restrictions: '0' | '1' | '2';
  readonly event: '' | 'Flight A' | 'Bracketed Swiss';
  readonly tables: string;
  readonly depthA: string;
  readonly depthB: string;
  readonly depthC: string;
  /** Masterpoints below which an entry belongs to B and C, where no column says it. */
  readonly limitB: string;
  readonly limitC: string;
  readonly limitBy: 'average' | 'strongest';
  /** The upper limit, for the comparison only. */
  readonly limit: 'Unlimited' | '750' | '100';
  /** Tables in the comparison, one figure per session with blanks between. */
  readonly comparisons: string;
}

export const noOptions: EventOptions = {
  name: '',
  date: '',
  unit: '',
  players: '4',
  sessions: '2',
  rating: '',
  restrictions: '0',
  event: '',
  tables: '',
  depthA: '',
  depthB: '',
  depthC: '',
  limitB: '',
  limitC: '',
  limitBy: 'average',
  limit: 'Unlimited',
  comparisons: '',
};
