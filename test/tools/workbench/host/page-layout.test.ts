import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openExcel, sheet1, type ExcelPage } from './excel';

let excel: ExcelPage;

beforeEach(async () => {
  excel = await openExcel();
});
afterEach(() => {
  excel.close();
});

const layout = (context: Excel.RequestContext): Excel.PageLayout => sheet1(context).pageLayout;

describe('The page layout', () => {
  test('of a new sheet is Excel’s', async () => {
    const found = await excel.run((context) => layout(context).load('orientation,paperSize,zoom'));
    expect([found.orientation, found.paperSize, found.zoom]).toEqual([
      'Portrait',
      'Letter',
      { scale: 100 },
    ]);
  });

  test('is read back as set, and undone', async () => {
    const found = await excel.run((context) => {
      const page = layout(context);
      page.orientation = 'Landscape';
      page.paperSize = 'A4';
      page.zoom = { horizontalFitToPages: 1 };
      page.setPrintMargins('Centimeters', { left: 2.54, top: 1.27 });
      return page.load('orientation,paperSize,zoom,leftMargin,topMargin,rightMargin');
    });
    expect([found.orientation, found.paperSize, found.zoom]).toEqual([
      'Landscape',
      'A4',
      { horizontalFitToPages: 1 },
    ]);
    expect([found.leftMargin, found.topMargin, found.rightMargin]).toEqual([72, 36, 50.4]);
    excel.grid.undo();
    const before = await excel.run((context) => layout(context).load('orientation,zoom'));
    expect([before.orientation, before.zoom]).toEqual(['Portrait', { scale: 100 }]);
  });

  test('chosen and taken back leaves no trace', async () => {
    await excel.run((context) => {
      layout(context).orientation = 'Landscape';
      layout(context).orientation = 'Portrait';
    });
    expect(excel.grid.extras.texts('sheet1')).toEqual({});
  });

  test.each<[string, (page: Excel.PageLayout) => unknown]>([
    ['an orientation', (page) => (page.orientation = 'Diagonal' as 'Portrait')],
    ['a paper size', (page) => (page.paperSize = 'A0' as 'A4')],
    ['a scale out of limits', (page) => (page.zoom = { scale: 500 })],
    ['a scale beside pages', (page) => (page.zoom = { scale: 100, verticalFitToPages: 1 })],
    ['no zoom at all', (page) => (page.zoom = {})],
    ['half a page', (page) => (page.zoom = { horizontalFitToPages: 0.5 })],
    [
      'a margin',
      (page) => {
        page.setPrintMargins('Inches', { left: -1 });
      },
    ],
    [
      'titles of another sheet',
      (page) => {
        page.setPrintTitleRows('Elsewhere!1:1');
      },
    ],
  ])('refuses %s', async (_, act) => {
    expect(await excel.code((context) => act(layout(context)))).toBe('InvalidArgument');
  });

  test('has an area to print and rows to repeat, which follow inserted rows', async () => {
    const read = async (): Promise<unknown[]> => {
      const [area, rows] = await excel.run(
        (context) =>
          [
            layout(context).getPrintAreaOrNullObject().load('address'),
            layout(context).getPrintTitleRowsOrNullObject().load('address'),
          ] as const,
      );
      return [area, rows].map((each) => (each.isNullObject ? null : each.address));
    };
    expect(await excel.code((context) => layout(context).getPrintArea().load('address'))).toBe(
      'ItemNotFound',
    );
    await excel.run((context) => {
      layout(context).setPrintArea(sheet1(context).getRanges('A1:B9,D1:D9'));
    });
    expect(await read()).toEqual(['Sheet1!A1:B9,Sheet1!D1:D9', null]);
    await excel.run((context) => {
      layout(context).setPrintTitleRows('2:3');
    });
    excel.grid.lines.insert('sheet1', { dimension: 'rows', first: 0, count: 1 });
    expect(await read()).toEqual(['Sheet1!A2:B10,Sheet1!D2:D10', 'Sheet1!3:4']);
    await excel.run((context) => {
      layout(context).setPrintTitleRows(sheet1(context).getRange('1:1'));
    });
    expect((await read())[1]).toBe('Sheet1!1:1');
  });

  test('has headers and footers with Excel’s codes, which are read back and undone', async () => {
    const parts = 'leftHeader,rightHeader,leftFooter,rightFooter';
    const page = (context: Excel.RequestContext): Excel.HeaderFooter =>
      layout(context).headersFooters.defaultForAllPages;
    const found = await excel.run((context) => {
      page(context).leftHeader = 'R&&D';
      page(context).rightFooter = 'Page &P of &N';
      return page(context).load(parts);
    });
    expect([found.leftHeader, found.rightHeader, found.leftFooter, found.rightFooter]).toEqual([
      'R&&D',
      '',
      '',
      'Page &P of &N',
    ]);
    excel.grid.undo();
    excel.grid.undo();
    const before = await excel.run((context) => page(context).load(parts));
    expect([before.leftHeader, before.rightFooter]).toEqual(['', '']);
  });
});
