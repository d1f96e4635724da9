import type { Stepwise } from '../../../src';
import { existing } from '../../../src/core/result';
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
  readAt,
  readNamed,
  type SourceCell,
  type SourceTable,
  type WorkbookFacts,
} from '../../sheets/source';
import { cellIn } from '../../sheets/address';
import { masterpoints } from '../awards-list';
import { goneAbove } from '../../sheets/season';
import { entryFaults, isListParted, parted, sheetGone } from './entries-written';
import { latestEvent } from './names';
import { sheetOfCells } from '../../sheets/sheet-names';

/** What the last bridge event of a workbook came to, and what has to be corrected on its sheets. */
export function* whereItStands(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): Stepwise<EventSeen> {
  yield;
  const { mark } = facts;
  const names = existing(latestEvent(facts));
  const table = readNamed(tables, names.event);
  const [awards] = readAt(tables, sheetOfCells(facts, names.awards));
  if (!table || !awards) {
    const left = existing(table ?? awards);
    const name = sentence('runNamed', { name: left.place.sheet });
    const found = [sheetGone(left, cellIn(left.place, 0, 0))];
    return unreadable('SOF', name, found, [
      { job: 'sof-event', line: sentence('sofRunAgainWhat') },
    ]);
  }
  const area = namedArea(table);
  const title = spelling(plainText(area.cell(0, 0), mark));
  const name = sentence('runNamed', { name: title === '' ? area.place.sheet : title });
  const more: readonly More[] = [
    { job: 'sof-event', line: sentence('sofRunAgainWhat') },
    { job: 'sof-share', line: sentence('runShareWhat') },
    { title: sentence('sofRunSheet'), line: sentence('sofRunSheetWhat'), at: area.placeOf(0, 0) },
  ];
  const first = beside(area, 'sofFirstPaid');
  const broken = [
    ...(isParted(area) ? [parted(table)] : []),
    ...(isListParted(awards) ? [parted(awards)] : []),
  ];
  if (broken.length > 0) return unreadable('SOF', name, broken, more);
  const wrong = wrongTerms(area, mark);
  if (wrong.length > 0) return unreadable('SOF', name, wrong, more);
  const gone = goneAbove(table, table.rows.length);
  if (gone.length > 0) return unreadable('SOF', name, gone, more);
  yield;
  const list = entryFaults(awards, { bySection: isFaultSaid(area) });
  const unpaid =
    first && !isUnanswered(first.cell)
      ? unusable(first.cell, area.address(first.row, first.column))
      : undefined;
  if (first && unpaid) {
    const itself = { sentence: unpaid, at: area.placeOf(first.row, first.column) };
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
  const from = columnOf(area, 'sofWholeField') + 1;
  return Array.from({ length: 7 }, (_, i) =>
    Array.from({ length: Math.max(0, area.place.area.columns - from) }, (__, right) =>
      area.cell(date + i, from + right),
    ),
  )
    .flat()
    .some((cell) => cell.kind === 'text' && spelling(cell.text) !== '');
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

/** Whether terms or the field of all entries have no heading any more: what stands there cannot be told. */
function isParted(area: NamedArea): boolean {
  const isGone = terms.some(([label]) => rowOf(area, label) === undefined);
  return isGone || headedBy(area, 'sofWholeField') === undefined;
}

/** The terms that are missing or cannot be read, and the places paid and tables of each field and session. */
function wrongTerms(area: NamedArea, mark: DecimalMark): readonly Finding[] {
  const wrong = (row: number, column: number, { kind, fix, mayBeBlank }: TermRead): Finding[] => {
    const cell = area.cell(row, column);
    const at = area.placeOf(row, column);
    const address = area.address(row, column);
    const isBlank = cell.kind === 'blank' || (cell.kind === 'text' && spelling(cell.text) === '');
    if (isBlank) {
      const name = plainText(area.cell(row, 0), mark);
      // A row that was inserted has no name.
      if (mayBeBlank || spelling(name) === '') return [];
      const why = sentence('sofTermBlank', { name, address, fix: sentence(fix) });
      return [{ sentence: why, at }];
    }
    const reading = kind.read(cell, { address, mark });
    if (isUnanswered(cell) || reading.ok) return [];
    return [{ sentence: reading.sentence, at }];
  };
  const found = terms.flatMap(([label, term]) => {
    const found = beside(area, label);
    return found ? wrong(found.row, found.column, term) : [];
  });
  const depth: TermRead = {
    ...{ kind: numberKind({ least: 1, whole: true }), fix: 'sofDepthRefusal', mayBeBlank: true },
  };
  const depths = beside(area, 'sofDepths')?.row;
  const ofFields =
    depths === undefined ? [] : fields.flatMap((at) => wrong(depths, columnOf(area, at), depth));
  const head = beside(area, 'sofSession')?.row;
  const values = columnOf(area, 'sofWholeField');
  const ofSessions = Array.from(
    { length: head === undefined ? 0 : area.place.area.rows - head - 1 },
    (_, i) => wrong((head ?? 0) + 1 + i, values, { kind: tablesKind, fix: 'sofTablesRefusal' }),
  );
  return [...found, ...ofFields, ...ofSessions.flat()];
}

/** Fields with places paid of their own. */
const fields = ['sofWholeField', 'sofFieldB', 'sofFieldC'] as const;

/** What stands beside a label, wherever rows and columns were inserted. */
function beside(
  area: NamedArea,
  label: SheetKey,
): { readonly row: number; readonly column: number; readonly cell: SourceCell } | undefined {
  const row = rowOf(area, label);
  if (row === undefined) return undefined;
  const column = columnOf(area, 'sofWholeField');
  return { row, column, cell: area.cell(row, column) };
}

function rowOf(area: NamedArea, label: SheetKey): number | undefined {
  const labels = saidInAny(label);
  const isLabel = (row: number): boolean => {
    const cell = area.cell(row, 0);
    return cell.kind === 'text' && labels.includes(cell.text);
  };
  return Array.from({ length: area.place.area.rows }, (_, row) => row).find(
    (row) => row > 0 && isLabel(row),
  );
}

/** The column of a field by its heading; under that of the whole field stands what is said of the event, too. */
function columnOf(area: NamedArea, field: (typeof fields)[number]): number {
  return headedBy(area, field) ?? { sofWholeField: 1, sofFieldB: 3, sofFieldC: 4 }[field];
}

function headedBy(area: NamedArea, field: (typeof fields)[number]): number | undefined {
  const labels = saidInAny(field);
  const head = rowOf(area, 'sofField') ?? 0;
  const columns = Array.from({ length: area.place.area.columns }, (_, column) => column);
  return columns.find((column) => {
    const cell = area.cell(head, column);
    return column > 0 && cell.kind === 'text' && labels.includes(cell.text);
  });
}
