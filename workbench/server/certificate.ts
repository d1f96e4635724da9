import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCA, createCert } from 'mkcert';
import type { KeyAndCertificate } from './listen';

const day = 24 * 60 * 60 * 1000;
const validity = 30;
const nameOfMaker = 'Workbench of Tournament Scoring for Excel';

/**
 * A certificate for this machine's own names, kept below the folder of what is built. It is never installed:
 * browsers warn of it, and what it was signed with is thrown away. Making one takes about half a second.
 */
export async function localCertificate(buildFolder: string): Promise<KeyAndCertificate> {
  const folder = path.join(buildFolder, 'certificate');
  const files = { key: path.join(folder, 'key.pem'), cert: path.join(folder, 'cert.pem') };
  if (existsSync(files.key) && existsSync(files.cert)) {
    const kept = { key: readFileSync(files.key, 'utf8'), cert: readFileSync(files.cert, 'utf8') };
    if (Date.parse(new X509Certificate(kept.cert).validTo) > Date.now() + day) return kept;
  }
  const made = await makeCertificate();
  mkdirSync(folder, { recursive: true });
  writeFileSync(files.key, made.key, { mode: 0o600 });
  writeFileSync(files.cert, made.cert);
  return made;
}

async function makeCertificate(): Promise<{ key: string; cert: string }> {
  const ca = await createCA({
    organization: nameOfMaker,
    countryCode: '--',
    state: '',
    locality: '',
    validity,
  });
  return createCert({ ca, domains: ['localhost', '127.0.0.1', '::1'], validity });
}
