/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { lastCycleNumber } from '../../../taskpane/kuksu/crosstable-names';
import { groupLeagues, type GroupPreview } from '../../../taskpane/kuksu/group';
import { type GroupOptions, noOptions } from '../../../taskpane/kuksu/given';
import { rankLeagues } from '../../../taskpane/kuksu/rank';
import { lastResults, type RankedPreview } from '../../../taskpane/kuksu/sheets/results';
import type { Computed } from '../../../taskpane/jobs/operation';
import { planFaults } from '../../../taskpane/sheets/plan-check';
import { atOnce, groupCycle } from '../../../src';
import { kuksuEvents } from '../../../taskpane/kuksu/jobs';
import { leaguesToShare } from '../../../taskpane/kuksu/share';
import { whereItStands } from '../../../taskpane/kuksu/where-it-stands';
import { explainFigure } from '../../../taskpane/kuksu/why/explain-figure';
import { kuksuFigures } from '../../../taskpane/kuksu/why/figures';
import type { WorkbookFacts } from '../../../taskpane/sheets/source';
import { activeCell } from '../why/support';
import { languages, type Said, translator } from '../../../src/language';
import { tabOf } from '../../../taskpane/kuksu/sheets/leagues';
import { say } from '../../../src/language/texts';
import { text, wayOut } from '../../support/text';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { plannable, refusedBy, said } from '../support/computed';
import { placeName } from '../../../taskpane/sheets/address';
import { announcedLeagues, leagueStandings } from '../../../taskpane/kuksu/shared';

