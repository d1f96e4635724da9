import { expect, test } from '@jest/globals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { ShareStandings } from '../../../taskpane/controls/sharing/CopyText';
import { jobs } from '../../../taskpane/systems';
import { failed } from '../../../taskpane/excel/workbook/problems';
import { text } from '../../support/text';
import { FakeSheet } from '../support/fake-sheet';
import { sourceTable } from '../support/fake-workbook';
import { finished, show } from '../support/show';

const lines = [
  { place: '1', name: 'Lin, Ada', score: '11.7', figures: ['2'] },
  { place: '2=', name: '<b>Okafor & Söhne</b>', score: '5.6', figures: ['1'] },
  { place: '2=', name: 'Meyer, Dan', score: '5.6', figures: ['1'] },
];
const columns = ['Place', 'Player', 'Total', 'Tournaments'];

test('standings are given as text and as HTML, every cell once, once they are opened', async () => {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  render(<ShareStandings caption="Season 2026" columns={columns} lines={lines} />, page);
  expect(page.textContent).toBe(text('en', 'shareSummary', { what: 'Season 2026' }));
  const details = page.querySelector('details');
  await act(() => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
  });
  const [asText, asHtml] = [...page.querySelectorAll('textarea')].map(({ value }) => value);
  expect(asText?.split('\n')).toEqual([
    'Season 2026',
    '1. Lin, Ada 11.7 (2)',
    '2= <b>Okafor & Söhne</b> 5.6 (1)',
    '2= Meyer, Dan 5.6 (1)',
  ]);
  const website = new DOMParser().parseFromString(asHtml ?? '', 'text/html');
  const shown = [...website.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(shown).toEqual(
    lines.map(({ place, name, score, figures }) => [place, name, score, ...figures]),
  );
  expect([...website.querySelectorAll('th[scope="col"]')].map((cell) => cell.textContent)).toEqual(
    columns,
  );
  expect(website.querySelector('caption')?.textContent).toBe('Season 2026');
});

test('an empty sheet in front does not keep a written list from being shared', async () => {
  const sheet = new FakeSheet();
  const list = sourceTable([
    ['Place', 'Pair', 'Masterpoints'],
    ['1', 'Lin – Meyer', 15.4],
  ]);
  const facts = {
    ...sheet.workbook.facts,
    activeSheet: 'Empty',
    named: [{ name: 'SOF_Awards_1', sheet: 'Awards', address: 'A1:C9' }],
  };
  sheet.workbook.read = (_, { also } = {}) => {
    const wheres = also?.(facts) ?? [];
    const isEmpty = wheres.some((where) => where.kind === 'sheet' && where.sheet === 'Empty');
    return Promise.resolve(
      isEmpty
        ? failed({ code: 'nothingThere', address: 'Empty!A1' })
        : { ok: true, value: { facts, tables: [], also: wheres.map(() => list) } },
    );
  };
  const pane = await show(sheet, 'en', jobs);
  await pane.openJob(jobs.findIndex(({ id }) => id === 'sof-share'));
  await finished(pane);
  const [asText] = pane.all('textarea') as HTMLTextAreaElement[];
  expect(asText?.value).toBe('Entries\n1. Lin – Meyer 15.40');
  expect(pane.all('[role="status"]').map(({ textContent }) => textContent)).not.toContain(
    text('en', 'shareNothing'),
  );
});
