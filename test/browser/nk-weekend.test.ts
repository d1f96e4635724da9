import { jest } from '@jest/globals';
import type { Language } from '../../src/language';
import { BrowserDesk } from '../drivers/browser-desk';
import { playWeekend } from '../drivers/nk-weekend';
import { testInTurn } from '../support/in-full';
import { isFull } from '../support/tier';
import { freshWorkbenches } from './support/fresh-workbench';

const workbenches = freshWorkbenches();
jest.setTimeout(600_000);

const searches = { en: '?blanks=zero', nl: '?blanks=null&locale=nl-NL' } as const;

/** Each run holds a weekend in one of the languages; its first three rounds have all of a director's habits in them. */
async function weekend(language: Language): Promise<void> {
  const open = await workbenches.open(searches[language]);
  // Drawing a large grid takes a third of the time.
  await open.page.setViewportSize({ width: 760, height: 560 });
  await playWeekend(new BrowserDesk(open, language), isFull ? 7 : 3);
}

testInTurn(0, 2)('A weekend of 38 players goes as a director runs it', () => weekend('en'));

testInTurn(1, 2)('A weekend of 38 players goes the same way in Dutch', () => weekend('nl'));
