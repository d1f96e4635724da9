import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { FakeSheet, place } from './support/fake-sheet';
import { finished, settle, show, type Shown } from './support/show';
import {
  followTheme,
  keepOwnKeys,
  type OfficeColours,
  themeOf,
} from '../../taskpane/controls/page';
import { events, jobs } from '../../taskpane/systems';
import { text } from '../support/text';
import { checkPage } from './support/said-in-dutch';
import { openExample } from './support/open-card';
import { foundByAxe } from './support/axe';
import { sourceTable } from './support/fake-workbook';
import { sampleJob } from './support/sample-operation';
import { isTaken, oneOf } from '../support/sampled';

const page = new DOMParser().parseFromString(
  readFileSync(`${__dirname}/../../taskpane/taskpane.html`, 'utf8'),
  'text/html',
);
const styles = readFileSync(`${__dirname}/../../taskpane/taskpane.css`, 'utf8');

describe("The pane's page", () => {
  const policy = new Map(
    (
      page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ??
      ''
    )
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

  test('Its policy forbids everything but own files and the Office library', () => {
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", 'https://appsforoffice.microsoft.com'],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    });
  });

  test('The policy stands before anything is loaded', () => {
    const loading = page.querySelector('script, link');
    const meta = page.querySelector('meta[http-equiv]');
    expect(meta && loading && meta.compareDocumentPosition(loading)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test("It loads its start, Microsoft's own copy of the Office library and one stylesheet", () => {
    expect(
      [...page.querySelectorAll('script')].map((script) => script.getAttribute('src')),
    ).toEqual(['start.js', 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js']);
    expect(page.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
    expect(styles).not.toMatch(/@import|url\(/);
  });

  test('It says what it is before any script has run, and no script holds up what it shows', () => {
    expect(page.querySelector('h1')?.textContent).toBe('Tournament scoring');
    expect(page.querySelector('[role="status"]')?.textContent).toBe('Loading…');
    for (const script of page.querySelectorAll('script')) expect(script.defer).toBe(true);
  });

  test('Neither the page nor the views carry inline scripts or styles', async () => {
    const { page: pane } = await show(new FakeSheet());
    for (const root of [page, pane]) {
      expect(root.querySelectorAll('style, script:not([src]), [style]')).toHaveLength(0);
      const handlers = [...root.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      );
      expect(handlers).toEqual([]);
    }
  });
});

describe('own keys', () => {
  const heard: string[] = [];
  const library = (event: KeyboardEvent): void => {
    heard.push(event.key);
  };

  keepOwnKeys();
  window.addEventListener('keydown', library);

  afterEach(() => {
    heard.length = 0;
    document.body.replaceChildren();
  });

  function press(key: string, inside = ''): void {
    document.body.innerHTML = inside;
    const target = document.querySelector('button') ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }

  test('Tab is the browser’s, other keys reach Microsoft’s library', () => {
    for (const key of ['Tab', 'Enter', 'F6', 'Escape']) press(key);
    expect(heard).toEqual(['Enter', 'F6', 'Escape']);
  });

  test('while something is asked, Esc answers it and does not leave the pane', () => {
    press('Escape', '<div class="question"><button>Cancel</button></div>');
    press('Escape', '<dialog class="question"></dialog><button>Write</button>');
    expect(heard).toEqual([]);
  });

  test('so does an Esc whose answer has taken the question away', () => {
    document.body.innerHTML = '<div class="question"><button>Cancel</button></div>';
    const button = document.querySelector('button');
    button?.addEventListener('keydown', () => {
      document.querySelector('.question')?.classList.remove('question');
    });
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(heard).toEqual([]);
  });
});

describe("Office's theme decides between light and dark", () => {
  test('A host that says whether its theme is dark is believed before its colours', () => {
    expect(themeOf({ isDarkTheme: true, bodyBackgroundColor: '#ffffff' }, false)).toBe('dark');
    expect(themeOf({ isDarkTheme: false, bodyBackgroundColor: '#000000' }, true)).toBe('light');
  });

  test.each([
    ['#292929', 'dark'],
    ['#000000', 'dark'],
    ['#0000ff', 'dark'],
    ['#ffffff', 'light'],
    ['#F3F2F1', 'light'],
    ['#ffff00', 'light'],
  ])('A host that gives colours only: the background %s is %s', (bodyBackgroundColor, theme) => {
    for (const systemPrefersDark of [true, false]) {
      expect(themeOf({ bodyBackgroundColor }, systemPrefersDark)).toBe(theme);
    }
  });

  test.each([undefined, {}, { bodyBackgroundColor: 'white' }])(
    'Without a usable theme (%j) the preference of the system decides',
    (office) => {
      expect(themeOf(office, true)).toBe('dark');
      expect(themeOf(office, false)).toBe('light');
    },
  );
});

describe('The pane follows the theme', () => {
  const original = Object.getOwnPropertyDescriptor(window, 'matchMedia');
  afterEach(() => {
    if (original) Object.defineProperty(window, 'matchMedia', original);
    else Reflect.deleteProperty(window, 'matchMedia');
  });

  const shown = (): string | undefined => document.documentElement.dataset['theme'];

  test('It is applied at once, when the system changes, and when the pane is entered again', () => {
    const system = { matches: false, addEventListener: jest.fn() };
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => system });
    let office: OfficeColours = {};
    followTheme(() => office);
    expect(shown()).toBe('light');

    system.matches = true;
    const [event, handler] = system.addEventListener.mock.calls[0] as [string, () => void];
    expect(event).toBe('change');
    handler();
    expect(shown()).toBe('dark');

    office = { isDarkTheme: false };
    window.dispatchEvent(new Event('focus'));
    expect(shown()).toBe('light');
  });
});

// `settle` and `finished` refuse a stretch of English in a pane that speaks Dutch (support/said-in-dutch.ts).

test.each(['run', 'functions', 'why'] as const)(
  'the view %s says no English in Dutch',
  async (view) => {
    const pane = await show(new FakeSheet(), 'nl', jobs, events);
    await pane.go(view);
    for (let slice = 0; slice < 8; slice++) await settle();
    expect(pane.find('main').textContent).not.toBe('');
  },
);

test.each(['SOF.AWARD', 'SOF.PLACE', 'AGA.SLOPE'])(
  'the card of %s says no English in Dutch',
  async (id) => {
    const pane = await show(new FakeSheet(), 'nl', jobs, events);
    await openExample(pane, id);
    expect(pane.find('main').textContent).not.toBe('');
  },
);

/** Every third job, which ones by the seed: each run opens all of them in a third language, which shows any word of English. */
const openedInDutch = jobs
  .map(({ id }, at) => [id, at] as const)
  .filter(([, at]) => isTaken(at, 3));

test.each(openedInDutch)(
  'the job %s says no English in Dutch, as it opens and without its lists',
  async (_, at) => {
    const pane = await show(new FakeSheet(), 'nl', jobs);
    await pane.openJob(at);
    await finished(pane);
    const preview = pane
      .all('button:not([disabled])')
      .find((each) => each.textContent === text('nl', 'preview'));
    if (preview) await pane.click(preview);
    await finished(pane);
    expect(pane.find('main').textContent).not.toBe('');
  },
);

test('a stretch of English is found in a text and in a label', () => {
  const page = document.createElement('div');
  const english = text('en', 'sessionLost');
  page.textContent = english;
  expect(() => {
    checkPage(page);
  }).toThrow(english);
  page.textContent = text('nl', 'sessionLost');
  checkPage(page);
  page.setAttribute('aria-label', english);
  const around = document.createElement('div');
  around.append(page);
  expect(() => {
    checkPage(around);
  }).toThrow(english);
});

const openAll = ({ all }: Shown): void => {
  for (const details of all('details')) details.setAttribute('open', '');
};

describe('axe finds nothing', () => {
  test.each(oneOf(['en', 'nl'] as const))(
    'in every view, and on the card of a function (%s)',
    async (language) => {
      const pane = await show(new FakeSheet(), language);
      expect(await foundByAxe()).toEqual([]);
      await pane.go('why');
      expect(await foundByAxe()).toEqual([]);
      await pane.go('functions');
      expect(await foundByAxe()).toEqual([]);
      await openExample(pane);
      openAll(pane);
      expect(await foundByAxe()).toEqual([]);
    },
  );

  test('while a question is asked, after an insertion and after a refusal', async () => {
    const sheet = new FakeSheet();
    const pane = await show(sheet);
    await openExample(pane);
    openAll(pane);
    const content = { kind: 'value', value: 5, shown: '5' } as const;
    sheet.insertion = { ok: true, value: { kind: 'occupied', occupied: { place, content } } };
    await pane.click(pane.button('Insert'));
    await settle();
    expect(pane.all('.question')).toHaveLength(1);
    expect(await foundByAxe()).toEqual([]);
    await pane.click(pane.button('Replace'));
    await settle();
    expect(pane.all('.status button')).toHaveLength(1);
    expect(await foundByAxe()).toEqual([]);
    sheet.insertion = { ok: false, problem: { code: 'busy' } };
    await pane.click(pane.button('Insert'));
    await settle();
    expect(await foundByAxe()).toEqual([]);
  });

  test.each(oneOf(['en', 'nl'] as const))(
    'in an operation: refused, previewed, asking, written (%s)',
    async (language) => {
      const sheet = new FakeSheet();
      const { tables, writings } = sheet.workbook;
      const pane = await show(sheet, language, [sampleJob]);
      const step = async (selector: string, index = 0) => {
        const element = pane.all(selector)[index];
        if (!element) throw new Error(`the pane shows no ${selector}`);
        await pane.click(element);
        await finished(pane);
        openAll(pane);
        expect(await foundByAxe()).toEqual([]);
      };
      expect(await foundByAxe()).toEqual([]);
      await pane.openJob();
      await finished(pane);
      expect(await foundByAxe()).toEqual([]);
      tables.set('selection', sourceTable([['Name'], ['Ann'], ['Ann']], { hidden: [2] }));
      await step('.pick input');
      expect(pane.all('.refused, .question')).toHaveLength(2);
      const sound = sourceTable([
        ['Name', 'Rating'],
        ['Ann', 1900],
      ]);
      tables.set('selection', sound);
      tables.set('A1:B2', sound);
      await step('.pick input');
      await step('.list .check input');
      await step('.bar .primary');
      expect(pane.all('.bar .cells')).toHaveLength(2);
      const place = { ...sound.place, area: { ...sound.place.area, rows: 1, columns: 1 } };
      const content = { kind: 'text', text: 'mine', shown: 'mine' } as const;
      writings.push({ ok: true, value: { kind: 'filled', cells: [{ place, content }] } });
      await step('.bar .primary');
      expect(pane.all('dialog')).toHaveLength(1);
      await step('dialog button', 1);
      expect(pane.all('.status button')).toHaveLength(1);
    },
    30_000,
  );

  test.each(['outside', 'noOffice', 'noAnswer'] as const)('%s', async (kind) => {
    await show(kind);
    expect(await foundByAxe()).toEqual([]);
  });

  test('and would find a button without a name', async () => {
    const pane = await show(new FakeSheet());
    await openExample(pane);
    openAll(pane);
    pane.button('Insert').setAttribute('aria-label', '');
    pane.button('Insert').textContent = '';
    expect(await foundByAxe()).toEqual([['button-name', [expect.stringMatching(/^<button /)]]]);
  });
});

describe('Keyboard alone is enough', () => {
  test('Everything to be pressed is a native control in its natural order', async () => {
    const sheet = new FakeSheet();
    const pane = await show(sheet);
    await pane.go('functions');
    const controls = pane.all('a, button, input, summary').map(({ tagName }) => tagName);
    expect(controls).toEqual([
      ...Array<string>(3).fill('BUTTON'),
      ...Array<string>(4).fill('INPUT'),
      // A row for each function, what #NAME? means, and the repair of formulas.
      ...Array<string>(3).fill('BUTTON'),
      'A',
      'BUTTON',
      // Help and privacy, and the check of this Excel.
      ...Array<string>(2).fill('A'),
      'BUTTON',
    ]);
    expect(pane.all('[tabindex]:not([tabindex="-1"]), [accesskey]')).toEqual([]);
  });
});
