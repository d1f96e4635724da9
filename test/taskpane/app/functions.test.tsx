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
import { text } from '../../support/text';

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
    expect(texts(all('[data-card="SOF.AWARD"] .what'))).toEqual(['First-place award of an event.']);
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
    expect(texts(all('[data-card="SOF.AWARD"] .what'))).toEqual(['First-place award of an event.']);
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
