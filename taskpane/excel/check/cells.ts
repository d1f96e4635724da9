import type { TextKey } from '../../../src/language';
import { markedSheets } from '../requests/names';
import { letGo, offers, wait } from '../requests/requests';
import {
  ask,
  type Difference,
  differs,
  type Ground,
  type GroundSheet,
  prefixOfNote,
} from './ground';

/** One question that Excel answers by what it does. Its sentence says what should be. */
export interface Check {
  readonly said: TextKey;
  readonly run: (ground: Ground, sheet: GroundSheet) => Promise<Difference>;
}

/** What cells of a sheet hold: each call that jobs make for it. */
export const contents: readonly Check[] = [
  {
    said: 'checkSheets',
    run: async (ground) => {
      const other = await ground.add();
      const seen = await ask((context) => {
        const sheet = other.in(context);
        sheet.visibility = 'Hidden';
        sheet.load('name,visibility');
        return () => [sheet.name, sheet.visibility];
      });
      const left = await ask((context) => {
        const sheet = other.in(context);
        sheet.visibility = 'Visible';
        sheet.delete();
        const again = context.workbook.worksheets.getItemOrNullObject(other.name);
        again.load('id');
        return () => again.isNullObject;
      });
      return differs([other.name, 'Hidden', true], [...seen, left]);
    },
  },
  {
    said: 'checkMarker',
    run: (ground, sheet) =>
      wait(async (context) => {
        const found = await markedSheets(context, [sheet.in(context)], ground.id);
        const own = sheet.in(context).names;
        own.load('items/name,items/visible');
        await context.sync();
        return differs([1, false], [found.length, own.items[0]?.visible]);
      }),
  },
  {
    said: 'checkObjects',
    run: (_, sheet) =>
      ask((context) => {
        const own = sheet.in(context);
        own.charts.load('count');
        own.tables.load('count');
        own.protection.load('protected');
        context.workbook.protection.load('protected');
        context.workbook.load('name');
        const shapes = own.shapes.getCount();
        const comments = offers('1.10') ? own.comments.getCount() : undefined;
        return () => {
          const counts = [own.charts.count, own.tables.count, shapes.value, comments?.value ?? 0];
          const isProtected = own.protection.protected || context.workbook.protection.protected;
          return differs([0, 0, 0, 0, false], [...counts, isProtected]);
        };
      }),
  },
  {
    said: 'checkKinds',
    run: (_, sheet) =>
      ask((context) => {
        const row = [1.5, true, 'Ann', '=1+1', "'=2", ''];
        const range = sheet.put(context, sheet.take(1, 6), [row]);
        range.load('values,valueTypes,formulas,text,address');
        return () =>
          differs(
            [
              [1.5, true, 'Ann', 2, '=2', ''],
              ['Double', 'Boolean', 'String', 'Double', 'String', 'Empty'],
              '=1+1',
              ['Ann', '2', '=2'],
            ],
            [
              range.values[0],
              range.valueTypes[0],
              (range.formulas as unknown[][])[0]?.[3],
              range.text[0]?.slice(2, 5),
            ],
          );
      }),
  },
  {
    said: 'checkTyped',
    run: (_, sheet) =>
      ask((context) => {
        const typed = [['1-0', '1/2', '007', '½']];
        const area = sheet.take(1, 4);
        sheet.range(context, area).numberFormat = [['@', '@', '@', '@']];
        const range = sheet.put(context, area, typed);
        range.load('values,numberFormat');
        return () => differs([typed, '@'], [range.values, range.numberFormat[0]?.[0] as unknown]);
      }),
  },
  {
    said: 'checkKeeps',
    run: (_, sheet) =>
      ask((context) => {
        const area = sheet.take(1, 3);
        sheet.put(context, area, [['old', 'old', 'old']]);
        sheet.holds(area, [['new', 'old', '']]);
        const range = sheet.range(context, area);
        range.formulas = [['new', null, '']];
        range.load('values');
        return () => differs([['new', 'old', '']], range.values);
      }),
  },
  {
    said: 'checkRanges',
    run: (_, sheet) =>
      ask((context) => {
        const area = sheet.take(3, 2);
        const range = sheet.put(context, area, [
          ['Name', 'Rating'],
          ['Ann', 2100],
          ['Bob', 1900],
        ]);
        const corner = range.getCell(0, 0);
        const found = [
          corner.getSurroundingRegion(),
          corner.getResizedRange(2, 1),
          corner.getAbsoluteResizedRange(3, 2),
        ];
        for (const each of found) each.load('rowIndex,columnIndex,rowCount,columnCount');
        corner.worksheet.load('name');
        const used = sheet.in(context).getUsedRangeOrNullObject(true);
        used.load('rowCount');
        return () =>
          differs(
            [...found.map(() => [area.row, 0, 3, 2]), sheet.name, true],
            [
              ...found.map((each) => [
                each.rowIndex,
                each.columnIndex,
                each.rowCount,
                each.columnCount,
              ]),
              corner.worksheet.name,
              !used.isNullObject && used.rowCount > 0,
            ],
          );
      }),
  },
  {
    said: 'checkRows',
    run: (_, sheet) =>
      ask((context) => {
        const area = sheet.take(2, 1);
        const range = sheet.put(context, area, [['a'], ['b']]);
        range.load('rowHidden');
        const rows = range.getRowProperties({ rowHidden: true });
        return () =>
          differs(
            [false, [false, false]],
            [range.rowHidden, rows.value.map(({ rowHidden }) => rowHidden)],
          );
      }),
  },
  {
    said: 'checkCopies',
    run: (_, sheet) =>
      ask((context) => {
        const area = sheet.take(2, 2);
        const { row } = area;
        sheet.put(context, area, [
          [1, `=A${row + 1}+1`],
          [5, ''],
        ]);
        const target = { ...area, row: row + 1, column: 1, rows: 1, columns: 1 };
        sheet.holds(target, [[`=A${row + 2}+1`]]);
        const range = sheet.range(context, target);
        range.copyFrom(sheet.range(context, { ...target, row }), 'Formulas');
        range.load('values,formulas');
        return () =>
          differs(
            [[[6]], `=A${row + 2}+1`],
            [range.values, (range.formulas as unknown[][])[0]?.[0]],
          );
      }),
  },
  {
    said: 'checkMerged',
    run: (_, sheet) =>
      ask((context) => {
        if (!offers('1.13')) return () => undefined;
        const merged = sheet.range(context, sheet.take(2, 2)).getMergedAreasOrNullObject();
        merged.load('address');
        return () => differs(true, merged.isNullObject);
      }),
  },
  {
    said: 'checkSettings',
    run: async (ground) => {
      const key = prefixOfNote + ground.id;
      const kept = await ask((context) => {
        const { settings } = context.workbook;
        settings.add(key, 'Jürgen ½');
        const setting = settings.getItemOrNullObject(key);
        settings.load('items/key,items/value');
        setting.load('value');
        return () => [setting.value as unknown, settings.items.some((each) => each.key === key)];
      });
      const gone = await ask((context) => {
        const { settings } = context.workbook;
        settings.getItemOrNullObject(key).delete();
        const setting = settings.getItemOrNullObject(key);
        setting.load('value');
        return () => setting.isNullObject;
      });
      return differs(['Jürgen ½', true, true], [...kept, gone]);
    },
  },
];

