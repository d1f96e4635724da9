import { createServer } from 'node:https';
import path from 'node:path';
import { getHttpsServerOptions } from 'office-addin-dev-certs';
import sirv from 'sirv';

/**
 * Serves the build to a real Excel from https://localhost:3000, the address in manifest.xml, with the
 * development certificate that Office trusts on this machine (installed on first use).
 */
const port = 3000;

async function main(): Promise<void> {
  const files = sirv(path.resolve(__dirname, '..', 'dist'), { dev: true });
  const server = createServer(await getHttpsServerOptions(), (request, response) => {
    // Excel fetches the metadata and the script of the functions from its own origin.
    response.setHeader('access-control-allow-origin', '*');
    files(request, response);
  });
  server.listen(port, 'localhost', () => {
    console.log(`The add-in is served at https://localhost:${port}/ (Ctrl+C ends it).`);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
