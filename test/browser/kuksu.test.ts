import { describe, expect, jest } from '@jest/globals';
import { type Entry, lowestAllowed } from '../checkers/kuksu-cycle';
import { KuksuDirector, type Share } from '../drivers/kuksu';
import {
  byName,
  checkedLeagues,
  type CheckedResult,
  expectRanked,
  played,
  playLeagues,
} from '../drivers/kuksu-checked';
import { freshWorkbenches } from './support/fresh-workbench';
import { firstCycle, HOLDER, type Row } from './support/kuksu-cycle';
import { ruled, speaker } from '../../src/language';
import type { AnyMessage } from '../../src/core/message';
import { oneOf } from '../support/sampled';
import { text } from '../support/text';
import { testInFull, testInTurn } from '../support/in-full';
import { Looker, walks } from './support/looker';

const workbenches = freshWorkbenches();
jest.setTimeout(300_000);

const number = new Map(firstCycle.map(({ name }, index) => [name, index]));

/** Most games are won by the better seed, some are lost or drawn. */
function shareOf(row: string, column: string): Share {
  const chance = (3 * (number.get(row) ?? 50) + 5 * (number.get(column) ?? 50)) % 7;
  if (chance < 2) return 0;
  return chance === 2 ? 0.5 : 1;
}

const timedOutRows = [4, 9];

/** Who registers for the second cycle: forty of last cycle, who held the title, and six newcomers. */
function secondCycle(results: readonly CheckedResult[], disqualified: string): readonly Entry[] {
  const gone = new Set([0, 3, 11, 15, 25, 33, 46].map((index) => results[index]?.name));
  const staying = results.filter(({ name }) => !gone.has(name));
  return [
    ...staying.map(({ name, tier, place }, index): Entry => {
      const before = byName(firstCycle).get(name)?.rating ?? NaN;
      return {
        name: name === 'Zoe Zonder' ? 'Zoë Zonder' : name,
        rating: before + ((index * 37) % 120) - 60,
        pin: null,
        last: { tier, place, disqualified: name === disqualified },
      };
    }),
    { name: HOLDER, rating: 2480, pin: null, last: { tier: 1, place: 0, disqualified: false } },
    ...[2550, 2210, 2005, 1801, 1702, 1603].map((rating, index): Entry => {
      return { name: `New ${index + 1}`, rating, pin: null, last: null };
    }),
  ];
}

/** The table of leagues that the independent computation expects: tier, league, seed, name, rating, last league and place. */
function expectedLeagues(
  entries: readonly Entry[],
  lastLeagues: ReadonlyMap<string, string>,
  titled = '',
): unknown[][] {
  return [...checkedLeagues(entries).values()].flat().map(({ name, tier, league, seed }) => {
    const { rating, last } = byName(entries).get(name) ?? { rating: NaN, last: null };
    const [lastLeague, lastPlace] =
      last?.place === 0 ? [titled, null] : [last && lastLeagues.get(name), last?.place ?? null];
    return [tier, league, seed, name, rating, lastLeague, lastPlace];
  });
}

