import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureCertificatesAreInstalled } from 'office-addin-dev-certs';
import { development, hostOf } from './variants';
import { done, failed, type Outcome } from './outcome';
import { manifestText } from './write';
import { parseXml } from './xml';

export type Action = 'start' | 'stop';

/**
 * `npm run start:excel` and `npm run stop:excel`: loads the development variant into Excel on this machine
 * with Microsoft's office-addin-debugging. The variant and not the release, because the same functions from
 * two installations fight over their names.
 */
export async function runExcel(
  root: string,
  action: Action,
  argv: readonly string[],
): Promise<Outcome<number>> {
  const words = debuggingArguments(action, argv, process.platform);
  if (!words.ok) return words;
  if (action === 'start' && !existsSync(path.join(root, 'dist', 'functions.json'))) {
    return failed('There is nothing to serve yet. Build first with npm run build.');
  }
  const manifest = writeDevelopmentManifest(root);
  if (!manifest.ok) return manifest;
  const certificates = action === 'start' ? await installCertificates() : done(undefined);
  if (!certificates.ok) return certificates;
  const tool = path.join(root, 'node_modules', 'office-addin-debugging', 'cli.js');
  const { status } = spawnSync(process.execPath, [tool, action, manifest.value, ...words.value], {
    cwd: root,
    stdio: 'inherit',
  });
  return done(status ?? 1);
}

/**
 * What office-addin-debugging is told after the manifest. Desktop is the default; further arguments are
 * passed on: `web --document <address>` loads the add-in into a workbook open in Excel on the web.
 */
export function debuggingArguments(
  action: Action,
  argv: readonly string[],
  platform: NodeJS.Platform,
): Outcome<string[]> {
  const web = argv.includes('web');
  if (!web && platform !== 'win32' && platform !== 'darwin') {
    return failed(
      'There is no Excel for this system. With a workbook on OneDrive or SharePoint, use Excel on the web:',
      `  npm run ${action}:excel -- web --document <address of the workbook>`,
    );
  }
  const target = web || argv.includes('desktop') ? [] : ['desktop'];
  const server = [
    '--app',
    'excel',
    '--dev-server',
    'npm run dev-server',
    '--dev-server-port',
    '3000',
  ];
  return done([...target, ...argv, ...(action === 'start' ? server : [])]);
}

/** Writes the variant for the development server, outside dist because it is never shipped. */
export function writeDevelopmentManifest(root: string): Outcome<string> {
  const source = parseXml(readFileSync(path.join(root, 'manifest.xml'), 'utf8'));
  if (!source.ok) return source;
  const host = hostOf(source.value);
  if (host === undefined) return failed('manifest.xml has no address for the task pane.');
  const file = path.join(root, 'build', development.file);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, manifestText(source.value, host, host, development));
  return done(file);
}

async function installCertificates(): Promise<Outcome<undefined>> {
  try {
    await ensureCertificatesAreInstalled();
    return done(undefined);
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    return failed(
      `The development certificate could not be installed: ${reason}`,
      'Install it yourself with npx office-addin-dev-certs install, then try again.',
    );
  }
}