describe('next cycle', () => {
  jest.setTimeout(60_000);

  /** What a cycle leaves behind for the next one: its results, and who holds the title. */

  let book: YearWorkbook;
  beforeEach(async () => {
    book = await YearWorkbook.create('en', 'kuksu');
  });

  const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'];

  function grouped(
    players: readonly string[],
    options: Partial<GroupOptions> = {},
    lastCycle?: string,
  ): Computed<GroupPreview> {
    const rows = players.map((name, index) => [name, 2000 - 10 * index]);
    const registrations = book.type(`Entries ${players.join()}`, 'A1', [
      ['Name', 'Rating'],
      ...rows,
    ]);
    const lists = lastCycle === undefined ? { registrations } : { registrations, lastCycle };
    return book.compute(groupLeagues, { ...noOptions, ...options }, lists);
  }

  /** The player with the lower seed wins every game of league A. */
  function play(sheet: string, size: number): void {
    for (let row = 0; row < size - 1; row++) {
      const wins = Array.from({ length: size - 1 - row }, () => 1);
      book.type(sheet, `${'IJKLMNOPQR'.charAt(row + 1)}${String(5 + row)}`, [wins]);
    }
  }

  function rank(): void {
    const ranked = book.compute(rankLeagues.sheets, { pages: '', league: '' }, {});
    book.apply(plannable(ranked).plan);
  }

  const known = (): string | undefined => {
    const { facts } = book;
    const tables = facts.tables.map(({ name }): { kind: 'table'; table: string } => {
      return { kind: 'table', table: name };
    });
    return lastResults(book.places(tables), facts);
  };

  test('the results of the last cycle are known by the name of their table, the one written last', () => {
    expect(known()).toBeUndefined();
    book.apply(plannable(grouped(names)).plan);
    // The leagues are no results.
    expect(known()).toBeUndefined();
    play('League A', 6);
    rank();
    expect(known()).toBe('Kuksu_Results_1');
    // Corrected, and ranked again: the later ones count.
    rank();
    expect(known()).toBe('Kuksu_Results_1_2');
    const options = { lost: 'holder', holder: 'Old' } as const;
    const next = grouped(names.slice(1), options, 'Results!A4:G10');
    book.apply(plannable(next).plan);
    // The second cycle has no results yet: those of the first are not its results.
    expect(known()).toBeUndefined();
  });

  test('the title holder is written with the leagues, and the next cycle knows the name', () => {
    book.apply(plannable(grouped(names)).plan);
    play('League A', 6);
    rank();
    const first = plannable(
      grouped(names.slice(1), { lost: 'holder', holder: 'Old' }, 'Results!A4:G10'),
    );
    expect(planFaults(first.plan)).toEqual([]);
    expect(first.plan.names.at(-1)).toEqual({
      name: 'Kuksu_2_Holder',
      sheet: 'Leagues, cycle 2',
      address: 'A11:D11',
    });
    book.apply(first.plan);
    expect(book.values('Leagues, cycle 2!A10:D11')).toEqual([
      [null, null, null, null],
      [text('en', 'kuksuHolderLabel'), null, null, 'Ann'],
    ]);
    play('League A, cycle 2', 5);
    rank();
    // Only who lost is asked for.
    const players = [...names.slice(2), 'Gil'];
    const asked = grouped(players, {}, 'Results, cycle 2!A4:G9');
    expect(asked.known).toMatchObject({ holder: 'Ann', challenger: 'Bob' });
    const kept = plannable(grouped(players, { lost: 'challenger' }, 'Results, cycle 2!A4:G9'));
    expect(kept.detail.grouping.champion).toBe('Ann');
    // What is typed counts before it, also that nobody holds the title.
    const typed = { lost: 'challenger', holder: ' Zed  II ' } as const;
    expect(
      plannable(grouped(players, typed, 'Results, cycle 2!A4:G9')).detail.grouping.champion,
    ).toBe('Zed II');
    expect(
      refusedBy(grouped(players, { lost: 'challenger', holder: '' }, 'Results, cycle 2!A4:G9')),
    ).toEqual([
      text('en', 'kuksuAsked', {
        what: 'Who holds the title? The holder doesn’t play and can’t be registered.',
      }),
    ]);
    // A draft decides nothing, and is no cycle.
    const draft = plannable(grouped(players, { lost: 'undecided' }, 'Results, cycle 2!A4:G9')).plan;
    expect(draft.names).toEqual([]);
    expect(JSON.stringify(draft.sheets)).not.toContain(text('en', 'kuksuHolderLabel'));
  });

  test('a name whose cells are gone tells nothing', () => {
    book.apply(plannable(grouped(names)).plan);
    play('League A', 6);
    rank();
    book.apply(
      plannable(grouped(names.slice(1), { lost: 'holder', holder: 'Old' }, 'Results!A4:G10')).plan,
    );
    const { facts } = book;
    expect(groupLeagues.also?.(facts)).toEqual([{ kind: 'typed', text: 'Kuksu_2_Holder' }]);
    const left = facts.names.filter((name) => name !== 'Kuksu_2_Holder');
    expect(left).toHaveLength(facts.names.length - 1);
    expect(groupLeagues.also?.({ ...facts, names: left, gone: ['Kuksu_2_Holder'] })).toEqual([]);
  });

  test('a copied sheet of the leagues makes no later cycle', () => {
    book.apply(plannable(grouped(names)).plan);
    const { facts } = book;
    const made = facts.tables.filter(({ name }) => name.startsWith('Kuksu_Leagues_'));
    expect(made).toHaveLength(1);
    const copies = [5, 6].map((number) => ({
      name: `Kuksu_Leagues_1${number}`,
      sheet: `${number}`,
    }));
    expect(lastCycleNumber({ ...facts, tables: [...facts.tables, ...copies] })).toBe(1);
    const held = { ...facts, names: [...facts.names, 'Kuksu_15_Holder'] };
    expect(lastCycleNumber({ ...held, tables: [...facts.tables, ...copies] })).toBe(16);
  });

  test('results written before a result was corrected are told of, when the next cycle is grouped and on Home', () => {
    const options = { lost: 'holder', holder: 'Old' } as const;
    const warned = (): unknown => {
      const next = plannable(grouped(names.slice(1), options, 'Kuksu_Results_1'));
      return said(next);
    };
    const home = (): unknown => {
      const { facts } = book;
      const seen = atOnce(whereItStands(facts, book.places(kuksuEvents.places(facts))));
      const told = seen.missing.map(({ what }) => say(languages.en, what));
      return [
        say(languages.en, seen.headline),
        say(languages.en, seen.next?.label ?? seen.line),
        told,
      ];
    };
    book.apply(plannable(grouped(names)).plan);
    play('League A', 6);
    const complete = [text('en', 'runCycleComplete', { cycle: 1 }), text('en', 'kuksu-rank'), []];
    expect(home()).toEqual(complete);
    rank();
    const ranked = [text('en', 'runCycleRanked', { cycle: 1 }), text('en', 'kuksu-group'), []];
    expect([home(), warned()]).toEqual([ranked, []]);

    // Ann has lost to Bob.
    book.type('League A', 'J5', [[0]]);
    const values = { league: 'A', name: 'Bob', place: 1, placed: 2, address: 'Results!B6' };
    const old = text('en', 'kuksuResultsOld', values);
    expect(warned()).toEqual([old]);
    expect(home()).toEqual([complete[0], complete[1], [old]]);
    rank();
    expect(home()).toEqual(ranked);
    // What is typed over a formula changes no place, and is told beside the next step.
    book.type('League A', 'C6', [[9]]);
    const lost = { league: 'A', title: text('en', 'kuksuPoints'), address: "'League A'!C6" };
    const told = text('en', 'kuksuFormulaLost', lost);
    expect(home()).toEqual([ranked[0], ranked[1], [told]]);
    expect(warned()).toContain(told);
  });

  test('after results of a list in a workbook without leagues it is cycle 2, and no results of cycle 1 stand for its own', () => {
    const results = book.type('Played', 'A1', [
      ['Name', 'League', 'Points', 'SODOS'],
      ...['Top', ...names].map((name, i) => [name, 'A', 6 - i, 6 - i]),
    ]);
    book.apply(
      plannable(book.compute(rankLeagues.list, { pages: '', league: '' }, { results })).plan,
    );
    const options = { lost: 'holder', holder: 'Old' } as const;
    expect(refusedBy(grouped(names, { ...options, cycle: '1' }, 'Kuksu_Results_1'))).toEqual([
      text('en', 'kuksuCycleNumberNeeded', { least: 2, most: 9999 }),
    ]);
    book.apply(plannable(grouped(names, options, 'Kuksu_Results_1')).plan);
    wayOut('kuksuCycleNumberNeeded', lastCycleNumber(book.facts)).toBe(2);
    const sheet = book.facts.sheets.find(({ name }) => name.startsWith('League A'))?.name ?? '';
    expect(String(book.value(`${sheet}!A2`))).toContain('cycle 2');
    const seen = (): readonly string[] => {
      const { headline, missing } = atOnce(
        whereItStands(book.facts, book.places(kuksuEvents.places(book.facts))),
      );
      return [headline, ...missing.map(({ what }) => what)].map((each) => say(languages.en, each));
    };
    play(sheet, 6);
    expect(seen()).toEqual([text('en', 'runCycleComplete', { cycle: 2 })]);
    rank();
    expect(seen()).toEqual([text('en', 'runCycleRanked', { cycle: 2 })]);
    const next = grouped(names.slice(1), { ...options, holder: 'Top' }, 'Kuksu_Results_2');
    expect(said(plannable(next))).toEqual([]);
  });

  test('a league without a point has no places: the ranking says so, the next cycle asks for them, Home leads to its games', () => {
    const many = Array.from({ length: 15 }, (_, i) => `N${i + 1}`);
    book.apply(plannable(grouped(many)).plan);
    const ranking = (): ReturnType<typeof book.compute> =>
      book.compute(rankLeagues.sheets, { pages: '', league: '' }, {});
    expect(refusedBy(ranking())).toEqual([text('en', 'kuksuNoPlacesAtAll')]);
    play('League A', 10);
    wayOut('kuksuNoPlacesAtAll', said(ranking())).toEqual([
      text('en', 'kuksuNoPlaces', { league: 'B1' }),
    ]);
    rank();
    expect(book.values('Results!A14:D15')).toEqual([
      ['A', 10, 'N10', 0],
      ['B1', null, 'N11', 0],
    ]);
    const home = (): ReturnType<typeof whereItStands> extends Generator<unknown, infer Seen>
      ? Seen
      : never => atOnce(whereItStands(book.facts, book.places(kuksuEvents.places(book.facts))));
    const missing = (): readonly string[] =>
      home().missing.map(({ what }) => say(languages.en, what));
    expect(missing()).toEqual([text('en', 'runGames', { count: 10 })]);
    const options = { lost: 'holder', holder: 'Old' } as const;
    const asked = refusedBy(grouped(many.slice(0, 14), options, 'Kuksu_Results_1'));
    expect(asked[0]).toContain('Results!B15');
    play('League B1', 5);
    const first = { league: 'B1', name: 'N11', place: 1, address: 'Results!B15' };
    expect(missing()).toEqual([text('en', 'kuksuResultsOldNone', first)]);
    rank();
    wayOut('kuksuResultsOldNone', missing()).toEqual([]);
    const places = book.values('Results (2)!B15:B19');
    wayOut('kuksuNoPlaces', places).toEqual([1, 2, 3, 4, 5].map((place) => [place]));
    const again = grouped(many.slice(0, 14), options, 'Kuksu_Results_1_2');
    expect(refusedBy(again).join('\n')).not.toContain('Results');
  });

  describe('Of two lists of results the one written last counts, in whatever order their tabs stand:', () => {
    const options = { lost: 'holder', holder: 'Old' } as const;
    /** As Excel tells of the workbook where the tabs were moved. */
    const orders: readonly ((facts: WorkbookFacts) => WorkbookFacts)[] = [
      (facts) => facts,
      (facts) => ({
        ...facts,
        sheets: [...facts.sheets].reverse(),
        tables: [...facts.tables].reverse(),
      }),
    ];
    const later = 'Kuksu_Results_1_2';

    /** Cycle 1 is ranked, Ann – Bob is corrected, and it is ranked again: Bob has won. */
    function rankedTwice(): void {
      book.apply(plannable(grouped(names)).plan);
      play('League A', 6);
      rank();
      book.type('League A', 'J5', [[0]]);
      rank();
    }

    test.each(orders)('Group proposes it', (order) => {
      rankedTwice();
      const facts = order(book.facts);
      const tables = facts.tables.map(({ name }) => ({ kind: 'table', table: name }) as const);
      expect(lastResults(book.places(tables), facts)).toBe(later);
    });

    test.each(orders)('Home holds the cross tables to it, and finds nothing old', (order) => {
      rankedTwice();
      const facts = order(book.facts);
      const places = kuksuEvents.places(facts);
      expect(places.at(-1)).toEqual({ kind: 'table', table: later });
      const seen = atOnce(whereItStands(facts, book.places(places)));
      expect(say(languages.en, seen.headline)).toBe(text('en', 'runCycleRanked', { cycle: 1 }));
      expect(seen.missing).toEqual([]);
    });

    test.each(orders)('Why holds the next cycle to it', (order) => {
      rankedTwice();
      const next = plannable(
        grouped(names.slice(0, 1).concat(names.slice(2), 'Gil'), options, later),
      );
      book.apply(next.plan);
      const facts = order(book.facts);
      const [{ name: sheet } = { name: '' }] = next.plan.sheets;
      const row = book.values(`${sheet}!D1:D20`).flat().indexOf('Ann');
      const cell = activeCell(book, `${sheet}!G${row + 1}`);
      // Second after the correction, first before it.
      expect(book.value(`${sheet}!G${row + 1}`)).toBe(2);
      const tables = book.places(kuksuFigures.places(facts, cell));
      const figure = atOnce(explainFigure({ cell, facts, tables, sheet: undefined }));
      expect(figure?.state?.kind).toBe('asWritten');
    });

    test.each(orders)(
      'Share proposes it, and says of the other that it is the older one',
      (order) => {
        rankedTwice();
        const facts = order(book.facts);
        expect(leaguesToShare.sheets(facts)).toEqual(['Results (2)', 'Results', 'Leagues']);
        // Not even the older sheet in front is proposed before it.
        expect(leaguesToShare.former?.(facts)).toEqual(['Results']);
        const values = { cycle: 1, sheet: 'Results (2)' };
        expect(toldOf('Results', facts)).toContain(text('en', 'kuksuShareLater', values));
        expect(toldOf('Results (2)', facts)).toEqual([]);
      },
    );

    /** What Share says above the list of a sheet. */
    function toldOf(sheet: string, facts: WorkbookFacts): readonly string[] {
      const { told, also } = leaguesToShare;
      if (!told || !also) throw new Error('Share tells nothing');
      const findings = atOnce(told(facts, book.places(also(facts)))).get(sheet) ?? [];
      return findings.map((finding) => say(languages.en, finding.sentence));
    }

    test('Share says that results are older than the cross tables, as Home and Group do', () => {
      book.apply(plannable(grouped(names)).plan);
      play('League A', 6);
      rank();
      expect(toldOf('Results', book.facts)).toEqual([]);
      book.type('League A', 'J5', [[0]]);
      const values = { league: 'A', name: 'Bob', place: 1, placed: 2, address: 'Results!B6' };
      const old = text('en', 'kuksuResultsOld', values);
      expect(toldOf('Results', book.facts)).toEqual([old]);
      book.type('League A', 'C6', [[9]]);
      const lost = { league: 'A', title: text('en', 'kuksuPoints'), address: "'League A'!C6" };
      expect(toldOf('Results', book.facts)).toEqual([old, text('en', 'kuksuFormulaLost', lost)]);
    });

    test('so are points, SODOS and a disqualification, where the places are the same', () => {
      book.apply(plannable(grouped(names)).plan);
      play('League A', 6);
      rank();
      const told = (): readonly string[] => toldOf('Results', book.facts);
      const figure = (title: string, of: Record<string, string | number>): string =>
        text('en', 'kuksuResultsOldFigure', { league: 'A', title, ...of });
      // A draw of the last two: Eve keeps her place.
      book.type('League A', 'N9', [['½']]);
      expect(told()).toEqual([
        figure('Points', { name: 'Eve', figure: 0.5, written: 1, address: 'Results!D9' }),
      ]);
      book.type('League A', 'N9', [[1]]);
      book.type('League A', 'O10', [['x']]);
      const marked = { league: 'A', name: 'Fay', address: 'Results!G10' };
      expect(told()).toEqual([text('en', 'kuksuResultsOldMarked', marked)]);
      rank();
      wayOut('kuksuResultsOldMarked', toldOf('Results (2)', book.facts)).toEqual([]);
      book.type('League A', 'O10', [[null]]);
      expect(toldOf('Results (2)', book.facts)).toEqual([
        text('en', 'kuksuResultsOldUnmarked', { ...marked, address: "'Results (2)'!G10" }),
      ]);
      book.type('Results (2)', 'G10', [[null]]);
      wayOut('kuksuResultsOldUnmarked', toldOf('Results (2)', book.facts)).toEqual([]);
    });

    test('results of a list say nothing of cross tables that nobody fills in', () => {
      book.apply(plannable(grouped(names)).plan);
      const list = book.type('Played', 'A1', [
        ['Name', 'League', 'Points', 'SODOS'],
        ...names.map((name, i) => [name, 'A', i, i]),
      ]);
      const ranked = book.compute(rankLeagues.list, { pages: '', league: '' }, { results: list });
      book.apply(plannable(ranked).plan);
      expect(toldOf('Results', book.facts)).toEqual([]);
      expect(said(plannable(grouped(names.slice(0, 5), options, 'Kuksu_Results_1')))).toEqual([]);
      const { facts } = book;
      const seen = atOnce(whereItStands(facts, book.places(kuksuEvents.places(facts))));
      expect(say(languages.en, seen.headline)).toBe(text('en', 'runCycleRanked', { cycle: 1 }));
    });

    test('a cycle without cross tables is the last one for Home, Rank and Group alike', () => {
      rankedTwice();
      const others = ['Ann', ...names.slice(2)];
      const made = grouped(others, { ...options, crosstables: false }, later);
      book.apply(plannable(made).plan);
      const home = (): readonly unknown[] => {
        const { facts } = book;
        const seen = atOnce(whereItStands(facts, book.places(kuksuEvents.places(facts))));
        return [say(languages.en, seen.headline), seen.next?.goal];
      };
      expect(home()).toEqual([text('en', 'runCycleMade', { cycle: 2 }), { job: 'kuksu-rank' }]);
      // The cross tables are those of cycle 1: their results are not written as those of cycle 2.
      const again = plannable(book.compute(rankLeagues.sheets, { pages: '', league: '' }, {}));
      expect(JSON.stringify(again.plan.sheets)).toContain('Kuksu_Results_1_3');
      const list = book.type('Played', 'A1', [
        ['Name', 'League', 'Points', 'SODOS'],
        ...others.map((name, i) => [name, 'A', i, i]),
      ]);
      const ranked = book.compute(rankLeagues.list, { pages: '', league: '' }, { results: list });
      book.apply(plannable(ranked).plan);
      expect(home()).toEqual([text('en', 'runCycleRanked', { cycle: 2 }), { job: 'kuksu-group' }]);
      expect(known()).toBe('Kuksu_Results_2');
    });
  });

  describe('The number of a cycle', () => {
    const typed = (cycle: string | undefined): Computed<GroupPreview> => grouped(names, { cycle });

    test('can be given, and stands in names, tabs and titles; the next one follows it', () => {
      book.apply(plannable(typed(' 14 ')).plan);
      expect(book.facts.names).toContain('Kuksu_14_A');
      expect(book.facts.tables.map(({ name }) => name)).toEqual(['Kuksu_Leagues_14']);
      expect(book.value('League A, cycle 14!A2')).toBe(
        text('en', 'kuksuCycleLine', { cycle: 14, players: 6 }),
      );
      play('League A, cycle 14', 6);
      rank();
      expect(known()).toBe('Kuksu_Results_14');
      const options = { lost: 'holder', holder: 'Old' } as const;
      const next = plannable(grouped(names.slice(1), options, 'Kuksu_Results_14')).plan;
      expect(next.sheets.map(({ name }) => name)).toEqual([
        'Leagues, cycle 15',
        'League A, cycle 15',
      ]);
    });

    test.each(['0', '1', '1.5', 'fourteen', '10000', '-3'])(
      '%j is refused beside cycle 1',
      (cycle) => {
        book.apply(plannable(grouped(names)).plan);
        const values = { least: 2, most: 9999 };
        expect(refusedBy(typed(cycle))).toEqual([text('en', 'kuksuCycleNumberNeeded', values)]);
      },
    );

    test('nothing typed is the next one', () => {
      expect(plannable(typed('')).plan.names[0]?.name).toBe('Kuksu_1_A');
    });

    test('may leave some out, also without cross tables: it is not taken for that of a copied sheet', () => {
      book.apply(plannable(grouped(names)).plan);
      const { plan } = plannable(grouped(names, { cycle: '14', crosstables: false }));
      expect(plan.names.map(({ name }) => name)).toEqual(['Kuksu_14_Made']);
      book.apply(plan);
      expect(lastCycleNumber(book.facts)).toBe(14);
    });

    test.each(['en', 'nl'] as const)('is never cut from a tab (%s)', async (language) => {
      book = await YearWorkbook.create(language, 'kuksu');
      const t = translator(language);
      const title = t('kuksuDraftSheet');
      const whole = t('kuksuTab', { title, cycle: 9999 });
      const tabs = [1, 2, 3].reduce<string[]>(
        (taken) => [...taken, tabOf(title, 9999, taken, t)],
        [],
      );
      expect(tabs[0]).toBe(whole);
      expect(tabs.filter((tab) => tab.length <= 31 && tab.includes('9999'))).toHaveLength(3);
      expect(new Set(tabs).size).toBe(3);
    });
  });
});

