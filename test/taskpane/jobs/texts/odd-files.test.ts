/** @jest-environment ./test/support/environment.js */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { languages, ruled, say, sentence } from '../../../../src/language';
import { atOnce, readEgdTable, type Refusal } from '../../../../src';
import {
  failuresOf,
  readAgaReport,
  readOpenGotha,
  readRatingList,
  type RefusedText,
} from '../../../../src/exchange';
import { xmlTree } from '../../../../taskpane/nk/texts/xml-tree';
import { textOfBytes } from '../../../../taskpane/jobs/texts/views/TextSource';
import { provideDomParser } from '../../support/dom-parser';

const folder = path.join(__dirname, '..', '..', '..', 'corpus', 'odd');

function textOf(name: string): string {
  const bytes = readFileSync(path.join(folder, name));
  return textOfBytes(new Uint8Array(bytes).buffer);
}

/** `egdPin 2, egdPin 5`: codes with their lines; each can be said. */
function refusal(refused: Refusal | RefusedText): string {
  const failures = failuresOf(refused);
  for (const failure of failures) {
    for (const language of Object.values(languages)) {
      expect(say(language, sentence('nkRefused', { why: ruled(failure) }))).toMatch(
        /: .+\. .+\.$/s,
      );
    }
  }
  return failures.map(({ code, at }) => [code, at.row].join(' ').trim()).join(', ');
}

const readers: Readonly<Record<string, (text: string) => string>> = {
  egd(text) {
    const read = readEgdTable(text);
    if (!read.ok) return refusal(read);
    const { players, rounds, notTaken } = read.value;
    const grouped = players.filter(({ group }) => group !== undefined).length;
    const left = notTaken.map(({ code }) => code).join(' ');
    return `${players.length} players, ${rounds.length} rounds, ${grouped} in groups; ${left}`;
  },
  ratings(text) {
    const { source = 'none', players, badCount, leftOut, isPage } = readRatingList(text);
    return `${source}, ${players.length} players, ${badCount} bad, ${leftOut} left out${isPage ? ', a page' : ''}`;
  },
  aga(text) {
    const read = readAgaReport(text);
    if (!read.ok) return refusal(read);
    const { players, games } = read.value;
    const rounds = new Set(games.map(({ round = '?' }) => round));
    return `${players.length} players, ${games.length} games, rounds ${[...rounds].join(' ')}`;
  },
  opengotha(text) {
    const tree = atOnce(xmlTree(text));
    if (!tree.ok) return tree.why;
    const read = readOpenGotha(tree.root);
    if (!read.ok) return refusal(read);
    const { players, games, byes } = read.value;
    return `${players.length} players, ${games.length} games, ${byes.length} byes`;
  },
};

/** What becomes of each file. */
const outcomes: Readonly<Record<string, string>> = {
  'aga-a-letter.txt': 'agaReportStart 1',
  'aga-bad-lines.txt': 'agaReportIdTwice 4, agaReportRank 5, agaReportUnlisted 7, agaReportSelf 9',
  'aga-counts.txt': '2 players, 1 games, rounds ?',
  'aga-handicaps.txt': '2 players, 2 games, rounds 1 2',
  'aga-latin-9.txt': '2 players, 1 games, rounds 1',
  'aga-template-cr.txt': '3 players, 2 games, rounds ?',
  'aga-tournament-word.txt': '3 players, 2 games, rounds 1 2',
  'egd-a-letter.h9': 'egdLine 1, egdLine 2',
  'egd-both-won.h9': 'egdContradiction 1, egdContradiction 2',
  'egd-byte-order-mark.h9': '2 players, 1 rounds, 0 in groups; figures',
  'egd-categories-first.h9': '3 players, 2 rounds, 0 in groups; figures',
  'egd-ffg-without-slash.h9': '3 players, 2 rounds, 0 in groups; ',
  'egd-macmahon-halves.h9': '4 players, 3 rounds, 0 in groups; figures',
  'egd-old-heading.h9': '4 players, 2 rounds, 0 in groups; remarks figures',
  'egd-open-boards-lost-letters.h9': '3 players, 1 rounds, 0 in groups; unnamed',
  'egd-opengotha-ta.h9': '3 players, 2 rounds, 0 in groups; remarks comment figures sharedPlaces',
  'egd-short-pin.h9': 'egdPin 2',
  'egd-tabs-crlf.h9': '3 players, 2 rounds, 3 in groups; ',
  'opengotha-another-root.xml': 'openGothaRoot',
  'opengotha-cut-off.xml': 'form',
  'opengotha-doctype.xml': 'doctype',
  'opengotha-no-version.xml': '2 players, 1 games, 0 byes',
  'opengotha-of-macmahon.xml': 'openGothaRoot',
  'opengotha-one-key-twice.xml': 'openGothaNameTwice 2',
  'opengotha-pairgoth.xml': '3 players, 2 games, 1 byes',
  'opengotha-pairgoth-2024.xml': '3 players, 1 games, 1 byes',
  'opengotha-round-21.xml': 'openGothaRound 1',
  'opengotha-unknown-result.xml': 'openGothaResult 1',
  'ratings-are-you-a-person.html': 'none, 0 players, 0 bad, 0 left out, a page',
  'ratings-page.html': 'egf, 2 players, 1 bad, 1 left out, a page',
  'ratings-tdlist-a.txt': 'aga, 3 players, 1 bad, 0 left out',
  'ratings-tdlist-n.txt': 'aga, 2 players, 1 bad, 0 left out',
  'ratings-tdlist-n-2026.txt': 'aga, 6 players, 1 bad, 0 left out',
};

beforeAll(provideDomParser);

describe('files as they come, and those that once failed', () => {
  test.each(readdirSync(folder))('%s', (name) => {
    const [format = ''] = name.split('-');
    expect(readers[format]?.(textOf(name))).toBe(outcomes[name]);
  });

  test('each file that is told of is there', () => {
    expect(Object.keys(outcomes).sort()).toEqual(readdirSync(folder).sort());
  });

  test('letters of ISO 8859-15 are read', () => {
    expect(textOfBytes(Uint8Array.of(0x53, 0xbd, 0xa6, 0xe9).buffer)).toBe('SœŠé');
    const read = readAgaReport(textOf('aga-latin-9.txt'));
    expect(read.ok && read.value.players.map(({ surname, given }) => surname + given)).toEqual([
      'CôtéRené',
      'NúñezZoë',
    ]);
  });
});
