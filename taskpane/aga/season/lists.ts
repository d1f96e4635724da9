import { sentence, type Translate } from '../../../src/language';
import type { PlanCell } from '../../sheets/plan';
import type { NamedArea } from '../../sheets/source';
import { lineStates, mostLines, quoted } from '../../sheets/season';
import { blank, centred, formatted, formula, spilling, words } from '../../sheets/sheet-parts';
import { type CellGiven, type KeyOf, listOf, type Places } from '../../sheets/written-list';
import type { SeasonFact, SectionPlace } from '../section/section-sheet';
import { pointsFormat, shownPoints } from '../section/written';

/* The lists of a season: its qualifiers, the lines of their players, and the totals that follow from these. */

/** Qualifiers that a season has room for. */
export const mostQualifiers = 40;

/** A row of the list of qualifiers; nothing of it is known where it is free. */
interface QualifierRow {
  readonly name?: string;
  readonly date?: string;
  readonly place?: SectionPlace;
}

/** A fact of its section. */
const fact =
  (of: SeasonFact) =>
  ({ place }: QualifierRow): PlanCell =>
    place ? formula(`=${place.fact(of)}`) : blank();

export const qualifierList = listOf<QualifierRow>()({
  name: {
    label: 'agaQualifier',
    ...{ as: 'text', width: 40 },
    cell: ({ name }) => words(name),
  },
  date: { label: 'agaDate', ...{ as: 'text', width: 18 }, cell: ({ date }) => words(date) },
  players: {
    label: 'agaSeasonPlayers',
    ...{ as: 'number', width: 12 },
    cell: fact('players'),
  },
  average: {
    label: 'agaAverage',
    ...{ as: 'number', width: 22 },
    cell: (row) => formatted(fact('average')(row), '0.00##'),
  },
  category: { label: 'agaCategory', ...{ as: 'number', width: 12 }, cell: fact('category') },
  points: {
    label: 'agaGiven',
    ...{ as: 'number', width: 16 },
    cell: (row) => formatted(fact('given')(row), pointsFormat),
  },
});
export type QualifierKey = KeyOf<typeof qualifierList>;

/** Its columns that follow from the sheets of the tournaments. */
export const qualifierFacts = ['players', 'average', 'category', 'points'] as const;

/** The players of a qualifier, a line each, whose columns spill from its sheet. */
interface LinesOf {
  readonly place: Pick<SectionPlace, 'players' | 'ids' | 'points'>;
  /** The cell that names the qualifier. */
  readonly name: string;
  readonly count: number;
}

const spilled = (content: string, { count }: LinesOf): PlanCell =>
  spilling(content, { rows: count, columns: 1 });

/** A column of another sheet; a blank cell stays blank and is no 0. */
const shown = (column: string): string => `=IF(${column}="","",${column})`;

export const lineList = listOf<LinesOf>()({
  player: {
    label: 'agaPlayer',
    ...{ as: 'text', width: 30 },
    cell: (of) => spilled(shown(of.place.players), of),
  },
  id: {
    label: 'agaIdColumn',
    ...{ as: 'text', width: 12 },
    // Each line is as many formulas as any other: by that one that is gone is found.
    cell: (of) => {
      const { ids, players } = of.place;
      return spilled(ids === undefined ? `=IF(${players}="","","")` : shown(ids), of);
    },
  },
  event: {
    label: 'agaQualifier',
    ...{ as: 'text', width: 24 },
    cell: (of) => spilled(`=IF(${of.place.players}="","",${of.name})`, of),
  },
  points: {
    label: 'agaPointsHeading',
    ...{ as: 'number', width: 13 },
    // A cell in which no formula stands any more is no player without points.
    cell: (of, { t }) => {
      const { players, points } = of.place;
      const held = `IF(ISBLANK(${points}),${quoted(t('agaIncomplete'))},${points})`;
      return spilled(`=IF(${players}="","",${held})`, of);
    },
  },
  state: {
    label: 'agaSeasonCheck',
    ...{ as: 'text', width: 14, beside: 'behind' },
    cell: (_, { lines, places, t }) =>
      spilling(statesFormula(places, t), { rows: lines, columns: 1 }, 'note'),
  },
});
export type LineKey = KeyOf<typeof lineList>;

/** What each line is. A player who isn't eligible has a cell of points without any, and counts; where the cell is blank, no formula fills it. */
function statesFormula(
  { down }: Pick<Places<'player' | 'event' | 'points'>, 'down'>,
  t: Translate,
): string {
  const [player, event, points] = [down('player'), down('event'), down('points')];
  const counts = `(${player}<>"")*(${event}<>"")*(ISNUMBER(${points})+(${points}="")*(1-ISBLANK(${points})))`;
  return lineStates([player, event, points], counts, t('agaLineLeftOut'));
}

interface TotalsGiven {
  /** The formula of all totals. */
  readonly totals: string;
}

/** From the first cell of the list it fills all columns. */
function totals(_: unknown, { all, line, places }: CellGiven<TotalsGiven>): PlanCell {
  const columns = 1 + places.column('events') - places.column('place');
  return centred(line === 0 ? spilling(all.totals, { rows: mostLines, columns }) : blank());
}

export const totalsList = listOf<undefined, TotalsGiven>()({
  place: {
    label: 'agaPlace',
    ...{ as: 'mark', width: 10, cell: totals, share: { role: 'place' } },
  },
  player: {
    label: 'agaPlayer',
    ...{ as: 'text', width: 40, cell: () => blank(), share: { role: 'name' } },
  },
  total: {
    label: 'agaSeasonTotal',
    ...{ as: 'number', width: 12, share: { role: 'score', shown: shownPoints } },
    cell: () => formatted(blank(), pointsFormat),
  },
  counted: { label: 'agaSeasonCounted', ...{ as: 'number', width: 12, cell: () => blank() } },
  events: {
    label: 'agaSeasonEvents',
    ...{ as: 'number', width: 16, cell: () => blank(), share: { role: 'figure' } },
  },
});

/** What Home and Share look at of the totals. */
export const totalsOfSeason = {
  list: totalsList,
  check: 'agaSeasonCheck',
  lost: (names: string, sheet: string) => sentence('agaLinesLost', { names, sheet }),
} as const;

/* Where the parts of a new season stand on their sheets. */

export const bestArea = { row: 2, column: 0, rows: 1, columns: 2 };

/** Where its value stands, counted from its label: last, whatever was inserted between them. */
export const bestColumn = ({ place }: NamedArea): number => place.area.columns - 1;
const qualifiersAt = { head: 4, lines: mostQualifiers };
export const qualifiersArea = qualifierList.area(qualifiersAt);
/** The qualifiers of a new season, for formulas on its own sheet and on others. */
export const qualifierPlaces = (sheet?: string): Places<QualifierKey> =>
  qualifierList.places({ ...qualifiersAt, ...(sheet !== undefined && { sheet }) });
const linesAt = { column: 6, lines: mostLines };
export const linesArea = lineList.area(linesAt);
/** On the sheet of the totals. */
export const linePlaces = lineList.places(linesAt);
