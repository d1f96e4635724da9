import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BrowserDesk } from '../test/drivers/browser-desk';
import { Director } from '../test/drivers/director';
import { Bench, type OpenWorkbench } from '../test/browser/support/workbench';
import { spring, summer } from '../test/taskpane/aga/support/sections';
import { sample } from '../test/taskpane/sof/support/event-list';
import type { Language } from '../src/language';
import type { Page } from 'playwright-core';
import type { CellStyle } from './workbench/grid/parts';
import { invented, NkDirector } from '../test/drivers/nk';
import { KgsDirector } from '../test/drivers/kgs';
import { KuksuDirector } from '../test/drivers/kuksu';
import { july, removals, september } from '../test/taskpane/kgs/support/sample-year';

const report = path.resolve(__dirname, '../test/corpus/aga-report/aga-report-example.txt');

type Row = readonly (string | number | null)[];

/** A list on a sheet of its own, which is then selected. */
async function listed(
  director: Director<BrowserDesk>,
  sheet: string,
  rows: readonly Row[],
): Promise<void> {
  await director.sheet.make(sheet, rows);
  await director.sheet.select(`${sheet}!A1`);
}

/** A stratified event of 12 pairs, the worked example of its specification. */
async function bridgeEvent(open: OpenWorkbench, language: Language): Promise<void> {
  const director = new Director(new BrowserDesk(open, language));
  const { t, desk } = director;
  await listed(director, 'Pairs', sample);
  await director.job(t('sof-event'));
  await director.useSelectionFor(t('sofEntries'));
  await director.openForm();
  await desk.choose(t('sofRating'), 'Regional');
  for (const [label, places] of [
    ['sofDepthA', '4'],
    ['sofDepthB', '3'],
    ['sofDepthC', '2'],
  ] as const) {
    await desk.type(t(label), places);
  }
  await director.preview();
  await director.write();
}

/** A season with two qualifiers, and a report that was read. */
async function agaSeason(open: OpenWorkbench, language: Language): Promise<void> {
  const director = new Director(new BrowserDesk(open, language));
  const { t, desk } = director;
  await director.job(t('aga-season'));
  await desk.type(t('agaSeasonName'), '2026');
  await director.preview();
  await director.write();
  for (const [name, rows] of [
    ['Spring', spring],
    ['Summer', summer],
  ] as const) {
    await listed(director, name, rows);
    await director.job(t('aga-points'));
    await director.useSelectionFor(t('agaResults'));
    await director.openForm();
    await desk.type(t('agaName'), `${name} Open`);
    await director.preview();
    await director.write();
  }
  await director.job(t('aga-import'));
  await desk.type(t('agaImportText'), readFileSync(report, 'utf8'));
  await director.preview();
  await director.write();
}

/** A sheet with its page, as the workbench keeps it. */
interface PrintedSheet {
  readonly name: string;
  readonly layout: {
    readonly Orientation?: string;
    readonly PaperSize?: string;
    readonly Zoom?: { readonly horizontalFitToPages?: number };
  };
  /** What stands above and below, with Excel's codes. */
  readonly edges: Readonly<Partial<Record<Edge, string>>>;
  /** The row that is repeated, counted from 0. */
  readonly titleRow: number | undefined;
  /** Pixels. */
  readonly widths: readonly number[];
  readonly rows: readonly {
    readonly height: number;
    readonly cells: readonly PrintedCell[];
  }[];
}

type Edge = `${'left' | 'right'}${'Header' | 'Footer'}`;

interface PrintedCell {
  readonly text: string;
  readonly isNumber: boolean;
  readonly style: CellStyle;
}

interface Printed {
  readonly html: string;
  readonly options: NonNullable<Parameters<Page['pdf']>[0]>;
}

/** Centimetres: short and long side of the papers, and the margins of every sheet. */
const papers = { A4: [21, 29.7], Letter: [21.59, 27.94] } as const;
const margin = 1.5;
const pixels = 96 / 2.54;

