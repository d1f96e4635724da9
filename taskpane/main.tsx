import { render } from 'preact';
import { reference } from './reference/built';
import { inLanguage } from './reference/language';
import { inNamespace, namespaceIn } from './reference/namespace';
import { excelSheet } from './sheet/excel';
import { languageOf } from './text';
import { followTheme } from './theme';
import { App, type Surroundings } from './views/App';

/** Office's own library comes from Microsoft's servers: it is missing where they cannot be reached. */
async function start(): Promise<void> {
  if (!('Office' in window)) {
    show({ kind: 'noOffice' }, navigator.language);
    return;
  }
  const { host } = await Office.onReady();
  if (host === Office.HostType.Excel) {
    show({ kind: 'excel', sheet: excelSheet }, Office.context.displayLanguage);
  } else {
    show({ kind: 'outside' }, navigator.language);
  }
}

function show(surroundings: Surroundings, locale: string): void {
  const pane = document.getElementById('pane');
  if (!pane) throw new Error('The page has no element for the pane.');
  const language = languageOf(locale);
  document.documentElement.lang = language;
  followTheme(() => (surroundings.kind === 'excel' ? Office.context.officeTheme : undefined));
  const functions = inNamespace(
    inLanguage(reference, language),
    namespaceIn(window.location.search),
  );
  render(<App language={language} reference={functions} surroundings={surroundings} />, pane);
}

void start();