/** Without a browser: test/taskpane/kuksu/played.test.ts and cycle.test.ts. */
testInFull.each(
  oneOf([
    ['en', ''],
    ['nl', '?locale=nl-NL'],
  ] as const),
)(
  'Two cycles of 47 players, from registrations to places and on to the next leagues, agree with the independent computation (%s)',
  async (language, search) => {
    const kuksu = new KuksuDirector(await workbenches.desk(search, language));
    const { t } = kuksu;
    const asked = (message: AnyMessage): string => speaker(language)(ruled(message));
    const tier = (of: number): string => asked({ code: 'tier-called', values: { tier: of } });
    const sheets = {
      leagues: t('kuksuLeaguesSheet'),
      results: t('kuksuResultsSheet'),
      league: (league: string): string => t('kuksuLeagueSheet', { league }),
    };
    /** The tab of a sheet of the second cycle. */
    const second = (title: string): string => t('kuksuTab', { title, cycle: 2 });
    const { open, pane } = kuksu.desk;

    // The first cycle: everyone is new.
    const entries = await kuksu.sheet.add();
    await kuksu.sheet.paste(`${entries}!A1`, [
      [t('kuksuName'), t('kuksuRating')],
      ...[...firstCycle].reverse().map(({ name, rating }): Row => [name, rating]),
    ]);
    await kuksu.job(t('kuksuGroup'));
    await kuksu.useList('kuksuRegistrations', `${entries}!B3`);
    await kuksu.withoutLastCycle();
    await kuksu.preview();
    await pane
      .getByText(text(language, 'kuksuSummary', { players: 47, leagues: 6, tiers: 3 }))
      .waitFor();
    await kuksu.write();
    const table = (await kuksu.sheet.values(`${sheets.leagues}!A5:G52`)).map((row) =>
      row.slice(0, 7),
    );
    expect(table).toEqual([...expectedLeagues(firstCycle, new Map()), Array(7).fill(null)]);

    // Its results: the last player's games in one league are typed by keyboard.
    for (const [league, players] of checkedLeagues(firstCycle)) {
      const names = players.map(({ name }) => name);
      const isTyped = league === 'C3';
      await kuksu.play(sheets.league(league), names, shareOf, isTyped ? names.at(-1) : undefined);
      if (isTyped) await kuksu.typeLast(sheets.league(league), names, shareOf);
    }
    // Third in B1, and disqualified: placed as he stands, but without an award.
    const ranked = played(firstCycle, shareOf);
    const disqualified = ranked.find(({ league, place }) => league === 'B1' && place === 3)?.name;
    const seat = checkedLeagues(firstCycle)
      .get('B1')
      ?.findIndex(({ name }) => name === disqualified);
    await open.select(`${sheets.league('B1')}!S${5 + (seat ?? NaN)}`);
    await open.type('x');
    await kuksu.job(t('kuksuRank'));
    await kuksu.preview();
    await kuksu.write();
    const results = await expectRanked(kuksu, sheets.results, {
      entries: firstCycle,
      shareOf,
    });
    expect(
      (await kuksu.sheet.values(`${sheets.results}!C5:G51`)).filter((row) => row[4] === 'x'),
    ).toEqual([[disqualified, expect.any(Number), expect.any(Number), expect.any(String), 'x']]);

    // The second cycle: at first only 34 have registered, 4 too many.
    const next = secondCycle(results, disqualified ?? '');
    const late = next
      .filter(
        ({ name, last }, index) => index % 3 === 1 && name !== 'Zoë Zonder' && last?.place !== 0,
      )
      .slice(0, 13);
    const early = next.filter((entry) => !late.includes(entry));
    expect([early.length, late.length]).toEqual([34, 13]);
    const timedOut = timedOutRows.map((row) => early[row]?.name ?? '');
    const mistaken = late.find((entry) => lowestAllowed(entry, 3) === 2)?.name ?? '';
    const row = ({ name, rating }: Entry): Row => [
      name,
      rating,
      name === mistaken ? 'C' : null,
      timedOut.includes(name) ? 'x' : null,
    ];
    const signUp = await kuksu.sheet.add();
    await kuksu.sheet.paste(`${signUp}!A1`, [
      [t('kuksuName'), t('kuksuRating'), t('kuksuPin'), t('kuksuTimedOut')],
      ...early.map(row),
    ]);
    await kuksu.job(t('kuksuGroup'));
    await kuksu.useList('kuksuRegistrations', `${signUp}!A1`);
    // Its results are offered: the step is folded to what was read.
    const offered = { address: `${sheets.results}!A4:G51`, rows: 47 };
    await kuksu.desk
      .list(t('kuksuLastCycle'))
      .locator('summary .what', { hasText: text(language, 'listReadPlayers', offered) })
      .waitFor();
    await kuksu.askForPreview();

    // What only the director can say.
    const [champion] = results;
    await pane.getByText(t('kuksuChallengerNamed', { name: champion?.name ?? '' })).waitFor();
    await pane.getByRole('radio', { name: t('kuksuHolderLost') }).check();
    await kuksu.desk.field(t('kuksuHolder')).fill(HOLDER);
    const zoe = early.findIndex(({ name }) => name === 'Zoë Zonder') + 2;
    const zoeBefore = results.findIndex(({ name }) => name === 'Zoe Zonder') + 5;
    await kuksu.desk
      .field(
        t('kuksuPair', {
          registered: 'Zoë Zonder',
          address: `${signUp}!A${String(zoe)}`,
          last: 'Zoe Zonder',
          lastAddress: `${sheets.results}!C${String(zoeBefore)}`,
        }),
      )
      .selectOption({ label: t('kuksuOnePlayer') });

    // The ways out of the remainder: who timed out first, then the weakest newcomers.
    const newcomers = early.filter(({ last }) => last === null);
    const lowest = (list: readonly Entry[]): string[] =>
      [...list].sort((a, b) => a.rating - b.rating).map(({ name }) => name);
    const [w = '', x = '', y = '', z = ''] = [
      ...lowest(early.filter(({ name }) => timedOut.includes(name))),
      ...lowest(newcomers),
    ];
    await pane
      .getByText(asked({ code: 'remainder', values: { players: 34, over: 4 } }))
      .first()
      .waitFor();
    const ways = pane.getByRole('group', { name: t('kuksuRemainder') });
    expect(await ways.getByRole('radio', { checked: true }).count()).toBe(0);
    await ways
      .getByRole('radio', {
        name: asked({
          code: 'leaveOutBoth',
          values: { count: 4, names: [w, x], own: [y, z] },
        }),
      })
      .check();
    const leftOut = lowest(early.filter(({ name }) => [w, x, y, z].includes(name))).reverse();
    await pane.getByText(t('kuksuLeftOut', { names: leftOut.join(', ') })).waitFor();
    await pane
      .getByText(text(language, 'kuksuSummary', { players: 30, leagues: 3, tiers: 2 }))
      .waitFor();
    await kuksu.openForm();
    await kuksu.openForm();
    await ways
      .getByRole('radio', { name: asked({ code: 'invite', values: { count: 1 } }) })
      .check();
    await kuksu.desk.button(t('write')).waitFor({ state: 'detached' });

    // Thirteen accept, and one of them is pinned where the rules do not allow it.
    await kuksu.sheet.paste(`${signUp}!A36`, late.map(row));
    await kuksu.askForPreview();
    const pinned = `${signUp}!A${String(36 + late.findIndex(({ name }) => name === mistaken))}`;
    await pane
      .getByText(
        {
          en: `${mistaken} (${pinned}) is pinned to tier 3 (Leagues C), below the default tier 2 (Leagues B). Rule 2.5 doesn’t allow that.`,
          nl: `${mistaken} (${pinned}) staat vast in niveau 3 (groepen C), onder het standaardniveau 2 (groepen B). Regel 2.5 staat dat niet toe.`,
        }[language],
      )
      .waitFor();
    await open.select(pinned.replace('!A', '!C'));
    await open.page.keyboard.press('Delete', { delay: 60 });
    await kuksu.preview();
    await pane
      .getByText(text(language, 'kuksuSummary', { players: 47, leagues: 6, tiers: 3 }))
      .waitFor();
    await pane.getByText(t('kuksuChampion', { name: champion?.name ?? '' })).waitFor();

    // What if: a newcomer is pinned to B, sees who moves, and is no longer.
    const newcomer = pane.locator('details.player').filter({ hasText: 'New 6' });
    await newcomer.locator('summary').click();
    await newcomer
      .getByLabel(t('kuksuPinTo'))
      .selectOption({ label: text(language, 'kuksuTierNamed', { tier: tier(2) }) });
    const move = text(language, 'kuksuMoves', { name: 'New 6', from: 'C\\d', to: 'B\\d' });
    await pane.getByText(new RegExp(`^${move}$`)).waitFor();
    await kuksu.openForm();
    await kuksu.openForm();
    await kuksu.desk
      .button(
        t('kuksuTakeBackChange', {
          change: text(language, 'kuksuChangePinned', { name: 'New 6', tier: tier(2) }),
        }),
      )
      .click();
    await pane.getByText(t('kuksuWhatIf')).waitFor({ state: 'detached' });

    // Written, undone and written again.
    const before = await kuksu.sheet.names();
    await kuksu.write();
    expect(await kuksu.sheet.names()).toHaveLength(before.length + 7);
    await kuksu.desk.button(t('undo')).click();
    await kuksu.desk.status.getByText(t('undoneTitle', { title: t('kuksuCycleTitle') })).waitFor();
    expect(await kuksu.sheet.names()).toEqual(before);
    await kuksu.preview();
    await kuksu.write();
    const lastLeagues = new Map(results.map(({ name, league }) => [name, league]));
    lastLeagues.set('Zoë Zonder', lastLeagues.get('Zoe Zonder') ?? '');
    expect(await kuksu.sheet.values(`'${second(sheets.leagues)}'!A5:G51`)).toEqual(
      expectedLeagues(next, lastLeagues, t('kuksuHeldTitle')),
    );

    // Its results, with ties that last cycle breaks, the former title holder before everyone.
    await playLeagues(kuksu, next, shareOf, second(''));
    await kuksu.job(t('kuksuRank'));
    await kuksu.preview();
    await kuksu.write();
    await expectRanked(kuksu, second(sheets.results), { entries: next, shareOf }, second(''));
  },
);