/** A sheet as a page of HTML, and the paper it goes on. */
function htmlOf(sheet: PrintedSheet): Printed {
  const { name, layout, widths, rows, titleRow = 0 } = sheet;
  const format = layout.PaperSize?.toLowerCase() === 'letter' ? 'Letter' : 'A4';
  const [short, long] = papers[format];
  const landscape = layout.Orientation === 'Landscape';
  const width = widths.reduce((sum, each) => sum + each, 0);
  const room = ((landscape ? long : short) - 2 * margin) * pixels;
  const fits = layout.Zoom?.horizontalFitToPages === 1;
  const columns = `<colgroup>${widths.map((each) => `<col style="width:${each}px">`).join('')}</colgroup>`;
  const lines = (from: number, to: number): string => rows.slice(from, to).map(lineOf).join('');
  const table = (content: string): string =>
    `<table style="width:${width}px">${columns}${content}</table>`;
  const body = [
    table(`<tbody>${lines(0, titleRow)}</tbody>`),
    table(
      `<thead>${lines(titleRow, titleRow + 1)}</thead><tbody>${lines(titleRow + 1, rows.length)}</tbody>`,
    ),
  ].join('');
  return {
    html: `<!doctype html><meta charset="utf-8"><style>${style}</style>${body}`,
    options: {
      format,
      landscape,
      scale: fits ? Math.max(0.1, Math.min(1, room / width)) : 1,
      margin: { top: '1.5cm', bottom: '1.5cm', left: '1.5cm', right: '1.5cm' },
      printBackground: true,
      displayHeaderFooter: true,
      headerTemplate: edge(sheet, 'Header', name),
      footerTemplate: edge(sheet, 'Footer', name),
    },
  };
}

const style = `
  body { margin: 0; font: 11pt Carlito, Calibri, sans-serif; }
  table { border-collapse: collapse; table-layout: fixed; }
  tr { break-inside: avoid; }
  td { padding: 0 3px; vertical-align: bottom; white-space: nowrap; overflow: visible; }
`;

function lineOf({ height, cells }: PrintedSheet['rows'][number]): string {
  return `<tr style="height:${height}px">${cells.map(cellOf).join('')}</tr>`;
}

function cellOf({ text, isNumber, style: look }: PrintedCell): string {
  const side = (name: 'top' | 'bottom' | 'left' | 'right'): string => {
    const border = look[name];
    return border ? `border-${name}:1px solid ${border.color};` : '';
  };
  const horizontal = look.horizontal ?? 'General';
  const align = horizontal === 'General' ? (isNumber ? 'right' : 'left') : horizontal.toLowerCase();
  const css = [
    `text-align:${align};`,
    look.bold ? 'font-weight:bold;' : '',
    look.italic ? 'font-style:italic;' : '',
    look.color ? `color:${look.color};` : '',
    look.fontSize === undefined ? '' : `font-size:${look.fontSize}pt;`,
    look.fill ? `background:${look.fill};` : '',
    look.wrap ? 'white-space:normal;overflow-wrap:anywhere;' : '',
    ...(['top', 'bottom', 'left', 'right'] as const).map(side),
  ];
  return `<td style="${css.join('')}">${escaped(text)}</td>`;
}

