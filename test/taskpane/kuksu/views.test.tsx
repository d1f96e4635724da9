import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { kuksuJobs } from '../../../taskpane/kuksu/jobs';
import { WhatIf } from '../../../taskpane/kuksu/views/GroupDetail';
import { axeFindsNothing } from '../support/axe';
import { FakeSheet } from '../support/fake-sheet';
import { sourceTable } from '../support/fake-workbook';
import { finished, show, type Shown } from '../support/show';
import { existing } from '../../../src/core/result';
import { oneOf } from '../../support/sampled';
import { text, textLike, wayOut } from '../../support/text';

// axe takes its time on a busy machine.
jest.setTimeout(60_000);

type Line = readonly (string | number | null)[];

let sheet: FakeSheet;
let pane: Shown;

beforeEach(() => {
  sheet = new FakeSheet();
});

async function openJob(title: string, language: 'en' | 'nl' = 'en'): Promise<void> {
  pane = await show(sheet, language, kuksuJobs);
  // What was typed in the pane before is no matter here.
  sheet.workbook.drafts.clear();
  await pane.openJob(title);
  await finished(pane);
}

async function press(name: string, within?: string): Promise<void> {
  await pane.click(pane.button(name, within));
  await finished(pane);
}

/** A list at a cell of the sheet, and the pane's button that reads it. */
async function give(
  list: string,
  at: string,
  lines: readonly Line[],
  language: 'en' | 'nl' = 'en',
): Promise<void> {
  const table = sourceTable(lines, { at });
  const { origin } = table.snapshot;
  sheet.workbook.tables.set('selection', table);
  if (origin.kind === 'range') sheet.workbook.tables.set(origin.address, table);
  const button = pane
    .all('.list .pick input')
    .find(
      (each) => each.getAttribute('aria-label') === text(language, 'useSelectionFor', { list }),
    );
  if (button) await pane.click(button);
  await finished(pane);
}

/** The control that a label of these words belongs to. */
function field(label: string | RegExp, within = ''): HTMLInputElement {
  const named = pane.all(`${within} label`).find(({ textContent }) => {
    return typeof label === 'string' ? textContent.trim() === label : label.test(textContent);
  });
  const control = named?.querySelector('input') ?? named?.getAttribute('for') ?? '';
  const found = typeof control === 'string' ? document.getElementById(control) : control;
  if (!found) throw new Error(`no field ${String(label)}`);
  return found as HTMLInputElement;
}

async function choose(label: string | RegExp, within?: string): Promise<void> {
  await pane.click(field(label, within));
  await finished(pane);
}

async function fill(label: string | RegExp, value: string, within?: string): Promise<void> {
  const control = field(label, within);
  await act(() => {
    control.value = value;
    const event = control.tagName === 'SELECT' ? 'change' : 'input';
    control.dispatchEvent(new Event(event, { bubbles: true }));
  });
  await finished(pane);
}

/** Adds a player who is not in the list. */
async function add(name: string, rating: string): Promise<void> {
  await fill('Name', name, '.options');
  await fill('Rating', rating, '.options');
  await press('Add');
}

/** Long lists are drawn piece by piece: waits for so many rows, and counts them. */
async function drawn(within: Element, rows: number): Promise<number> {
  const count = (): number => within.querySelectorAll('tbody tr').length;
  while (count() < rows) await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
  return count();
}

/** Opens or closes details, as a click on their summary does. */
async function toggle(summary: string | RegExp, open = true): Promise<HTMLElement> {
  const details = pane.all('details').find((each) => {
    const said = each.querySelector('summary')?.textContent ?? '';
    return typeof summary === 'string' ? said.includes(summary) : summary.test(said);
  });
  if (!(details instanceof HTMLDetailsElement)) throw new Error(`nothing to open: ${summary}`);
  await act(() => {
    details.open = open;
    details.dispatchEvent(new Event('toggle'));
  });
  await finished(pane);
  return details;
}

const texts = (selector: string): string[] =>
  pane.all(selector).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
const cells = (selector: string): string[][] =>
  pane
    .all(`${selector} tbody tr`)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent.trim()));
const refusals = (): string[] => texts('.operation > .refused .findings li');
const questions = (): (string | undefined)[] =>
  pane.all('.question').map(({ dataset }) => dataset['open']);

/** So many newcomers, N1 the strongest. */
const newcomers = (count: number): Line[] => [
  ['Name', 'Rating'],
  ...Array.from({ length: count }, (_, index): Line => [`N${index + 1}`, 2000 - index]),
];

