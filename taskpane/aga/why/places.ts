import { namesOnSheet } from '../../why/figures/names-on-sheet';
import type { ActiveCell } from '../../workbook/why';
import { seasonNames, seasonParts } from '../season/names';
import { isSection } from '../section/names';

const isPart = (name: string): boolean =>
  seasonParts.some((part) => seasonNames[part].toLowerCase() === name.toLowerCase());

/** The names of the areas that tell what a cell is: of the section on its sheet, or of the season that its sheet is part of. */
export function areaNames(cell: ActiveCell): readonly string[] {
  const [section] = namesOnSheet(cell, isSection);
  if (section !== undefined) return [section];
  if (namesOnSheet(cell, isPart).length === 0) return [];
  return cell.names.map(({ name }) => name).filter(isPart);
}
