import { render } from 'preact';
import { followTheme, keepOwnKeys } from './controls/page';
import { inLanguage, inNamespace, namespaceIn, type TranslatedReference } from './reference/help';
import { events, jobs, samples } from './systems';
import { excelSheet, fetchChanges } from './excel/excel';
import { answerCommands, awaitOffice, noteFailure } from './start/await-office';
import { type Language, languageOf, speak } from '../src/language';
import { Pane, type Surroundings } from './app/frame/App';

const root = document.documentElement;

const fetchReference = async (): Promise<readonly TranslatedReference[]> =>
  (await import(/* webpackChunkName: "reference" */ './reference/built')).reference;

let latest: Surroundings | undefined;

/** Shows the pane once its texts are there: those of one language, fetched beside office.js. */
async function show(surroundings: Surroundings, locale: string): Promise<void> {
  const pane = document.getElementById('pane');
  if (!pane) throw new Error('The page has no element for the pane.');
  latest = surroundings;
  const language = await spoken(languageOf(locale));
  // What is known since then is shown instead.
  if (latest !== surroundings) return;
  root.lang = language;
  followTheme(() => (surroundings.kind === 'excel' ? Office.context.officeTheme : undefined));
  // What the page says until now is not the pane's own.
  pane.querySelector('.start')?.remove();
  render(
    <Pane
      language={language}
      fetchReference={fetchReference}
      inWords={(fetched) =>
        inNamespace(inLanguage(fetched, language), namespaceIn(window.location.search))
      }
      surroundings={surroundings}
      jobs={jobs}
      events={events}
      samples={samples}
    />,
    pane,
  );
  if (surroundings.kind === 'excel') whenIdle(fetchChanges);
}

/** Once the browser has nothing else to do; Safari tells of no such moment. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 2000);
}

let there: Language | undefined;

/**
 * Fetches what the pane says at once, and tries a second time. The language that is there already stands in for one that
 * cannot be fetched; where there is none, start.ts tells that the pane could not be loaded.
 * @returns the language that is spoken.
 */
async function spoken(wanted: Language): Promise<Language> {
  try {
    await speak(wanted).catch(() => speak(wanted));
    there = wanted;
  } catch (thrown) {
    noteFailure(thrown);
    if (there === undefined) throw thrown;
    await speak(there);
  }
  root.dataset['pane'] = 'running';
  return there;
}

/** The language that Excel tells in the address of the page, long before office.js answers, or that of the browser. */
function expectedLocale(): string {
  const host = new URLSearchParams(window.location.search).get('_host_Info') ?? '';
  return /^\w+\$\w+\$[\d.]+\$([\w-]+)/.exec(host)?.[1] ?? navigator.language;
}

// An old browser has been told already, by start.ts.
if (root.dataset['browser'] !== 'too-old') {
  spoken(languageOf(expectedLocale())).catch(noteFailure);
  keepOwnKeys();
  awaitOffice((around) => {
    const isExcel = around.kind === 'excel';
    if (isExcel) answerCommands();
    const surroundings: Surroundings = isExcel ? { kind: 'excel', sheet: excelSheet } : around;
    show(surroundings, isExcel ? Office.context.displayLanguage : navigator.language).catch(
      noteFailure,
    );
  });
}