/** A full league A and B1: a1 won A. */
const lastCycle: Line[] = [
  ['Name', 'League', 'Place', 'DQ'],
  ...Array.from({ length: 10 }, (_, index): Line => [`a${index + 1}`, 'A', index + 1, null]),
  ...Array.from({ length: 10 }, (_, index): Line => [`b${index + 1}`, 'B1', index + 1, null]),
];

async function group(
  registrations: Line[],
  last?: Line[],
  language: 'en' | 'nl' = 'en',
): Promise<void> {
  await openJob(text(language, 'kuksu-group'), language);
  await give(text(language, 'kuksuRegistrations'), 'A1', registrations, language);
  if (last) await give(text(language, 'kuksuLastCycle'), 'H1', last, language);
  else await choose(text(language, 'withoutList'));
  await press(text(language, 'preview'));
}

/** a2 to a10, b1 to b10 and a newcomer who is stronger than b2: 20 players, A 10, B1 and B2 of 5. */
const secondCycle: Line[] = [
  ['Name', 'Rating', 'Pinned tier'],
  ...Array.from({ length: 9 }, (_, index): Line => [`a${index + 2}`, 2000 - 10 * index, null]),
  ...Array.from({ length: 10 }, (_, index): Line => [`b${index + 1}`, 1900 - 10 * index, null]),
  ['new', 1895.5, null],
];

async function groupSecond(): Promise<void> {
  await group(secondCycle, lastCycle);
  await choose(text('en', 'kuksuHolderLost'));
  await fill('Title holder before the match', 'Holder');
}

