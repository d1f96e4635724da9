import {
  explainCriterion,
  explainNoPairing,
  explainPair,
  sentence,
  warningSentence,
} from '../../../src/language/core';
import { steps } from '../core/derivation/all-steps';
import type { AnyMessage, KgsWarning } from '../../../src';
import { cycleWords } from '../kuksu/told';
import * as samples from './samples';
import { refusals, warnings } from './vocabularies';

type Language = 'en' | 'nl';

/** Every sentence the rules can say, with samples for its values: by what is said, and which sample. */
export function allSaid(language: Language): Readonly<Record<string, string>> {
  const said: Record<string, string> = {};
  const add = (group: string, sentences: readonly string[]): void => {
    sentences.forEach((each, at) => {
      said[`${group}/${at + 1}`] = each;
    });
  };
  for (const code of Object.keys(refusals)) add(`refusal/${code}`, refused(code, language));
  add('place', places(language));
  if (language === 'en') {
    for (const code of Object.keys(warnings) as KgsWarning['code'][]) {
      const values = { found: 7.5, limit: 3, row: 2 };
      add(`warning/${code}`, [warningSentence({ code, values })]);
    }
  }
  addCycle(language, add);
  addPairing(language, add);
  for (const step of steps) {
    add(`step/${step.code}/${JSON.stringify(step.values)}`, [sentence(step, language)]);
  }
  return said;
}

type Add = (group: string, sentences: readonly string[]) => void;

function refused(code: string, language: Language): readonly string[] {
  return [1, 3].map((limit) => {
    const values = Object.fromEntries(
      Object.keys(refusals[code] ?? {}).map((name) => [name, limit]),
    );
    if (code === 'remainderWithoutLeague') values['missing'] = 5 - limit;
    return sentence({ code, values, at: { argument: 'arg', found: 7.5 } }, language);
  });
}

/** The places and contents that a refusal names. */
function places(language: Language): readonly string[] {
  const numbers = [2, 3, 4, 5, 6, 7, 8];
  const at = { argument: 'arg', found: 0.5 };
  return [
    ...['x', '', null, true, false, -1].map((found) => ({ ...at, found })),
    { ...at, row: 2 },
    { ...at, row: 2, column: 3 },
    { ...at, rows: [2, 3] },
    { ...at, rows: numbers },
    { ...at, players: [2, 3] },
    { ...at, players: numbers },
    { found: 7, round: 3, list: 'games' as const, row: 2 },
    { found: 7, round: 'playOff' as const },
  ].map((each) => sentence({ code: 'textNeeded', values: {}, at: each }, language));
}

function addCycle(language: Language, add: Add): void {
  const words = cycleWords(language);
  const at = cycleWords(language, (_, row) => `Sheet1!B${row}`);
  add('cycle/failure', samples.cycleFailures.map(words.message));
  add('cycle/failure at', samples.cycleFailures.map(at.message));
  add('cycle/question', samples.questions.map(words.question));
  add('cycle/wayOut', samples.waysOut.map(words.wayOut));
  add('cycle/warning', samples.cycleWarnings.map(words.message));
  add('cycle/warning at', samples.cycleWarnings.map(at.message));
  add('cycle/decision', samples.decisions.map(words.decision));
  add('cycle/tieBreak', samples.decisions.map(words.tieBreak));
  add('cycle/rankWarning', samples.rankWarnings.map(words.message));
  add('cycle/page', samples.pageFailures.map(words.message));
  add(
    'cycle/placement',
    samples.placements.flatMap((placement) =>
      samples.fills.map((fill) => words.placement(placement, fill)),
    ),
  );
  add('cycle/seat', samples.placements.slice(0, 1).map(words.seat));
}

function addPairing(language: Language, add: Add): void {
  const names = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'];
  const said = (message: AnyMessage): string =>
    sentence(message, language, { player: (player) => names[player - 1] ?? '?' });
  add(
    'pairing/why',
    samples.boards.map((board) => explainPair(board).map(said).join(' ')),
  );
  add(
    'pairing/criterion',
    samples.criteria.map((each) => said(explainCriterion(each))),
  );
  add('pairing/warning', samples.pairWarnings.map(said));
  const failure = { code: 'tooFewToPair', values: {}, at: { argument: 'players', found: 1 } };
  add(
    'pairing/none',
    samples.noPairings.map((each) =>
      explainNoPairing({ ...each, ok: false, failure })
        .map(said)
        .join(' '),
    ),
  );
}
