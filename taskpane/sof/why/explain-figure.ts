import { namedArea, type NamedArea, plainText, readNamed } from '../../sheets/source';
import {
  calculatedState,
  type ExplainFigure,
  type Figure,
  type FigureState,
  type FigureStep,
  plainFigure,
  sheetCells,
  type SheetCells,
  sumOf,
  whichSaid,
} from '../../why/figures/figure';
import {
  type Awards,
  type AwardsEntry,
  awardsFigure,
  isRankedIn,
  type Led,
  readAwards,
} from './awards-figure';
import { areaNames, isAwards } from './figures';
import { sentence, type Sentence, type SheetKey, type TextKey } from '../../../src/language';
import type { DecimalMark } from '../../sheets/notation';
import type { ActiveCell } from '../../excel/workbook/why';
import type { FieldOf } from '../formulas';
import type { Area } from '../../sheets/address';

/** Explains a cell on the sheets of a bridge event that no function of ours gives. */
export const explainFigure: ExplainFigure = function* ({ cell, facts, tables, sheet }) {
  yield;
  if (!sheet) return undefined;
  const called = (name = ''): ReturnType<typeof readNamed> => readNamed(tables, name);
  const areas = areaNames(cell);
  const event = called(areas.find((name) => !isAwards(name)));
  const list = called(areas.find(isAwards));
  const cells = sheetCells(sheet);
  if (list?.place.sheetId === cell.sheetId) {
    const awards = readAwards(namedArea(list), sheet);
    return (
      awardsFigure(cell, cells, awards) ??
      headFigure(cell, awards, event && namedArea(event), facts.mark)
    );
  }
  // Of a list on another sheet only what is typed is known here.
  const awards = list && readAwards(namedArea(list), list);
  return event && eventFigure(cell, cells, namedArea(event).place.area, awards);
};

/** What stands above the list of awards, by formulas: the name of the event, how many entries there are, and the note. */
function headFigure(
  cell: ActiveCell,
  awards: Awards,
  event: NamedArea | undefined,
  mark: DecimalMark,
): Figure | undefined {
  const { shown, formula, row } = cell;
  if (formula === '' || row >= awards.header) return undefined;
  const name = event ? plainText(event.cell(0, 0), mark).trim() : '';
  const told = (what: Sentence, step: FigureStep, state?: FigureState): Figure =>
    plainFigure(what, shown, { about: name, steps: [step], state, isTyped: false });
  if (/^\d/.test(shown)) {
    const count = awards.entries.filter((each) => isRankedIn(each, 'A')).length;
    const isRight = shown.startsWith(`${count} `);
    const state = calculatedState(cell, isRight ? shown : String(count));
    return told(
      sentence('sofCountEntries'),
      { what: sentence('sofCellList'), value: count },
      state,
    );
  }
  if (event && shown === name) {
    const what = sentence('figureNameIn', { address: event.address(0, 0) });
    return told(sentence('sofCellEvent'), { what }, calculatedState(cell, name));
  }
  return told(sentence('sofCellNote'), { what: sentence('sofCellNoteSays') });
}

/** The columns of the fields by their headings. */
const columns = ['sofWholeField', 'sofAlone', 'sofFieldB', 'sofFieldC'] as const;
type FieldHeading = (typeof columns)[number];

/** The sheet of an event, with the row and column of its labels. */
interface EventSheet {
  readonly cell: ActiveCell;
  readonly cells: SheetCells;
  /** The column of the labels. */
  readonly left: number;
  /** The row of a label, wherever rows were inserted. */
  readonly rowOf: (label: SheetKey) => number;
  readonly awards: Awards | undefined;
}

/** The column of the whole field, in which the terms stand, too, wherever columns were inserted. */
const valuesAt = ({ cells, left, rowOf }: EventSheet): number =>
  cells.columnOf(rowOf('sofField'), 'sofWholeField') ?? left + 1;

/** The fields by the headings of their columns. */
const fieldOf = {
  ...{ sofWholeField: 'A', sofAlone: 'alone', sofFieldB: 'B', sofFieldC: 'C' },
} as const satisfies Record<FieldHeading, FieldOf>;