describe('compared', () => {
  jest.setTimeout(60_000);

  let book: YearWorkbook;
  beforeEach(async () => {
    book = await YearWorkbook.create('en', 'kuksu');
    const players = Array.from({ length: 15 }, (_, i) => [`N${i + 1}`, 2000 - i]);
    const registrations = book.type('Entries', 'A1', [['Name', 'Rating'], ...players]);
    book.apply(plannable(book.compute(groupLeagues, noOptions, { registrations })).plan);
  });

  type Ranked = Computed<RankedPreview>;
  const none = { pages: '', league: '' };
  const ofSheets = (): Ranked => book.compute(rankLeagues.sheets, none, {});
  const ofPages = (pages: string, untitled = {}): Ranked =>
    book.compute(rankLeagues.pages, { ...none, pages, untitled }, {});

  /** The remarks on a ranking, each with its cell; those about games without a result are left out. */
  function remarks(ranked: Ranked): readonly string[] {
    const { plan } = plannable(ranked);
    return plan.warnings
      .map(({ sentence, at }) => [say(languages.en, sentence), at && placeName(at)].join(' @'))
      .filter((each) => !each.includes('no result.') && !each.includes('by name'));
  }

  const page = (league: string, names: readonly string[]): string =>
    [
      `League ${league}`,
      'Player\tPoints\tSODOS',
      ...names.map((name, i) => `${name}\t${i}\t0`),
    ].join('\n');
  const topTen = Array.from({ length: 10 }, (_, i) => `N${i + 1}`);
  const others = Array.from({ length: 5 }, (_, i) => `N${i + 11}`);

  describe('The results are compared with the leagues that were made', () => {
    test('which are all there in the cross tables, and on pages whose names have other blanks', () => {
      for (const league of ['League A', 'League B1']) book.type(league, 'J5', [[1]]);
      expect(remarks(ofSheets())).toEqual([]);
      const spaced = ['N1\u00a0', ...topTen.slice(1)];
      expect(remarks(ofPages(`${page('A', spaced)}\n\n${page('B1', others)}`))).toEqual([]);
    });

    test('a league that is missing is named, and a player, each with the cell', () => {
      expect(remarks(ofPages(page('A', topTen)))).toEqual([
        `${text('en', 'kuksuLeagueMissing', { league: 'B1', sheet: 'Leagues' })} @Leagues!D15`,
      ]);
      const some = `${page('A', topTen.slice(1))}\n\n${page('B1', others)}`;
      expect(remarks(ofPages(some))).toEqual([
        `${text('en', 'kuksuPlayersMissing', { league: 'A', names: 'N1' })} @Leagues!D5`,
      ]);
    });

    test('a league whose sheet was deleted is told by Home, Rank, Group and Share, until its name is deleted, too', () => {
      const home = (): readonly string[] => {
        const { facts } = book;
        const seen = atOnce(whereItStands(facts, book.places(kuksuEvents.places(facts))));
        return [seen.headline, ...seen.missing.map(({ what }) => what)].map(inWords);
      };
      const inWords = (each: Said): string => say(languages.en, each);
      const values = { cycle: 1, league: 'B1', name: 'Kuksu_1_B1' };
      const gone = text('en', 'kuksuLeagueGone', values);
      for (const league of ['League A', 'League B1']) book.type(league, 'J5', [[1]]);
      const { plan } = plannable(ofSheets());
      book.deleteSheet('League B1');
      const missing = text('en', 'runCycleMissing', { cycle: 1, count: 1 });
      expect(home()).toEqual([missing, text('en', 'runGames', { count: 44 }), gone]);
      expect(remarks(ofSheets())[0]).toBe(`${gone} @`);
      book.apply(plan);
      const lists = { registrations: 'Entries!A1:B11', lastCycle: 'Kuksu_Results_1' };
      const options = { ...noOptions, lost: 'challenger', holder: 'Old' } as const;
      const group = (): readonly string[] => said(book.compute(groupLeagues, options, lists));
      const share = (): readonly string[] => {
        const also = book.places(leaguesToShare.also?.(book.facts) ?? []);
        const told = leaguesToShare.told?.(book.facts, also);
        const findings = told ? [...atOnce(told).values()].flat() : [];
        return findings.map(({ sentence }) => inWords(sentence));
      };
      expect([group(), share()]).toEqual([[gone], [gone]]);
      book.forget('Kuksu_1_B1');
      wayOut('kuksuLeagueGone', [...home(), ...group(), ...share()]).not.toContain(gone);
      // Without any cross table nothing is left to rank.
      book.deleteSheet('League A');
      const none = text('en', 'kuksuLeagueGone', { cycle: 1, league: 'A', name: 'Kuksu_1_A' });
      expect(refusedBy(ofSheets())).toEqual([none]);
    });

    test('a player of another league, or of none, is named', () => {
      const moved = [...topTen.slice(0, 8), 'N11', 'Stranger'];
      const pages = `${page('A', moved)}\n\n${page('B1', [...others.slice(1), 'N9'])}`;
      expect(remarks(ofPages(pages))).toEqual([
        `${text('en', 'kuksuPlayersMissing', { league: 'A', names: 'N10' })} @Leagues!D14`,
        `${text('en', 'kuksuPlayerElsewhere', { name: 'N11', league: 'A', made: 'B1' })} @`,
        `${text('en', 'kuksuPlayerExtra', { name: 'Stranger', league: 'A' })} @`,
        `${text('en', 'kuksuPlayerElsewhere', { name: 'N9', league: 'B1', made: 'A' })} @`,
      ]);
    });

    test('a player in two leagues is refused by the cell', () => {
      book.type('League B1', 'B5', [['n1 ']]);
      const ranked = ofSheets();
      expect(ranked.ok ? [] : ranked.refusals.map(({ at }) => at && placeName(at))).toEqual([
        "'League B1'!B5",
      ]);
    });
  });

  describe('A cross table whose rows were sorted', () => {
    test('is read by its seeds, and says so', () => {
      book.type('League A', 'J5', [[1]]);
      book.type('League B1', 'J5', [[1, 1, 1, 0]]);
      const before = plannable(ofSheets()).detail.leagues[1]?.players.map(({ name, points }) => [
        name,
        points,
      ]);
      // As sorting by rating, upwards, leaves them: what was typed goes with its row.
      const rows = book.values('League B1!A5:H9').map((row) => row.map((cell) => cell ?? ''));
      const turned = [...rows].reverse();
      book.type('League B1', 'A5', turned.map((row) => row.slice(0, 2)) as (string | number)[][]);
      book.type('League B1', 'F5', turned.map((row) => row.slice(5, 8)) as (string | number)[][]);
      book.type('League B1', 'I5', [
        ['', '', '', '', ''],
        ['', '', '', '', ''],
        ['', '', '', '', ''],
        ['', '', '', '', ''],
        ['', 1, 1, 1, 0],
      ]);
      const ranked = ofSheets();
      expect(
        plannable(ranked).detail.leagues[1]?.players.map(({ name, points }) => [name, points]),
      ).toEqual(before);
      expect(remarks(ranked)).toEqual([
        `${text('en', 'kuksuSorted', { league: 'B1' })} @'League B1'!A4:N9`,
      ]);
    });
  });

  describe('A page without a league in its title', () => {
    const rules = [
      'Kuksu Main Title Tournament',
      'The best two go up to league A',
      'The winner of the top league, League A, challenges the title holder.',
      '',
    ].join('\n');
    const table = 'Player\tPoints\tSODOS\nN11\t4\t6\nN12\t3\t3\nN13\t2\t1';

    test('is asked about; its rules are no title, and the answer counts', () => {
      const names = 'N11, N12, N13';
      const asked = ofPages(`${rules}\n${table}`);
      expect(asked.ok ? [] : asked.refusals.map(({ asks }) => asks)).toEqual([true]);
      expect(asked.known).toEqual({ untitled: [names] });
      const answered = ofPages(`${rules}\n${table}`, { [names]: 'b1' });
      expect(plannable(answered).detail.leagues.map(({ league }) => league)).toEqual(['B1']);
      expect(answered.known).toEqual({ untitled: [names] });
    });
  });
});

