import path from 'node:path';
import { getHttpsServerOptions } from 'office-addin-dev-certs';
import { addinRoute, serve } from './workbench/serve';

/**
 * Serves the build to a real Excel from https://localhost:3000, the address in manifest.xml, with the
 * development certificate that Office trusts on this machine (installed on first use).
 */
const port = 3000;

async function main(): Promise<void> {
  const { key, cert } = await getHttpsServerOptions();
  const { url } = await serve(addinRoute(path.resolve(__dirname, '..', 'dist')), port, {
    key,
    cert,
  });
  console.log(`The add-in is served at ${url} (Ctrl+C ends it).`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
