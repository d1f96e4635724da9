import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Route } from './answer';
import { guarded } from './guarded';

export interface RunningServer {
  /** Ends with a slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Key and certificate in PEM, of a server that speaks https. */
export interface KeyAndCertificate {
  readonly key: string | Buffer;
  readonly cert: string | Buffer;
}

/** Serves a route on this machine only. Port 0 takes any free port. */
export async function serve(
  route: Route,
  port: number,
  secured?: KeyAndCertificate,
): Promise<RunningServer> {
  const server = secured
    ? createSecureServer(secured, guarded(route))
    : createServer(guarded(route));
  await listen(server, port);
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `${secured ? 'https' : 'http'}://localhost:${actual}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      resolve();
    });
  });
}
