import type { Translate } from '../../../language';
import { cellName } from '../../plan/address';
import type { NewSheet } from '../../plan/plan';
import { blank, formatted, spilling } from '../../plan/plan-cells';
import {
  headingRow,
  headings,
  introduction,
  pages,
  roomFor,
  widthsOf,
} from '../../plan/sheet-parts';
import { onSheet } from '../../plan/address';
import { quoted } from '../../season/formulas';
import { isSettledAt, isZeroAt } from './check';
import { at, pointsFormat, type Fact } from './layout';
import type { QualifierMade } from './qualifier';

/** What each place earns without ties. */
export function placesSheet(
  name: string,
  section: string,
  { name: title, isDesignated, section: { open } }: QualifierMade,
  t: Translate,
): NewSheet {
  const there = (fact: Fact): string => onSheet(section, at(fact));
  const [cell, players] = [there('zero'), there('players')];
  const table = `AGA.TABLE(${there('average')},${players},${players},${isZeroAt(cell, t)})`;
  const made = `=IF(${isSettledAt(cell, t)},${table},${quoted(t('agaPlacesUnsettled'))})`;
  const line = t(isDesignated ? 'agaDesignated' : 'agaNotCounted');
  const note = t('agaPlacesNote');
  const columns = roomFor(
    [
      { title: t('agaPlace'), kind: 'number', width: 10 },
      { title: t('agaPointsHeading'), kind: 'number', width: 12 },
      { title: '', kind: 'text', width: 40 },
    ] as const,
    [line, note, title],
  );
  return {
    name,
    blocks: [
      introduction(
        { kind: 'formula', formula: `=${onSheet(section, '$A$1')}`, style: 'title', shown: title },
        line,
        note,
      ),
      {
        at: cellName(headingRow, 0),
        cells: [
          headings(columns.slice(0, 2)),
          [spilling(made, { rows: open.length, columns: 2 }), formatted(blank(), pointsFormat)],
          ...open.slice(1).map(() => [blank(), formatted(blank(), pointsFormat)]),
        ],
      },
    ],
    widths: widthsOf(columns),
    freeze: { rows: headingRow + 1, columns: 1 },
    print: pages(
      title,
      {
        paper: 'letter',
        orientation: 'portrait',
        area: 'A:C',
        titleRows: `${headingRow + 1}:${headingRow + 1}`,
      },
      t,
    ),
  };
}
