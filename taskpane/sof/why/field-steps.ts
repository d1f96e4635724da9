import { sentence } from '../../../language';
import type { FigureStep } from '../../why/figures/figure';
import { whichSaid } from '../../why/figures/sheet-cells';
import { isRankedIn, type AwardsEntry } from './awards';
import type { EventSheet, FieldHeading, Led } from './event-sheet';

/** Whether an entry counts in the column of a field. */
function countsIn(entry: AwardsEntry, field: FieldHeading): boolean {
  switch (field) {
    case 'sofWholeField':
      return isRankedIn(entry, 'A');
    case 'sofAlone':
      return isRankedIn(entry, 'A') && entry.stratum === 'A';
    case 'sofFieldB':
      return isRankedIn(entry, 'B');
    case 'sofFieldC':
      return isRankedIn(entry, 'C');
  }
}

/** The entries of a field, stratum by stratum. */
export function entriesOf({ awards }: EventSheet, field: FieldHeading): Led | undefined {
  if (!awards) return undefined;
  const counted = awards.entries.filter((entry) => countsIn(entry, field));
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
export function tablesOf(sheet: EventSheet, field: FieldHeading): Led | undefined {
  const { cell, cells, left, rowOf, awards } = sheet;
  if (cell.formula === '') {
    return { steps: [{ clause: 'S3', what: sentence('sofCellTablesTyped') }] };
  }
  const entries = cells.number(rowOf('sofCountEntries'), cell.column) ?? 0;
  const unit = cells.text(rowOf('sofUnit'), left + 1);
  const isTeams = whichSaid(unit, ['sofTeams']) !== undefined;
  // Only the tables of the whole field go by sections, and only where the list had them.
  const bySection = field === 'sofWholeField' && cell.formula.includes('FREQUENCY(');
  const sections = bySection ? sectionsIn(awards?.entries ?? []) : [entries];
  const tables = sections.map((count) => (isTeams ? count : Math.ceil(count / 2)));
  const own = tables.reduce((sum, each) => sum + each, 0);
  const most = field === 'sofWholeField' ? own : (cells.number(cell.row, left + 1) ?? own);
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
export function firstOf({ cell, cells, rowOf }: EventSheet): Led | undefined {
  const award = cells.number(rowOf('sofByItself'), cell.column);
  if (award === undefined) return undefined;
  return { steps: [{ clause: 'S8', what: sentence('sofCellFirst'), value: award }], now: award };
}
