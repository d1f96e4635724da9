import type { Stepwise } from '../../../src';
import { existing } from '../../../src/existing';
import { saidInAny, sentence, type TextKey } from '../../../language';
import type { Kind } from '../../columns/fields';
import { choiceKind, isUnanswered, numberKind, unusable } from '../../columns/kinds';
import { spelling } from '../../columns/spelling';
import type { EventSeen, More } from '../../events/event';
import { unreadable } from '../../events/unreadable';
import type { DecimalMark } from '../../plan/notation';
import type { Finding } from '../../plan/plan';
import { namedArea, type NamedArea } from '../../plan/named-area';
import {
  plainText,
  type SourceCell,
  type SourceTable,
  type WorkbookFacts,
} from '../../plan/source';
import { masterpoints } from './masterpoints';

/** What the last bridge event of a workbook came to. */
export function* whereItStands(
  { mark }: WorkbookFacts,
  tables: readonly SourceTable[],
): Stepwise<EventSeen> {
  yield;
  const area = namedArea(existing(tables[0]));
  const title = spelling(plainText(area.cell(0, 0), mark));
  const name = sentence('runNamed', { name: title === '' ? area.place.sheet : title });
  const more: readonly More[] = [
    { job: 'sof-share', line: sentence('runShareWhat') },
    { title: sentence('sofRunSheet'), line: sentence('sofRunSheetWhat'), at: area.placeOf(0, 0) },
  ];
  const first = beside(area, 'sofFirstPaid');
  const broken =
    first && !isUnanswered(first.cell)
      ? unusable(first.cell, area.address(first.row, 1))
      : undefined;
  if (first && broken) {
    const refusals = wrongInputs(area, mark);
    const itself = { sentence: broken, at: area.placeOf(first.row, 1) };
    return unreadable('SOF', name, refusals.length > 0 ? refusals : [itself], more);
  }
  const entries = beside(area, 'sofCountEntries')?.cell;
  const kind = beside(area, 'sofKind')?.cell;
  const isStratified =
    kind?.kind === 'text' && saidInAny('sofStratified').some((each) => each === kind.text);
  return {
    system: 'SOF',
    name,
    headline: sentence('sofRunWritten'),
    line: sentence('sofRunWritten'),
    facts: [
      ...(entries?.kind === 'number' ? [sentence('sofRunEntries', { count: entries.value })] : []),
      ...(isStratified ? [sentence('sofRunStrata')] : []),
      ...(first?.cell.kind === 'number'
        ? [sentence('sofFirstPlace', { award: masterpoints(first.cell.value, mark) })]
        : []),
    ],
    missing: [],
    next: { label: sentence('sofRunAgain'), goal: { job: 'sof-event' } },
    more,
  };
}

/** What the awards depend on, by its label. */
const inputs = {
  sofSessions: numberKind({ least: 1, whole: true }),
  sofRating: choiceKind({ Regional: ['Regional'], Sectional: ['Sectional'] }),
  sofRestrictions: numberKind({ least: 0, whole: true }),
} satisfies Partial<Record<TextKey, Kind<unknown>>>;

/** The inputs that cannot be read: where one is wrong, every award behind it shows an error. */
function wrongInputs(area: NamedArea, mark: DecimalMark): readonly Finding[] {
  return Object.entries<Kind<unknown>>(inputs).flatMap(([label, kind]): Finding[] => {
    const input = beside(area, label as keyof typeof inputs);
    if (!input) return [];
    const address = area.address(input.row, 1);
    const reading = kind.read(input.cell, { address, mark });
    return reading.ok ? [] : [{ sentence: reading.sentence, at: area.placeOf(input.row, 1) }];
  });
}

/** What stands beside a label, wherever rows were inserted. */
function beside(
  area: NamedArea,
  label: TextKey,
): { readonly row: number; readonly cell: SourceCell } | undefined {
  const labels = saidInAny(label);
  for (let row = 1; row < area.place.area.rows; row++) {
    const cell = area.cell(row, 0);
    if (cell.kind === 'text' && labels.includes(cell.text)) return { row, cell: area.cell(row, 1) };
  }
  return undefined;
}