jest.setTimeout(300_000);

/** In each run one system shows that its jobs need no mouse: see kgs-year.test.ts and nk.test.ts. */
testInTurn(1, 3)(
  'A cycle is grouped, changed, written and undone by keyboard alone, in Dutch',
  async () => {
    const kuksu = new KuksuDirector(await workbenches.desk('?locale=nl-NL', 'nl'));
    const { t } = kuksu;
    const { open } = kuksu.desk;
    const { keyboard } = open.page;
    const entries = await kuksu.enter([
      ['Naam', 'Rating'],
      ...firstCycle.slice(0, 16).map(({ name, rating }): Row => [name, rating]),
    ]);
    const before = await kuksu.sheet.names();

    await kuksu.view('viewFunctions');
    await kuksu.desk.pane.getByRole('searchbox').focus();
    await kuksu.desk.tabTo(t('kuksuGroup'));
    await keyboard.press('Enter');
    await kuksu.opened(t('kuksuGroup'));
    await kuksu.desk.typePlace(`${entries}!A1:B17`);
    await kuksu.desk.tabTo(t('withoutList'));
    await keyboard.press('Space');
    await kuksu.desk.tabTo(t('preview'));
    await keyboard.press('Enter');
    await kuksu.desk.button(t('write')).waitFor();
    await kuksu.desk.focusOn(t('preview'));

    // The weakest player is pinned to A: who moves is told where the focus goes.
    const weakest = firstCycle[15]?.name ?? '';
    await kuksu.desk.tabTo(`★ ${weakest}`);
    await keyboard.press('Enter');
    await kuksu.desk.tabTo(t('kuksuPinTo'));
    await keyboard.press('ArrowDown');
    await kuksu.desk.pane.getByText(`${weakest}: van B1 naar A`).waitFor();
    await kuksu.desk.focusOn(t('kuksuWhatIf'));
    await kuksu.desk.tabTo(t('write'));
    await keyboard.press('Enter');
    await kuksu.desk.button(t('undo')).waitFor();
    await open.calculated();
    expect(
      (await kuksu.sheet.values('Groepen!B5:H14')).find(([, , name]) => name === weakest),
    ).toEqual([
      ...['A', 10, weakest, firstCycle[15]?.rating, null, null],
      'Door de wedstrijdleiding vastgezet in niveau 1 (groep A). Geen standaardniveau: speelde vorige cyclus niet mee.',
    ]);
    expect(await kuksu.sheet.names()).toEqual([...before, 'Groepen', 'Groep A', 'Groep B1']);
    await kuksu.desk.button(t('undo')).focus();
    await keyboard.press('Enter');
    await kuksu.desk.status.getByText(t('undoneTitle', { title: t('kuksuCycleTitle') })).waitFor();
    expect(await kuksu.sheet.names()).toEqual(before);
  },
);

