import {
  explainKgsAnnual,
  type AnnualLine,
  type AnnualRow,
  type KgsDerivation,
} from '../../../src';
import { sentence, type Item, type Said } from '../../../language';
import { spelling } from '../../columns/spelling';
import type { DecimalMark } from '../../plan/notation';
import type { Area } from '../../plan/place';
import { plainText, type SourceTable } from '../../plan/source';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure, FigureStep, WordedStep } from '../../why/figures/figure';
import { untold } from '../../why/figures/untold';
import type { ActiveCell } from '../../workbook/why';
import type { YearStructure } from '../structure';
import { readYear } from '../year-so-far';

type EngineDerivation = KgsDerivation<AnnualRow>;

/** Where place, engine, total and events stand in a table of engines. */
const columns = { place: 0, engine: 1, total: 2, events: 3 } as const;

/** A figure beside an engine (K7): its place, its total, its events, its points in a tournament; undefined for the engine itself. */
export function engineFigure(
  cell: ActiveCell,
  sheet: SourceTable,
  /** Where the headings of the table stand on the sheet. */
  headings: Pick<Area, 'row' | 'column'>,
  structure: YearStructure,
  mark: DecimalMark,
): Figure | undefined {
  const { area } = sheet.place;
  const textAt = (row: number, column: number): string => {
    const held = sheet.rows[row - area.row]?.cells[column - area.column];
    return held ? spelling(plainText(held, mark)) : '';
  };
  const engine = textAt(cell.row, headings.column + columns.engine);
  const column = cell.column - headings.column;
  const isOfTournament = column > columns.events;
  const tournament = isOfTournament ? textAt(headings.row, cell.column) : '';
  if (engine === '' || column === columns.engine) return undefined;
  if (isOfTournament && (tournament === '' || cell.shown === '')) return undefined;
  const about = isOfTournament
    ? sentence('kgsWhyIn', { event: tournament, account: engine })
    : sentence('kgsWhyOfYear', { engine });
  const title = titleOf(column, cell.shown);
  const { lines, without } = readYear(structure, mark);
  // Nothing is called like that: all lines stay.
  const year = without('');
  const explained = explainKgsAnnual(lines, usable(structure, mark));
  if (!year.totals || !explained.ok) return untold(title, about, year.warnings);
  const all = explained.value;
  const own = all.find((each) => each.value.engine.toLowerCase() === engine.toLowerCase());
  if (!own) {
    return untold(title, about, [{ sentence: sentence('kgsWhyNoEngine', { engine }) }]);
  }
  const { place, total, events } = own.value;
  const there = isOfTournament ? linesOf(own, lines).filter(isIn(tournament)) : [];
  const awarded = there.reduce((sum, line) => sum + line.points, 0);
  const now = isOfTournament ? awarded : ([place, 0, total, events][column] ?? 0);
  return {
    title,
    about,
    warnings: year.warnings.map((warning) => warning.sentence),
    tables: [],
    heading: sentence(column === columns.place ? 'kgsWhyPlaceHeading' : 'kgsWhyTotalHeading'),
    steps:
      column === columns.place
        ? placeSteps(
            own.value,
            all.map(({ value }) => value),
          )
        : isOfTournament
          ? [...lineSteps(engine, there), sumStep(there, 1, awarded)]
          : [...lineSteps(engine, linesOf(own, lines)), lastStep(column, own, lines)],
    state: calculatedState(cell, now),
    notes: [],
  };
}

function titleOf(column: number, shown: string): Item {
  if (column === columns.place) return sentence('kgsWhyYearPlace', { place: shown });
  return sentence(column === columns.events ? 'kgsWhyEvents' : 'kgsWhyTotal', { count: shown });
}

function usable(structure: YearStructure, mark: DecimalMark) {
  return readYear(structure, mark).accounts.aliases;
}

/** The lines of an engine, each with the account that played it. */
function linesOf({ steps }: EngineDerivation, lines: readonly AnnualLine[]): readonly AnnualLine[] {
  return steps.flatMap((step) =>
    step.code === 'annualLine' ? (lines[step.values.row - 1] ?? []) : [],
  );
}

/** Compared as the formula of the annual table compares them. */
function isIn(tournament: string): (line: AnnualLine) => boolean {
  return ({ event }) => spelling(String(event ?? '')).toLowerCase() === tournament.toLowerCase();
}

function lineSteps(engine: string, lines: readonly AnnualLine[]): readonly FigureStep[] {
  return lines.map(({ account, event, points }): WordedStep => {
    const [played, tournament] = [String(account ?? '').trim(), String(event ?? '').trim()];
    const says: Said[] =
      played.toLowerCase() === engine.toLowerCase()
        ? []
        : [sentence('kgsWhyAlias', { account: played, engine })];
    return {
      clause: 'K7',
      what: sentence('kgsWhyIn', { event: tournament, account: played }),
      lines: says,
      value: points,
    };
  });
}

function lastStep(column: number, own: EngineDerivation, lines: readonly AnnualLine[]): FigureStep {
  const { total, events } = own.value;
  if (column === columns.events) {
    return { clause: 'K7', what: sentence('kgsWhyEventsOnce'), value: events };
  }
  return sumStep(linesOf(own, lines), events, total);
}

function sumStep(lines: readonly AnnualLine[], events: number, value: number): FigureStep {
  const sum = lines.map(({ points }) => points);
  return { clause: 'K7', what: sentence('kgsWhySum', { events }), sum, value };
}

/** Who stands above by a higher total, and who shares the place. */
function placeSteps(own: AnnualRow, all: readonly AnnualRow[]): readonly FigureStep[] {
  const above = all.filter(({ place }) => place < own.place);
  const level = all.filter((each) => each.place === own.place && each !== own);
  return [
    {
      clause: 'K7',
      what: sentence(above.length === 0 ? 'kgsWhyNoneMore' : 'kgsWhyMore', {
        count: above.length,
        criterion: { code: 'kgsWhyPoints' },
        value: own.total,
      }),
      lines: above.map(({ engine, total }) =>
        sentence('kgsWhyHas', { account: engine, value: total }),
      ),
      value: above.length,
    },
    {
      clause: 'K7',
      what:
        level.length === 0
          ? sentence('kgsWhyPlace')
          : sentence('kgsWhySharedPlace', { names: level.map(({ engine }) => engine) }),
      sum: [1, above.length],
      value: own.place,
    },
  ];
}
