import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { localCertificate } from '../../tools/workbench/server/certificate';
import { serveWorkbench, type RunningServer } from '../../tools/workbench/server/serve';
import { serveWebWorkbench, type WebWorkbench } from '../../tools/workbench/server/web';
import { paneFile } from './support/bundle';
import { getUnverified } from './support/started';

const root = path.resolve(__dirname, '..', '..');
const officeJs = path.join(root, 'node_modules', '@microsoft', 'office-js', 'dist');
const cdn = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js';
const digest = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

let server: RunningServer;

beforeAll(async () => {
  server = await serveWorkbench(root);
});

afterAll(async () => {
  await server.close();
});

async function get(address: string): Promise<{ status: number; body: Buffer }> {
  const response = await fetch(server.url + address);
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
}

describe('as Excel on the web the workbench serves', () => {
  let web: WebWorkbench;

  beforeAll(async () => {
    web = await serveWebWorkbench(root, { officeJs: 'cdn' });
  });

  afterAll(async () => {
    await web.close();
  });

  test.each([
    'taskpane.html',
    'functions.html',
    paneFile('taskpane.js'),
    'functions.js',
    'functions.json',
  ])('%s byte for byte as it was built, from another origin', async (file) => {
    expect(new URL(web.addin).origin).not.toBe(new URL(web.url).origin);
    const body = await getUnverified(web.addin + file);
    expect(digest(body)).toBe(digest(readFileSync(path.join(root, 'dist', file))));
  });

  test('the manifest that the help offers', async () => {
    const body = await getUnverified(`${web.addin}manifest.xml`);
    expect(body.toString()).toContain('<OfficeApp');
    const page = await getUnverified(`${web.addin}help/install.html`);
    expect(page.toString()).toContain('href="../manifest.xml"');
    expect((await get('addin/manifest.xml')).body.toString()).toContain('<OfficeApp');
  });

  test('where the add-in is', async () => {
    const address = await getUnverified(`${web.url}addin-address.json`);
    expect(JSON.parse(address.toString())).toEqual({ address: web.addin });
  });

  test('with a certificate for this machine only, which is made once', async () => {
    const first = await localCertificate(path.join(root, 'build'));
    const again = await localCertificate(path.join(root, 'build'));
    expect(again).toEqual(first);
    const { subjectAltName } = new X509Certificate(first.cert);
    expect(subjectAltName).toBe('DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1');
  });

  test('for people without the net: office.js beside the add-in, not a byte of it changed', async () => {
    const local = await serveWebWorkbench(root);
    try {
      const page = (await getUnverified(`${local.addin}taskpane.html`)).toString();
      const built = readFileSync(path.join(root, 'dist', 'taskpane.html'), 'utf8');
      expect(page).toBe(built.replace(cdn, '/office-js/office.js'));
      const library = await getUnverified(`${local.addin}office-js/office.js`);
      expect(digest(library)).toBe(digest(readFileSync(path.join(officeJs, 'office.js'))));
    } finally {
      await local.close();
    }
  });
});

describe('the workbench serves', () => {
  test.each(['taskpane.html', 'functions.html'])(
    '%s as it was built, but for the address of office.js',
    async (page) => {
      const built = readFileSync(path.join(root, 'dist', page), 'utf8');
      const served = (await get(`addin/${page}`)).body.toString();
      expect(built.split(cdn)).toHaveLength(2);
      expect(served).toBe(built.replace(cdn, '/office-js/office.js'));
    },
  );

  test.each([
    paneFile('taskpane.js'),
    paneFile('taskpane.css'),
    paneFile('taskpane.nk.css'),
    'build.js',
    'functions.js',
    'functions.json',
    'functions.nl.json',
  ])('%s byte for byte as it was built', async (file) => {
    const { body } = await get(`addin/${file}`);
    expect(digest(body)).toBe(digest(readFileSync(path.join(root, 'dist', file))));
  });

  test('Microsoft’s office.js byte for byte behind the prologue', async () => {
    const microsoft = readFileSync(path.join(officeJs, 'office.js'));
    const { body } = await get('office-js/office.js');
    expect(digest(body.subarray(body.length - microsoft.length))).toBe(digest(microsoft));
    expect(body.length - microsoft.length).toBeLessThan(1000);
  });

  test('the library that office.js loads next byte for byte', async () => {
    const name = 'excel-win32-16.01.js';
    const { body } = await get(`office-js/${name}`);
    expect(digest(body)).toBe(digest(readFileSync(path.join(officeJs, name))));
  });

  test('the grid’s files unmodified from their packages', async () => {
    const original = path.join('@odoo', 'o-spreadsheet', 'dist', 'o_spreadsheet.min.iife.js');
    const { body } = await get('vendor/o_spreadsheet.js');
    expect(digest(body)).toBe(digest(readFileSync(path.join(root, 'node_modules', original))));
  });

  test('nothing outside its folders', async () => {
    for (const address of [
      'addin/..%2fpackage.json',
      'vendor/..%2f..%2fpackage.json',
      'vendor/constructor',
      'office-js/..%2fpackage.json',
      '..%2fpackage.json',
      'addin/missing.html',
      'missing.js',
    ]) {
      expect([address, (await get(address)).status]).toEqual([address, 404]);
    }
  });

  test('its page under a policy that lets no other machine in', async () => {
    const { headers } = await fetch(server.url);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/https?:|\*/);
  });
});
