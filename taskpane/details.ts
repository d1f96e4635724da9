import addin from '../package.json';

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

/** A code and when it came. */
interface NotedCode {
  readonly code: string;
  readonly at: Date;
}

/** Codes kept; the last ones show what happened. */
const most = 5;

/** What Copy details says about the work in hand. Never a content, a name or an address: only words of ours and Excel's. */
class Record {
  private noted: readonly NotedCode[] = [];
  private readonly steps = new Map<string, string>();
  /** The id of the open job. */
  job = 'home';

  get codes(): readonly NotedCode[] {
    return this.noted;
  }

  /** Keeps a code of Excel or of ours. Codes are words without blanks; anything else could hold what is in a cell. */
  note(code: string): void {
    const isCode = /^[A-Za-z][A-Za-z0-9.:]{0,79}$/.test(code);
    this.noted = [...this.noted, { code: isCode ? code : 'other', at: new Date() }].slice(-most);
  }

  /** What a part of the pane is doing: `reading`, `computing`, `working`. */
  setStep(part: 'run' | 'writer', step: string): void {
    this.steps.set(part, step);
  }

  get step(): string {
    return [...this.steps].map(([part, step]) => `${part} ${step}`).join(', ') || 'none';
  }

  clear(): void {
    this.noted = [];
    this.steps.clear();
    this.job = 'home';
  }
}

/** The one record of the pane. */
export const record = new Record();

/**
 * Puts text on the clipboard. Excel on the web frames the pane without the right to use the clipboard: there the
 * browser's older command copies what is selected in a field.
 * @returns whether it is there; if not, the field holds it selected, for Ctrl+C.
 */
export async function copyText(text: string, field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.value = text;
    field.focus();
    field.select();
    return legacyCopy();
  }
}

function legacyCopy(): boolean {
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way where the clipboard is not permitted
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

const key = 'tsx.version';

/**
 * Whether this browser last ran another version, whose changes nobody has looked at since. The first version that it runs is no
 * update. Where nothing can be kept there is never one.
 */
export function isUpdated(): boolean {
  try {
    const known = localStorage.getItem(key);
    if (known === null) keepVersion();
    return known !== null && known !== version;
  } catch {
    return false;
  }
}

/** From now on this version is the known one. */
export function keepVersion(): void {
  try {
    localStorage.setItem(key, version);
  } catch {
    // Storage may be blocked.
  }
}
