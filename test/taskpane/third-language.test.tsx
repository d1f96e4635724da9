import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Language } from '../../src/language';
import type { Part } from '../../src/language/part';
import { agaSteps } from '../../src/aga/why';
import { kgsSteps } from '../../src/kgs/why';
import { kuksuSteps } from '../../src/kuksu/why';
import { nkSteps } from '../../src/nk/why';
import { sofSteps } from '../../src/sof/why';
import type { StepVocabulary } from '../../src/core/derivation';
import type { Vocabulary } from '../../src/core/message';
import { refusals, sampleValues, sentences } from '../src/said/vocabularies';

/** What the test itself puts into lists, the word that Intl joins them with, and names that are the same in every language. */
const data =
  /^(en|SOF|AGA|KGS|NK|KUKSU|Kuksu|AWARD|SLOPE|PLACE|avgMP|tables|rating|avg|first|place|x|Topgroep|Ann|Bob|Cid|Dee|Qwert\d*|Sheet\d*|Entries|Sectional|Regional|Flight|Bracketed|Swiss|[A-Z]{1,2}\d+|TRUE|FALSE)$/;

const language = 'xx' as Language;

/** The modules of a pane that speaks a third language: registered by one name in the list. */
async function modules() {
  jest.resetModules();
  const { xx, described, unsaid, unsaidOn } = await import('./support/third-language');
  const { en } = await import('../../src/language/en');
  const { nl } = await import('../../src/language/nl');
  jest.doMock('../../src/language/tongues', () => ({ tongues: [en, nl, xx] }));
  // Its texts are in no folder.
  jest.doMock('../support/all-texts', () => ({}));
  const { include } = await import('../../src/language');
  for (const { tag, start, load, shared } of [en, nl, xx]) {
    const parts: readonly (() => Promise<Part>)[] = [
      start,
      ...Object.values(load),
      ...Object.values(shared),
    ];
    for (const part of parts) include(tag, await part());
  }
  return {
    described,
    unsaid,
    unsaidOn,
    ...(await import('../../taskpane/reference/help')),
    ...(await import('./support/sample-reference')),
    ...(await import('../../src/language')),
    ...(await import('../../src/language/texts')),
    ...(await import('../../src/language/rules')),
    ...(await import('../../taskpane/systems')),
    ...(await import('../../taskpane/kuksu/jobs')),
    ...(await import('./support/fake-sheet')),
    ...(await import('preact/test-utils')),
    ...(await import('./support/show')),
    ...(await import('./support/fake-workbook')),
    ...(await import('./nk/support/nk-book')),
    ...(await import('./nk/support/sample-event')),
    ...(await import('./nk/support/event-workbook')),
  };
}

let pane: Awaited<ReturnType<typeof modules>>;

beforeAll(async () => {
  pane = await modules();
});
beforeEach(() => {
  document.body.replaceChildren();
});

test('a locale of the language is spoken in it', () => {
  expect(['xx', 'xx-XX', 'de'].map(pane.languageOf)).toEqual(['xx', 'xx', 'en']);
});

test('no text of it is English', () => {
  const { unsaid, languages } = pane;
  const texts = Object.entries<string>(languages[language]).filter(([key]) => key !== 'language');
  expect(texts.length).toBeGreaterThan(500);
  const said = texts.map(([, text]) => text.replace(/\{\w+\??|\{\w+:\w+\}/g, ''));
  expect(unsaid(said, data)).toEqual([]);
});

describe('what the rules say', () => {
  const messages: Vocabulary = Object.assign({}, refusals, ...sentences) as Vocabulary;
  const shown = Object.entries(messages);
  const at = { row: 3, column: 2, rows: [3, 7], players: [1, 2], found: 0 };

  test('names no English word in a refusal, a question or a warning', () => {
    const { ruleSentence, rulesIn, unsaid } = pane;
    const said = shown.flatMap(([code, values]) =>
      [0, 1, 2].map((sample) =>
        ruleSentence(rulesIn(language), { code, values: sampleValues(values, sample), at }),
      ),
    );
    expect(said.length).toBeGreaterThan(300);
    expect(unsaid(said, data)).toEqual([]);
  });

  test('names no English word in a step', () => {
    const { ruleSentence, rulesIn, unsaid } = pane;
    const vocabularies: readonly StepVocabulary[] = [
      ...[sofSteps, agaSteps, kgsSteps, nkSteps, kuksuSteps],
    ];
    const said = vocabularies
      .flatMap((each) => Object.entries(each))
      .flatMap(([code, { clauses, values, value }]) =>
        [0, 1, 2].map((sample) => {
          const step = { clause: clauses[0], code, values: sampleValues(values, sample) };
          const comesTo = value.samples[sample % value.samples.length];
          return ruleSentence(rulesIn(language), { ...step, value: comesTo } as typeof step);
        }),
      );
    expect(said.length).toBeGreaterThan(250);
    expect(unsaid(said, data)).toEqual([]);
  });
});

describe('the pane', () => {
  test.each(['run', 'functions', 'why'] as const)(
    'has no English word in the view %s',
    async (view) => {
      const { show, FakeSheet, jobs, events, settle, unsaidOn, act } = pane;
      const reference = pane.inLanguage(pane.described(pane.sampleReference), language);
      const sheet = new FakeSheet();
      sheet.cells.put('Sheet1!A1', 1250).put('Sheet1!B1', 60);
      sheet.cells.put('Sheet1!C1', 25.16, '=SOF.AWARD(A1,B1)');
      const shown = await show(sheet, language, jobs, events, reference);
      await shown.go(view);
      await settle();
      await act(() => {
        sheet.cells.select('Sheet1!C1', '25.16');
      });
      do await settle();
      while (view === 'why' && shown.all('.why-steps li').length === 0);
      expect(unsaidOn(shown.page, data)).toEqual([]);
    },
  );

  test('has no English word in any job, as it opens and where nothing can be previewed', async () => {
    const { show, FakeSheet, jobs, finished, unsaidOn, languages } = pane;
    const found: Record<string, string[]> = {};
    let previews = 0;
    expect(jobs.length).toBeGreaterThan(10);
    for (const [at, { id }] of jobs.entries()) {
      const shown = await show(new FakeSheet(), language, jobs);
      await shown.openJob(at);
      await finished(shown);
      const preview = shown
        .all('button:not([disabled])')
        .find(({ textContent }) => textContent === languages[language].preview);
      if (preview) {
        previews += 1;
        await shown.click(preview);
        await finished(shown);
      }
      const words = unsaidOn(shown.page, data);
      if (words.length > 0) found[id] = words;
    }
    expect(found).toEqual({});
    expect(previews).toBeGreaterThan(3);
  });

  test('writes sheets in it and recognises them: an NK round is paired and written', async () => {
    const { newWorkbook, paired, played, BookDirector, unsaidOn, languages } = pane;
    const workbook = newWorkbook(8, language);
    paired(workbook);
    played(workbook, 'NK_Round_1', (black, white) =>
      black < white ? languages[language].nkBlackWins : languages[language].nkWhiteWins,
    );
    const nk = await BookDirector.open(languages[language]['nk-pair'], workbook);
    expect(nk.desk.pane.all('.boards > li')).toHaveLength(4);
    expect(
      unsaidOn(nk.desk.pane.page, /^(Player|Club|NK_\w+)$/u).filter((word) => !data.test(word)),
    ).toEqual([]);
  });
});
