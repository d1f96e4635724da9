import { range } from '../refs';
import type { Area } from '../../../grid/grid';
import { ExcelError, MissingFeature } from '../../batch/errors';
import type { Json, JsonObject } from '../../batch/wire';
import type { Environment } from '../environment';
import { cellOf, columnOf, rowOf } from '../range/range-read';
import type { ModelObject } from '../object';

/** `getCellProperties`: for every cell the properties asked for, in the shape they were asked in. */
export function cellProperties(env: Environment, area: Area, asked: Json): Json {
  return Array.from({ length: area.rows }, (_, row) =>
    Array.from({ length: area.columns }, (__, column) =>
      read(range(env, cellOf(area, row, column)), wanted(asked)),
    ),
  );
}

/** `getRowProperties`: one object per row. */
export function rowProperties(env: Environment, area: Area, asked: Json): Json {
  return Array.from({ length: area.rows }, (_, row) =>
    read(range(env, rowOf(area, row)), wanted(asked)),
  );
}

/** `setCellProperties`: a table of the range's own size; an empty object leaves its cell as it is. */
export function setCellProperties(env: Environment, area: Area, given: Json): void {
  const rows = given as readonly (readonly JsonObject[])[];
  const fits = Array.isArray(given) && rows.length === area.rows;
  if (!fits || rows.some((row) => !Array.isArray(row) || row.length !== area.columns)) {
    throw new ExcelError('InvalidArgument');
  }
  for (const [r, row] of rows.entries()) {
    for (const [c, properties] of row.entries()) write(range(env, cellOf(area, r, c)), properties);
  }
}

/** `setColumnProperties`: one object for each column of the range; an empty object leaves its column as it is. */
export function setColumnProperties(env: Environment, area: Area, given: Json): void {
  const columns = given as readonly JsonObject[];
  if (!Array.isArray(given) || columns.length !== area.columns) {
    throw new ExcelError('InvalidArgument');
  }
  for (const [i, properties] of columns.entries()) {
    write(range(env, columnOf(area, i)), properties);
  }
}

/** Addresses are those of the cell; the rest are properties of a range under the same names. */
function read(object: ModelObject, asked: JsonObject): Json {
  return Object.fromEntries(
    Object.entries(asked)
      .filter(([, what]) => what !== false && what !== null)
      .map(([name, what]) => {
        const wire = wireName(name);
        if (typeof what !== 'object') return [name, object.read(wire)];
        return [name, read(object.object(wire), wanted(what))];
      }),
  );
}

function write(object: ModelObject, properties: JsonObject): void {
  // "No fill" has the last word over the colour that is read beside it.
  const inOrder = Object.entries(properties).sort(
    ([a], [b]) => Number(a === 'pattern') - Number(b === 'pattern'),
  );
  for (const [name, value] of inOrder) {
    const wire = wireName(name);
    if (value === null) continue;
    if (object.hasObject(wire)) write(object.object(wire), value as JsonObject);
    else object.write(wire, value);
  }
}

function wanted(value: Json): JsonObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new ExcelError('InvalidArgument');
  }
  return value as JsonObject;
}

function wireName(name: string): string {
  if (name === 'borders') throw new MissingFeature('Borders in cell properties');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
