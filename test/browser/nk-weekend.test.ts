import { jest } from '@jest/globals';
import type { Language } from '../../language';
import { BrowserDesk } from '../drivers/browser-desk';
import { playWeekend } from '../drivers/nk-weekend';
import { testInTurn } from '../support/in-full';
import { freshWorkbenches } from './support/fresh-workbench';

const workbenches = freshWorkbenches();
jest.setTimeout(600_000);

const searches = { en: '?blanks=zero', nl: '?blanks=null&locale=nl-NL' } as const;

async function weekend(language: Language): Promise<void> {
  const desk = new BrowserDesk(await workbenches.open(searches[language]), language);
  await playWeekend(desk);
}

testInTurn(2, 4)('A weekend of 38 players goes as a director runs it', () => weekend('en'));

testInTurn(3, 4)('A weekend of 38 players goes the same way in Dutch', () => weekend('nl'));
