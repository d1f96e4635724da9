import { describe, expect, test } from '@jest/globals';
import { findings, refused } from '../../tools/audit/findings';

const via = [{ url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc' }];
const report = {
  vulnerabilities: {
    shipped: { name: 'shipped', severity: 'high', via },
    mild: { name: 'mild', severity: 'moderate', via },
    tool: { name: 'tool', severity: 'critical', via: ['other'] },
  },
};
const wrong = (security: string): string[] =>
  refused(findings(report), ['shipped', 'mild'], security);

describe('npm run audit', () => {
  test('refuses a high finding in what is shipped, and nothing else', () => {
    expect(wrong('')).toEqual(['shipped']);
  });

  test('accepts it where SECURITY.md does, with a date', () => {
    expect(wrong('| GHSA-aaaa-bbbb-cccc | 2026-11-22 | not reached |')).toEqual([]);
    expect(wrong('| GHSA-aaaa-bbbb-cccc | some day | not reached |')).toEqual(['shipped']);
    expect(wrong('| GHSA-other-bbbb-cccc | 2026-11-22 | not reached |')).toEqual(['shipped']);
  });

  test('finds nothing in a report without weaknesses', () => {
    expect(findings({})).toEqual([]);
  });
});
