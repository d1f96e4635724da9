import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BrowserDesk } from '../../test/drivers/browser-desk';
import { Director } from '../../test/drivers/director';
import type { OpenWorkbench } from '../../test/browser/support/workbench';
import { spring, summer } from '../../test/taskpane/aga/support/sections';
import { sample } from '../../test/taskpane/sof/support/event-list';
import type { Language } from '../../src/language';

const report = path.resolve(__dirname, '../../test/corpus/aga-report/aga-report-example.txt');

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
export async function bridgeEvent(open: OpenWorkbench, language: Language): Promise<void> {
  const director = new Director(new BrowserDesk(open, language));
  const { t, desk } = director;
  await listed(director, 'Pairs', sample);
  await director.job(t('sofAward'));
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
export async function agaSeason(open: OpenWorkbench, language: Language): Promise<void> {
  const director = new Director(new BrowserDesk(open, language));
  const { t, desk } = director;
  await director.job(t('agaSeason'));
  await desk.type(t('agaSeasonName'), '2026');
  await director.preview();
  await director.write();
  for (const [name, rows] of [
    ['Spring', spring],
    ['Summer', summer],
  ] as const) {
    await listed(director, name, rows);
    await director.job(t('agaPoints'));
    await director.useSelectionFor(t('agaResults'));
    await director.openForm();
    await desk.type(t('agaName'), `${name} Open`);
    await director.preview();
    await director.write();
  }
  await director.job(t('agaImport'));
  await desk.type(t('agaImportText'), readFileSync(report, 'utf8'));
  await director.preview();
  await director.write();
}
