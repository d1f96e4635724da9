import type { Model, UpdateCellData } from '@odoo/o-spreadsheet';
import { toEngineName } from '../formulas/formula-text';
import {
  type Copies,
  type Dimension,
  type Frozen,
  type Lines,
  type Names,
  type Run,
  type Tabs,
  type TakenCell,
  workbookOwner,
} from '../parts';
import { areaOfOpen, existing, makeRoom, openZoneOf, sheetOf } from '../areas';
import { dispatcher, type Library } from '../engine/library';
import { settle } from '../plugins/evaluation-plugin';
import { fromEngine } from '../engine/reading';
import type { CellPosition } from '../grid';
import { extraGetters, goneName, setExtraText } from '../plugins/extras-plugin';

export function tabsOf(model: Model): Tabs {
  const { getters } = model;
  const dispatch = dispatcher(model);
  const nameOf = (sheetId: string): string => toEngineName(sheetOf(model, sheetId).name);
  return {
    remove(sheetId) {
      // The engine wants another visible sheet even when the one to go is hidden.
      if (!getters.isSheetVisible(sheetId)) dispatch('SHOW_SHEET', { sheetId });
      dispatch('DELETE_SHEET', { sheetId, sheetName: nameOf(sheetId) });
    },
    copy(sheetId, name) {
      const sheetIdTo = model.uuidGenerator.smallUuid();
      dispatch('DUPLICATE_SHEET', { sheetId, sheetIdTo, sheetNameTo: toEngineName(name) });
      return sheetIdTo;
    },
    rename(sheetId, name) {
      const newName = toEngineName(name);
      const oldName = nameOf(sheetId);
      // The engine takes a change of case alone for the same name.
      if (oldName !== newName) dispatch('RENAME_SHEET', { sheetId, newName, oldName });
    },
    setVisible(sheetId, visible) {
      if (getters.isSheetVisible(sheetId) === visible) return;
      dispatch(visible ? 'SHOW_SHEET' : 'HIDE_SHEET', { sheetId });
    },
    color: (sheetId) => getters.getSheet(sheetId).color,
    setColor(sheetId, color) {
      dispatch('COLOR_SHEET', color === undefined ? { sheetId } : { sheetId, color });
    },
    gridLines: (sheetId) => getters.getGridLinesVisibility(sheetId),
    setGridLines(sheetId, areGridLinesVisible) {
      dispatch('SET_GRID_LINES_VISIBILITY', { sheetId, areGridLinesVisible });
    },
    frozen(sheetId): Frozen {
      const { xSplit, ySplit } = getters.getPaneDivisions(sheetId);
      return { rows: ySplit, columns: xSplit };
    },
    freeze(sheetId, { rows, columns }) {
      if (rows === 0) dispatch('UNFREEZE_ROWS', { sheetId });
      else dispatch('FREEZE_ROWS', { sheetId, quantity: rows });
      if (columns === 0) dispatch('UNFREEZE_COLUMNS', { sheetId });
      else dispatch('FREEZE_COLUMNS', { sheetId, quantity: columns });
    },
  };
}

const engineDimension = { rows: 'ROW', columns: 'COL' } as const;

/** Pixels, as the engine has them. */
const usual = { rows: 23, columns: 96 } as const;

export function linesOf(model: Model): Lines {
  const { getters } = model;
  const dispatch = dispatcher(model);

  /** The lines that exist, after making room for those that were asked for. */
  const command = (
    sheetId: string,
    { dimension, first, count }: Run,
  ): { sheetId: string; dimension: 'ROW' | 'COL'; elements: number[] } => {
    const box = { row: 0, column: 0, rows: 1, columns: 1 };
    makeRoom(model, { sheetId, ...box, [dimension]: first + count });
    const elements = Array.from({ length: count }, (_, i) => first + i);
    return { sheetId, dimension: engineDimension[dimension], elements };
  };
  const has = (sheetId: string, dimension: Dimension, index: number): boolean =>
    index < sheetOf(model, sheetId)[dimension];

  return {
    size(sheetId, dimension, index) {
      if (!has(sheetId, dimension, index)) return usual[dimension];
      return dimension === 'rows'
        ? getters.getRowSize(sheetId, index)
        : getters.getColSize(sheetId, index);
    },
    sized(sheetId, dimension) {
      const lines = Array.from({ length: sheetOf(model, sheetId)[dimension] }, (_, i) => i);
      const sizeOf = (index: number): number | undefined =>
        dimension === 'rows'
          ? getters.getUserRowSize(sheetId, index)
          : getters.getColSize(sheetId, index);
      return lines.flatMap((index) => {
        const size = sizeOf(index);
        const isOwn = size !== undefined && (dimension === 'rows' || size !== usual.columns);
        return isOwn ? [[index, size] as const] : [];
      });
    },
    setSize(sheetId, lines, size) {
      dispatch('RESIZE_COLUMNS_ROWS', { ...command(sheetId, lines), size: size ?? null });
    },
    isHidden(sheetId, dimension, index) {
      settle(model);
      if (!has(sheetId, dimension, index)) return false;
      return dimension === 'rows'
        ? getters.isRowHidden(sheetId, index)
        : getters.isColHidden(sheetId, index);
    },
    isFiltered(sheetId, row) {
      settle(model);
      return has(sheetId, 'rows', row) && getters.isRowFiltered(sheetId, row);
    },
    setHidden(sheetId, lines, hidden) {
      const asked = command(sheetId, lines);
      const { dimension } = asked;
      // Lines that are so already change nothing, and listeners hear nothing of them.
      const elements = asked.elements.filter(
        (index) => getters.isHeaderHiddenByUser(sheetId, dimension, index) !== hidden,
      );
      if (elements.length === 0) return;
      dispatch(hidden ? 'HIDE_COLUMNS_ROWS' : 'UNHIDE_COLUMNS_ROWS', { ...asked, elements });
    },
    insert(sheetId, { dimension, first, count }) {
      if (!has(sheetId, dimension, first)) return;
      dispatch('ADD_COLUMNS_ROWS', {
        sheetId,
        sheetName: toEngineName(sheetOf(model, sheetId).name),
        dimension: engineDimension[dimension],
        base: first,
        position: 'before',
        quantity: count,
      });
    },
    remove(sheetId, { dimension, first, count }) {
      const end = Math.min(first + count, sheetOf(model, sheetId)[dimension]);
      if (end <= first) return;
      dispatch('REMOVE_COLUMNS_ROWS', {
        ...command(sheetId, { dimension, first, count: end - first }),
        sheetName: toEngineName(sheetOf(model, sheetId).name),
      });
    },
  };
}

