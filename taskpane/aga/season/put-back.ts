import { existing } from '../../../src/core/result';
import { saidInAny, sentence, type Translate } from '../../../src/language';
import { type Computed, refused } from '../../jobs/operation';
import { type Area, areaName, onSheet, parseArea, sameName } from '../../sheets/address';
import { likeness, spelling } from '../../sheets/columns/spelling';
import type { ExistingBlock, Finding } from '../../sheets/plan';
import { cellBeside, readList } from '../../sheets/read-list';
import { findLines, goneIn, goneSaid, mostLines, putBack, rowOfLines } from '../../sheets/season';
import { topOf } from '../../sheets/sheet-names';
import {
  fixed,
  plainText,
  readAt,
  type SourceTable,
  type Snapshot,
  type WorkbookFacts,
} from '../../sheets/source';
import { seasonNames, sections } from '../names';
import {
  factLabels,
  type SeasonFact,
  seasonFacts,
  type SectionPlace,
} from '../section/section-sheet';
import { sectionList } from '../section/written';
import { placedLines } from './add';
import { bestColumn, type LineKey, lineList, qualifierList, totalsOfSeason } from './lists';
import { type Qualifier, readSeason, type SeasonStructure, totalsSheet } from './season';

/** The season as it was read: its areas and its sheets. */
interface SeasonRead {
  readonly facts: WorkbookFacts;
  readonly also: readonly SourceTable[];
  readonly sources: readonly Snapshot[];
}

/** A section as the season refers to it. */
interface SectionFound {
  readonly names: readonly string[];
  readonly place: SectionPlace;
  readonly count: number;
  readonly players: readonly string[];
  /** The columns of lines that it has nothing for. */
  readonly without: readonly LineKey[];
}

/** The section of a tournament; without one it is warned of, unless nothing may be gone there. */
type SectionOf = (qualifier: Qualifier, mayBeWhole?: boolean) => SectionFound | undefined;

/** The formulas of a season that are gone, once more: of its totals, of its tournaments, and of their lines. */
export function seasonPutBack(
  { facts, also, sources }: SeasonRead,
  t: Translate,
): Computed<undefined> {
  const found = readSeason(facts, also);
  if (found.kind === 'refused') return { ok: false, refusals: found.refusals };
  if (found.kind === 'none') return refused({ sentence: sentence('agaSeasonThere') });
  const { structure } = found;
  const [totals, season] = [seasonNames.lines, seasonNames.qualifiers].map((cells) =>
    topOf(cells, facts, also),
  );
  const written = sectionsFound(facts, also);
  const warnings: Finding[] = [];
  const sectionOf: SectionOf = (qualifier, mayBeWhole = false) => {
    const own = written.find(({ names }) => names.includes(likeness(qualifier.name)));
    if (!own && !mayBeWhole) {
      const { nameAt, at } = structure.qualifiers;
      const values = { name: qualifier.name, address: nameAt('name', qualifier.row) };
      const found = sentence('agaSeasonNoSheet', values);
      warnings.push({ sentence: found, at: at('name', qualifier.row) });
    }
    return own;
  };
  const ofTotals = (isPasted: boolean): readonly ExistingBlock[] =>
    totals ? totalsBlocks(totals, structure, { isOkTyped: isOkTyped(season), isPasted }, t) : [];
  const gone = [
    ...ofTotals(false),
    ...(season ? factBlocks(season, structure, sectionOf, t) : []),
    ...lineBlocks(structure, sectionOf, t),
  ];
  const isLost = totals !== undefined && goneIn(totals, totalsOfSeason);
  const blocks = gone.length === 0 && isLost ? ofTotals(true) : gone;
  if (blocks.length === 0) return refused(...warnings, { sentence: sentence('agaSeasonThere') });
  const plan = { title: t('agaTitlePutBack'), sheets: [], blocks, names: [], sources, warnings };
  return { ok: true, plan, detail: undefined };
}

