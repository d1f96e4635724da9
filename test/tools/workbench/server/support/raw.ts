import { connect } from 'node:net';

/**
 * Sends bytes as they are to a port of this machine: `whole`, then, when as many answers have come as `answers`
 * says, `rest`, after which nothing more is sent. Gives back all that came until the server ended the connection.
 */
export function raw(
  port: number,
  whole: string | Buffer,
  { answers = 0, rest = Buffer.alloc(0) }: { answers?: number; rest?: Buffer } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: 'localhost', allowHalfOpen: true });
    let received = '';
    const finish = (): void => {
      // A reset, lest thousands of ports of the test wait for late packets.
      socket.resetAndDestroy();
      resolve(received);
    };
    const sendRest = (): void => {
      if (answers > 0 && statusesIn(received).length >= answers && socket.writable)
        socket.end(rest);
    };
    socket.setEncoding('latin1');
    socket.on('connect', () => {
      if (answers === 0 && rest.length > 0) socket.end(rest);
      else socket.write(whole);
    });
    socket.on('data', (chunk: string) => {
      received += chunk;
      sendRest();
    });
    socket.on('end', finish);
    socket.on('close', finish);
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(error);
      else finish();
    });
  });
}

/** The statuses of the answers in what came back. No body here holds such a line. */
export function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
