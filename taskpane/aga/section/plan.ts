import type { Translate } from '../../../language';
import { areaName } from '../../plan/address';
import type { Plan } from '../../plan/plan';
import { freeSheetName, freeTableName, sheetNames, tableNames } from '../../plan/sheet-names';
import type { WorkbookFacts } from '../../plan/source';
import { columnsOf } from './columns';
import { head, placeOfSection, type SectionPlace } from './layout';
import { placesSheet } from './places-sheet';
import type { QualifierMade } from './qualifier';
import { sectionName } from './names';
import { sectionSheet } from './section-sheet';

/** What is written of a section, and where its players stand for other sheets. */
export interface SectionPlan {
  readonly plan: Pick<Plan, 'title' | 'sheets' | 'names' | 'activate'>;
  readonly place: SectionPlace;
}

/** Two new sheets: the open section with its points, and the points of every place. */
export function planQualifier(
  made: QualifierMade,
  known: WorkbookFacts,
  t: Translate,
): SectionPlan {
  const taken = sheetNames(known);
  const name = freeSheetName(made.name, taken);
  const places = freeSheetName(t('agaPlacesSheet', { name: made.name }), [...taken, name]);
  const columns = columnsOf(made, t);
  const count = made.section.open.length;
  const section = freeTableName(sectionName, tableNames(known));
  const list = { row: head, column: 0, rows: count + 1, columns: columns.length };
  return {
    plan: {
      title: made.name,
      sheets: [sectionSheet(name, made, columns, t), placesSheet(places, name, made, t)],
      names: [{ name: section, sheet: name, address: areaName(list) }],
      activate: name,
    },
    place: placeOfSection(name, columns, { count, byPlace: made.section.byPlace }),
  };
}