/** The entries of a field, stratum by stratum. */
function entriesOf({ awards }: EventSheet, field: FieldHeading): Led | undefined {
  if (!awards) return undefined;
  const counted = awards.entries.filter((entry) => isRankedIn(entry, fieldOf[field]));
  const strata = [...new Set(counted.map(({ stratum = '' }) => stratum))].sort();
  const counts = strata.map(
    (stratum) => counted.filter((entry) => (entry.stratum ?? '') === stratum).length,
  );
  return {
    steps: [
      ...strata.flatMap((stratum, at): FigureStep[] =>
        stratum === ''
          ? []
          : [{ clause: 'S8', what: sentence('sofCellCount', { stratum }), value: counts[at] ?? 0 }],
      ),
      { clause: 'S8', what: sentence('sofCellCounted'), sum: counts, value: counted.length },
    ],
    now: counted.length,
  };
}

/** The tables of a field: half of the pairs, or all teams; never more than the whole event has. */
function tablesOf(sheet: EventSheet, field: FieldHeading): Led | undefined {
  const { cell, cells, rowOf, awards } = sheet;
  if (cell.formula === '') {
    return { steps: [{ clause: 'S3', what: sentence('sofCellTablesTyped') }] };
  }
  const entries = cells.number(rowOf('sofCountEntries'), cell.column) ?? 0;
  const unit = cells.text(rowOf('sofUnit'), valuesAt(sheet));
  const isTeams = whichSaid(unit, ['sofTeams']) !== undefined;
  // Only the tables of the whole field go by sections, and only where the list had them.
  const bySection = field === 'sofWholeField' && cell.formula.includes('FREQUENCY(');
  const sections = bySection ? sectionsIn(awards?.entries ?? []) : [entries];
  const tables = sections.map((count) => (isTeams ? count : Math.ceil(count / 2)));
  const own = tables.reduce((sum, each) => sum + each, 0);
  const most = field === 'sofWholeField' ? own : (cells.number(cell.row, valuesAt(sheet)) ?? own);
  return {
    steps: [
      {
        what: sentence(isTeams ? 'sofCellTeams' : 'sofCellPairs'),
        value: tables[0] ?? 0,
      },
      ...(tables.length > 1
        ? [{ what: sentence('sofCellSections'), sum: tables, value: own }]
        : []),
      ...(most < own ? [{ clause: 'S8', what: sentence('sofCellTablesMost'), value: most }] : []),
    ],
    // A field without entries has no tables.
    now: entries === 0 && field !== 'sofWholeField' ? '' : Math.min(own, most),
  };
}

/** How many entries each section has. */
function sectionsIn(all: readonly AwardsEntry[]): readonly number[] {
  const entries = all.filter((entry) => isRankedIn(entry, 'A'));
  const names = [...new Set(entries.map(({ section }) => section.toLowerCase()))];
  return names.map((name) => entries.filter((own) => own.section.toLowerCase() === name).length);
}

/** First place paid, where it is the award of the entries by themselves. */
function firstOf({ cell, cells, rowOf }: EventSheet): Led | undefined {
  const award = cells.number(rowOf('sofByItself'), cell.column);
  if (award === undefined) return undefined;
  return { steps: [{ clause: 'S8', what: sentence('sofCellFirst'), value: award }], now: award };
}

/** What the facts of an event are for; nothing of ours stands in them. */
const facts = {
  sofSessions: ['S5', 'sofCellSessions'],
  sofRating: ['S5', 'sofCellRating'],
  sofRestrictions: ['S5', 'sofCellRestrictions'],
  sofKind: ['S6', 'sofCellKind'],
  sofLimit: ['S14', 'sofCellLimit'],
  sofDepths: ['S13', 'sofCellDepth'],
  sofSessionNumber: ['S12', 'sofCellComparisons'],
} as const satisfies Partial<Record<TextKey, readonly [clause: string, what: TextKey]>>;

const ofFields = ['sofCountEntries', 'sofTables', 'sofFirstPaid'] as const;
const labels = [
  ...(Object.keys(facts) as (keyof typeof facts)[]),
  ...ofFields,
  'sofFormer',
] as const;