/** The sections that the workbook holds, the one written last first. */
function sectionsFound(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): readonly SectionFound[] {
  return sections.all(facts.names).flatMap((name): SectionFound[] => {
    const { sheet, address } = facts.named?.find((each) => sameName(each.name, name)) ?? {};
    const [table] = sheet === undefined ? [] : readAt(tables, [{ kind: 'sheet', sheet }]);
    const area = parseArea(address ?? '');
    const list = table && readList(sectionList, table, ['player', 'points']);
    if (sheet === undefined || !area || !list) return [];
    const { rows, place, mark } = table;
    const head = list.header - place.area.row;
    const above = { rows: rows.slice(0, head), place };
    const title = spelling(plainText(rows[0]?.cells[0] ?? { kind: 'blank' }, mark));
    const column = (key: 'player' | 'id' | 'points'): string =>
      onSheet(
        sheet,
        fixed({
          ...{ row: area.row + 1, rows: area.rows - 1 },
          ...{ column: list.headingAt(key).area.column, columns: 1 },
        }),
      );
    const players = list.lines.filter(({ row }) => row > area.row && row < area.row + area.rows);
    const factAt = (of: SeasonFact): Area | undefined => cellBeside(above, factLabels[of])?.at.area;
    if (seasonFacts.some((each) => !factAt(each))) return [];
    const fact = (of: SeasonFact): string => onSheet(sheet, fixed(existing(factAt(of))));
    const hasIds = list.times('id') > 0;
    return [
      {
        // The title may end in the date.
        names: [sheet, title, title.replace(/, [^,]*$/, '')].map((each) => likeness(each)),
        place: {
          ...{ fact, players: column('player'), points: column('points') },
          ids: hasIds ? column('id') : undefined,
        },
        count: area.rows - 1,
        players: players.map(({ text }) => likeness(text('player'))),
        without: (['id', 'points'] as const).filter(
          (key) => !players.some(({ isFilled }) => isFilled(key)),
        ),
      },
    ];
  });
}

/** Of the totals: what fills them, and their check. */
function totalsBlocks(
  totals: SourceTable,
  { qualifiers, best, lines }: SeasonStructure,
  given: Pick<Parameters<typeof putBack>[3], 'isOkTyped' | 'isPasted'>,
  t: Translate,
): readonly ExistingBlock[] {
  const { area, sheet } = lines.place;
  const from = {
    lines: lineList.places({
      ...{ sheet, head: area.row, lines: area.rows - 1, columnOf: lines.columnOf },
    }),
    best: best.reference(0, bestColumn(best)),
    qualifiers,
  };
  const hasLines = findLines(lines).filled.length > 0;
  return putBack(totals, totalsOfSeason, totalsSheet('', from, '', t), { hasLines, ...given });
}

/** Whether the season says that the check of its totals is no formula any more. */
function isOkTyped(season: SourceTable | undefined): boolean {
  const said = season ? goneSaid(season, season.rows.length).map(({ says }) => says) : [];
  return saidInAny('agaTotalsCheck').some((words) => said.some((each) => each.includes(words)));
}

/** Of the facts of tournaments those that the line above them names. */
function factBlocks(
  season: SourceTable,
  { qualifiers, known }: SeasonStructure,
  sectionOf: SectionOf,
  t: Translate,
): readonly ExistingBlock[] {
  const { sheet, sheetId, area } = qualifiers.place;
  const gone = goneSaid(season, area.row - season.place.area.row).flatMap(
    ({ says }) => says.match(/\b[A-Z]+\d+\b/g) ?? [],
  );
  return known.flatMap((qualifier) => {
    const row = area.row + qualifier.row;
    const own = gone.filter((cell) => parseArea(cell)?.row === row);
    const section = own.length > 0 && sectionOf(qualifier);
    if (!section) return [];
    const cells = qualifierList.write([{ place: section.place }], { all: undefined, t }).rows[0];
    return own.flatMap((at): ExistingBlock[] => {
      const column = existing(parseArea(at)).column;
      const key = qualifiers.keyAt({ row, column });
      const cell = key && cells?.[qualifiers.keys.indexOf(key)];
      return cell?.kind === 'formula' ? [{ sheet, sheetId, at, cells: [[cell]] }] : [];
    });
  });
}

