import {
  command,
  offers,
  pause,
  queueListening,
  wait,
  type WorkbookEvent,
} from '../requests/requests';
import { worksOutLists } from '../requests/works-out-lists';
import { onSheet } from '../../sheets/address';
import { type Check, contents, looks } from './cells';
import { ask, type Difference, differs, type GroundSheet } from './ground';

const lists: readonly Check[] = [
  {
    said: 'checkTable',
    run: async (ground, sheet) => {
      const name = ground.nameFor('Table');
      const area = sheet.take(4, 2);
      const { row } = area;
      await ask((context) => {
        const range = sheet.put(context, { ...area, rows: 3 }, [
          ['Player', 'Rating'],
          ['Ann', 2100],
          ['Bob', 1900],
        ]);
        sheet.mayHaveTable(name);
        const table = sheet.in(context).tables.add(range, true);
        table.name = name;
        table.style = 'TableStyleLight1';
        table.showBandedRows = false;
        table.showFilterButton = false;
        return () => undefined;
      });
      const found = await ask((context) => {
        const { tables } = context.workbook;
        const table = tables.getItemOrNullObject(name);
        const inCells = sheet.range(context, { ...area, rows: 1 }).getTables(false);
        tables.load('count,items/name,items/showTotals,items/worksheet/name');
        inCells.load('items/name');
        table.load('name,showHeaders,showTotals');
        table.worksheet.load('name');
        table.resize(sheet.range(context, area));
        const [whole, body] = [table.getRange(), table.getDataBodyRange()];
        whole.load('rowIndex,rowCount');
        body.load('rowCount');
        return () => [
          inCells.items.map((each) => each.name),
          [table.showHeaders, table.showTotals, table.worksheet.name],
          [whole.rowIndex, whole.rowCount, body.rowCount],
        ];
      });
      return differs([[name], [true, false, sheet.name], [row, 4, 3]], found);
    },
  },
  {
    said: 'checkFilter',
    run: (_, sheet) =>
      ask((context) => {
        const area = sheet.take(2, 1);
        sheet.put(context, area, [['Name'], ['Ann']]);
        sheet.in(context).autoFilter.apply(sheet.range(context, area));
        return () => undefined;
      }),
  },
  {
    said: 'checkName',
    run: (ground, sheet) =>
      ask((context) => {
        const { names } = context.workbook;
        const area = sheet.take(2, 2);
        const name = ground.nameFor('List');
        const cells = `$A$${area.row + 1}:$B$${area.row + 2}`;
        names.add(name, `=${onSheet(sheet.name, cells)}`);
        const item = names.getItemOrNullObject(name);
        item.visible = false;
        item.load('name,formula,visible');
        const longer = `=${onSheet(sheet.name, `$A$${area.row + 1}:$B$${area.row + 3}`)}`;
        const again = names.getItemOrNullObject(name);
        again.formula = longer;
        again.load('formula');
        return () =>
          differs(
            [`=${onSheet(sheet.name, cells)}`, false, longer],
            [item.formula as unknown, item.visible, again.formula as unknown],
          );
      }),
  },
  {
    said: 'checkBothNames',
    run: (ground, sheet) =>
      ask((context) => {
        const { names } = context.workbook;
        const area = sheet.take(1, 2);
        const name = ground.nameFor('Both');
        const own = sheet.in(context);
        const cell = (column: number) => {
          return sheet.range(context, { ...area, column, columns: 1 });
        };
        names.add(name, cell(0));
        own.names.add(name, cell(1));
        own.activate();
        const found = names.getItemOrNullObject(name).getRangeOrNullObject();
        found.load('columnIndex');
        return () => differs(0, found.isNullObject ? null : found.columnIndex);
      }),
  },
  {
    said: 'checkLostName',
    run: async (ground) => {
      const other = await ground.add();
      return ask((context) => {
        const { names } = context.workbook;
        const name = ground.nameFor('Lost');
        names.add(name, other.in(context).getRange('A1'));
        other.in(context).delete();
        const item = names.getItemOrNullObject(name);
        item.load('formula');
        return () => differs('=#REF!', String(item.formula as unknown).replace(/!#REF!$/, ''));
      });
    },
  },
];

const pages: readonly Check[] = [
  {
    said: 'checkPage',
    run: (_, sheet) =>
      ask((context) => {
        const { pageLayout } = sheet.in(context);
        Object.assign(pageLayout, { orientation: 'Landscape', paperSize: 'A4' });
        pageLayout.setPrintMargins('Centimeters', { top: 1.5, bottom: 1.5, left: 1.5, right: 1.5 });
        pageLayout.zoom = { horizontalFitToPages: 1 };
        const page = pageLayout.headersFooters.defaultForAllPages;
        Object.assign(page, { leftHeader: 'Round 1', rightHeader: '&D' });
        Object.assign(page, { leftFooter: 'Check', rightFooter: '&P' });
        pageLayout.setPrintTitleRows('$1:$2');
        return () => undefined;
      }),
  },
  {
    said: 'checkPrintArea',
    run: (_, sheet) =>
      ask((context) => {
        const { pageLayout } = sheet.in(context);
        pageLayout.setPrintArea('A:D');
        const area = pageLayout.getPrintAreaOrNullObject();
        area.load('address');
        return () =>
          differs(
            'A:D',
            area.isNullObject ? null : area.address.replace(/^.*!/, '').replace(/\$/g, ''),
          );
      }),
  },
];

const calculation: readonly Check[] = [
  {
    said: 'checkAutomatic',
    run: () =>
      ask((context) => {
        const { application } = context.workbook;
        application.load('calculationMode');
        return () => differs('Automatic', application.calculationMode);
      }),
  },
  {
    said: 'checkFollows',
    run: async (_, sheet) => {
      const area = sheet.take(1, 2);
      await ask((context) => {
        sheet.put(context, area, [[2, `=A${area.row + 1}*10`]]);
        return () => undefined;
      });
      return ask((context) => {
        sheet.put(context, { ...area, columns: 1 }, [[3]]);
        const range = sheet.range(context, area);
        range.load('values');
        return () => differs([[3, 30]], range.values);
      });
    },
  },
  {
    said: 'checkCalculate',
    run: (_, sheet) =>
      ask((context) => {
        sheet.in(context).calculate(true);
        return () => undefined;
      }),
  },
  {
    said: 'checkSpill',
    run: (_, sheet) =>
      ask((context) => {
        const area = sheet.take(3, 1);
        sheet.maySpill(area);
        const range = sheet.put(context, { ...area, rows: 1 }, [['=SEQUENCE(3)']]);
        const whole = sheet.range(context, area);
        whole.load('values');
        if (!offers('1.12')) return () => differs([[1], [2], [3]], whole.values);
        const to = range.getSpillingToRangeOrNullObject();
        const parent = whole.getCell(2, 0).getSpillParentOrNullObject();
        range.load('hasSpill');
        to.load('rowCount');
        parent.load('rowIndex');
        return () =>
          differs(
            [[[1], [2], [3]], true, 3, area.row],
            [
              whole.values,
              range.hasSpill,
              to.isNullObject ? null : to.rowCount,
              parent.isNullObject ? null : parent.rowIndex,
            ],
          );
      }),
  },
  {
    said: 'checkBlocked',
    run: async (_, sheet) => {
      const area = sheet.take(3, 1);
      const below = { ...area, row: area.row + 1, rows: 1 };
      sheet.maySpill(area);
      const blocked = await ask((context) => {
        sheet.put(context, below, [['in the way']]);
        const range = sheet.put(context, { ...area, rows: 1 }, [['=SEQUENCE(3)']]);
        range.load('values');
        return () => range.values[0]?.[0] as unknown;
      });
      const freed = await ask((context) => {
        sheet.range(context, below).formulas = [['']];
        const whole = sheet.range(context, area);
        whole.load('values');
        return () => whole.values;
      });
      return differs(['#SPILL!', [[1], [2], [3]]], [blocked, freed]);
    },
  },
  {
    said: 'checkOverLists',
    run: async () => differs(true, (await worksOutLists()) ?? 'not said'),
  },
  {
    said: 'checkErrors',
    run: (_, sheet) =>
      ask((context) => {
        const errors = [['=1/0', '=NA()', '="a"+1', '=TSXNOSUCH(1)']];
        const range = sheet.put(context, sheet.take(1, 4), errors);
        range.load('values,valueTypes');
        return () =>
          differs(
            [['#DIV/0!', '#N/A', '#VALUE!', '#NAME?'], 'Error'],
            [range.values[0], range.valueTypes[0]?.[0]],
          );
      }),
  },
  {
    said: 'checkDates',
    run: (_, sheet) =>
      ask((context) => {
        const range = sheet.put(context, sheet.take(1, 1), [[46_100]]);
        range.numberFormat = [['dd-mm-yyyy']];
        range.load('text,values');
        return () =>
          differs(['19032026', 46_100], [digits(range.text[0]?.[0]), range.values[0]?.[0]]);
      }),
  },
  {
    said: 'checkMark',
    run: (_, sheet) =>
      ask((context) => {
        const { application } = context.workbook;
        const range = sheet.put(context, sheet.take(1, 1), [[0.5]]);
        range.numberFormat = [['0.0']];
        range.load('text');
        if (!offers('1.11')) return () => differs('1.11', 'older');
        application.load('decimalSeparator');
        return () =>
          differs(
            [true, true],
            [
              /^[.,]$/.test(application.decimalSeparator),
              // In the language of the sheet, which is not always that of the separators.
              /^0[.,]5$/.test(range.text[0]?.[0] ?? ''),
            ],
          );
      }),
  },
];

/** A day, whatever stands between its parts in this language. */
const digits = (text = ''): string => text.replace(/\D/g, '');

/** How long an event may take, in milliseconds, and how often is looked. */
const longestEvent = 10_000;
const nextLook = 100;

const interplay: readonly Check[] = [
  {
    said: 'checkSelection',
    run: (_, sheet) =>
      ask((context) => {
        const { workbook } = context;
        const own = sheet.in(context);
        const area = sheet.take(1, 2);
        own.activate();
        sheet.range(context, area).select();
        const [selected, several, active] = [
          workbook.getSelectedRange(),
          workbook.getSelectedRanges(),
          workbook.getActiveCell(),
        ];
        const shown = workbook.worksheets.getActiveWorksheet();
        for (const each of [selected, active]) each.load('rowIndex,columnCount');
        several.load('address');
        shown.load('name');
        return () =>
          differs(
            [area.row, 2, area.row, 1, true, sheet.name],
            [
              selected.rowIndex,
              selected.columnCount,
              active.rowIndex,
              active.columnCount,
              several.address.includes(`A${area.row + 1}`),
              shown.name,
            ],
          );
      }),
  },
  {
    said: 'checkEvents',
    run: (_, sheet) =>
      wait(async (context) => {
        const told: WorkbookEvent[] = [];
        queueListening(context, (event) => told.push(event));
        await context.sync();
        const area = sheet.take(1, 1);
        sheet.put(context, area, [['heard']]);
        await context.sync();
        const isHeard = (): boolean =>
          told.some((event) => event.kind === 'changed' && event.sheetId === sheet.id);
        for (let slept = 0; slept < longestEvent && !isHeard(); slept += nextLook) {
          await pause(nextLook);
        }
        return differs(true, isHeard());
      }),
  },
  {
    said: 'checkOneStep',
    run: async (_, sheet) => {
      if (!offers('1.20')) return differs('1.20', 'older');
      return command(async (context) => {
        const range = sheet.put(context, sheet.take(1, 1), [['one step']]);
        range.load('values');
        await context.sync();
        return differs([['one step']], range.values);
      });
    },
  },
  {
    said: 'checkSize2',
    run: (_, sheet) => sizeOf(sheet, 2_000_000),
  },
  {
    said: 'checkSize4',
    run: (_, sheet) => sizeOf(sheet, 4_000_000),
  },
];

/** Characters of a cell; Excel takes 32,767. */
const perCell = 20_000;

/** A request of so many characters, and an answer of as many; they go at once, for the last look at the sheet has a limit, too. */
async function sizeOf(sheet: GroundSheet, characters: number): Promise<Difference> {
  const rows = Math.ceil(characters / perCell);
  const text = 'x'.repeat(perCell);
  const area = sheet.take(rows, 1);
  const each = <T>(content: T): T[][] => Array.from({ length: rows }, () => [content]);
  const found = await ask((context) => {
    const range = sheet.put(context, area, each(text));
    range.load('values');
    return () => range.values.filter(([value]) => value === text).length;
  });
  await ask((context) => {
    sheet.range(context, area).formulas = each('');
    return () => undefined;
  });
  return differs(rows, found);
}

/** Each kind of call that the jobs make of Excel. */
export const calls: readonly Check[] = [
  ...contents,
  ...looks,
  ...lists,
  ...pages,
  ...calculation,
  ...interplay,
];