const words = { t: translator('en'), language: 'en' } as const;

test('the leagues are announced league by league, in the order of their seeds', () => {
  const registrations = ['Ann', 'Bob', '<Cid>', 'Dan', 'Eve'].map((name, i) => {
    return { name, rating: 2000 - 10.5 * i };
  });
  const answer = groupCycle(registrations, []);
  if (!answer.ok) throw new Error('refused');
  const { text, html } = announcedLeagues(answer.value, 'Kuksu, cycle 1', words);
  expect(text).toBe(
    'Kuksu, cycle 1\n\nLeague A\n1. Ann (2000)\n2. Bob (1989.5)\n3. <Cid> (1979)\n4. Dan (1968.5)\n5. Eve (1958)',
  );
  expect(html).toContain('<th scope="row">&lt;Cid&gt;</th><td>1979</td>');
});

test('standings go by place, with points and SODOS', () => {
  const player = { row: 1, disqualified: false };
  const leagues = [
    {
      league: 'B1',
      players: [
        { ...player, name: 'Ann', place: 1, points: 2.5, sodos: 1.25 },
        { ...player, name: 'Bob', place: 2, points: 0 },
      ],
    },
  ];
  // A reader elsewhere sees no workbook: the text itself says which cycle it is.
  const title = 'Results: Kuksu, cycle 3, 1 league, 2 players';
  const { text, html } = leagueStandings({ cycle: 3, leagues }, words);
  expect(text).toBe(`${title}\n\nLeague B1\n1. Ann 2½ (SODOS 1¼)\n2. Bob 0`);
  expect(html).toContain(`<caption>${title}</caption>`);
  expect(html).toContain('<td>B1</td><td>1</td><th scope="row">Ann</th><td>2½</td><td>1¼</td>');
});