type Look = Pick<UpdateCellData, 'style' | 'format'>;

export function copiesOf(library: Library, model: Model): Copies {
  const { getters } = model;
  const dispatch = dispatcher(model);

  const update = (to: CellPosition, data: UpdateCellData): void => {
    makeRoom(model, { ...to, rows: 1, columns: 1 });
    dispatch('UPDATE_CELL', { sheetId: to.sheetId, row: to.row, col: to.column, ...data });
  };

  return {
    take(from) {
      settle(model);
      const position = { sheetId: from.sheetId, row: from.row, col: from.column };
      const cell = getters.getCell(position);
      const value = fromEngine(library, getters.getEvaluatedCell(position));
      const format: Look = { style: cell?.style ?? null, format: cell?.format ?? '' };
      const taken: TakenCell = { from, value, format };
      if (cell?.isFormula === true) {
        return { ...taken, content: { formula: cell.compiledFormula.toFormulaString(getters) } };
      }
      return cell === undefined || cell.content === ''
        ? taken
        : { ...taken, content: { constant: cell.content } };
    },
    putContent({ from, content }, to) {
      if (content === undefined) update(to, { content: '' });
      else if ('constant' in content) update(to, { content: content.constant });
      else update(to, { content: moved(content.formula, from, to) });
    },
    putFormat({ format }, to) {
      update(to, format as Look);
    },
  };

  /** References without a sheet mean the sheet they arrive on. */
  function moved(formula: string, from: CellPosition, to: CellPosition): string {
    const compiled = library.CompiledFormula.Compile(formula, to.sheetId, getters);
    const [right, down] = [to.column - from.column, to.row - from.row];
    return getters.getTranslatedCellFormula(to.sheetId, right, down, compiled);
  }
}

/** Letter, underscore or backslash, then letters, digits, dots, underscores; 255 at most (Excel's rules). */
const shape = /^[\p{L}_\\][\p{L}\p{N}_.\\?]{0,254}$/u;

/** Looks like a cell in either notation. */
const cellLike = /^(?:[A-Z]{1,3}\d+|R\d*C\d*|[RC])$/i;

export function namesOf(model: Model): Names {
  const { getters } = model;
  const dispatch = dispatcher(model);
  return {
    all: () =>
      getters.getNamedRanges().map(({ name, range }) => ({
        name,
        area: areaOfOpen(range.sheetId, range.unboundedZone),
      })),
    add({ name, area }) {
      existing(model, area);
      const range = getters.getRangeFromZone(area.sheetId, openZoneOf(area));
      // Without a sheet the engine would hold the cells against the size of the active one.
      const onSheet = { sheetId: area.sheetId };
      const payload = { name, ranges: [getters.getRangeData(range)], ...onSheet };
      dispatch('CREATE_NAMED_RANGE', payload);
    },
    remove(name) {
      if (getters.getNamedRange(name) !== undefined) dispatch('DELETE_NAMED_RANGE', { name });
      else setExtraText(model, workbookOwner, goneName + name);
    },
    gone: () =>
      Object.entries(extraGetters(model).getExtraTexts(workbookOwner)).flatMap(([key, text]) =>
        key.startsWith(goneName) && text !== undefined ? [key.slice(goneName.length)] : [],
      ),
    problem(name) {
      if (!shape.test(name) || cellLike.test(name) || /^(?:true|false)$/i.test(name))
        return 'invalid';
      return getters.getNamedRange(name) === undefined ? undefined : 'taken';
    },
  };
}
