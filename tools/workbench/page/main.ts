import type { Library } from '../grid/engine/library';
import { type MountedGrid, mountGrid, type OwlLibrary, type Voice } from '../grid/mount';
import { defineFunctions } from '../grid/o-spreadsheet';
import {
  createFunctionHost,
  createOfficeHost,
  darkTheme,
  type FunctionsMetadata,
  type Json,
  lightTheme,
  type Problem,
  requirementSetsOf,
} from '../host';
import { sampleWorkbook } from '../samples';
import { fill, startOf } from '../xlsx/fill';
import { transportOf } from '../transports';
import {
  addinAddress,
  addToCellMenu,
  calculateOnF9,
  commandRunner,
  publishedAddin,
  readManifest,
  showRibbon,
} from './manifest';
import { AskedMembers, workbenchApi } from './api';
import { sampleName, showWork, WorkbookFiles } from './files';
import { WorkKeeper } from './kept-work';
import { Colleague, hostOfColleague, type MakeFrame, openFunctionsPage, Pane } from './pane';
import { askForRetry, element, showStatus } from './elements';
import {
  mannersOf,
  publishedSettings,
  readSettings,
  settingNames,
  showSettings,
  withOfficeFault,
} from './settings';
import { said, speak, translate } from './words';

/** The grid's libraries, from scripts of their own: they are LGPL and stay replaceable files. */
declare const o_spreadsheet: Library;
declare const owl: OwlLibrary;

/** What formulas show when the add-in's functions page is missing or does not start in time. */
const noFunctions = 'The page of the custom functions did not start; build the add-in and reload.';
const noLibrary =
  'The formulas did not start: Microsoft’s office.js did not come from appsforoffice.microsoft.com. Check the connection and load this page again.';
/** From when that page has loaded, which takes as long as the machine needs. */
const patience = 20_000;
/** When late functions load. */
const late = 5_000;