describe('Group next cycle asks what only the director can say', () => {
  test('before the lists are read there is nothing to change, and no question is marked', async () => {
    await openJob('Group next cycle');
    expect(texts('.options legend')).toEqual(['Title match']);
    expect(questions()).toEqual(['false']);
    await axeFindsNothing();
    // Before the first cycle there is none, as soon as that is said.
    await choose(text('en', 'withoutList'));
    expect(questions()).toEqual([]);
  });

  test('the title match is marked until it is answered; the challenger\u2019s loss needs the holder\u2019s name', async () => {
    await group(secondCycle, lastCycle);
    // It is asked in the form, and there alone.
    expect(refusals()).toEqual([]);
    // A question is no error: it has a heading and a border of its own.
    expect(texts('.operation > .refused h2')).toEqual([text('en', 'askedTitle')]);
    expect(pane.all('.operation > .refused:not(.questions)')).toEqual([]);
    expect(questions()).toEqual(['true']);
    await choose(text('en', 'kuksuChallengerNamed', { name: 'a1' }));
    expect(questions()).toEqual(['true']);
    await fill('Title holder before the match', 'Holder');
    expect(questions()).toEqual(['false']);
    expect(texts('.preview > p')).toContain(text('en', 'kuksuChampion', { name: 'Holder' }));
  });

  test.each(oneOf(['en', 'nl'] as const))(
    'after a draft the leagues are made again, and nothing is there to be ranked (%s)',
    async (language) => {
      const offered = (): readonly string[] => texts('.rows button').map((each) => each ?? '');
      const begins = (key: 'kuksuGroupDecided' | 'kuksu-rank') => (each: string) =>
        each.startsWith(text(language, key));
      await group(secondCycle, lastCycle, language);
      await choose(text(language, 'kuksuNotDecided'));
      await fill(text(language, 'kuksuHolder'), 'Holder');
      await press(text(language, 'write'));
      expect(offered().filter(begins('kuksuGroupDecided'))).toHaveLength(1);
      expect(offered().filter(begins('kuksu-rank'))).toEqual([]);
    },
  );

  test('a registered new title holder is left out with one press, and taken in again with another', async () => {
    await group([...secondCycle, ['a1', 1, null]], lastCycle);
    await fill('Title holder before the match', 'Holder');
    await choose(text('en', 'kuksuHolderLost'));
    // Answered, but a1 has won the title and is registered: still a question, and no error.
    expect(questions()).toEqual(['true']);
    expect(texts('.operation > .refused h2')).toEqual([text('en', 'askedTitle')]);
    const out = text('en', 'kuksuLeaveHolderOut', { name: 'a1' });
    await choose(out);
    expect(questions()).toEqual(['false']);
    expect(texts('.preview > p')).toContain(text('en', 'kuksuChampion', { name: 'a1' }));
    expect(texts('.preview > h3')).toContain(
      text('en', 'kuksuSummary', { players: 20, leagues: 3, tiers: 2 }),
    );
    expect(field(out).checked).toBe(true);
    await axeFindsNothing();
    await choose(out);
    expect(questions()).toEqual(['true']);
    // Who does not hold the title is not asked about.
    await choose(text('en', 'kuksuChallengerNamed', { name: 'a1' }));
    expect(texts('.question .check').filter((each) => each === out)).toEqual([]);
  });

  test('before the first cycle there is no title match', async () => {
    await group(newcomers(10));
    expect(texts('.options legend')).toEqual([text('en', 'kuksuChanges')]);
    expect(texts('.preview > h3')).toContain(text('en', 'kuksuSummaryOne', { players: 10 }));
  });

  test('names in two spellings are decided one by one or all at once, and can be undecided again', async () => {
    const spelled = secondCycle.map(([name, ...rest]): Line => {
      return [name === 'a2' || name === 'a3' ? name.toUpperCase() : (name ?? ''), ...rest];
    });
    await group(spelled, lastCycle);
    await choose(text('en', 'kuksuHolderLost'));
    expect(questions()).toEqual(['false', 'true']);
    const pair = '“A2” in Entries!A2 and “a2” in Entries!H3';
    await fill(pair, 'one');
    await fill(pair, '');
    await fill(pair, 'two');
    expect(questions()).toEqual(['false', 'true']);
    await press(text('en', 'kuksuAllOne'));
    expect(questions()).toEqual(['false', 'false']);
    expect(field(pair).value).toBe('one');
    expect(texts('.league:first-of-type .player .name')).toEqual(
      expect.arrayContaining(['A2', 'A3']),
    );
  });

  test('everything is asked at once, and the answers are kept while the job or the pane is closed', async () => {
    const late = secondCycle.slice(0, 11).map(([name, ...rest]): Line => {
      return [name === 'a2' ? 'A2' : (name ?? ''), ...rest];
    });
    await group([...late, ['newer', 1, null]], lastCycle);
    const asked = ['kuksuTitleMatch', 'kuksuSameNames', 'kuksuRemainder'] as const;
    const legends = asked.map((key) => text('en', key));
    expect(texts('.question legend')).toEqual(legends);
    expect(questions()).toEqual(['true', 'true', 'true']);
    expect(texts('.question .quiet')).toContain(text('en', 'kuksuProvisional'));
    expect(texts('.bar')[0]).toContain(text('en', 'answered', { count: 0, all: 3 }));
    await choose(/^Invite/);
    await choose(text('en', 'kuksuHolderLost'));
    await fill('Title holder before the match', 'Holder');
    await fill('Name', 'Half a gu', '.options');
    // Another pane finds it in the workbook.
    pane.close();
    pane = await show(sheet, 'en', kuksuJobs);
    await pane.openJob('Group next cycle');
    await finished(pane);
    await press('Preview');
    expect(texts('.question legend')).toEqual(legends);
    expect(questions()).toEqual(['false', 'true', 'true']);
    expect(field(/^Invite/).checked).toBe(true);
    expect(field(text('en', 'kuksuHolderLost')).checked).toBe(true);
    expect(field('Title holder before the match').value).toBe('Holder');
    expect(field('Name', '.options').value).toBe('Half a gu');
    await choose(/^Leave out/);
    await fill('“A2” in Entries!A2 and “a2” in Entries!H3', 'one');
    expect(texts('.preview > p')).toContain('Left out: newer.');
  });

  test('what the last cycle left is offered: its results and the title holder, who can be typed over', async () => {
    const headings = [
      ...['League', 'Place', 'Name', 'Points', 'SODOS', 'Decided by'],
      'Disqualified',
    ];
    const rows = lastCycle.slice(1).map(([name = '', league = '', place = '']): Line => {
      return [league, place, name, 1, 1, null, null];
    });
    const results = sourceTable([headings, ...rows], { at: 'P4' });
    const { workbook } = sheet;
    const table = 'Kuksu_Results_2';
    const { origin } = results.snapshot;
    const again = origin.kind === 'range' ? origin.address : '';
    for (const at of [table, again]) workbook.tables.set(at, { ...results, table });
    workbook.tables.set(
      'Kuksu_2_Holder',
      sourceTable([['Title holder', null, null, 'Kiyo']], { at: 'A9' }),
    );
    workbook.tables.set('Kuksu_2_A', sourceTable([['No.'], [1]], { at: 'A20' }));
    workbook.facts = {
      ...workbook.facts,
      tables: [{ name: table, sheet: 'Entries' }],
      names: ['Kuksu_2_A', 'Kuksu_2_Holder'],
    };
    await openJob('Group next cycle');
    await finished(pane);
    // Folded to a line: nothing is left to do there.
    expect(texts('.list .what')).toEqual([
      text('en', 'listReadPlayers', { address: 'Entries!P4:V24', rows: 20 }),
    ]);
    await give('Registrations', 'A1', secondCycle);
    await press('Preview');
    expect(field('Title holder before the match').value).toBe('Kiyo');
    expect(questions()).toEqual(['true']);
    await choose(text('en', 'kuksuChallengerNamed', { name: 'a1' }));
    expect(texts('.preview > p')).toContain(text('en', 'kuksuChampion', { name: 'Kiyo' }));
    await choose(text('en', 'kuksuHolderNamed', { name: 'Kiyo' }));
    await fill('Title holder before the match', 'Somebody');
    expect(texts('.question .check')).toContain(text('en', 'kuksuHolderLost'));
    await axeFindsNothing();
    // An offer is no choice: it is not kept, and made again from what the workbook then has.
    pane.close();
    expect(JSON.parse(workbook.drafts.get('kuksu-group') ?? '')).toMatchObject({
      options: { holder: 'Somebody' },
      lists: { registrations: {} },
    });
    expect(workbook.drafts.get('kuksu-group')).not.toContain('"lastCycle"');
  });

  test('the title holder\u2019s name may be written in two ways too', async () => {
    await group([...secondCycle, ['Kiyo', 1, null]], lastCycle);
    await choose(text('en', 'kuksuHolderLost'));
    await fill('Title holder before the match', 'kiyo');
    expect(texts('.question label')).toContain(
      text('en', 'kuksuPairHolder', { registered: 'Kiyo', address: 'Entries!A22', last: 'kiyo' }),
    );
  });
});