/** A cell of the event's own sheet: entries, tables, first places, and what is typed of the event. */
function eventFigure(
  cell: ActiveCell,
  cells: SheetCells,
  area: Area,
  awards: Awards | undefined,
): Figure | undefined {
  const rowOf = (label: SheetKey): number =>
    rowsFrom(area.row).find((row) => whichSaid(cells.text(row, area.column), [label])) ?? -1;
  const sheet: EventSheet = { cell, cells, left: area.column, rowOf, awards };
  const found = placeNumber(sheet) ?? labelled(sheet);
  if (!found) return undefined;
  const { heading, of, led } = found;
  const name = cells.text(area.row, area.column);
  return plainFigure(heading, cell.shown, {
    about: of === undefined ? name : sentence('sofCellOf', { name, field: of }),
    steps: led.steps,
    state: led.now === undefined ? undefined : calculatedState(cell, led.now),
  });
}

/** Labels stand in so many rows. */
const rowsFrom = (row: number): readonly number[] =>
  Array.from({ length: 60 }, (_, at) => row + at);

interface FactFound {
  readonly heading: string;
  /** What it is of, beside the event: a field, a session. */
  readonly of?: string;
  readonly led: Led;
}

/** A place in the column of places, to the right of the fields. */
function placeNumber({ cell, cells, rowOf }: EventSheet): FactFound | undefined {
  const head = rowOf('sofField');
  if (cell.row <= head || cell.column !== cells.columnOf(head, 'sofPlace')) return undefined;
  const steps = [{ clause: 'S10', what: sentence('sofCellPlaces') }];
  return { heading: cells.text(head, cell.column), led: { steps, now: cell.row - head } };
}

function labelled(sheet: EventSheet): FactFound | undefined {
  const { cell, cells, left, rowOf } = sheet;
  const { row, column } = cell;
  const heading = cells.text(row, left);
  const label = whichSaid(heading, labels);
  if (label === undefined || column <= left) return undefined;
  if (label === 'sofFormer') {
    const isDifference = column > valuesAt(sheet) && cells.text(row - 1, column) !== '';
    const led = isDifference ? difference(sheet) : undefined;
    return led && { heading: cells.text(row - 1, column), led };
  }
  if (label === 'sofSessionNumber') {
    const led = typed(cell, label) ?? (column === valuesAt(sheet) ? ofEvent(sheet) : undefined);
    return led && { heading: cells.text(rowOf('sofSession'), column), of: heading, led };
  }
  const head = rowOf('sofField');
  const of = cells.text(head, column);
  if (isFact(label)) {
    const led = typed(cell, label);
    return led && (label === 'sofDepths' ? { heading, of, led } : { heading, led });
  }
  // To the right of the fields stand the places, with headings that are the same.
  const isField = column < (cells.columnOf(head, 'sofPlace') ?? cells.end);
  const field = isField ? whichSaid(of, columns) : undefined;
  const led = field && ledBy[label](sheet, field);
  return led && { heading, of, led };
}

const isFact = (label: string): label is keyof typeof facts => Object.hasOwn(facts, label);

function typed({ formula }: ActiveCell, label: keyof typeof facts): Led | undefined {
  const [clause, what] = facts[label];
  return formula === '' ? { steps: [{ clause, what: sentence(what) }] } : undefined;
}

/** Tables in a comparison that are those of the event. */
function ofEvent(sheet: EventSheet): Led | undefined {
  const tables = sheet.cells.number(sheet.rowOf('sofTables'), valuesAt(sheet));
  if (tables === undefined) return undefined;
  const [clause, what] = facts.sofSessionNumber;
  return { steps: [{ clause, what: sentence(what) }], now: tables };
}

const ledBy: Record<
  (typeof ofFields)[number],
  (sheet: EventSheet, field: FieldHeading) => Led | undefined
> = { sofCountEntries: entriesOf, sofTables: tablesOf, sofFirstPaid: firstOf };

/** How much more first place pays than by the former formula. */
function difference(sheet: EventSheet): Led | undefined {
  const { cell, cells, rowOf } = sheet;
  const values = valuesAt(sheet);
  const first = cells.number(rowOf('sofFirstPaid'), values);
  const former = cells.number(cell.row, values);
  if (first === undefined || former === undefined || former === 0) return undefined;
  const more = sumOf([first, -former]);
  const percent = Math.round((more / former) * 1000) / 10;
  return {
    steps: [
      {
        clause: 'S14',
        what: sentence('sofCellFormer'),
        sum: [first, -former],
        value: more,
      },
      {
        clause: 'S14',
        what: sentence('sofCellFormerShare', { more, former }),
        value: sentence(more < 0 ? 'sofCellLess' : 'sofCellMore', { percent: Math.abs(percent) }),
      },
    ],
    now: first / former - 1,
  };
}
