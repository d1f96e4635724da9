import { significant } from '../../src';
import { sentence } from '../../src/language';
import {
  choiceKind,
  defineFields,
  inThousands,
  numberKind,
  placeKind,
  shownCell,
} from '../sheets/columns/kinds';
import type { ChooseAmong, Fields, Kind } from '../sheets/columns/fields';
import { filledBelow, titleOf } from '../sheets/columns/recognition';
import { spelling } from '../sheets/columns/spelling';
import { writtenNumber } from '../sheets/notation';
import { isPercentFormat } from '../sheets/receipt';
import type { SourceCell } from '../sheets/source';
import type { ListWanted } from '../jobs/operation';

/** Functions refuse larger scores as a slip. */
const largest = 1_000_000;

const anyScore = numberKind({ least: -largest, most: largest, fractions: true });

/** What stands behind a figure: a note, or the unit. */
const behindFigure = /\s*(?:[*†‡]+|mps?|vps?)$/i;

/**
 * A score: a number, or a percentage as it shows, also in a text of another country. Three digits behind one mark may be thousands or
 * decimals, so that they are refused.
 */
const scoreKind: Kind<number> = {
  read(cell, context) {
    if (cell.kind === 'number' && isPercentFormat(cell.format ?? '')) {
      return { ok: true, value: significant(100 * cell.value) };
    }
    const reading = anyScore.read(cell, context);
    if (reading.ok || cell.kind !== 'text') return reading;
    const bare = spelling(cell.text).replace(behindFigure, '');
    const isPercentage = bare.endsWith('%');
    const found = writtenNumber(bare.replace(/\s?%$/, ''));
    if (!found) return reading;
    if (found.isOpen && !isPercentage) return inThousands(anyScore).read(cell, context);
    const value = isPercentage && found.isOpen ? found.value / 1000 : found.value;
    return Math.abs(value) > largest ? reading : { ok: true, value, textNumber: true };
  },
};

/** Masterpoints, with two decimals at most: three digits behind one mark are thousands. */
function amountIn(text: string): number | undefined {
  return writtenNumber(spelling(text).replace(behindFigure, ''))?.value;
}

/** The amounts of a cell with one for each player, such as `2,310.55 / 1,204.10`. */
function amountsIn(text: string): readonly number[] | undefined {
  const amounts = text.split(/[/&+;|]|\s[-–]\s/).map(amountIn);
  const known = amounts.filter((each) => each !== undefined);
  return known.length === amounts.length && known.length > 1 ? known : undefined;
}

/** What says that nobody knows the masterpoints of an entry. */
const unknown = new Set([
  'unknown',
  'onbekend',
  'not known',
  'n/a',
  'na',
  'nvt',
  'n.v.t.',
  '?',
  '-',
  '–',
]);

/** Masterpoints have two decimals at most: 1.234 has three. */
const amount = inThousands(numberKind({ least: 0 }), (value) => {
  const thousandths = significant(1000 * value);
  return value > 0 && value < 1000 && Number.isInteger(thousandths) && thousandths % 10 !== 0;
});

/** Masterpoints of a player; what is none of them is told by whose they are. */
const holding: Kind<number> = {
  read(cell, context) {
    const written = cell.kind === 'text' ? amountIn(cell.text) : undefined;
    if (written !== undefined && written >= 0) {
      return { ok: true, value: written, textNumber: true };
    }
    const reading = amount.read(cell, context);
    if (reading.ok || cell.kind !== 'text' || /\d/.test(cell.text)) return reading;
    const content = shownCell(cell, context.mark);
    const { address, name = '' } = context;
    const values = { address, content, name: name === '' ? address : name };
    return { ok: false, sentence: sentence('sofHeldNone', values) };
  },
};

/** Masterpoints of an entry: their total, an amount for each player, or none where they are said to be unknown. */
const holdingsKind: Kind<readonly number[]> = {
  read(cell, context) {
    const text = cell.kind === 'text' ? cell.text : '';
    const amounts = amountsIn(text);
    if (amounts) return { ok: true, value: amounts };
    if (unknown.has(spelling(text).toLowerCase())) return { ok: true, value: [] };
    const reading = holding.read(cell, context);
    return reading.ok ? { ...reading, value: [reading.value] } : reading;
  },
};

/** What the cells below “MPs” say: an amount for each player is held; one with the stratum behind it was won. */
function pointsTold(cells: readonly SourceCell[]): 'holdings' | 'nothing' | undefined {
  const texts = cells.flatMap((cell) => (cell.kind === 'text' ? [spelling(cell.text)] : []));
  const most = (of: (text: string) => boolean): boolean =>
    2 * texts.filter(of).length > cells.length;
  if (most((text) => amountsIn(text) !== undefined)) return 'holdings';
  const isAward = (text: string): boolean => /^\d*[.,]?\d+\s?\(?[A-Z]{1,3}\)?$/i.test(text);
  return most(isAward) ? 'nothing' : undefined;
}