/** How they look. */
export const looks: readonly Check[] = [
  {
    said: 'checkFormats',
    run: (_, sheet) =>
      ask((context) => {
        const area = sheet.take(1, 2);
        const range = sheet.put(context, area, [['Title', 0.5]]);
        const { format } = range;
        range.numberFormat = [['General', '0.00']];
        format.fill.color = '#FCE4D6';
        Object.assign(format.font, { bold: true, italic: true, color: '#9C2F00', size: 14 });
        Object.assign(format, { wrapText: true, rowHeight: 30 });
        Object.assign(format, { horizontalAlignment: 'Left', verticalAlignment: 'Top' });
        const edge = format.borders.getItem('EdgeBottom');
        Object.assign(edge, { style: 'Continuous', weight: 'Thin', color: '#BFBFBF' });
        const again = letGo(sheet.range(context, { ...area, columns: 1 }));
        again.load(
          'numberFormat,format/fill/color,format/font/bold,format/font/italic,format/font/color,format/font/size,format/wrapText,format/horizontalAlignment,format/verticalAlignment',
        );
        const fills = again.getCellProperties({ format: { fill: { color: true } } });
        return () =>
          differs(
            ['#FCE4D6', '#FCE4D6', true, true, '#9C2F00', 14, true, 'Left', 'Top'],
            [
              again.format.fill.color,
              fills.value[0]?.[0]?.format?.fill?.color,
              again.format.font.bold,
              again.format.font.italic,
              again.format.font.color,
              again.format.font.size,
              again.format.wrapText,
              again.format.horizontalAlignment,
              again.format.verticalAlignment,
            ],
          );
      }),
  },
  {
    said: 'checkAreas',
    run: (_, sheet) =>
      ask((context) => {
        const { row } = sheet.take(1, 4);
        const areas = sheet.in(context).getRanges(`A${row + 1}:B${row + 1},D${row + 1}`);
        areas.format.fill.color = '#DDEBF7';
        areas.load('address');
        areas.areas.load('items/address');
        const cell = sheet.range(context, { row, column: 3, rows: 1, columns: 1 });
        cell.load('format/fill/color');
        return () => differs([2, '#DDEBF7'], [areas.areas.items.length, cell.format.fill.color]);
      }),
  },
  {
    said: 'checkWidths',
    run: (_, sheet) =>
      ask((context) => {
        const range = sheet.range(context, sheet.take(1, 2));
        range.setCellProperties([
          [{ format: { fill: { color: '#DDEBF7' } } }, { format: { font: { bold: true } } }],
        ]);
        sheet
          .in(context)
          .getRange('A:B')
          .setColumnProperties([{ format: { columnWidth: 90 } }, { format: { columnWidth: 60 } }]);
        range.getCell(0, 1).format.columnWidth = 70;
        const first = range.getCell(0, 0);
        first.load('format/fill/color,format/columnWidth');
        return () =>
          differs(
            ['#DDEBF7', true],
            // Excel rounds a width to whole pixels.
            [first.format.fill.color, Math.abs(first.format.columnWidth - 90) <= 2],
          );
      }),
  },
  {
    said: 'checkFreeze',
    run: (_, sheet) =>
      ask((context) => {
        const { freezePanes } = sheet.in(context);
        freezePanes.freezeRows(1);
        freezePanes.freezeColumns(1);
        freezePanes.freezeAt('A1:A2');
        return () => undefined;
      }),
  },
  {
    said: 'checkTab',
    run: (_, sheet) =>
      ask((context) => {
        const own = sheet.in(context);
        own.tabColor = '#0F6CBD';
        own.load('tabColor');
        return () => differs('#0F6CBD', own.tabColor);
      }),
  },
  {
    said: 'checkRules',
    run: (_, sheet) =>
      ask((context) => {
        const area = sheet.take(1, 1);
        const range = sheet.put(context, area, [['B+X']]);
        const rule = range.conditionalFormats.add('Custom');
        rule.custom.rule.formula = `=$A${area.row + 1}="B+X"`;
        rule.custom.format.fill.color = '#FCE4D6';
        rule.custom.format.font.color = '#9C2F00';
        rule.custom.format.font.bold = true;
        range.conditionalFormats.clearAll();
        return () => undefined;
      }),
  },
  { said: 'checkChoices', run: (_, sheet) => alertOf(sheet, 60) },
  // The longest that a job writes (plan-check.ts).
  { said: 'checkAlert', run: (_, sheet) => alertOf(sheet, 255) },
];

/** A drop-down list whose alert has so many characters. */
function alertOf(sheet: GroundSheet, characters: number): Promise<Difference> {
  return ask((context) => {
    const { dataValidation } = sheet.range(context, sheet.take(1, 1));
    dataValidation.rule = { list: { inCellDropDown: true, source: '1-0,0-1' } };
    dataValidation.errorAlert = {
      message: 'x'.repeat(characters),
      showAlert: true,
      style: 'Stop',
      title: 'Result',
    };
    dataValidation.load('errorAlert');
    return () => differs(characters, dataValidation.errorAlert.message.length);
  });
}
