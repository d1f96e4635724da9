import { render } from 'preact';
import { keepOwnKeys } from './own-keys';
import { inLanguage, inNamespace, namespaceIn, type TranslatedReference } from './reference/help';
import { events, jobs, samples } from './systems';
import { excelSheet } from './excel/excel';
import { answerCommands, awaitOffice } from './start/await-office';
import { languageOf } from '../src/language';
import { followTheme } from './theme';
import { Pane, type Surroundings } from './app/frame/App';

const root = document.documentElement;

const fetchReference = async (): Promise<readonly TranslatedReference[]> =>
  (await import(/* webpackChunkName: "reference" */ './reference/built')).reference;

function show(surroundings: Surroundings, locale: string): void {
  const pane = document.getElementById('pane');
  if (!pane) throw new Error('The page has no element for the pane.');
  const language = languageOf(locale);
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
}

// An old browser has been told already, by start.ts.
if (root.dataset['browser'] !== 'too-old') {
  root.dataset['pane'] = 'running';
  keepOwnKeys();
  awaitOffice((around) => {
    if (around.kind === 'excel') {
      answerCommands();
      show({ kind: 'excel', sheet: excelSheet }, Office.context.displayLanguage);
    } else {
      show(around, navigator.language);
    }
  });
}