/** The number of a pair or team, as programs write it: `7`, `A7`, `12 NS`, `EW 3`. */
function isEntryNumber(cell: SourceCell): boolean {
  if (cell.kind === 'number') return true;
  if (cell.kind !== 'text') return false;
  const direction = '(?:N[-/]?S|E[-/]?W|O[-/]?W|N[-/]?Z|[NESWZO])';
  const number = '#?[A-Z]{0,2}[ -]?\\d{1,4}';
  return new RegExp(`^(?:${number} ?-? ?${direction}?|${direction} ?-? ?${number})\\.?$`, 'i').test(
    spelling(cell.text),
  );
}

const isText = ({ kind }: SourceCell): boolean => kind === 'text';

const isEntryName = (cell: SourceCell): boolean => cell.kind === 'text' && !isEntryNumber(cell);

const letters = choiceKind({ A: ['A', '1'], B: ['B', '2'], C: ['C', '3'] });

/** What may stand before a letter, and `A/X`, the upper flight of events that play two as one. */
const stratumWords = /^(?:strat(?:um|a)?|flight|flt|lijn)[ .:]*(?=[abc123]\b)/i;

/** A, B or C, also as `Strat A` and `A/X`; also 1, 2 or 3 (E8). */
const stratumKind: Kind<'A' | 'B' | 'C'> = {
  read(cell, context) {
    const typed = cell.kind === 'text' ? spelling(cell.text) : '';
    const bare = typed
      .replace(stratumWords, '')
      .replace(/^a ?\/ ?x$/i, 'A')
      .replace(/\.$/, '');
    const reading = letters.read(typed === '' ? cell : { kind: 'text', text: bare }, context);
    if (reading.ok || (cell.kind !== 'text' && cell.kind !== 'number')) return reading;
    const content = shownCell(cell, context.mark);
    const { address, name = '' } = context;
    const values = { address, content, name: name === '' ? address : name };
    return { ok: false, sentence: sentence('sofStratumBad', values) };
  },
};

/** What a heading of a player’s masterpoints may be, by the player's number. */
const ofPlayer = (n: number): readonly string[] => [
  ...[`mps ${n}`, `mp ${n}`, `masterpoints ${n}`, `meesterpunten ${n}`, `holdings ${n}`],
  ...['mps', 'mp', 'masterpoints'].map((points) => `player ${n} ${points}`),
  ...['mps', 'mp', 'masterpoints'].map((points) => `${points} player ${n}`),
  ...['mp', 'meesterpunten'].map((points) => `${points} speler ${n}`),
  ...['mp', 'meesterpunten'].map((points) => `speler ${n} ${points}`),
  ...['holding', 'mp total', 'mps total', 'total mps', 'total mp'].map((held) => `${held} ${n}`),
  ...[`meisterpunkte ${n}`, `masterpoints held ${n}`, `mps held ${n}`],
  // As the awards sheet heads them.
  ...[`held by player ${n}`, `in bezit van speler ${n}`],
];

/** Headings, with commas between them. */
const headings = (...lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(', '));

/** What a heading of the name of one player may be. */
const playerHeadings = (n: number): readonly string[] => [
  ...[`player ${n}`, `player ${n} name`, `name ${n}`, `name player ${n}`, `name of player ${n}`],
  ...[`speler ${n}`, `naam ${n}`, `naam speler ${n}`, `spelersnaam ${n}`, `player name ${n}`],
  ...(n === 2 ? ['partner', 'partner name', 'naam partner'] : []),
];

/**
 * Which of several scores counts, such as matchpoints beside percentages: the one that agrees with the ranks, else the first of
 * those that put the entries in the same order. A column that is no score, such as `132 / 240`, is none of them.
 */
function scoreAmong(
  columns: readonly number[],
  { source, header, taken }: Parameters<ChooseAmong>[1],
): number | undefined {
  const { mark, rows } = source;
  const ordered = columns.flatMap((column) => {
    const scores = rows.slice(header + 1).map(({ cells }) => {
      const cell = cells[column];
      if (!cell || cell.kind === 'blank') return undefined;
      const reading = scoreKind.read(cell, { address: '', mark });
      return reading.ok ? reading.value : undefined;
    });
    const known = scores.filter((score) => score !== undefined);
    const all = filledBelow(source, header, column);
    return 2 * known.length > all.length ? [{ column, places: placesOf(scores) }] : [];
  });
  const [first, ...others] = ordered;
  if (!first) return undefined;
  const same = (a: readonly number[], b: readonly number[]): boolean =>
    a.every((place, row) => place === 0 || b[row] === 0 || place === b[row]);
  if (others.every(({ places }) => same(first.places, places))) {
    const isPercent = ({ column }: { readonly column: number }): boolean =>
      /%|pct|perc|procent/i.test(titleOf(source, header, column));
    return (ordered.find(isPercent) ?? first).column;
  }
  const { rank } = taken;
  if (rank === undefined) return undefined;
  const ranks = rows.slice(header + 1).map(({ cells }) => {
    const reading = placeKind.read(cells[rank] ?? { kind: 'blank' }, { address: '', mark });
    return reading.ok ? reading.value : 0;
  });
  const agreeing = ordered.filter(({ places }) => same(ranks, places));
  return agreeing.length === 1 ? agreeing[0]?.column : undefined;
}