describe('Players left over', () => {
  const timedOut: Line[] = [
    ['Name', 'Rating', 'Timed out'],
    ...newcomers(14)
      .slice(1)
      .map((line, index): Line => [...line, index === 2 ? 'x' : null]),
  ];
  const ways = (): boolean[] =>
    pane
      .all('.question input[type="radio"]')
      .map((each) => each instanceof HTMLInputElement && each.checked);
  const offered = (): string[] => texts('.choices label');

  test('no way out is chosen by itself; each names the players it concerns', async () => {
    await group(timedOut);
    expect(ways()).toEqual([false, false, false]);
    expect(texts('.question .check')).toEqual([
      'Leave out 4 players (suggested by rule 8, as timed out: N3; by this program, not by the rule: N14, N13 and N12).',
      'Invite 1 more player, and add them to the registrations.',
      'Move N10 from tier 1 (League A) to tier 2 (Leagues B). This isn’t in the rules: they’d play lower than they’re entitled to.',
    ]);
    await axeFindsNothing();
  });

  test('who is left out is proposed by the rule and chosen by the director; more are shown on demand', async () => {
    await group(timedOut);
    await choose(/^Leave out/);
    expect(texts('.preview > p')).toContain('Left out: N3, N12, N13, N14.');
    expect(offered().slice(0, 2)).toEqual(['N3 1998timed out', 'N14 1987new']);
    expect(offered()).toHaveLength(8);
    await press('Show 6 more');
    expect(offered()).toHaveLength(14);
    await choose(/^N3 /, '.choices');
    expect(refusals()).toEqual(['Choose 4 players to leave out; you chose 3.']);
    await choose(/^N11 /, '.choices');
    expect(texts('.preview > p')).toContain('Left out: N11, N12, N13, N14.');
    await axeFindsNothing();
  });

  test('inviting leaves the question open until somebody is added', async () => {
    await group(timedOut);
    await choose(/^Invite/);
    expect(ways()).toEqual([false, true, false]);
    expect(questions()).toEqual(['true']);
    expect(texts('.choices')).toEqual([text('en', 'kuksuInviteHint')]);
    await add('Guest', '1500');
    expect(texts('.preview > h3')).toContain(
      text('en', 'kuksuSummary', { players: 15, leagues: 2, tiers: 2 }),
    );
    expect(questions()).toEqual([]);
  });

  test('moving down is marked as not in the rules where it is chosen and where it shows', async () => {
    await group(timedOut);
    await choose(/^Move/);
    expect(texts('.badge')).toContain('moved down');
    // Those who were moved count where they play.
    expect(texts('.tier .what')).toEqual([
      text('en', 'kuksuTierSeats', { seats: 9, how: '9 filled' }),
      text('en', 'kuksuTierSeats', { seats: 5, how: '4 filled, 1 moved down' }),
    ]);
    expect(texts('.warnings li')).toEqual([
      'N10 plays in tier 2 (Leagues B) instead of tier 1 (League A). This isn’t in the rules.',
    ]);
  });
});

