import addin from '../../package.json';
import { record } from './record';

/** The version of the add-in. */
export const { version } = addin;

/**
 * What Copy details copies, for support: the add-in, the Excel it runs in, the job and step, and the last codes
 * with their times. In English, because it goes to the add-in's authors. It holds no content, name or address of a workbook.
 */
export function details(): string {
  const codes = record.codes.map(({ code, at }) => `${timeOf(at)} ${code}`);
  return [
    `Tournament Scoring ${version}`,
    `Host: ${host()}`,
    `API: ${apiSets()}`,
    `Locale: ${locales()}`,
    `Job: ${record.job}; step: ${record.step}`,
    `Codes: ${codes.length > 0 ? codes.join('; ') : 'none'}`,
    `Copied: ${new Date().toISOString()}`,
  ].join('\n');
}

/** A half-loaded library has only some of its parts: what is missing is unknown. */
function told(ask: () => string | undefined): string {
  try {
    return ask() ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

function host(): string {
  return told(() => {
    const { host: name, platform, version: build } = Office.context.diagnostics;
    return `${String(name)}, platform ${String(platform)}, version ${build}`;
  });
}

/** The highest version offered of each set the add-in uses. */
function apiSets(): string {
  return told(() => {
    const { requirements } = Office.context;
    return (['ExcelApi', 'CustomFunctionsRuntime'] as const)
      .map((set) => {
        const minors = Array.from({ length: 40 }, (_, i) => 40 - i);
        const highest = minors.find((minor) => requirements.isSetSupported(set, `1.${minor}`));
        return `${set} ${highest === undefined ? 'none' : `1.${highest}`}`;
      })
      .join(', ');
  });
}

function locales(): string {
  const display = told(() => Office.context.displayLanguage);
  const contents = told(() => Office.context.contentLanguage);
  return `display ${display}, contents ${contents}, browser ${navigator.language}`;
}

/** `14:05:09`, in the time of this computer. */
function timeOf(at: Date): string {
  return [at.getHours(), at.getMinutes(), at.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
