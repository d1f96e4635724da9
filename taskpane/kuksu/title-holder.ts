import { shownName } from '../../src';
import type { Translate } from '../../src/language';
import { areaName, cellName } from '../sheets/address';
import {
  namedArea,
  plainText,
  readAt,
  type SourceTable,
  type Where,
  type WorkbookFacts,
} from '../sheets/source';
import { blank, text } from '../sheets/sheet-parts';
import type { NewBlock, NewName } from '../sheets/plan';
import { lastCycleNumber } from './crosstable-names';

/**
 * The title holder is written below the leagues of a cycle, under a name of the workbook: `Kuksu_2_Holder` is who held
 * the title during the second cycle, and defends it after that.
 */
const holderName = (cycle: number): string => `Kuksu_${cycle}_Holder`;

/** The label takes the columns before the names of the players. */
const labelColumns = 3;

/** The line of the title holder, in a row counted from 0. */
export function holderBlock(holder: string, row: number, t: Translate): NewBlock {
  const label = [text(t('kuksuHolderLabel'), 'label'), blank('label'), blank('label')];
  return { at: cellName(row, 0), cells: [[...label, text(holder, 'total')]] };
}

export function holderNamed(cycle: number, sheet: string, row: number): NewName {
  const area = { row, column: 0, rows: 1, columns: labelColumns + 1 };
  return { name: holderName(cycle), sheet, address: areaName(area) };
}

/** Where the title holder of the last cycle stands, if it is known. */
export function holderPlaces(facts: WorkbookFacts): readonly Where[] {
  const name = holderName(lastCycleNumber(facts)).toLowerCase();
  const found = facts.names.find((each) => each.toLowerCase() === name);
  return found === undefined ? [] : [{ kind: 'typed', text: found }];
}

/** The name there; empty where none is. */
export function holderIn(facts: WorkbookFacts, also: readonly SourceTable[]): string {
  const [table] = readAt(also, holderPlaces(facts));
  return table ? holderOn(table) : '';
}

/** The name in the line of a title holder. */
export function holderOn(line: SourceTable): string {
  return shownName(plainText(namedArea(line).cell(0, labelColumns), '.'));
}