jest.setTimeout(300_000);

/** Thirty of last cycle, one of them written in two ways, and four newcomers: 34 players, 4 too many. */
function asking(headings: readonly [Row, Row]): readonly [registrations: Row[], lastCycle: Row[]] {
  const lastCycle = firstCycle.slice(0, 30).map(({ name }, index): Row => {
    const league = ['A', 'B1', 'B2'][Math.floor(index / 10)] ?? '';
    return [name, league, 1 + (index % 10), index === 12 ? 'x' : null];
  });
  const registrations = [...firstCycle.slice(1, 30), ...firstCycle.slice(42)].map(
    ({ name, rating }, index): Row => [
      name === 'Zoe Zonder' ? 'Zoë Zonder' : name,
      rating,
      index === 14 ? 'A' : null,
      index === 18 ? 'x' : null,
    ],
  );
  return [
    [headings[0], ...registrations],
    [headings[1], ...lastCycle],
  ];
}

/** Looks at views in turn with nk-views.test.ts, kgs-year.test.ts, scenes.test.ts and check.test.ts. */
const walk = testInTurn(2, 9);

describe.each(oneOf(walks))('$name', ({ search, language }) => {
  walk('axe finds nothing in any view, and no view is wider than the pane', async () => {
    const kuksu = new KuksuDirector(await workbenches.desk(search, language));
    const { t } = kuksu;
    const { pane } = kuksu.desk;
    const looker = await Looker.of(kuksu.desk);
    const frame = await kuksu.desk.frame();
    const [entries, last] = asking([
      [t('kuksuName'), t('kuksuRating'), t('kuksuPin'), t('kuksuTimedOut')],
      [t('kuksuName'), t('kuksuLeague'), t('kuksuPlace'), t('kuksuDisqualified')],
    ]);
    const [registrations, lastCycle] = [await kuksu.enter(entries), await kuksu.enter(last)];

    await kuksu.job(t('kuksuGroup'));
    await looker.look('Group, before anything is read');
    await kuksu.useList('kuksuRegistrations', `${registrations}!A1`);
    await kuksu.useList('kuksuLastCycle', `${lastCycle}!A1`);
    await kuksu.askForPreview();
    await pane.getByRole('group', { name: t('kuksuSameNames') }).waitFor();
    await looker.look('Group, the title match and names in two spellings');
    await pane.getByRole('radio', { name: t('kuksuHolderLost') }).check();
    await kuksu.desk.field(t('kuksuHolder')).fill(HOLDER);
    await pane
      .getByRole('group', { name: t('kuksuSameNames') })
      .getByRole('combobox')
      .selectOption('one');
    const ways = pane.getByRole('group', { name: t('kuksuRemainder') });
    await ways.getByRole('radio').first().check();
    await kuksu.desk.button(t('write')).waitFor();
    const player = pane.locator('details.player').nth(12);
    await player.locator('summary').click();
    await player.getByRole('combobox').selectOption('1');
    await pane.getByText(t('kuksuWhatIf')).waitFor();
    await frame.evaluate(() => {
      for (const each of document.querySelectorAll('details:not(.player)')) {
        (each as HTMLDetailsElement).open = true;
      }
    });
    await pane.locator('details.player summary').nth(12).click();
    await looker.look(
      'Group, a remainder left out, changes and the preview with everything opened',
    );
    await ways.getByRole('radio').nth(1).check();
    await kuksu.desk.button(t('write')).waitFor({ state: 'detached' });
    await looker.look('Group, inviting');
    await ways.getByRole('radio').nth(2).check();
    await kuksu.preview();
    await kuksu.write();
    await looker.look('Group, written');

    await kuksu.job(t('kuksuRank'));
    await kuksu.askForPreview();
    await pane.getByText(t('refusedTitle')).waitFor();
    await looker.look('Rank, cross tables without a game');
    await pane.getByRole('radio', { name: t('kuksuSourceList') }).check();
    await kuksu.askForPreview();
    await pane.getByText(t('refusedTitle')).waitFor();
    await looker.look('Rank, a list that is missing');
    await pane.getByRole('radio', { name: t('kuksuSourcePages') }).check();
    await kuksu.desk.field(t('kuksuPaste')).fill('League B1\nPlayer\tPoints\nAn\t1\nBo\t1\n');
    await kuksu.preview();
    await looker.look('Rank, a page');
  });
});
