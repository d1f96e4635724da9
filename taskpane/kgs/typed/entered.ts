import type { CellReading, Kind } from '../../columns/fields';
import { choiceKind, numberKind } from '../../columns/kinds';
import type { DecimalMark } from '../../plan/notation';
import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import { plainText, type SourceCell } from '../../plan/source';
import { sentence, type Sentence } from '../../../language';
import type { YearRow } from '../year/layout';
import { hoursKind, hoursOfYear } from './hours';

const kinds = {
  rounds: numberKind({ least: 1, most: 1_000_000, whole: true }),
  board: choiceKind({ '19': ['19'], '13': ['13'], '9': ['9'] }),
  hours: hoursKind,
  tieBreaks: numberKind({ least: 0, most: 1_000_000, whole: true }),
} satisfies Partial<Record<YearRow, Kind<unknown>>>;

export type Detail = keyof typeof kinds;

/** A detail of a tournament, with its name in sentences. */
export interface EnteredCell {
  readonly cell: SourceCell;
  readonly address: string;
  readonly at?: Place;
}

/** What decides F, and the rounds that broke ties. */
export interface EnteredDetails {
  readonly rounds: number | undefined;
  readonly board: number | undefined;
  readonly hours: number | undefined;
  readonly tieBreaks: number;
}

export type EnteredFound =
  | { readonly ok: true; readonly details: EnteredDetails }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** The details as they were entered; what is needed must not be blank. */
export function readEntered(
  entered: (detail: Detail) => EnteredCell,
  needed: { readonly rounds: boolean; readonly F: boolean },
  mark: DecimalMark,
): EnteredFound {
  const refusals: Finding[] = [];
  const refuse = (why: Sentence, { at }: EnteredCell): void => {
    refusals.push(at ? { sentence: why, at } : { sentence: why });
  };
  const read = <T>(detail: Detail, kind: Kind<T>, isNeeded: boolean): T | undefined => {
    const found = entered(detail);
    const { cell, address } = found;
    if (cell.kind === 'blank') {
      if (isNeeded) refuse(sentence('kgsFieldEmpty', { address }), found);
      return undefined;
    }
    const reading: CellReading<T> = kind.read(cell, { address, mark });
    if (reading.ok) return reading.value;
    refuse(reading.sentence, found);
    return undefined;
  };
  const rounds = read('rounds', kinds.rounds, needed.rounds);
  const boardRead = read('board', kinds.board, needed.F);
  const board = boardRead === undefined ? undefined : Number(boardRead);
  const isInYear = entered('hours').at !== undefined;
  const hours = read('hours', isInYear ? hoursOfYear : kinds.hours, needed.F);
  const tieBreaks = read('tieBreaks', kinds.tieBreaks, false) ?? 0;
  if (hours !== undefined && hours <= 0) {
    const found = entered('hours');
    const values = { address: found.address, content: plainText(found.cell, mark) };
    refuse(sentence('kgsHoursAboveZero', values), found);
  }
  if (refusals.length > 0) return { ok: false, refusals };
  return { ok: true, details: { rounds, board, hours, tieBreaks } };
}