/** Of tournaments whose lines are not whole: in their place where some of their columns still stand, else below the others. */
function lineBlocks(
  structure: SeasonStructure,
  sectionOf: SectionOf,
  t: Translate,
): readonly ExistingBlock[] {
  const { lines, known } = structure;
  const runs = runsOf(structure);
  let { nextRow } = findLines(lines);
  return known.flatMap((qualifier): ExistingBlock[] => {
    const isOwn = (run: Run): boolean => run.events.includes(likeness(qualifier.name));
    if (qualifier.isGone || runs.some((run) => isOwn(run) && run.missing.length === 0)) return [];
    const mayBeWhole = runs.some(
      (run) => isOwn(run) && run.missing.every((key) => key === 'id' || key === 'points'),
    );
    const section = sectionOf(qualifier, mayBeWhole);
    if (!section) return [];
    const { place, count, players, without } = section;
    const isOf = (run: Run): boolean =>
      isOwn(run) || (run.events.length === 0 && run.players.some((each) => players.includes(each)));
    const run = runs.find(isOf) ?? runs.find((each) => each.isBare && each.rows === count);
    const next = runs.find((each) => run && each.row > run.row && !isOf(each));
    const linesRow = run?.row ?? rowOfLines(nextRow, lines, count);
    if (linesRow === undefined) return [];
    nextRow = Math.max(nextRow, linesRow + count);
    const most = next ? next.row - linesRow : mostLines;
    const at = { place, count, row: qualifier.row, linesRow, most };
    const whole = placedLines(structure, at, t);
    if (!run) return [whole];
    // The columns that still stand fill the cells below them.
    return run.missing.flatMap((key): ExistingBlock[] => {
      if (without.includes(key)) return [];
      const { area, sheet, sheetId } = lines.at(key, linesRow);
      const cell = whole.cells[0]?.[area.column - lines.place.area.column];
      return cell
        ? [{ sheet, sheetId, at: areaName(area), cells: [[cell]], endsSpills: true }]
        : [];
    });
  });
}

/** Lines that stand below each other; rows count from 0 within their area. */
interface Run {
  readonly row: number;
  readonly rows: number;
  readonly events: readonly string[];
  readonly players: readonly string[];
  /** The columns that nothing fills below the first of them. */
  readonly missing: readonly LineKey[];
  /** Neither players nor tournaments stand in it. */
  readonly isBare: boolean;
}

function runsOf({ lines }: SeasonStructure): readonly Run[] {
  const textAt = (key: LineKey, row: number): string =>
    likeness(plainText(lines.held(key, row), '.'));
  const isFilled = (row: number): boolean => lines.keys.some((key) => textAt(key, row) !== '');
  const found: { row: number; rows: number }[] = [];
  for (let row = 1; row < lines.place.area.rows; row++) {
    const last = found.at(-1);
    if (!isFilled(row)) continue;
    if (last && last.row + last.rows === row) last.rows++;
    else found.push({ row, rows: 1 });
  }
  return found.map(({ row, rows }) => {
    const below = Array.from({ length: rows - 1 }, (_, i) => row + 1 + i);
    const texts = (key: LineKey): string[] =>
      below.map((each) => textAt(key, each)).filter((each) => each !== '');
    const [events, players] = [texts('event'), texts('player')];
    const missing = rows === 1 ? [] : lineKeys.filter((key) => texts(key).length === 0);
    return { row, rows, events, players, missing, isBare: events.length + players.length === 0 };
  });
}

const lineKeys = Object.keys(lineList.columns) as LineKey[];
