import { beforeEach, describe, expect, test } from '@jest/globals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import type { Language } from '../../../src/language';
import { hitsIn } from '../../../taskpane/reference/search';
import { App } from '../../../taskpane/app/frame/App';
import type { Fetching } from '../../../taskpane/app/functions/FunctionsView';
import { FakeSheet } from '../support/fake-sheet';
import { sampleReference } from '../support/sample-reference';
import { settle, show, type Shown } from '../support/show';
import { text, wayOut } from '../../support/text';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import addin from '../../../package.json';
import { systems } from '../../../src/systems';
import { CardTitle } from '../../../taskpane/app/frame/CardFrame';
import { JobTitle } from '../../../taskpane/app/frame/Head';
import { Failure } from '../../../taskpane/controls/status/Failure';
import { wording, WordingProvider } from '../../../taskpane/controls/wording';
import type { FormatId, FunctionReference } from '../../../taskpane/reference/help';
import { jobs } from '../../../taskpane/systems';
import { existing } from '../../../src/core/result';

describe('functions', () => {
  let sheet: FakeSheet;
  beforeEach(() => {
    sheet = new FakeSheet();
  });

  const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

  async function showFunctions(language: Language = 'en'): Promise<Shown> {
    const pane = await show(sheet, language);
    await pane.go('functions');
    return pane;
  }

  describe('The selection', () => {
    test('Entering the pane looks again; closing it ends the following', async () => {
      const { close } = await show(sheet);
      window.dispatchEvent(new Event('focus'));
      expect(sheet.refreshes).toBe(1);
      await act(close);
      expect(sheet.stopped).toBe(true);
      window.dispatchEvent(new Event('focus'));
      expect(sheet.refreshes).toBe(1);
    });

    test('Selecting asks nothing of the sheet', async () => {
      await showFunctions();
      await act(() => {
        sheet.see({ kind: 'block', selection: { address: 'SOF!B4', cells: 'one' } });
      });
      expect(sheet.asked).toEqual([]);
    });
  });

  describe('The reference', () => {
    test('Functions stand under their system, each system with its line', async () => {
      const { all } = await showFunctions();
      expect(texts(all('h2'))).toEqual([text('en', 'headingSOF'), text('en', 'headingAGA')]);
      expect(texts(all('.about'))[0]).toBe(text('en', 'systemSOF'));
      expect(texts(all('section:first-of-type .name'))).toEqual(['SOF.AWARD', 'SOF.PLACE']);
    });

    test('A function has a row with its name and what it gives, which opens its card', async () => {
      const { find, all, click } = await showFunctions();
      expect(texts(all('[data-card="SOF.AWARD"] .what'))).toEqual([
        'First-place award of an event.',
      ]);
      await click(find('[data-card="SOF.AWARD"]'));
      expect(find('.title h1').textContent).toBe('SOF.AWARD');
      expect(document.activeElement).toBe(find('.title h1'));
    });

    test('Searching leaves what matches, counts it and says when there is nothing', async () => {
      const { all, find, type } = await showFunctions();
      expect(find('.count').textContent).toBe('3 functions');
      await type('award');
      expect(texts(all('.name'))).toEqual(['SOF.AWARD', 'SOF.PLACE']);
      expect(texts(all('h2'))).toEqual([text('en', 'headingSOF')]);
      expect(find('.count').textContent).toBe('2 functions');
      await type(' xyz ');
      expect(all('[data-card]')).toEqual([]);
      expect(find('.count').textContent).toBe(text('en', 'foundNone', { query: 'xyz' }));
      expect(find('.count').getAttribute('role')).toBe('status');
      await type('award');
      wayOut('foundNone', texts(all('.name'))).toEqual(['SOF.AWARD', 'SOF.PLACE']);
    });

    // With the words that are fetched after the view.
    test.each([
      ['bridge award', ['SOF.AWARD', 'SOF.PLACE']],
      ['what is the award for second place?', ['SOF.PLACE']],
      ['meesterpunten', ['SOF.AWARD', 'SOF.PLACE']],
    ])('It is found by everyday words, in any language: %s', async (query, found) => {
      const { all, type } = await showFunctions();
      await settle();
      await type(query);
      expect(texts(all('.name'))).toEqual(found);
    });
  });

  describe('What was searched for', () => {
    test('is bold in the lines of what was found', async () => {
      const { all, type } = await showFunctions();
      expect(all('.what b')).toEqual([]);
      await type('award event');
      expect(texts(all('.what b'))).toEqual(['award', 'event']);
      expect(texts(all('[data-card="SOF.AWARD"] .what'))).toEqual([
        'First-place award of an event.',
      ]);
    });

    test.each([
      ['Ties shared', 'tie', ['Tie']],
      ['Crème of the field', 'creme FIELD', ['Crème', 'field']],
      ['a tie, tied', 'ti tie', ['tie', 'tie']],
      // A single letter and what nobody looks for are in nearly every line.
      ['how many tiers', 'a how many tier', ['tier']],
      ['Awards', '', []],
    ])('in “%s” by “%s”', (line, query, hits) => {
      const parts = hitsIn(line, query, new Set(['how', 'many']));
      expect(parts.map((part) => part.text).join('')).toBe(line);
      expect(parts.filter(({ isHit }) => isHit).map((part) => part.text)).toEqual(hits);
    });
  });

  describe('Languages', () => {
    test('In Dutch the pane speaks Dutch', async () => {
      const { find } = await showFunctions('nl');
      expect(find('h1').textContent).toBe(text('nl', 'title'));
      expect(find('.count').textContent).toBe('3 functies');
    });

    test('In English nothing is marked', async () => {
      const { all } = await showFunctions();
      expect(all('[lang]')).toEqual([]);
    });
  });

  describe('Outside Excel', () => {
    test.each([
      ['outside', [], ['Install the add-in']],
      ['noOffice', ['Try again', 'Copy details'], ['Troubleshooting', 'Support']],
      ['noAnswer', ['Try again', 'Copy details'], ['Troubleshooting', 'Support']],
    ] as const)(
      '%s: a sentence says so, and the reference can be read',
      async (kind, buttons, links) => {
        const { find, all } = await show(kind);
        const said = text('en', kind);
        expect(find('header').textContent).toBe([said, ...buttons, links.join(' · ')].join(''));
        expect(find('header [role="alert"]').textContent).toBe(said);
        expect(all('[data-card]')).toHaveLength(3);
        expect(texts(all('header button'))).toEqual(buttons);
        expect(texts(all('header a'))).toEqual(links);
      },
    );
  });

  describe('While the functions are fetched', () => {
    const shown = async (fetching: Fetching | undefined): Promise<HTMLElement> => {
      document.body.innerHTML = '<div id="pane"></div>';
      const page = document.getElementById('pane') ?? document.body;
      await act(() => {
        render(
          <App
            language="en"
            reference={fetching ? [] : sampleReference}
            fetching={fetching}
            surroundings={{ kind: 'outside' }}
            jobs={[]}
            events={[]}
          />,
          page,
        );
      });
      return page;
    };

    test('the view says so, and offers to try again where that failed', async () => {
      let tries = 0;
      const again = (): void => {
        tries += 1;
      };
      expect((await shown({ again })).textContent).toContain(text('en', 'jobLoading'));
      const failed = await shown({ failed: true, again });
      expect(failed.querySelector('main [role="alert"]')?.textContent).toContain(
        text('en', 'jobNotLoaded'),
      );
      failed.querySelector<HTMLElement>('main [role="alert"] button')?.click();
      expect(tries).toBe(1);
      expect((await shown(undefined)).querySelectorAll('[data-card]')).toHaveLength(3);
    });
  });
});

