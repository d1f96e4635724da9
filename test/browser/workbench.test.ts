import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';
import { createHash } from 'node:crypto';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { readMetadata } from '../built/support/bundle';
import { testInTurn } from '../support/in-full';
import { oneOf } from '../support/sampled';
import { freshWorkbenches } from './support/fresh-workbench';
import { Bench, type OpenWorkbench } from './support/workbench';
import { until } from '../../tools/browser';
import { conformanceCases } from '../../tools/workbench/grid/conformance';

const workbenches = freshWorkbenches();
/** Every test has the same one: the last ones change its settings and load it again. */
let open: OpenWorkbench;

const values = async (address: string): Promise<unknown[][]> =>
  (await open.read(address)).map((row) => row.map((cell) => cell.value));

type Contents = Readonly<Record<string, string | number | null>>;

/** Puts contents into cells of the sheet SOF, and waits for what comes of them. */
async function write(cells: Contents): Promise<void> {
  await open.page.evaluate((contents) => {
    const { grid } = window.workbench;
    const sheetId = grid.sheets().find(({ name }) => name === 'SOF')?.id ?? '';
    grid.batch(() => {
      for (const [cell, content] of Object.entries(contents)) {
        const at = { sheetId, row: Number(cell.slice(1)) - 1, column: cell.charCodeAt(0) - 65 };
        grid.write(at, content);
      }
    });
  }, cells);
  await open.calculated();
}

/** Where the tests below type and write. */
const clearTyped = (): Promise<void> =>
  write(
    Object.fromEntries(
      ['A', 'B', 'C', 'D'].flatMap((column) =>
        [23, 24, 25, 26, 27].map((row) => [`${column}${row}`, null]),
      ),
    ),
  );