async function start(): Promise<void> {
  const isPublished = publishedAddin() !== undefined;
  const offered = isPublished ? publishedSettings : settingNames;
  let settings = readSettings(location.search, offered);
  document.documentElement.dataset['theme'] = settings.theme;
  speak(settings.locale);
  for (const each of element('about', HTMLElement).querySelectorAll<HTMLElement>('[lang]')) {
    each.hidden = !settings.locale.startsWith(each.lang);
  }

  const [manifestXml, templates, sampleTable] = await Promise.all(
    ['manifest.xml', 'vendor/o_spreadsheet.xml', 'samples/sof-sample-table.csv'].map(fetchText),
  );
  const hosted = await addinAddress(settings.platform);
  const manifest = readManifest(manifestXml ?? '', settings.locale, hosted);
  const metadata = JSON.parse(await fetchText(manifest.metadataUrl)) as FunctionsMetadata;

  // Host and grid need each other: the grid its functions at birth, the host the grid it speaks for.
  const shown: { mounted?: MountedGrid } = {};
  let refreshStatus = (): void => undefined;
  const functions = createFunctionHost({
    metadata,
    blanks: settings.blanks,
    stale: settings.functions === 'stale',
    send: (calls) => {
      host.sendCalls(calls);
    },
    onResults: (cells) => {
      shown.mounted?.grid.recalculate(cells);
      refreshStatus();
    },
    report: showProblem,
    recovered: takeBack,
  });
  const loadFunctions = (): void => {
    defineFunctions(o_spreadsheet, functions.definitions);
  };
  if (settings.functions !== 'late') loadFunctions();
  let isEditing = false;
  const addInFunctions = functions.definitions.map(({ name }) => name);
  const keeper = await WorkKeeper.open();
  const addInSettings = new Map<string, Json>();
  const voice: Voice = {
    notify: showMessage,
    raiseError: showMessage,
    confirm: (question) => Promise.resolve(window.confirm(question)),
    editing: (on) => {
      isEditing = on;
      host.faults.cellEdit(on);
    },
    retry: async (message) => {
      const again = await askForRetry(message);
      if (again) mounted.focusEditor();
      else focusGrid();
      return again;
    },
  };
  const { mounted, work, isOutOfReach } = await showWork(
    { keeper, functions: addInFunctions, say: showMessage },
    (content) => {
      const parts = { library: o_spreadsheet, owl, templates: templates ?? '' };
      const place = element('grid', HTMLElement);
      if (content === undefined) {
        return mountGrid(parts, place, voice, sampleWorkbook(sampleTable ?? '', settings.taken));
      }
      return mountGrid(parts, place, voice, startOf(content), (empty) => {
        fill(empty, content);
        const kept = JSON.parse(content.settings ?? '{}') as Readonly<Record<string, Json>>;
        for (const [key, value] of Object.entries(kept)) addInSettings.set(key, value);
      });
    },
  );
  shown.mounted = mounted;
  const { grid } = mounted;
  const focusGrid = (): void => {
    mounted.focus();
  };
  const members = new AskedMembers();
  const host = createOfficeHost({
    grid,
    functions,
    locale: settings.locale,
    theme: settings.theme === 'dark' ? darkTheme : lightTheme,
    documentName: work?.name ?? sampleName,
    settings: addInSettings,
    requirementSets: requirementSetsOf(settings.api),
    platform: settings.platform,
    undo: settings.undo,
    manners: mannersOf(settings),
    latency: () => Number(settings.latency),
    asked: members.asked,
    report: showProblem,
  });

  const surroundings = {
    host,
    locale: settings.locale,
    focusSheet: focusGrid,
    report: showProblem,
  };
  const transport = withOfficeFault(
    settings.officejs,
    transportOf(settings.platform, surroundings),
    hosted,
  );
  const colleague = new Colleague(
    transportOf(settings.platform, { ...surroundings, host: hostOfColleague(host) }),
  );
  const frame: MakeFrame = (role, url, title) => transport.frame(role, url, title);

  window.workbench = workbenchApi({
    grid,
    host,
    connect: (page, role) => {
      files.listenForKeys(page);
      if (colleague.owns(page)) colleague.connect(page, role);
      else transport.connect(page, role);
    },
    calculated: () => !functions.busy(),
    waitingFor: () =>
      `${functions.state()}; ${host.faults.heldBack} requests wait for the end of an edit`,
    members: members.counts,
    loadFunctions,
    focusGrid,
    boxOf: (area) => mounted.boxOf(area),
  });
  refreshStatus = showStatus(grid);
  showSettings(settings, offered, (chosen) => {
    settings = chosen;
    functions.setBlanks(chosen.blanks);
    grid.calculatesByHand = chosen.calc === 'manual';
  });
  translate(element('settings', HTMLFormElement));
  grid.calculatesByHand = settings.calc === 'manual';
  calculateOnF9(grid);
  const files = new WorkbookFiles({
    grid,
    functions: addInFunctions,
    settings: addInSettings,
    keeper: isOutOfReach ? undefined : keeper,
    work,
    isCalculating: () => functions.busy(),
    isEditing: () => isEditing,
    say: showMessage,
  });

  const { ribbonButton, cellMenu } = manifest;
  const pane = new Pane(frame, manifest.displayName, (open) => {
    button.setAttribute('aria-pressed', String(open));
  });
  const run = commandRunner(pane, ribbonButton.action, showMessage);
  const button = showRibbon(manifest.ribbonGroup, ribbonButton, () => {
    if (pane.isOpen) pane.close();
    else run(ribbonButton.action);
  });
  addToCellMenu(o_spreadsheet, cellMenu, () => {
    run(cellMenu.action);
  });
  const failUnlessStarted = (): void => {
    if (!functions.started()) functions.fail(isPublished ? noLibrary : noFunctions);
  };
  openFunctionsPage(frame, manifest.functionsPageUrl, {
    onMissing: failUnlessStarted,
    onLoaded: () => setTimeout(failUnlessStarted, patience),
  });
  if (settings.functions === 'late') setTimeout(loadFunctions, late);
  run(ribbonButton.action);
  if (settings.panes === '2' && ribbonButton.action.kind === 'ShowTaskpane') {
    colleague.open(ribbonButton.action.url, manifest.displayName);
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return response.text();
}

/** What the add-in asked for and the workbench does not have: never silent. */
function showProblem({ sentence }: Problem): void {
  showMessage(sentence);
}

function showMessage(text: string): void {
  const line = element('problem', HTMLElement);
  line.hidden = false;
  line.textContent = said(text);
}

/** A message goes where it is no longer so; a later one stays. */
function takeBack(text: string): void {
  const line = element('problem', HTMLElement);
  if (line.textContent === said(text)) line.hidden = true;
}

start().catch((error: unknown) => {
  showMessage(error instanceof Error ? error.message : String(error));
});
