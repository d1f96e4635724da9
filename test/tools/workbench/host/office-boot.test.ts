import { afterAll, describe, expect, test } from '@jest/globals';
import { darkTheme } from '../../../../tools/workbench/host';
import { createWorkbench } from './support';

describe('Microsoft’s office.js, unmodified, in a page the workbench has connected', () => {
  const workbench = createWorkbench({ locale: 'nl-NL', documentName: 'Standings.xlsx' });
  afterAll(() => {
    workbench.close();
  });

  test('finds itself in Excel on a PC, in the locale, theme and document of the workbench', async () => {
    workbench.host.setTheme(darkTheme);
    const page = await workbench.open('pane');
    const { context } = page.Office;
    expect(page.info).toEqual({ host: 'Excel', platform: 'PC', addin: null });
    expect(context.displayLanguage).toBe('nl-NL');
    expect(context.contentLanguage).toBe('nl-NL');
    expect(context.document.url).toBe('Standings.xlsx');
    expect(context.officeTheme).toEqual(darkTheme);
  });

  test('reads the requirement sets from the host', async () => {
    const { requirements } = (await workbench.open('pane')).Office.context;
    expect(requirements.isSetSupported('ExcelApi', '1.20')).toBe(true);
    expect(requirements.isSetSupported('ExcelApi', '1.21')).toBe(false);
    expect(requirements.isSetSupported('SharedRuntime', '1.1')).toBe(false);
  });

  test('loads its own files only, and no telemetry', async () => {
    const page = await workbench.open('pane');
    expect(page.files).toEqual(['excel-win32-16.01.js', 'nl-nl/office_strings.js']);
  });

  test('asks the host for nothing the workbench does not know', () => {
    expect(workbench.problems).toEqual([]);
  });

  test('keeps document settings from one load of the page to the next', async () => {
    const first = (await workbench.open('pane')).Office;
    first.context.document.settings.set('lastView', 'award');
    await new Promise((resolve) => {
      first.context.document.settings.saveAsync(resolve);
    });
    const second = (await workbench.open('pane')).Office;
    expect(second.context.document.settings.get('lastView')).toBe('award');
  });
});