describe('The preview of the leagues', () => {
  test('shows the leagues of a tier side by side, by which sums open seats were filled, and what changed for whom', async () => {
    await groupSecond();
    expect(texts('.tier .what')).toEqual([
      text('en', 'kuksuTierSeats', { seats: 10, how: '6 by default, 4 filled' }),
      text('en', 'kuksuTierSeats', { seats: 10, how: '9 by default, 1 filled' }),
    ]);
    expect(texts('.league[aria-label="League A"] .player summary')).toEqual([
      '= a2 2000 A 2',
      '= a3 1990 A 3',
      '= a4 1980 A 4',
      '= a5 1970 A 5',
      `= a6 1960 A 6 ${text('en', 'kuksuFilledAward', { award: 300 })}`,
      `= a7 1950 A 7 ${text('en', 'kuksuFilledAward', { award: 200 })}`,
      '▲ b1 1900 B1 1',
      '▲ b2 1890 B1 2',
      `▲ b3 1880 B1 3 ${text('en', 'kuksuFilledAward', { award: 300 })}`,
      `▲ b4 1870 B1 4 ${text('en', 'kuksuFilledAward', { award: 200 })}`,
    ]);
    expect(texts('.player summary')).toContain('★ new 1895.5');
    expect(texts('.league h3')).toEqual(['A', 'B1', 'B2']);
    expect(pane.find('.sign').getAttribute('aria-label')).toBe('stays');
    await axeFindsNothing();
    await toggle(text('en', 'kuksuFills', { count: 4 }));
    const rows = cells('[aria-label^="Tier 1 (League A): How"]');
    expect(rows[0]).toEqual(['1', 'a6', '1960', '+300', '2260']);
    expect(rows.map(([order]) => order)).toEqual([
      '1',
      '2',
      '3',
      '4',
      text('en', 'kuksuNextMark'),
      text('en', 'kuksuNextMark'),
      text('en', 'kuksuNextMark'),
    ]);
    await toggle(textLike('en', 'kuksuWhoMoved'));
    const changed = cells('[aria-label^="Promotions"]');
    expect(changed).toContainEqual(['b1', 'B1 1', 'A', '▲ promoted']);
    expect(changed).toContainEqual([
      'a6',
      'A 6',
      'A',
      `= stays, ${text('en', 'kuksuFilledAward', { award: 300 })}`,
    ]);
    expect(changed).toContainEqual(['a10', 'A 10', expect.stringMatching(/^B[12]$/), '▼ demoted']);
  });

  test('a hundred changes are listed at once, the others once their line is opened', async () => {
    await group([...newcomers(149), ['a2', 1]], lastCycle);
    await choose(text('en', 'kuksuHolderLost'));
    const details = await toggle(text('en', 'kuksuWhoMoved', { count: 149 }));
    expect(details.querySelectorAll('tbody tr')).toHaveLength(100);
    await toggle(text('en', 'moreRows', { count: 49 }));
    expect(await drawn(details, 149)).toBe(149);
    // Tenth of B1, and in A by rating alone.
    await group([...newcomers(19), ['b10', 3000]], lastCycle);
    await choose(text('en', 'kuksuHolderLost'));
    expect(texts('.player summary')[0]).toBe(`▲ b10 3000 B1 10 ${text('en', 'kuksuFilledMark')}`);
  });

  test('says so where everyone stays', async () => {
    const same: Line[] = secondCycle.slice(0, 6);
    await group(same, lastCycle.slice(0, 6));
    await choose(text('en', 'kuksuHolderLost'));
    await fill('Title holder before the match', 'Holder');
    expect(texts('.preview > p')).not.toContain(text('en', 'kuksuNobodyMoved'));
    await fill('Title holder before the match', 'a6');
    expect(texts('.preview > p')).toContain(text('en', 'kuksuNobodyMoved'));
  });

  test('names who is absent, thirty at once', async () => {
    const many: Line[] = [
      ['Name', 'League', 'Place'],
      ['a1', 'A', 1],
      ...Array.from({ length: 31 }, (_, index): Line => [
        `z${index}`,
        `E${index % 16 || 16}`,
        1 + (index % 10),
      ]),
    ];
    await group(newcomers(5), many);
    await choose(text('en', 'kuksuHolderLost'));
    const details = await toggle(text('en', 'kuksuAbsent', { count: 31 }));
    expect(details.querySelectorAll('li')).toHaveLength(30);
    expect(details.textContent).toContain('z0 (1 in E16)');
    await toggle(text('en', 'moreRows', { count: 1 }));
    expect(details.querySelectorAll('li')).toHaveLength(31);
  });

  test('opens a tier of many leagues only on demand, and shows forty filled seats at once', async () => {
    await group(newcomers(150));
    expect(texts('.league h3')).toHaveLength(7);
    const tier = await toggle('Tier 4 (Leagues D)');
    expect(texts('.league h3')).toHaveLength(15);
    expect(tier.querySelectorAll('.fills tbody tr')).toHaveLength(0);
    await toggle(text('en', 'kuksuFills', { count: 80 }));
    expect(tier.querySelectorAll('.fills tbody tr')).toHaveLength(40);
    await toggle(text('en', 'moreRows', { count: 40 }));
    expect(await drawn(existing(tier.querySelector('.fills') ?? undefined), 80)).toBe(80);
    await toggle('Tier 4 (Leagues D)', false);
    expect(texts('.league h3')).toHaveLength(7);
  });
});

