import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCA, createCert } from 'mkcert';
import type { KeyAndCertificate } from './listen';

const day = 24 * 60 * 60 * 1000;
/** In days. */
const validity = 30;
const nameOfMaker = 'Workbench of Tournament Scoring for Excel';

/**
 * A certificate for this machine's own names and its key, in one file below the folder of what is built. It is never
 * installed: browsers warn of it, and what it was signed with is thrown away. Making one takes about half a second.
 */
export async function localCertificate(buildFolder: string): Promise<KeyAndCertificate> {
  const file = path.join(buildFolder, 'certificate.pem');
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const pem = kept !== undefined && isGoodTomorrow(kept) ? kept : await makeCertificate();
  if (pem !== kept) {
    // Another process may look for it at this moment: it finds the whole file or none.
    const whole = `${file}.${process.pid}`;
    mkdirSync(buildFolder, { recursive: true });
    writeFileSync(whole, pem, { mode: 0o600 });
    renameSync(whole, file);
  }
  return { key: pem, cert: pem };
}

function isGoodTomorrow(pem: string): boolean {
  return Date.parse(new X509Certificate(pem).validTo) > Date.now() + day;
}

async function makeCertificate(): Promise<string> {
  const ca = await createCA({
    organization: nameOfMaker,
    countryCode: '--',
    state: '',
    locality: '',
    validity,
  });
  const domains = ['localhost', '127.0.0.1', '::1'];
  const { key, cert } = await createCert({ ca, domains, validity });
  return `${key}\n${cert}`;
}