/** The place of each score, highest first; 0 where there is none. */
function placesOf(scores: readonly (number | undefined)[]): readonly number[] {
  const places = new Map<number, number>();
  const known = scores.filter((score) => score !== undefined).map(significant);
  for (const [at, score] of known.sort((a, b) => b - a).entries()) {
    if (!places.has(score)) places.set(score, at + 1);
  }
  return scores.map((score) => (score === undefined ? 0 : (places.get(significant(score)) ?? 0)));
}

/** The columns of a list of entries, with the words of ACBLscore, ACBL Live, BridgeWebs, Pianola and the NBB (H1, J18). */
const entryFields = defineFields({
  // The heading that comes first counts: a team is known by its name, though its players are listed as well.
  entry: {
    label: 'sofEntry',
    synonyms: headings(
      'team, teams, team name, teamnaam, viertal, viertallen, names',
      'namen, name, naam, players, spelers, player names, pair names',
      'pair name, team members, partnership, partnerships, contestants',
      'contestant, entry, entries, entrants, deelnemers, pair, pairs',
      'paar, paren, spieler, paarname, mannschaft, joueurs, noms',
      'paire, paires, équipe',
    ),
    unique: true,
    fits: isEntryName,
    fitsAlone: isText,
    among: 'first',
  },
  score: {
    label: 'sofScore',
    synonyms: headings(
      'score, %, pct, perc, percentage, percent, procent, score pct',
      'pct score, matchpoints, match points, match score',
      'matchpoint score, mp score, vps, vp, vp score, victory points',
      'wedstrijdpunten, imps, imp, cross imps, x imps, butler, total',
      'total score, final score, overall score, session score, totaal',
      'totaalscore, eindscore, resultaat, uitslag, result',
      'prozent, ergebnis, pourcentage, résultat',
    ),
    kind: scoreKind,
    decides: true,
    among: scoreAmong,
  },
  holdings: {
    label: 'sofHoldings',
    synonyms: headings(
      'masterpoints held, mps held, mp held, total masterpoints',
      'total mps, total mp, holdings, holding, mp holding, mps total',
      'mp total, masterpoints total, combined masterpoints, combined mps',
      'pair masterpoints, team masterpoints, meesterpunten totaal',
      'totaal meesterpunten, totaal mp, mp totaal, bezit, meesterpunten in bezit',
    ),
    kind: holdingsKind,
    decides: true,
  },
  holdings1: { label: 'sofHoldings1', synonyms: ofPlayer(1), kind: holding, decides: true },
  holdings2: { label: 'sofHoldings2', synonyms: ofPlayer(2), kind: holding, decides: true },
  stratum: {
    label: 'sofStratum',
    synonyms: ['strat', 'stratum', 'flight', 'strata', 'flt'],
    kind: stratumKind,
    decides: true,
  },
  rank: {
    label: 'sofRank',
    synonyms: headings(
      'overall rank, overall place, overall position, final rank, overall',
      'rank a, rank, place, pos, position, ranking, plaats, positie',
      'rang, platz, classement, pl, a',
    ),
    kind: placeKind,
    decides: true,
    among: 'first',
    besides: 'score',
  },
  rankB: {
    label: 'sofRankB',
    synonyms: ['rank b', 'place b', 'place in b', 'b'],
    kind: placeKind,
    decides: true,
    among: 'first',
    besides: 'score',
  },
  rankC: {
    label: 'sofRankC',
    synonyms: ['rank c', 'place c', 'place in c', 'c'],
    kind: placeKind,
    decides: true,
    among: 'first',
    besides: 'score',
  },
  section: { label: 'sofSection', synonyms: ['sec', 'section', 'sect', 'sectie', 'lijn', 'poule'] },
  // A column headed as that of entries is here where it holds their numbers.
  number: {
    label: 'sofNumber',
    synonyms: headings(
      'pair no, pair number, pair nr, #, no, team no, team number',
      'nr, number, nummer, paarnummer, paarnr, teamnummer',
      'startnummer, start no, pair id, pair, pairs, paar, paren',
      'team, teams, viertal, viertallen, entry, paire, paires',
    ),
    among: 'first',
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
      told: pointsTold,
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
