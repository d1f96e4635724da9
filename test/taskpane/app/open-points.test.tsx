import { expect, test } from '@jest/globals';
import { render, type ComponentChild } from 'preact';
import { act } from 'preact/test-utils';
import { qualify } from '../../../taskpane/aga/qualify';
import { QualifyDetail } from '../../../taskpane/aga/views/QualifyJob';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import { AwardDetail } from '../../../taskpane/sof/views/AwardDetail';
import { text } from '../../support/text';
import { spring } from '../aga/support/sections';
import { EventWorkbook } from '../nk/support/event-workbook';
import { sample, sampleOptions } from '../sof/support/event-list';
import { plannable } from '../support/computed';

const book = new EventWorkbook('en');
const unchanged = (): void => undefined;

const ofBridge = [
  'sofProposal',
  'sofOpenDepth',
  'sofOpenTables',
  'sofOpenStrata',
  'sofOpenOne',
  'sofOpenTies',
  'sofSessionsOpen',
] as const;

const ofAga = [
  'agaOpenFormula',
  'agaOpenEligible',
  'agaOpenTies',
  'agaOpenWithdrawn',
  'agaOpenLeast',
] as const;

/** The points of the part that says what the sources leave open. */
async function pointsIn(view: ComponentChild): Promise<readonly string[]> {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  render(view, page);
  const part = [...page.querySelectorAll('details')].find(
    (each) => each.querySelector('summary')?.textContent === text('en', 'openPoints'),
  );
  await act(() => {
    if (part) part.open = true;
    part?.dispatchEvent(new Event('toggle'));
  });
  return [...(part?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
}

test('the preview of a bridge event says every open point that concerns it', async () => {
  const { detail } = plannable(book.compute(awardBridgeEvent, sampleOptions, { entries: sample }));
  expect(
    await pointsIn(<AwardDetail detail={detail} options={sampleOptions} onChange={unchanged} />),
  ).toEqual(ofBridge.map((key) => text('en', key)));
});

test('the preview of an AGA section says every open point', async () => {
  const options = { ...qualify.initial, name: 'Spring Open' };
  const { detail } = plannable(book.compute(qualify, options, { results: spring }));
  expect(
    await pointsIn(<QualifyDetail detail={detail} options={options} onChange={unchanged} />),
  ).toEqual(ofAga.map((key) => text('en', key)));
});

test.each([
  ['agaLapsed', spring],
  [
    'agaAllGiven',
    spring.map((row, i) => (i === 0 ? row : [...row.slice(0, 4), 'yes', ...row.slice(5)])),
  ],
] as const)('points that lapse are told of where some do: %s', (key, results) => {
  const options = { ...qualify.initial, name: 'Spring Open' };
  const { detail } = plannable(book.compute(qualify, options, { results }));
  const page = document.createElement('div');
  render(<QualifyDetail detail={detail} options={options} onChange={unchanged} />, page);
  const { given, lapsed } = detail.points;
  const values = { given: given.toFixed(1), lapsed: lapsed.toFixed(1) };
  expect([...page.querySelectorAll('p')].map(({ textContent }) => textContent)).toContain(
    text('en', key, values),
  );
});
