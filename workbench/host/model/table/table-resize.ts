import { areaOf } from '../refs';
import { ExcelError } from '../../batch/errors';
import { areaAt } from '../addressed';
import type { Arguments } from '../model-object';
import type { Environment } from '../environment';
import { isModelObject } from '../model-object';
import { common } from '../range/range-geometry';
import { mayChange } from '../sheet/guards';
import { tableById, tablesTouching } from './grid-tables';
import { writeHeaders } from './table-add';

/**
 * `table.resize`: the new range overlaps the former one, with the column names in the same row. Contents stay where they
 * are; columns that come in without a name get one.
 */
export function resizeTable(
  { env, id }: { readonly env: Environment; readonly id: string },
  args: Arguments,
): void {
  const { area: before } = tableById(env, id);
  const argument = args.at(0);
  const area = isModelObject(argument)
    ? areaOf(argument)
    : areaAt(env, before.sheetId, args.text(0));
  const isElsewhere = area.sheetId !== before.sheetId || common(area, before) === undefined;
  const isTaken = tablesTouching(env, area).some((table) => table.id !== id);
  if (isElsewhere || isTaken || area.row !== before.row || area.rows < 2) {
    throw new ExcelError('InvalidArgument');
  }
  mayChange(env, before.sheetId);
  env.writing(() => {
    writeHeaders(env, { ...area, rows: 1 });
    env.grid.tables.change(id, { area });
  });
}
