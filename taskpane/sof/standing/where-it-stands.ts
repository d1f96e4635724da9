import type { Stepwise } from '../../../src';
import { existing } from '../../../src/core/existing';
import { saidInAny, sentence, type SheetKey } from '../../../src/language';
import type { Kind } from '../../sheets/columns/fields';
import { choiceKind, isUnanswered, numberKind, unusable } from '../../sheets/columns/kinds';
import { spelling } from '../../sheets/columns/spelling';
import { type EventSeen, type More, unreadable } from '../../sheets/event';
import type { DecimalMark } from '../../sheets/notation';
import type { Finding } from '../../sheets/plan';
import {
  namedArea,
  type NamedArea,
  plainText,
  type SourceCell,
  type SourceTable,
  type WorkbookFacts,
} from '../../sheets/source';
import { masterpoints } from '../awards-list';
import { entryFaults } from './entries-written';

/** What the last bridge event of a workbook came to, and what has to be corrected on its sheets. */
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
  const terms = wrongTerms(area, mark);
  if (terms.length > 0) return unreadable('SOF', name, terms, more);
  yield;
  const list = tables[1] ? entryFaults(tables[1], { bySection: isFaultSaid(area) }) : [];
  const broken =
    first && !isUnanswered(first.cell)
      ? unusable(first.cell, area.address(first.row, 1))
      : undefined;
  if (first && broken) {
    const itself = { sentence: broken, at: area.placeOf(first.row, 1) };
    return unreadable('SOF', name, list.length > 0 ? list : [itself], more);
  }
  const entries = beside(area, 'sofCountEntries')?.cell;
  const kind = beside(area, 'sofKind')?.cell;
  const isStratified =
    kind?.kind === 'text' && saidInAny('sofStratified').some((each) => each === kind.text);
  const seen: EventSeen = {
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
  return list.length === 0 ? seen : { ...unreadable('SOF', name, list, more), facts: seen.facts };
}

/** Whether a check beside the terms says anything; they stand from the date on. */
function isFaultSaid(area: NamedArea): boolean {
  const date = beside(area, 'sofDate')?.row ?? 2;
  return Array.from({ length: 7 }, (_, i) => area.cell(date + i, 2)).some(
    (cell) => cell.kind === 'text' && spelling(cell.text) !== '',
  );
}

/** A term by its label: how it is read, what is said where it is blank, and whether it may be. */
interface TermRead {
  readonly kind: Kind<unknown>;
  readonly fix:
    | 'sofSessionsRefusal'
    | 'sofChooseRefusal'
    | 'sofRestrictionsRefusal'
    | 'sofTablesRefusal'
    | 'sofDepthRefusal';
  readonly mayBeBlank?: true;
}

const choice = (texts: readonly string[]): Kind<unknown> =>
  choiceKind(Object.fromEntries(texts.map((each) => [each, [each]])));

const tablesKind: Kind<number> = {
  read(cell, context) {
    const reading = numberKind({ least: 0 }).read(cell, context);
    if (!reading.ok || reading.value > 0) return reading;
    return { ok: false, sentence: sentence('sofTablesNone', { tables: reading.value }) };
  },
};

/** What the awards depend on. */
const terms: readonly (readonly [label: SheetKey, term: TermRead])[] = [
  ['sofSessions', { kind: numberKind({ least: 1, whole: true }), fix: 'sofSessionsRefusal' }],
  [
    'sofRating',
    {
      kind: choiceKind({ Regional: ['Regional'], Sectional: ['Sectional'] }),
      fix: 'sofChooseRefusal',
    },
  ],
  [
    'sofRestrictions',
    { kind: numberKind({ least: 0, whole: true }), fix: 'sofRestrictionsRefusal' },
  ],
  [
    'sofKind',
    {
      kind: choice([
        ...saidInAny('sofOpen'),
        'Flight A',
        'Bracketed Swiss',
        ...saidInAny('sofStratified'),
      ]),
      fix: 'sofChooseRefusal',
    },
  ],
  [
    'sofLimit',
    { kind: choice([...saidInAny('sofUnlimited'), '750', '100']), fix: 'sofChooseRefusal' },
  ],
  ['sofTables', { kind: tablesKind, fix: 'sofTablesRefusal' }],
];

/** The terms that are missing or cannot be read, and the places paid and tables of each field and session. */
function wrongTerms(area: NamedArea, mark: DecimalMark): readonly Finding[] {
  const wrong = (row: number, column: number, { kind, fix, mayBeBlank }: TermRead): Finding[] => {
    const cell = area.cell(row, column);
    const at = area.placeOf(row, column);
    const address = area.address(row, column);
    const isBlank = cell.kind === 'blank' || (cell.kind === 'text' && spelling(cell.text) === '');
    if (isBlank) {
      if (mayBeBlank) return [];
      const name = plainText(area.cell(row, 0), mark);
      const why = sentence('sofTermBlank', { name, address, fix: sentence(fix) });
      return [{ sentence: why, at }];
    }
    const reading = kind.read(cell, { address, mark });
    if (isUnanswered(cell) || reading.ok) return [];
    return [{ sentence: reading.sentence, at }];
  };
  const found = terms.flatMap(([label, term]) => {
    const row = beside(area, label)?.row;
    return row === undefined ? [] : wrong(row, 1, term);
  });
  const depth: TermRead = {
    ...{ kind: numberKind({ least: 1, whole: true }), fix: 'sofDepthRefusal', mayBeBlank: true },
  };
  const depths = beside(area, 'sofDepths')?.row;
  const ofFields = depths === undefined ? [] : [1, 3, 4].flatMap((at) => wrong(depths, at, depth));
  const head = beside(area, 'sofSession')?.row;
  const ofSessions = Array.from(
    { length: head === undefined ? 0 : area.place.area.rows - head - 1 },
    (_, i) => wrong((head ?? 0) + 1 + i, 1, { kind: tablesKind, fix: 'sofTablesRefusal' }),
  );
  return [...found, ...ofFields, ...ofSessions.flat()];
}

/** What stands beside a label, wherever rows were inserted. */
function beside(
  area: NamedArea,
  label: SheetKey,
): { readonly row: number; readonly cell: SourceCell } | undefined {
  const labels = saidInAny(label);
  for (let row = 1; row < area.place.area.rows; row++) {
    const cell = area.cell(row, 0);
    if (cell.kind === 'text' && labels.includes(cell.text)) return { row, cell: area.cell(row, 1) };
  }
  return undefined;
}