/** The line at the edge of a page. */
function edge({ edges }: PrintedSheet, where: 'Header' | 'Footer', sheet: string): string {
  const codes: Readonly<Record<string, string>> = {
    '&&': '&amp;',
    '&A': escaped(sheet),
    '&D': '<span class="date"></span>',
    '&P': '<span class="pageNumber"></span>',
    '&N': '<span class="totalPages"></span>',
  };
  const part = (side: 'left' | 'right'): string =>
    (edges[`${side}${where}`] ?? '').replace(/&[&ADPN]/g, (code) => codes[code] ?? '');
  const look =
    'font-size:10px;width:100%;display:flex;justify-content:space-between;margin:0 1.5cm';
  return `<div style="${look}"><span>${part('left')}</span><span>${part('right')}</span></div>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/**
 * Draws every sheet of a championship, a KGS year, a Kuksu cycle, a bridge event and an AGA season as it is printed: paper, margins, one page wide,
 * headings on each page, header and footer. `npx tsx tools/printed.ts` writes build/printed/*.pdf; `nk`, `kgs`, `kuksu`, `sof` or `aga`
 * behind it draws one of them.
 */
const folder = path.resolve(__dirname, '../build/printed');

/** What the workbench keeps of a sheet and its page. */
async function sheetsOf(page: Page): Promise<readonly PrintedSheet[]> {
  return page.evaluate(() => {
    const { grid } = window.workbench;
    return grid.sheets().flatMap(({ id, name }) => {
      const { pageLayout, headersFooters } = grid.extras.texts(id);
      const used = grid.usedArea(id);
      if (pageLayout === undefined || !used) return [];
      const { printArea = [], printTitleRows = [] } = grid.extras.areas(id);
      const columns = Math.min(used.columns, printArea[0]?.columns ?? used.columns);
      const rows = Math.min(used.row + used.rows, printArea[0]?.rows ?? Infinity);
      const cells = grid.read({ sheetId: id, row: 0, column: 0, rows, columns });
      return [
        {
          name,
          layout: JSON.parse(pageLayout) as PrintedSheet['layout'],
          edges: JSON.parse(headersFooters ?? '{}') as PrintedSheet['edges'],
          titleRow: printTitleRows[0]?.row,
          widths: Array.from({ length: columns }, (_, i) => grid.lines.size(id, 'columns', i)),
          rows: cells.map((line, row) => ({
            height: grid.lines.size(id, 'rows', row),
            cells: line.map(({ text, value }, column) => ({
              ...{ text, isNumber: typeof value === 'number' },
              style: grid.styles.of({ sheetId: id, row, column }),
            })),
          })),
        },
      ];
    });
  });
}

/** Every kind of sheet: players, settings, rounds with a latecomer and a bye, lists for the wall, standings, title rounds, play-off, rights. */
async function championship(nk: NkDirector<BrowserDesk>): Promise<void> {
  const { t, desk } = nk;
  await nk.enter('Entries', invented(39));
  await nk.job(t('nk-new'));
  await nk.useSelection();
  await nk.openForm();
  await desk.type(t('nkEgdEvent'), 'NK Go 2026');
  await desk.type(t('nkEgdFirstDay'), '2026-06-05');
  await desk.type(t('nkEgdLastDay'), '2026-06-08');
  await nk.preview();
  await nk.writeAs(t('nkSheetPlayers'));
  for (let round = 1; round <= 7; round++) {
    await nk.pair(round);
    if (round === 2) {
      await nk.job(t('nk-wall'));
      await nk.openForm();
      await desk.field(t('nkSlips')).check();
      await nk.preview();
      await nk.writeAs(t('nkWallTitle', { round }));
    }
    // The last of the unbeaten loses the last round: two are left, who play for the title.
    await nk.results(nk.round(round), ({ black, white, favourite }) => {
      if ((black + white) % 9 === 0 && round < 5) return t('nkDraw');
      const won = (favourite === 'black') !== (round === 7) ? 'nkBlackWins' : 'nkWhiteWins';
      return t(won);
    });
  }
  await nk.job(t('nk-pair'));
  await nk.preview();
  await nk.writeAs(t('nkPlayOff'));
  await nk.sheet.put(`'${t('nkPlayOff')}'!F5`, t('nkBlackWins'));
  await nk.job(t('nk-standings'));
  await nk.preview();
  await nk.writeAs(t('nkStandingsAfter', { round: 7 }));
  await nk.job(t('nk-rights'));
  await nk.preview();
  await nk.write();
}

async function year(kgs: KgsDirector<BrowserDesk>): Promise<void> {
  await kgs.newYear([8, 5, 3, 2, 1]);
  const results = await kgs.sheet.add();
  for (const tournament of [july, september, removals]) await kgs.add(results, tournament);
}

async function cycle(kuksu: KuksuDirector<BrowserDesk>): Promise<void> {
  const { t } = kuksu;
  const players = invented(25).map(([name, rating]): [string, number] => [name, rating]);
  const registrations = await kuksu.enter([[t('kuksuName'), t('kuksuRating')], ...players]);
  await kuksu.job(t('kuksu-group'));
  await kuksu.useList('kuksuRegistrations', `${registrations}!A1`);
  await kuksu.withoutLastCycle();
  await kuksu.preview();
  await kuksu.write();
  const seeds = Array.from({ length: 10 }, (_, seed) => String(seed));
  await kuksu.play(t('kuksuLeagueSheet', { league: 'A' }), seeds, (row, column) =>
    (Number(row) + 2 * Number(column)) % 5 === 0 ? 0.5 : 1,
  );
  await kuksu.job(t('kuksu-rank'));
  await kuksu.preview();
  await kuksu.write();
}

const events: readonly (readonly [
  string,
  (open: OpenWorkbench, language: Language) => Promise<void>,
])[] = [
  ['nk', (open, language) => championship(new NkDirector(new BrowserDesk(open, language)))],
  ['sof', bridgeEvent],
  ['aga', agaSeason],
  ['kuksu', (open, language) => cycle(new KuksuDirector(new BrowserDesk(open, language)))],
  ['kgs', (open, language) => year(new KgsDirector(new BrowserDesk(open, language)))],
];

async function main(only = process.argv[2]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const bench = await Bench.start();
  try {
    for (const [language, search] of [
      ['en', ''],
      ['nl', '?locale=nl-NL'],
    ] as const) {
      for (const [name, hold] of events) {
        if (only !== undefined && only !== name) continue;
        const open = await bench.workbench(search);
        await open.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await hold(open, language);
        const paper = await open.page.context().newPage();
        for (const sheet of await sheetsOf(open.page)) {
          const { html, options } = htmlOf(sheet);
          await paper.setContent(html);
          const file = path.join(folder, `${language}-${sheet.name}.pdf`);
          writeFileSync(file, await paper.pdf(options));
          console.log(file);
        }
      }
    }
  } finally {
    await bench.stop();
  }
}

void main();
