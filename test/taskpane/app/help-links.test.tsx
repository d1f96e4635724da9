import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, test } from '@jest/globals';
import addin from '../../../package.json';
import type { Language } from '../../../src/language';
import { systems } from '../../../src/systems';
import { CardTitle } from '../../../taskpane/app/frame/CardFrame';
import { JobTitle } from '../../../taskpane/app/frame/Head';
import { Failure } from '../../../taskpane/controls/status/Failure';
import { wording, WordingProvider } from '../../../taskpane/controls/wording';
import type { FormatId, FunctionReference } from '../../../taskpane/reference/help';
import { jobs } from '../../../taskpane/systems';
import { existing } from '../../../src/core/existing';
import { text } from '../../support/text';
import { FakeSheet } from '../support/fake-sheet';
import { sampleReference } from '../support/sample-reference';
import { show, type Shown } from '../support/show';

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
