import {
  lowerCase,
  placeAstray,
  type SeasonRow,
  type SectionPlayer,
  type SectionPoints,
  significant,
} from '../../../src';
import { sentence, type Sentence, type Translate } from '../../../src/language';
import type { ReadRow } from '../../sheets/columns/read';
import { likeness } from '../../sheets/columns/spelling';
import type { GivenList } from '../../jobs/operation';
import type { Finding } from '../../sheets/plan';
import type { SectionFields } from './fields';
import { cellsGone, type FormulaCells, quoted, unlessGone } from '../../sheets/season';

type SectionRow = ReadRow<SectionFields>;

/** A player as the row has it. */
interface SectionEntry {
  readonly row: SectionRow;
  /** `Lin, Ada`. */
  readonly name: string;
}

/** A player of the open section. */
export interface OpenPlayer extends SectionEntry, SectionPlayer {}

/** The players of a list, those of the open section in order of their results. */
interface Section {
  readonly open: readonly OpenPlayer[];
  readonly others: readonly SectionEntry[];
  /** Places were given instead of wins. */
  readonly byPlace: boolean;
  readonly warnings: readonly Finding[];
}

type SectionRead =
  | { readonly ok: true; readonly section: Section }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** The names of sections in the list; none where it has marks or no such column (G7). */
export function sectionNames({ rows }: GivenList<SectionFields>): readonly string[] {
  const names = rows.flatMap(({ values }) =>
    typeof values.open === 'string' ? [values.open] : [],
  );
  const first = new Map<string, string>();
  for (const name of names) first.set(likeness(name), first.get(likeness(name)) ?? name);
  return [...first.values()];
}

/** The name that the open section is proposed to have. */
export function proposedSection(names: readonly string[]): string {
  return names.find((name) => likeness(name) === 'open') ?? names[0] ?? '';
}

/** Reads who is in the open section, with rating, order and whether points are due (G1 to G9). */
export function readSection(list: GivenList<SectionFields>, openName: string): SectionRead {
  const refusals: Finding[] = [];
  const refuse = (row: SectionRow, field: keyof SectionFields, why: Sentence): void => {
    refusals.push({ sentence: why, at: row.placeOf(field) });
  };
  const byPlace = !list.present.includes('wins');
  const open: OpenPlayer[] = [];
  const others: SectionEntry[] = [];
  for (const row of list.rows) {
    const { values } = row;
    const { player: name = '' } = values;
    if (name === '')
      refuse(row, 'player', sentence('agaNameMissing', { address: row.at('player') }));
    if (!isOpen(values.open, list.present.includes('open'), openName)) {
      others.push({ row, name });
      continue;
    }
    const { rating } = values;
    if (rating === undefined) {
      refuse(row, 'rating', sentence('agaRatingMissing', { name, address: row.at('rating') }));
    } else if ('why' in rating) refuse(row, 'rating', rating.why);
    const order = byPlace ? values.place : values.wins;
    if (order === undefined) {
      const field = byPlace ? 'place' : 'wins';
      refuse(row, field, sentence('agaOrderMissing', { name, address: row.at(field) }));
    }
    open.push({
      ...{ row, name },
      rating: rating !== undefined && 'rating' in rating ? rating.rating : 0,
      score: byPlace ? -(order ?? 0) : (order ?? 0),
      isEligible: values.eligible ?? !list.present.includes('eligible'),
    });
  }
  refusals.push(...namesTwice([...open, ...others]));
  if (byPlace && refusals.length === 0) refusals.push(...astray(open));
  const [first] = open;
  if (first && !byPlace && refusals.length === 0 && open.every(({ score }) => score === 0)) {
    const address = first.row.at('wins');
    refusals.push({ sentence: sentence('agaNoWins', { address }), at: first.row.placeOf('wins') });
  }
  if (refusals.length > 0) return { ok: false, refusals };
  const warnings = byPlace ? allDifferent(open) : placesUnlike(open);
  return { ok: true, section: { open: [...open].sort(byResult), others, byPlace, warnings } };
}

function isOpen(mark: boolean | string | undefined, hasColumn: boolean, openName: string): boolean {
  if (!hasColumn) return true;
  return typeof mark === 'string' ? likeness(mark) === likeness(openName) : mark === true;
}

/** Two players of one name need their numbers (G1); a season knows no case either (A10). */
function namesTwice(players: readonly SectionEntry[]): readonly Finding[] {
  const before = new Map<string, SectionRow>();
  return players.flatMap(({ name, row }): readonly Finding[] => {
    const key = lowerCase(name);
    const first = before.get(key);
    before.set(key, first ?? row);
    const isKnown = row.values.id !== undefined && first?.values.id !== undefined;
    if (!first || name === '' || isKnown) return [];
    const values = { name, address: row.at('player'), before: first.at('player') };
    return [{ sentence: sentence('nameTwice', values), at: row.placeOf('player') }];
  });
}

