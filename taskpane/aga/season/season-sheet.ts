import type { Translate } from '../../../language';
import { areaName, cellName } from '../../plan/address';
import { inputTab } from '../../plan/looks';
import type { NewSheet, PlanCell } from '../../plan/plan';
import { blank, formatted, several, text } from '../../plan/plan-cells';
import { headings, pages, roomFor, widthsOf, type ListColumn } from '../../plan/sheet-parts';
import { pointsFormat } from '../section/layout';
import {
  bestArea,
  mostQualifiers,
  qualifierColumns,
  qualifiersArea,
  type QualifierColumn,
} from './layout';

/** Every format that a column of the list has. */
export const qualifierFormats: Partial<Record<QualifierColumn, string>> = {
  average: '0.00##',
  points: pointsFormat,
};

/** The qualifiers of a season, a row each, and how many results count. */
export function seasonSheet(name: string, title: string, best: PlanCell, t: Translate): NewSheet {
  const columns: Record<QualifierColumn, ListColumn> = {
    name: { title: t('agaQualifier'), kind: 'text', width: 40 },
    date: { title: t('agaDate'), kind: 'text', width: 18 },
    players: { title: t('agaSeasonPlayers'), kind: 'number', width: 12 },
    average: { title: t('agaAverage'), kind: 'number', width: 22 },
    category: { title: t('agaCategory'), kind: 'number', width: 12 },
    points: { title: t('agaGiven'), kind: 'number', width: 16 },
  };
  const list = roomFor(
    qualifierColumns.map((column) => columns[column]),
    [title, t('agaSeasonNote')],
  );
  const row = qualifierColumns.map((column): PlanCell => {
    const format = qualifierFormats[column];
    return format === undefined ? blank() : formatted(blank(), format);
  });
  const bestCell = cellName(bestArea.row, 1);
  return {
    name,
    blocks: [
      {
        at: 'A1',
        cells: [[text(title, 'title')], [text(t('agaSeasonNote'), 'event')]],
      },
      {
        at: cellName(bestArea.row, 0),
        cells: [[text(t('agaBest'), 'label'), best]],
        lines: [bestCell],
        choices: [
          {
            at: bestCell,
            from: { kind: 'number', whole: true, least: 1 },
            refusal: t('agaBestRefusal'),
          },
        ],
      },
      {
        at: cellName(qualifiersArea.row, 0),
        cells: [headings(list), ...Array.from({ length: mostQualifiers }, () => row)],
      },
    ],
    widths: widthsOf(list),
    freeze: { rows: qualifiersArea.row + 1, columns: 1 },
    tabColor: inputTab,
    print: pages(
      title,
      {
        paper: 'letter',
        orientation: 'landscape',
        area: areaName({
          ...qualifiersArea,
          row: 0,
          rows: qualifiersArea.row + 1 + mostQualifiers,
        }),
        titleRows: `${qualifiersArea.row + 1}:${qualifiersArea.row + 1}`,
      },
      t,
    ),
  };
}

/** So many empty cells beside a filled one. */
export function emptyRow(): PlanCell[] {
  return several(qualifierColumns.length, blank());
}
