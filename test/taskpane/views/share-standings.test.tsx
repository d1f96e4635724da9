import { expect, test } from '@jest/globals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { ShareStandings } from '../../../taskpane/views/controls/ShareStandings';
import { text } from '../../support/text';

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
    '2=. <b>Okafor & Söhne</b> 5.6 (1)',
    '2=. Meyer, Dan 5.6 (1)',
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