describe('help links', () => {
  /** The pages that a part of the pane leads to. */
  const pagesIn = (part: Element): (string | null)[] =>
    [...part.querySelectorAll('a[target="_blank"]')].map((link) => link.getAttribute('href'));

  /** A part of the pane by itself. */
  function alone(language: Language, part: Parameters<typeof render>[0]): (string | null)[] {
    const place = document.createElement('div');
    render(<WordingProvider value={wording(language, '.')}>{part}</WordingProvider>, place);
    const found = pagesIn(place);
    render(null, place);
    return found;
  }

  const known = 'tsx.version';

  beforeEach(() => {
    localStorage.clear();
  });

  describe('Below each view', () => {
    test.each([
      ['en', 'run', 'help/index.html'],
      ['en', 'functions', 'help/functions.html'],
      ['en', 'why', 'help/guide.why.html'],
      ['nl', 'run', 'help/index.nl.html'],
      ['nl', 'functions', 'help/functions.nl.html'],
      ['nl', 'why', 'help/guide.why.nl.html'],
    ] as const)('in %s Help opens of %s what explains it', async (language, view, page) => {
      const pane = await show(new FakeSheet(), language);
      await pane.go(view);
      const privacy = language === 'en' ? 'help/privacy.html' : 'help/privacy.nl.html';
      expect(pagesIn(pane.find('.foot'))).toEqual([page, privacy]);
      expect(pane.find('.foot').textContent).toContain(addin.version);
    });
  });

  describe('What’s new', () => {
    const shown = async (): Promise<Shown> => show(new FakeSheet());
    const offered = (pane: Shown): boolean => pagesIn(pane.find('.foot')).includes('help/new.html');

    test('is not offered where this version is the first one', async () => {
      expect(offered(await shown())).toBe(false);
      expect(localStorage.getItem(known)).toBe(addin.version);
      expect(offered(await shown())).toBe(false);
    });

    test('is offered after an update until somebody has looked', async () => {
      localStorage.setItem(known, '0.0.1');
      expect(offered(await shown())).toBe(true);
      const again = await shown();
      expect(offered(again)).toBe(true);
      await act(() => {
        again.find('.foot a[href="help/new.html"]').click();
      });
      expect(offered(await shown())).toBe(false);
    });

    test('is not offered where the browser keeps nothing', async () => {
      const blocked = Object.getOwnPropertyDescriptor(window, 'localStorage');
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get: () => {
          throw new Error('blocked');
        },
      });
      try {
        expect(offered(await shown())).toBe(false);
      } finally {
        Object.defineProperty(window, 'localStorage', existing(blocked));
      }
    });
  });

  describe.each(['en', 'nl'] as const)('In %s', (language) => {
    const file = (page: string): string =>
      `help/${page}${language === 'en' ? '' : `.${language}`}.html`;

    test('every job leads to its own part of its system’s guide', () => {
      expect(jobs.length).toBeGreaterThan(30);
      for (const job of jobs) {
        const { id } = existing(systems.find(({ prefix }) => prefix === job.system));
        expect(
          alone(
            language,
            <JobTitle job={job} event={undefined} view="run" onBack={() => undefined} />,
          ),
        ).toEqual([`${file(`guide.${id}`)}#${job.id}`]);
      }
    });

    test('every card leads to the page of its function', () => {
      for (const id of systems.flatMap(({ functions }) => [...functions])) {
        const entry: FunctionReference = { ...existing(sampleReference[0]), id, name: id };
        expect(alone(language, <CardTitle entry={entry} onBack={() => undefined} />)).toEqual([
          file(id.toLowerCase()),
        ]);
      }
    });

    test('what went wrong leads to what may help, and to those who may', () => {
      expect(alone(language, <Failure writing={false} />)).toEqual([
        `${file('troubleshooting')}#no-answer`,
        file('support'),
      ]);
    });

    test('outside Excel the pane leads to the way into it', async () => {
      const pane = await show('outside', language);
      expect(pagesIn(pane.find('header'))).toEqual([file('install')]);
    });

    test.each(['noOffice', 'noAnswer'] as const)('so does %s to troubleshooting', async (kind) => {
      const pane = await show(kind, language);
      expect(pagesIn(pane.find('header'))).toEqual([
        `${file('troubleshooting')}#no-answer`,
        file('support'),
      ]);
    });

    test('beside the repair of formulas stands what #NAME? means', async () => {
      const pane = await show(new FakeSheet(), language);
      await pane.go('functions');
      expect(pagesIn(pane.find('.repair'))).toEqual([`${file('troubleshooting')}#error-name`]);
      expect(pane.find('.repair a').textContent).toBe(text(language, 'helpTrouble'));
    });
  });

  test('every format of other programs is named by a job that reads or writes it', () => {
    const room = path.resolve(__dirname, '../../../taskpane');
    const views = readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(path.join(room, file), 'utf8'))
      .join('\n');
    const formats: readonly FormatId[] = ['egd', 'ratings', 'opengotha', 'aga-report', 'share'];
    expect(formats.filter((format) => !views.includes(`format="${format}"`))).toEqual([]);
  });
});
