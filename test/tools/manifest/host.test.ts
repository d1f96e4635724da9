import { describe, expect, test } from '@jest/globals';
import { readHost } from '../../../tools/manifest/host';

describe('the host of --host', () => {
  test.each([
    ['https://example.org/scoring', 'https://example.org/scoring'],
    ['https://example.org/scoring/', 'https://example.org/scoring'],
    ['https://example.org/a/b///', 'https://example.org/a/b'],
    ['https://example.org', 'https://example.org'],
    ['https://example.org/', 'https://example.org'],
    ['  https://EXAMPLE.org:8443/Scoring ', 'https://example.org:8443/Scoring'],
    ['https://localhost:3000', 'https://localhost:3000'],
  ])('%s is read as %s: the sub-path stays, slashes at the end go', (given, read) => {
    expect(readHost(given)).toEqual({ ok: true, value: read });
  });

  test.each([
    [undefined, '--host is missing'],
    ['', '--host is missing'],
    ['scoring', 'is not a web address'],
    ['example.org/scoring', 'is not a web address'],
    ['http://example.org', 'does not start with https://'],
    ['file:///srv/scoring', 'does not start with https://'],
    ['https://example.org/?v=1', 'holds a query'],
    ['https://example.org/scoring?', 'holds a query'],
    ['https://example.org/#top', 'holds a #'],
    ['https://me:secret@example.org/', 'holds a user name'],
    ['https://example.org/manifest.xml', 'names a file'],
    ['https://example.org/scoring/taskpane.html', 'names a file'],
  ])('%s is refused with one sentence: %s', (given, reason) => {
    const refused = readHost(given);
    expect(refused).toEqual({ ok: false, sentences: [expect.stringContaining(reason)] });
    expect(refused).toEqual({ ok: false, sentences: [expect.stringMatching(/[.]$/)] });
  });
});
