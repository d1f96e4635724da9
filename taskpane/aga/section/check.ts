import type { Translate } from '../../../language';
import { quoted } from '../../season/formulas';

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
  const row = `ROW(${around})`;
  const isBeyond = `((${row}<MIN(ROW(${player})))+(${row}>MAX(ROW(${player}))))`;
  const whole = `SUM(${parts.typed}*${parts.ordered})`;
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
    // Something in the way of places that spill.
    ...(places === undefined
      ? []
      : [
          named(
            `ISERROR(INDEX(${places},1))*(ROW(${places})>MIN(ROW(${places})))*(1-ISBLANK(${places}))`,
            places,
            t('agaCheckTyped', { cells: cellsHere }),
          ),
        ]),
    // The formulas stand in the first row: with it they go.
    { count: `(${whole}>0)*(COUNTA(${points})=0)`, text: quoted(t('agaCheckGone')) },
  ];
  const all = flaws.map(({ count }) => count).join('+');
  const texts = flaws.map(({ count, text }) => `IF(${count}=0,"",${text})`).join(',');
  return `=IF(${all}=0,${quoted(line)},TEXTJOIN(" ",TRUE,${texts},${quoted(line)}))`;
}