function astray(open: readonly OpenPlayer[]): readonly Finding[] {
  const found = placeAstray(open.map(({ score }) => -score));
  const row = found && open[found.row]?.row;
  if (!row) return [];
  const values = { address: row.at('place'), place: found.place, expected: found.expected };
  return [{ sentence: sentence('placeAstray', values), at: row.placeOf('place') }];
}

/** Places that tie-breaks may have decided (G9). */
function allDifferent(open: readonly OpenPlayer[]): readonly Finding[] {
  const isTied = new Set(open.map(({ score }) => score)).size < open.length;
  return isTied ? [] : [{ sentence: sentence('agaAllDifferent') }];
}

/** The first better place with fewer wins (G6). */
function placesUnlike(open: readonly OpenPlayer[]): readonly Finding[] {
  const placed = open.flatMap((player) => {
    const { place } = player.row.values;
    return place === undefined ? [] : [{ ...player, place }];
  });
  placed.sort((a, b) => a.place - b.place);
  for (const [i, { row, score, name, place }] of placed.entries()) {
    const above = placed[i - 1];
    if (!above || above.place === place || significant(above.score) >= significant(score)) continue;
    const values = { address: above.row.at('place'), name: above.name, other: name };
    return [{ sentence: sentence('agaPlaceUnlike', values), at: row.placeOf('place') }];
  }
  return [];
}

/** Best first; tie-breaks order the rows of a tie and nothing else. */
function byResult(a: OpenPlayer, b: OpenPlayer): number {
  const [x, y] = [a.row.values, b.row.values];
  return b.score - a.score || (y.tie1 ?? 0) - (x.tie1 ?? 0) || (y.tie2 ?? 0) - (x.tie2 ?? 0);
}

/* Formulas of the section: what can be used of each of its rows, and the line that names what cannot. */

/** The columns of the list as absolute ranges, and what is in them. */
export interface SectionList {
  readonly player: string;
  readonly rating: string;
  readonly eligible: string;
  /** Wins, or places that are typed. */
  readonly order: string;
  readonly byPlace: boolean;
  /** Places that are calculated from wins; undefined where they are typed. */
  readonly places: string | undefined;
  /** The cell that says whether the least award is 0. */
  readonly zero: string;
  /** The cells of the facts above and below it, which are formulas. */
  readonly facts: readonly FormulaCells[];
  /** The column of players from their heading to below the last. */
  readonly around: string;
}

/** 1 where something holds, 0 where it does not or cannot be told. */
const holds = (condition: string): string => `IFERROR((${condition})*1,0)`;

/** What each row has: 1 or 0, whatever its cells hold. A player with anything typed counts for the section. */
export function rowParts(list: SectionList, t: Translate) {
  const { player, rating, eligible, order, byPlace, places } = list;
  const place = placeBy(order);
  const [yes, no] = [quoted(t('agaYes')), quoted(t('agaNo'))];
  const fits = byPlace ? `${order}=1+COUNTIF(${order},"<"&${order})` : `${order}>=0`;
  return {
    typed: `IFERROR(((${player}<>"")+(${rating}<>"")+(${order}<>"")>0)*1,1)`,
    named: holds(`${player}<>""`),
    rated: holds(`ISNUMBER(${rating})*(ABS(${rating})>=1)`),
    answered: holds(`(${eligible}=${yes})+(${eligible}=${no})`),
    eligible: holds(`${eligible}=${yes}`),
    ordered: holds(`ISNUMBER(${order})*(${fits})`),
    /** No place was typed over the one that is calculated, or the same. */
    agreed: places === undefined ? '1' : `IFERROR(((${places}="")+(${places}=${place})>0)*1,1)`,
    /** Of the sheet, not of a row. */
    settled: isSettledAt(list.zero, t),
  };
}

/** The place of each row by its wins: tied players have the best of theirs (A8). */
export const placeBy = (wins: string): string => `1+COUNTIF(${wins},">"&${wins})`;

/** Whether the least award is 0, by the cell that says so. */
export function isZeroAt(cell: string, t: Translate): string {
  return `IFERROR(${cell}=${quoted(t('agaYes'))},FALSE)`;
}

/** Whether it says anything: the default of a blank cell would be the other award. */
export function isSettledAt(cell: string, t: Translate): string {
  return holds(`OR(${cell}=${quoted(t('agaYes'))},${cell}=${quoted(t('agaNo'))})`);
}

/** Stands in a text for the cells that a formula puts there. */
const cellsHere = '§';

function said(text: string, cells: string): string {
  const [before = '', after = ''] = text.split(cellsHere);
  return [quoted(before), cells, quoted(after)].filter((part) => part !== '""').join('&');
}

