import { type Report, strict } from './problems';
import type { RequirementSets } from './requirement-sets';
import { themeOnTheWire, type OfficeTheme } from './theme';

/** The two pages of the add-in. */
export type Role = 'pane' | 'functions';

export interface ContextOptions {
  readonly role: Role;
  readonly locale: string;
  readonly documentName: string;
  readonly requirementSets: RequirementSets;
  readonly theme: () => OfficeTheme;
  /** `Office.context.document.settings`; they last as long as the workbench's page. */
  readonly settings: Map<string, string>;
  readonly report: Report;
}

/** Numbers of the Win32 contract. */
const excel = 1;
const readWrite = 0;
const documentOpened = 2;
const documentLevel = 0;
const displayModes = { functions: 0, pane: 2 } as const;

/** Members office.js asks for by `typeof` and does without. */
const contextProbes = new Set([
  'GetTouchEnabled',
  'GetCommerceAllowed',
  'GetHostCustomMessage',
  'GetDialogRequirementMatrix',
  'GetFeaturesForSolution',
]);

/** What the object behind `window.external.GetContext()` offers. */
export type Win32Context = ReturnType<typeof officeContext>;

/** The object behind `window.external.GetContext()`: what office.js learns about host and document. */
export function officeContext(options: ContextOptions) {
  const { role, locale, documentName, requirementSets, theme, settings, report } = options;
  const members = {
    GetAppType: () => excel,
    GetSolutionRef: () => 'workbench',
    GetAppVersionMajor: () => 16,
    GetAppVersionMinor: () => 1,
    GetHostFullVersion: () => '16.0.15407.20000',
    GetAppUILocale: () => locale,
    GetAppDataLocale: () => locale,
    GetDocUrl: () => documentName,
    GetAppCapabilities: () => readWrite,
    GetActivationMode: () => documentOpened,
    GetControlIntegrationLevel: () => documentLevel,
    GetSolutionToken: () => encodeURIComponent('<t cid="" oid=""/>'),
    GetCorrelationId: () => 'workbench',
    GetInstanceId: () => role,
    GetSupportedMatrix: () => JSON.stringify(requirementSets),
    GetInitialDisplayMode: () => displayModes[role],
    GetOfficeThemeInfo: () => themeOnTheWire(theme()),
    GetSettings: () => ({
      Read(keys: string[], values: string[]): void {
        for (const [key, value] of settings) {
          keys.push(key);
          values.push(value);
        }
      },
      Write(keys: readonly string[], values: readonly string[]): void {
        settings.clear();
        for (const [i, key] of keys.entries()) settings.set(key, values[i] ?? '');
      },
    }),
  };
  return strict('window.external.GetContext()', members, contextProbes, report);
}