describe('the sample workbook', () => {
  test('calculates all 315 cells of the SOF table without a difference', async () => {
    open = await workbenches.shared();
    const differences = (await values('SOF!AT6:BN20')).flat();
    expect(differences).toHaveLength(315);
    expect(new Set(differences)).toEqual(new Set([0]));
    const live = (await open.read('SOF!B6:V20')).flat();
    expect(live.every((cell) => cell.formula?.startsWith('=SOF.AWARD('))).toBe(true);
  });

  test('calculates the AGA example and the points of August 2010 as printed', async () => {
    open = await workbenches.shared();
    expect(await values('AGA!B6:C8')).toEqual([
      [15.5, 15.5],
      [16, 16],
      [0.86, 0.86],
    ]);
    expect(new Set((await values('AGA!B13:U13')).flat())).toEqual(new Set([0]));
    expect(await values('AGA!B18:C18')).toEqual([[1, 1]]);
    expect(await values('AGA!D22:D26')).toEqual([[9], [6.5], [6.5], [4.6], [3.6]]);
    expect(await values('KGS!B7')).toEqual([[60]]);
    expect(await values('KGS!B11:O11')).toEqual([[8, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]);
    expect(await values('KGS!D33:D38')).toEqual([[7], [6], [3], [1.5], [1.5], [0]]);
    expect(await values('KGS!I45:L47')).toEqual([
      ['Place', 'Engine', 'Total', 'Events'],
      [1, 'Many Faces of Go', 10, 2],
      [2, 'Erica', 9, 2],
    ]);
    expect(await values('KUKSU!A6:B8')).toEqual([
      ['A', 10],
      ['B1', 7],
      ['B2', 8],
    ]);
    expect(await values('KUKSU!G13:G17')).toEqual([[1], [2], [4], [3], [5]]);
  });

  test('uses every function, and no cell of it is an error', async () => {
    open = await workbenches.shared();
    const { formulas, errors } = await open.page.evaluate(() => {
      const { grid } = window.workbench;
      const cells = grid.sheets().flatMap(({ id }) => {
        const area = grid.usedArea(id);
        return area ? grid.read(area).flat() : [];
      });
      return {
        formulas: cells.map((cell) => cell.formula ?? '').join('\n'),
        errors: cells.filter((cell) => typeof cell.value === 'object' && cell.value !== null),
      };
    });
    expect(errors).toEqual([]);
    const unused = readMetadata().functions.filter(({ id }) => !formulas.includes(`${id}(`));
    expect(unused.map(({ id }) => id)).toEqual([]);
  });
});

describe('a formula that is typed or written', () => {
  afterEach(clearTyped);

  test('typed by keyboard calculates, in lower case too, and an edit of its input recalculates it', async () => {
    open = await workbenches.shared();
    await open.select('SOF!A23');
    await open.type('1250');
    await open.type('=sof.award(A23,60)');
    expect(await open.cell('SOF!A24')).toMatchObject({
      value: 25.16,
      formula: '=SOF.AWARD(A23,60)',
    });
    await open.select('SOF!A23');
    await open.type('1251');
    expect((await open.cell('SOF!A24')).value).toBe(24.5);
  });

  test('offers our functions with their descriptions while it is typed', async () => {
    open = await workbenches.shared();
    await open.select('SOF!A23');
    await open.typeOnly('=SOF.A');
    const offered = open.page.locator('.o-autocomplete-dropdown');
    await offered.getByText('SOF.AWARD').waitFor();
    const award = readMetadata().functions.find(({ id }) => id === 'SOF.AWARD');
    expect(await offered.textContent()).toContain(award?.description);
    await open.page.keyboard.press('Escape');
    await open.page.keyboard.press('Escape');
  });

  test('spills from ranges as one formula, and a blocked spill says so', async () => {
    open = await workbenches.shared();
    await write({ A23: '=SOF.AWARD(B5:D5,A6:A8)' });
    expect(await values('SOF!A23:C25')).toEqual([
      [2.68, 3.13, 3.59],
      [3.11, 3.77, 4.42],
      [3.54, 4.4, 5.26],
    ]);
    await write({ B24: 'in the way' });
    expect((await open.cell('SOF!A23')).value).toMatchObject({ error: '#SPILL!' });
  });

  test('with a wrong argument shows the error, and its sentence for the selected cell', async () => {
    open = await workbenches.shared();
    await open.select('SOF!A23');
    await open.type('=SOF.AWARD(1250,0)');
    const message = 'tables: 0. Enter a number above 0.';
    expect(await open.cell('SOF!A23')).toMatchObject({
      value: { error: '#VALUE!', message },
      text: '#VALUE!',
    });
    await open.select('SOF!A23');
    await open.page.getByText(`SOF!A23: #VALUE! ${message}`).waitFor();
    await open.pointAt('SOF!A23');
    await open.page.locator('.o-error-tooltip').getByText(message).waitFor();
  });

  test('gives its error to IFERROR and takes errors of other cells along', async () => {
    open = await workbenches.shared();
    await write({
      A23: '=IFERROR(SOF.AWARD(1250,0),"none")',
      A24: '=1/0',
      A25: '=SOF.AWARD(A24,10)',
    });
    expect(await values('SOF!A23:A25')).toMatchObject([
      ['none'],
      [{ error: '#DIV/0!' }],
      [{ error: '#DIV/0!' }],
    ]);
  });
});

describe.each(oneOf(['zero', 'null', 'emptyText']))(
  'with blank cells that arrive as %s, which is chosen while the workbook is open',
  (blanks) => {
    beforeAll(async () => {
      open = await workbenches.shared();
      const choice = open.page.getByLabel('Blank cells arrive as');
      // Whatever is chosen, it is a change.
      for (const each of blanks === 'zero' ? ['null', blanks] : ['zero', blanks]) {
        await choice.selectOption(each);
        await open.calculated();
      }
    });

    afterEach(clearTyped);

    test('the sample workbook stays as it is, and the address keeps the choice', async () => {
      expect(new Set((await values('SOF!AT6:BN20')).flat())).toEqual(new Set([0]));
      expect(open.page.url()).toContain(`blanks=${blanks}`);
    });

    test('optional arguments take their defaults and mandatory ones read 0', async () => {
      await write({
        A23: '=SOF.AWARD(1250,60,Z90,Z91,Z92)',
        A24: '=SOF.AWARD(Z90,1)',
        A25: '=SOF.AWARD(1250,Z90)',
      });
      expect(await values('SOF!A23:A25')).toMatchObject([[25.16], [2.5], [{ error: '#VALUE!' }]]);
    });

    test('a formula over more rows than are filled leaves the rest empty', async () => {
      await write({ A23: '=SOF.AWARD(1250,A19:A22)' });
      expect(await values('SOF!A23:A26')).toEqual([[23.71], [25.16], [''], ['']]);
    });
  },
);

test('a long text goes on over the line of frozen columns, up to the next cell that holds something', async () => {
  open = await workbenches.shared();
  await open.page.evaluate(() => {
    const { grid } = window.workbench;
    const { id: sheetId } = grid.addSheet('Frozen');
    for (const row of [0, 1, 2]) grid.write({ sheetId, row, column: 0 }, 'M'.repeat(40));
    grid.write({ sheetId, row: 1, column: 1 }, 1);
    grid.write({ sheetId, row: 2, column: 2 }, 1);
    grid.tabs.freeze(sheetId, { rows: 0, columns: 1 });
  });
  await open.select('Frozen!F9');
  /** Whether letters stand at the left of the cell, where its own figure does not. */
  const inked = (): boolean[] =>
    ['B1', 'C1', 'B2', 'B3', 'C3'].map((cell) => {
      const box = window.workbench.boxOf(`Frozen!${cell}`);
      const canvas = document.querySelector('canvas');
      const at = canvas?.getBoundingClientRect();
      const pixels = canvas
        ?.getContext('2d')
        ?.getImageData(box.x - (at?.x ?? 0) + 8, box.y - (at?.y ?? 0) + 5, 60, 12).data;
      return pixels?.some((value, i) => i % 4 < 3 && value < 100) === true;
    });
  const expected = [true, true, false, true, false];
  // The grid draws some frames later.
  await until(open.page, `String((${inked.toString()})()) === '${String(expected)}'`).catch(
    () => undefined,
  );
  expect(await open.page.evaluate(inked)).toEqual(expected);
  await open.page.evaluate(() => {
    const { grid } = window.workbench;
    grid.tabs.remove(grid.sheets().find(({ name }) => name === 'Frozen')?.id ?? '');
  });
});

testInTurn(0, 2)(
  'functions.js that comes long after office.js keeps the first calls waiting, and none is answered with an error',
  async () => {
    open = await workbenches.shared();
    const { page } = open;
    const asked: string[] = [];
    await page.route('**/functions.js', async (route) => {
      asked.push(route.request().url());
      await page.waitForTimeout(3000);
      await route.continue();
    });
    await page.reload();
    await until(page, () => 'workbench' in window);
    await open.calculated();
    expect(asked).toHaveLength(1);
    expect((await open.cell('SOF!G20')).value).toBe(25.16);
    expect(new Set((await values('SOF!AT6:BN20')).flat())).toEqual(new Set([0]));
  },
);

describe('conformance', () => {
  jest.setTimeout(120_000);

  let bench: Bench;

  beforeAll(async () => {
    bench = await Bench.start();
  });

  afterAll(async () => {
    await bench.stop();
  });

  testInTurn(1, 2)(
    'the grid keeps every promise of its interface in the browser, too',
    async () => {
      const outcomes = await bench.conformance();
      expect(outcomes.filter((each) => each.error !== undefined)).toEqual([]);
      expect(outcomes.map((each) => each.name)).toEqual(conformanceCases.map((each) => each.name));
    },
  );
});

/** The workbook with another first sheet: texts that a zip can do little with, and numbers. */
function largeFile(bytes: Uint8Array): Buffer {
  const parts = unzipSync(bytes);
  const rows = Array.from({ length: 1800 }, (_, i) => {
    const half = (of: string): string => createHash('sha512').update(`${of}${i}`).digest('base64');
    const text = half('a') + half('b');
    return `<row r="${i + 1}"><c r="A${i + 1}" t="inlineStr"><is><t>${text}</t></is></c><c r="B${i + 1}"><v>${i + 0.5}</v></c></row>`;
  });
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  parts['xl/worksheets/sheet1.xml'] = strToU8(
    `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  );
  return Buffer.from(zipSync(parts));
}

describe('files', () => {
  const state = (): Promise<string> =>
    open.page.evaluate(() => JSON.stringify(window.workbench.state()));
  const loaded = async (work: () => Promise<unknown>): Promise<void> => {
    await open.page.evaluate(() => Object.assign(window, { isOld: true }));
    await work();
    await until(open.page, () => !('isOld' in window) && 'workbench' in window);
    await open.calculated();
  };
  const keptSentence = (text: string): Promise<void> =>
    open.page.locator('#kept', { hasText: text }).waitFor();
  const buttons = (): ReturnType<typeof open.page.locator> => open.page.locator('.wb-file');
  const bytesOf = async (download: Download): Promise<Buffer> =>
    buffer(await download.createReadStream());
  /** Drops a file on the page: what is not saved is asked about. */
  const drop = async (bytes: Buffer, answer: string): Promise<void> => {
    await open.page.evaluate(
      (dropped) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(dropped)], 'Last year.xlsx'));
        window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
      },
      [...bytes],
    );
    const dialog = open.page.locator('#ask');
    await dialog.getByText('are not saved').waitFor();
    await dialog.getByRole('button', { name: answer }).click();
  };

  test('a workbook is saved, left, opened again and kept, and what is no workbook changes nothing', async () => {
    open = await workbenches.shared();
    const { page } = open;
    // What is kept from now on is what is typed below.
    await Promise.all([
      page.waitForEvent('download'),
      buttons().getByText('Save as .xlsx').click(),
    ]);
    await keptSentence('is saved');
    await open.select('SOF!A23');
    await open.type('Kept');
    await keptSentence('Kept in this browser');
    await loaded(() => page.reload());
    expect((await open.cell('SOF!A23')).value).toBe('Kept');
    const before = await state();

    // Ctrl+S in the pane, too.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      open.pane.getByRole('main').press('Control+s'),
    ]);
    expect(download.suggestedFilename()).toBe('Sample workbook.xlsx');
    const bytes = await bytesOf(download);
    await keptSentence('is saved');

    await open.select('SOF!A23');
    await open.type('Later');
    const broken = { name: 'broken.xlsx', mimeType: '', buffer: bytes.subarray(0, 900) };
    await page.locator('#open-file').setInputFiles(broken);
    await page.locator('#problem', { hasText: 'broken.xlsx was not opened.' }).waitFor();
    expect((await open.cell('SOF!A23')).value).toBe('Later');

    await drop(bytes, 'Cancel');
    expect((await open.cell('SOF!A23')).value).toBe('Later');
    await loaded(() => drop(bytes, 'Open'));
    expect(await state()).toBe(before);
    expect(await page.locator('#title').textContent()).toBe('Last year');
    expect((await open.cell('SOF!B6')).value).toBe(2.68);

    const [values] = await Promise.all([
      page.waitForEvent('download'),
      buttons().getByText('Save as values').click(),
    ]);
    expect(values.suggestedFilename()).toBe('Last year values.xlsx');
  });

  testInTurn(1, 2)(
    'a large workbook is read and packed by a worker, and no place for it is said',
    async () => {
      open = await workbenches.shared();
      const { page } = open;
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        buttons().getByText('Save as .xlsx').click(),
      ]);
      const bytes = await bytesOf(saved);
      // It tells how far it is.
      const [worker] = await Promise.all([
        page.waitForEvent('worker'),
        loaded(async () => {
          await page.evaluate(() => {
            const line = document.querySelector('#doing');
            new MutationObserver(() => {
              sessionStorage.setItem(
                'said',
                `${sessionStorage.getItem('said')}|${line?.textContent}`,
              );
            }).observe(line ?? document, { childList: true });
          });
          const large = { name: 'Large.xlsx', mimeType: '', buffer: largeFile(bytes) };
          await page.locator('#open-file').setInputFiles(large);
        }),
      ]);
      expect(worker.url()).toMatch(/\/reader\.js$/);
      const said = await page.evaluate(() => sessionStorage.getItem('said')?.split('|') ?? []);
      expect(said.some((each) => /^Reading Large\.xlsx … [1-9]0 %$/.test(each))).toBe(true);
      expect((await open.cell('SOF!B1800')).value).toBe(1799.5);
      const [packer, large] = await Promise.all([
        page.waitForEvent('worker'),
        page.waitForEvent('download'),
        buttons().getByText('Save as .xlsx').click(),
      ]);
      expect(packer.url()).toMatch(/\/reader\.js$/);
      expect(large.suggestedFilename()).toBe('Large.xlsx');
      await keptSentence('is saved');

      // A place that is full says so when everything seems done: no work is said to be kept that is not.
      await page.evaluate(() => {
        const own = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put');
        const put = own?.value as IDBObjectStore['put'];
        IDBObjectStore.prototype.put = function full(value: unknown): IDBRequest<IDBValidKey> {
          const request = put.call(this, value);
          request.addEventListener('success', () => {
            this.transaction.abort();
          });
          return request;
        };
      });
      await open.select('SOF!A23');
      await open.type('Full');
      await keptSentence('does not keep your work');
      await drop(bytes, 'Open');
      await page.locator('#problem', { hasText: 'Last year.xlsx was not opened.' }).waitFor();
      expect((await open.cell('SOF!A23')).value).toBe('Full');
      const [full] = await Promise.all([
        page.waitForEvent('download'),
        buttons().getByText('Save as .xlsx').click(),
      ]);
      expect(full.suggestedFilename()).toBe('Large.xlsx');
      await keptSentence('is saved');
      await loaded(() => buttons().getByText('Start again').click());
      expect((await open.cell('SOF!A23')).value).toBeNull();
    },
  );
});