/** What is wrong in a list: how much of it, as a number, and the text that names it. */
interface Flaw {
  readonly count: string;
  readonly text: string;
}

/**
 * What has to be corrected, with players and cells, before the line that stands there otherwise: no figure of the section goes by a row
 * that is not whole without a word.
 */
export function noteFormula(list: SectionList, points: string, line: string, t: Translate): string {
  const { player, rating, eligible, order, byPlace, places, zero, around } = list;
  const parts = rowParts(list, t);
  const named = (flaws: string, column: string, text: string): Flaw => {
    const cell = `ADDRESS(ROW(${column}),COLUMN(${column}),4)`;
    const shown = `IFERROR(IF(${playersOf(column)}="",${cell},${playersOf(column)}&" ("&${cell}&")"),${cell})`;
    const cells = `TEXTJOIN(", ",TRUE,IF(${flaws},${shown},""))`;
    return { count: `SUM(${flaws})`, text: said(text, cells) };
  };
  const playersOf = (column: string): string => (column === around ? around : player);
  const missing = (part: string): string => `${parts.typed}*(1-${part})`;
  const inTheWay = (column: string, isBlocked: string): string =>
    `${isBlocked}*(ROW(${column})>MIN(ROW(${column})))*(1-ISBLANK(${column}))`;
  const row = `ROW(${around})`;
  const isBeyond = `((${row}<MIN(ROW(${player})))+(${row}>MAX(ROW(${player}))))`;
  const flaws: readonly Flaw[] = [
    {
      count: `(1-${parts.settled})`,
      text: said(
        t('agaCheckZero', { cells: cellsHere }),
        `ADDRESS(ROW(${zero}),COLUMN(${zero}),4)`,
      ),
    },
    named(
      `(${row}>MIN(${row}))*${isBeyond}*${holds(`${around}<>""`)}`,
      around,
      t('agaCheckOutside', { cells: cellsHere }),
    ),
    named(missing(parts.named), player, t('agaCheckName', { cells: cellsHere })),
    named(missing(parts.rated), rating, t('agaCheckRating', { cells: cellsHere })),
    named(missing(parts.answered), eligible, t('agaCheckEligible', { cells: cellsHere })),
    named(
      missing(parts.ordered),
      order,
      t(byPlace ? 'agaCheckPlace' : 'agaCheckWins', { cells: cellsHere }),
    ),
    // Something in the way of places or points that spill: the second may be errors by themselves.
    ...(places === undefined
      ? []
      : [
          named(
            inTheWay(places, `ISERROR(INDEX(${places},1))`),
            places,
            t('agaCheckTyped', { cells: cellsHere }),
          ),
        ]),
    named(
      inTheWay(points, holds(`ERROR.TYPE(INDEX(${points},1))=9`)),
      points,
      t('agaCheckPointsTyped', { cells: cellsHere }),
    ),
  ];
  const all = flaws.map(({ count }) => count).join('+');
  const texts = flaws.map(({ count, text }) => `IF(${count}=0,"",${text})`).join(',');
  const found = `=IF(${all}=0,${quoted(line)},TEXTJOIN(" ",TRUE,${texts},${quoted(line)}))`;
  const columns = [points, ...(places === undefined ? [] : [places])];
  return unlessGone(found, cellsGone(columns, list.facts), t('agaCheckGone'), t);
}

/** What a director says of a tournament. */
export interface QualifierOptions {
  /** Empty: the name of the list's sheet. */
  readonly name: string;
  readonly date: string;
  /** Designated by the AGA as a qualifier: nothing here can check it. */
  readonly isDesignated: boolean;
  /** The least category the AGA asks for; empty where it asks for none. */
  readonly minimum: string;
  /** The calculator's 0 where the rule gives 0.01 (A6). */
  readonly asSheet: boolean;
  /** What the open section is called, where the list names sections. */
  readonly section: string;
  /** Where the workbook holds a season. */
  readonly inSeason: boolean;
}

/** What the form is told of the list. */
export interface QualifierKnown {
  readonly name: string;
  readonly sections: readonly string[];
  /** The workbook holds a season. */
  readonly hasSeason: boolean;
}

/** A tournament with the points of its open section. */
export interface QualifierMade {
  readonly name: string;
  readonly date: string;
  readonly isDesignated: boolean;
  readonly asSheet: boolean;
  /** The columns that the list has. */
  readonly present: readonly string[];
  readonly section: Section;
  readonly points: SectionPoints;
}

/** The same with the season it is added to. */
export interface Qualified extends QualifierMade {
  /** The totals with it; undefined without a season, or while something prevents them. */
  readonly totals: readonly SeasonRow[] | undefined;
}
