/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { layout, layoutOf } from '../../../taskpane/kuksu/crosstable-layout';

const former = {
  en: [
    'Seed',
    'Name',
    'Rating',
    'Last tier',
    'Last place',
    '1',
    '2',
    'Points',
    'SODOS',
    'Place',
    'Disqualified',
  ],
  nl: [
    'Nr.',
    'Naam',
    'Rating',
    'Vorig niveau',
    'Vorige plaats',
    '1',
    '2',
    'Punten',
    'SODOS',
    'Plaats',
    'Gediskwalificeerd',
  ],
};
const now = {
  en: [
    'Seed',
    'Name',
    'Points',
    'SODOS',
    'Place',
    'Rating',
    'Last tier',
    'Last place',
    '1',
    '2',
    'Disqualified',
  ],
  nl: [
    'Nr.',
    'Naam',
    'Punten',
    'SODOS',
    'Plaats',
    'Rating',
    'Vorig niveau',
    'Vorige plaats',
    '1',
    '2',
    'Gediskwalificeerd',
  ],
};

describe('The columns of a cross table', () => {
  test.each(['en', 'nl'] as const)('are known by their headings (%s)', (language) => {
    expect(layoutOf(now[language])).toBe(layout);
    expect(layoutOf(former[language]).before).toEqual([
      'seed',
      'name',
      'rating',
      'lastTier',
      'lastPlace',
    ]);
  });

  test.each([2, 7])('of version 0.1 are known where the heading %i was changed', (changed) => {
    const headings = former.en.map((each, at) => (at === changed ? 'EGF' : each));
    expect(layoutOf(headings)).not.toBe(layout);
  });

  test('are those of today where headings tell nothing', () => {
    expect(layoutOf(now.en.map(() => ''))).toBe(layout);
  });
});
