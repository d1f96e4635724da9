import type { Translate } from '../../../src/language';
import { inputTab } from '../../sheets/looks';
import type { Choice, NewBlock, NewSheet, PlanCell } from '../../sheets/plan';
import {
  blank,
  formula,
  headings,
  number,
  pages,
  rectangle,
  several,
  spilling,
  text,
} from '../../sheets/sheet-parts';
import { fixed } from '../../sheets/source';
import { ownTableArea, pointsArea, rowOfYear, type SheetNames, widthsFrom } from './lists';
import { lookupFormula, tournamentOfFactorFormula } from './formulas';
import { areaAt, detailRows, mostListed, mostPlaces, ownTableRows } from './layout';

/** The points of every place by F, to look up, and a place for points of one's own. */
export function calculatorSheet(
  names: SheetNames,
  points: readonly number[],
  t: Translate,
): NewSheet {
  const lookupRow = 3;
  const width = 1 + mostPlaces;
  const yearPoints = fixed({ ...pointsArea, column: 1, columns: mostPlaces });
  const lookup = spilling(lookupFormula('$B$1', yearPoints, mostListed), {
    rows: mostListed,
    columns: width,
  });
  const tournament = tournamentOfFactorFormula(
    'B1',
    rowOfYear(names, 'factor'),
    rowOfYear(names, 'tournament'),
  );
  const yearPointsRow = Array.from({ length: mostPlaces }, (_, place) => {
    const given = points[place];
    return given === undefined ? blank('input') : number(given, 'input');
  });
  const top: NewBlock = {
    at: 'A1',
    cells: rectangle([
      [
        ...[text('F', 'header'), blank('input'), formula(tournament, 'note')],
        ...[...several(3, blank()), text(t('kgsCalculatorLookUp'), 'note')],
      ],
      [text(t('kgsPointsOfYear'), 'header'), ...yearPointsRow],
      [blank(), text(t('kgsCalculatorNote'), 'note')],
      [...headings([{ title: t('kgsPlayersHeading'), kind: 'number' }]), ...placeHeadings()],
      [lookup, ...several(mostPlaces, blank())],
    ]),
    choices: [
      {
        at: 'B1',
        from: { kind: 'range', formula: `=${rowOfYear(names, 'factor')}` },
        refusal: t('kgsFRefusal'),
      },
      {
        at: areaAt(1, 1, 1, mostPlaces),
        from: { kind: 'number', whole: false, least: 0 },
        refusal: t('kgsFigureRefusal'),
      },
    ],
    lines: ['B1', areaAt(1, 1, 1, mostPlaces)],
  };
  return {
    name: names.calculator,
    blocks: [top, ...ownTableBlocks(names, t)],
    widths: {
      A: 16,
      ...widthsFrom(1, mostPlaces, 6),
      // Free, with room for the end of the note.
      ...widthsFrom(1 + mostPlaces, 1, 12),
      ...widthsFrom(ownTableArea.column, 1, 16),
      ...widthsFrom(ownTableArea.column + 1, mostPlaces, 6),
    },
    freeze: { rows: lookupRow + 1, columns: 1 },
    tabColor: inputTab,
    print: pages(
      t('runNameKGS'),
      { orientation: 'landscape', titleRows: `${lookupRow + 1}:${lookupRow + 1}` },
      t,
    ),
  };
}

/** 1st place, 2nd place ... */
function placeHeadings(): PlanCell[] {
  return Array.from({ length: mostPlaces }, (_, index) => number(index + 1, 'header'));
}

/** A place for points of a director's own: it holds for the tournament it names, and for no other. */
function ownTableBlocks(names: SheetNames, t: Translate): NewBlock[] {
  const { row, column } = ownTableArea;
  return [
    {
      at: areaAt(row - 1, column, 1, 1),
      cells: [[text(t('kgsOwnTable'), 'total')]],
    },
    {
      at: areaAt(row, column, 1, 1),
      cells: rectangle([
        [text(t('kgsTournament'), 'header'), blank('input'), text(t('kgsOwnTableNote'), 'note')],
        [...headings([{ title: t('kgsPlayersHeading'), kind: 'number' }]), ...placeHeadings()],
        ...Array.from({ length: ownTableRows }, () => several(1 + mostPlaces, blank('input'))),
      ]),
      lines: [areaAt(row, column + 1, 1, 1), areaAt(row + 2, column, ownTableRows, 1 + mostPlaces)],
      choices: [
        {
          at: areaAt(row + 2, column, ownTableRows, 1 + mostPlaces),
          from: { kind: 'number', whole: false, least: 0 },
          refusal: t('kgsFigureRefusal'),
        },
        {
          at: areaAt(row, column + 1, 1, 1),
          from: { kind: 'range', formula: `=${rowOfYear(names, 'tournament')}` },
          refusal: t('kgsEventRefusal'),
        },
      ],
    },
  ];
}

/** The date of every tournament, its winner, and points of its own. */
export function detailCells(tournaments: number, t: Translate): PlanCell[][] {
  const inputs = (label: string, cell: PlanCell): PlanCell[] => [
    text(label, 'header'),
    ...several(tournaments, cell),
  ];
  return [
    // Without a format, so that Excel keeps a month that is typed as one.
    inputs(t('kgsDate'), blank('input')),
    inputs(t('kgsWinner'), blank()),
    ...Array.from({ length: mostPlaces }, (_, index) =>
      inputs(t('kgsOwnPointsOf', { place: index + 1 }), blank('input')),
    ),
  ];
}

/** What may be typed there, where the first of the rows is this one, counted from 0. */
export function detailInputs(
  row: number,
  tournaments: number,
  t: Translate,
): { readonly lines: readonly string[]; readonly choices: readonly Choice[] } {
  const dates = areaAt(row + detailRows.date, 1, 1, tournaments);
  const points = areaAt(row + detailRows.ownPoints, 1, mostPlaces, tournaments);
  return {
    lines: [dates, points],
    choices: [
      {
        at: dates,
        from: { kind: 'number', whole: false, least: 0 },
        refusal: t('kgsDateRefusal'),
      },
      {
        at: points,
        from: { kind: 'number', whole: true, least: 0 },
        refusal: t('kgsWholePointsRefusal'),
      },
    ],
  };
}
