import { render, type VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { keepOwnKeys } from './own-keys';
import { inLanguage, type TranslatedReference } from './reference/language';
import { inNamespace, namespaceIn } from './reference/namespace';
import { events, jobs, samples } from './systems';
import { excelSheet } from './excel/excel';
import { awaitOffice } from './start/await-office';
import { answerCommands } from './start/commands';
import { languageOf, type Language } from '../language';
import { followTheme } from './theme';
import { App, type Surroundings } from './views/frame/App';
import { useLoaded } from './views/status/use-loaded';

const root = document.documentElement;

/** What the functions are called and do is fetched beside the first view, which does not need it. */
const fetchReference = async (): Promise<readonly TranslatedReference[]> =>
  (await import(/* webpackChunkName: "reference" */ './reference/built')).reference;

interface PaneProps {
  readonly language: Language;
  readonly surroundings: Surroundings;
}

function Pane({ language, surroundings }: PaneProps): VNode {
  const { loaded, ...fetching } = useLoaded(fetchReference);
  const functions = useMemo(
    () => inNamespace(inLanguage(loaded ?? [], language), namespaceIn(window.location.search)),
    [loaded, language],
  );
  return (
    <App
      language={language}
      reference={functions}
      fetching={loaded ? undefined : fetching}
      surroundings={surroundings}
      jobs={jobs}
      events={events}
      samples={samples}
    />
  );
}

function show(surroundings: Surroundings, locale: string): void {
  const pane = document.getElementById('pane');
  if (!pane) throw new Error('The page has no element for the pane.');
  const language = languageOf(locale);
  root.lang = language;
  followTheme(() => (surroundings.kind === 'excel' ? Office.context.officeTheme : undefined));
  // What the page says until now is not the pane's own.
  pane.querySelector('.start')?.remove();
  render(<Pane language={language} surroundings={surroundings} />, pane);
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