describe('What if', () => {
  test('a player says why, and offers the tiers that the rules allow; a pin is shown and told against the leagues without it, and a withdrawal, too; both can be taken back', async () => {
    await groupSecond();
    const line = await toggle(/a10/);
    expect(line.textContent).toContain('Demoted to tier 2 (Leagues B): 10th in A.');
    expect(line.textContent).toContain(text('en', 'kuksuPinRule', { own: 'Tier 2 (Leagues B)' }));
    const a2 = await toggle(/a2 /);
    expect(
      [...a2.querySelectorAll('option')].map(({ textContent, disabled }) => [
        textContent,
        disabled,
      ]),
    ).toEqual([
      [text('en', 'kuksuPinNone'), false],
      ['Tier 1 (League A)', false],
      ['Tier 2 (Leagues B), below the default tier', true],
    ]);
    const added = await toggle(/new/);
    expect(added.textContent).toContain(text('en', 'kuksuPinRuleFree'));
    for (const other of [/a2 /, /new/]) await toggle(other, false);
    await toggle(/a10/);
    const select = pane.find('.actions select') as HTMLSelectElement;
    select.focus();
    await act(() => {
      select.value = '1';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await finished(pane);
    expect(document.activeElement?.textContent).toBe(text('en', 'kuksuWhatIf'));
    expect(texts('.what-if li')).toContainEqual(
      expect.stringMatching(textLike('en', 'kuksuMoves', { name: 'a10', to: 'A' })),
    );
    expect(texts('.player .badge')).toContain('pinned');
    expect(texts('.changes li')).toEqual([
      `${text('en', 'kuksuChangePinned', { name: 'a10', tier: '1 (League A)' })} ${text('en', 'kuksuUndo')}`,
    ]);
    await axeFindsNothing();
    await toggle(/a10/);
    await fill(text('en', 'kuksuPinTo'), '');
    expect(pane.all('.changes')).toEqual([]);
    expect(pane.all('.what-if')).toEqual([]);
    await toggle(/a10/, false);
    await toggle(/a2 /);
    await press('Withdraw');
    expect(texts('.what-if li')[0]).toBe(text('en', 'kuksuGoes', { name: 'a2', from: 'A' }));
    await choose(text('en', 'kuksuCrosstables'));
    const [back] = pane.all('.changes button');
    if (back) await pane.click(back);
    await finished(pane);
    expect(pane.all('.what-if')).toEqual([]);
    await axeFindsNothing();
  });

  test('a change that the rules refuse says so where the focus is', async () => {
    const pins = secondCycle.map(([name, rating], index): Line => {
      return [name ?? '', rating ?? '', index === 0 ? 'Pinned tier' : null];
    });
    await group(pins, lastCycle);
    await choose(text('en', 'kuksuHolderLost'));
    await fill('Title holder before the match', 'Holder');
    for (const name of ['a6', 'a7', 'a8', 'a9', 'a10']) {
      await toggle(new RegExp(`${name} `));
      const control = field(text('en', 'kuksuPinTo'));
      control.focus();
      await act(() => {
        control.value = '1';
        control.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await finished(pane);
      const open = pane.all('details.player[open]');
      if (open.length > 0) await toggle(new RegExp(`${name} `), false);
    }
    expect(refusals()).toEqual([
      expect.stringMatching(
        /^Tier 1 \(League A\) has 10 seats, but .* pinned to it\. Clear pins\./,
      ),
    ]);
    expect(document.activeElement?.textContent).toBe(text('en', 'refusedTitle'));
  });

  test('nothing is added before name and rating can be used', async () => {
    await group(newcomers(10));
    expect(pane.button('Add').disabled).toBe(true);
    await fill('Name', 'Guest', '.options');
    await fill('Rating', '0', '.options');
    expect(pane.button('Add').disabled).toBe(true);
    await act(() => {
      pane.find('details form').dispatchEvent(new Event('submit', { cancelable: true }));
    });
    expect(pane.all('.changes')).toEqual([]);
  });

  test('nobody moves, or there is nothing to compare with: both are said', async () => {
    await group(newcomers(10));
    await add('Guest', '1500');
    expect(texts('.question p')[0]).toMatch(/^11 players don’t fit into leagues/);
    await choose(/^Leave out/);
    expect(texts('.what-if p')).toEqual([text('en', 'kuksuWhatIfNone')]);
    await group(newcomers(11));
    for (const name of ['G1', 'G2', 'G3', 'G4']) await add(name, '1500');
    expect(texts('.what-if p')).toEqual([text('en', 'kuksuWhatIfUnknown')]);
  });

  test('moves within a tier are counted only, and thirty of the others are listed at most', async () => {
    await group(newcomers(30));
    await add('Strong', '2500');
    await choose(/^Leave out/);
    expect(texts('.what-if p')).toContainEqual(
      expect.stringMatching(textLike('en', 'kuksuMovesMore')),
    );
    const move = {
      from: { tier: 2, league: 'B1', seed: 1 },
      to: { tier: 1, league: 'A', seed: 9 },
    };
    const tiers = Array.from({ length: 31 }, (_, index) => ({ name: `N${index}`, ...move }));
    const difference = { tiers, leagues: [], joined: [], gone: [] };
    await act(() => {
      render(<WhatIf difference={difference} focus={{ current: false }} />, pane.page);
    });
    expect(texts('.what-if li')).toHaveLength(30);
    expect(texts('.what-if summary')).toEqual([text('en', 'moreRows', { count: 1 })]);
    await toggle(text('en', 'moreRows', { count: 1 }));
    expect(texts('.what-if li')).toHaveLength(31);
  });
});

describe('Group next cycle, where something has to be fixed', () => {
  test('asks everything it knows to be open at once, beside it', async () => {
    const crowded = lastCycle.map((line) => (line[0] === 'a2' ? ['a2', 'A', 1, null] : line));
    const entries = secondCycle.map((line) => (line[0] === 'a3' ? ['A3', 1980, null] : line));
    await group([...entries.slice(0, 15)], crowded);
    const headings = [text('en', 'refusedTitle'), text('en', 'askedTitle')];
    expect(texts('.operation > .refused h2')).toEqual(headings);
    expect(refusals()[0]).toContain('league A has more than one winner: a1 (Entries!H2) and a2');
    expect(texts('.question legend')).toEqual(
      [
        text('en', 'kuksuTitleMatch'),
        text('en', 'kuksuSameNames'),
        text('en', 'kuksuRemainder'),
      ].map((each) => expect.stringContaining(each)),
    );
    await axeFindsNothing();
  });
});

describe('Rank leagues', () => {
  const table: Line[] = [
    ['Name', 'Group', 'Points', 'SODOS', 'DQ'],
    ['x', 'B2', 4, 10.5, null],
    ['y', 'B2', 4, 9, 'x'],
    ['z', 'B2', 1, 0, null],
  ];

  test('asks where the results are; the choice keeps the focus', async () => {
    await openJob('Rank leagues');
    expect(texts('legend')).toEqual([text('en', 'kuksuSource')]);
    expect(pane.all('.list')).toEqual([]);
    await choose(text('en', 'kuksuSourceList'));
    expect(document.activeElement).toBe(field(text('en', 'kuksuSourceList')));
    expect(texts('.list h2')).toEqual(['Results']);
    await axeFindsNothing();
    await choose(text('en', 'kuksuSourcePages'));
    expect(pane.all('.list')).toEqual([]);
    await axeFindsNothing();
  });

  test('without cross tables it says what else there is', async () => {
    await openJob('Rank leagues');
    await press('Preview');
    expect(refusals()).toEqual([text('en', 'kuksuNoResults')]);
  });

  test('shows a league with the tie-breaks that decided, and who was disqualified', async () => {
    await openJob('Rank leagues');
    await choose(text('en', 'kuksuSourceList'));
    await give('Results', 'A1', table);
    await press('Preview');
    expect(texts('.preview > h3')[0]).toBe(
      text('en', 'kuksuRankedSummary', { players: 3, leagues: 1, ties: 1 }),
    );
    expect(cells('[aria-label="League B2"]')).toEqual([
      ['1', 'x', '4', '10.5', 'SODOS'],
      ['2', 'y Disqualified', '4', '9', ''],
      ['3', 'z', '1', '0', ''],
    ]);
    await axeFindsNothing();
  });

  test('a list of one league is named under Options', async () => {
    await openJob('Rank leagues');
    await choose(text('en', 'kuksuSourceList'));
    await give(
      'Results',
      'A1',
      table.map((row) => [row[0] ?? '', ...row.slice(2)]),
    );
    await press('Preview');
    expect(refusals()[0]).toContain(text('en', 'kuksuNoLeague', { address: 'Entries!A1:D4' }));
    await fill(text('en', 'kuksuListLeague'), 'C3');
    expect(texts('.tier > summary')).toEqual(['League C3']);
  });

  test('pasted pages become leagues; figures have the decimal mark of the workbook', async () => {
    await openJob('Groepen rangschikken', 'nl');
    await choose(text('nl', 'kuksuSourcePages'));
    await fill(text('nl', 'kuksuPaste'), 'Group A\nPlayer\tPoints\nx\t1.5\ny\t1.5\n');
    await press('Voorbeeld');
    expect(cells('[aria-label="Groep A"]')).toEqual([
      ['1', 'x', expect.stringMatching(/^1[.,]5$/), '', 'naam'],
      ['2', 'y', expect.stringMatching(/^1[.,]5$/), '', ''],
    ]);
  });

  test('a pasted page is there again where the job was left', async () => {
    await openJob('Rank leagues');
    await choose(text('en', 'kuksuSourcePages'));
    await fill(text('en', 'kuksuPaste'), 'Group A\nPlayer\tPoints\nx\t1\ny\t0\n');
    pane.close();
    pane = await show(sheet, 'en', kuksuJobs);
    await pane.openJob('Rank leagues');
    await finished(pane);
    expect(field(text('en', 'kuksuSourcePages')).checked).toBe(true);
    expect(field(text('en', 'kuksuPaste')).value).toContain('Group A');
  });

  test('pages too long to be kept when the pane closes say so, and stay as long as it is open', async () => {
    await openJob('Rank leagues');
    await choose(text('en', 'kuksuSourcePages'));
    const page = (rows: number): string =>
      `Group A\nPlayer\tPoints\n${Array.from({ length: rows }, (_, i) => `p${i}\t${i}\n`).join('')}`;
    await fill(text('en', 'kuksuPaste'), page(10));
    expect(texts('.options .quiet')).not.toContain(text('en', 'draftTooLong'));
    await fill(text('en', 'kuksuPaste'), page(2500));
    expect(texts('.options .quiet')).toContain(text('en', 'draftTooLong'));
    expect(sheet.workbook.drafts.get('kuksu-rank.pages')).toBeUndefined();
    await axeFindsNothing();
    pane.close();
    await openJob('Rank leagues');
    await choose(text('en', 'kuksuSourcePages'));
    await fill(text('en', 'kuksuPaste'), page(2500));
    wayOut('draftTooLong', field(text('en', 'kuksuPaste')).value).toBe(page(2500));
  });

  test('of many leagues each is opened on demand', async () => {
    await openJob('Rank leagues');
    await choose(text('en', 'kuksuSourceList'));
    await give('Results', 'A1', [
      ['Name', 'League', 'Points'],
      ...Array.from({ length: 9 }, (_, index): Line => [`p${index}`, `D${index % 8 || 8}`, index]),
      ['q', 'A', 1],
      ['r', 'E16', 1],
    ]);
    await press('Preview');
    expect(pane.all('.tier table')).toEqual([]);
    await toggle('League E16');
    expect(cells('[aria-label="League E16"]')).toEqual([['1', 'r', '1', '', '']]);
  });
});
