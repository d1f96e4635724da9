/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import '../../support/all-texts';
import {
  languages,
  saidInAny,
  speaker,
  translator,
  type Language,
  type TextKey,
} from '../../../src/language';
import { en } from '../../../src/language/en/pane';
import { matching } from '../../../taskpane/reference/search';
import { jobs } from '../../../taskpane/systems';
import { pane } from '../why/support';
import { searchJobs } from '../../../taskpane/app/functions/FunctionsView';

const { ids } = pane;
const skipped = new Set(saidInAny('searchSkips').flatMap((list) => list.split(' ')));

/** The functions whose words alone match; names and descriptions come on top of them. */
const found = (query: string): readonly string[] =>
  matching(
    ids,
    query,
    (id) => ({ shown: '', hidden: saidInAny(`find.${id}` as TextKey) }),
    skipped,
  );

const foundJobs = (query: string, language: Language): readonly string[] =>
  searchJobs(jobs, query, speaker(language), skipped).map(({ id }) => id);

describe('Everyday words', () => {
  test('are known of every function, in every language', () => {
    for (const language of Object.keys(languages) as Language[]) {
      const t = translator(language) as (key: string) => string;
      for (const id of ids) expect(t(`find.${id}`).split(' ').length).toBeGreaterThan(2);
    }
    const known = Object.keys(en).filter((key) => key.startsWith('find.'));
    expect(known.map((key) => key.slice('find.'.length)).sort()).toEqual([...ids].sort());
  });

  test.each([
    ['bridge first place', 'SOF.AWARD'],
    ['How many tiers?', 'KUKSU.TIERS'],
    ['ranking', 'KUKSU.RANK'],
    ['bridge eerste plaats', 'SOF.AWARD'],
    ['hoeveel niveaus', 'KUKSU.TIERS'],
    ['rangschikking', 'KUKSU.RANK'],
    ['tie-break', 'KUKSU.RANK'],
  ])('%s finds %s', (query, id) => {
    expect(found(query)).toContain(id);
  });

  test.each([
    ['ranking', 'en', 'kuksu-rank'],
    ['rangschikking', 'nl', 'kuksu-rank'],
    ['what are the standings', 'en', 'nk-standings'],
    ['next round', 'en', 'nk-pair'],
    ['volgende ronde', 'nl', 'nk-pair'],
  ] as const)('%s finds a job (%s)', (query, language, id) => {
    expect(foundJobs(query, language)).toContain(id);
  });

  test('are found by their beginnings: “tie” is no part of “kwalificatie”', () => {
    expect(found('tie')).toContain('KUKSU.RANK');
    expect(found('tie')).not.toContain('NK.RIGHTS');
  });

  test('of which nobody looks for any narrow nothing, unless nothing else is typed', () => {
    expect(found('the tiers of the cycle')).toEqual(found('tiers cycle'));
    expect(found('how')).not.toEqual(ids);
  });
});
