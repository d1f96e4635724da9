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

/** Asks the server to end the connection after its answer, and ends the headers. */
const end = 'Connection: close\r\n\r\n';

/** Requests as no browser sends them, and the status each must get. */
export const hostileRequests: readonly (readonly [name: string, bytes: string, status: number])[] =
  [
    ['two slashes', get('//'), 400],
    ['another server by two slashes', get('//example.org/x'), 400],
    ['another server by its address', get('http://example.org/'), 400],
    ['our server by its address', get('http://localhost/'), 400],
    ['a percent sign alone', get('/%'), 400],
    ['bytes that are no text', get('/%ff%fe'), 400],
    ['a zero byte', get('/addin/%00.html'), 400],
    ['a way out of the folder', get('/addin/..%2f..%2fpackage.json'), 404],
    ['a way out by backslashes', get('/addin/..%5c..%5cpackage.json'), 404],
    ['a folder', get('/addin/assets'), 404],
    ['a name of 10,000 letters', get(`/addin/${'a'.repeat(10_000)}`), 404],
    ['a name every object has', get('/vendor/__proto__'), 404],
    ['a range that runs backwards', get('/', 'Range: bytes=9-1'), 200],
    ['a name of another site', get('/', '', 'tournament.example.org'), 403],
    ['our name as part of another', get('/', '', 'localhost.example.org'), 403],
    ['no name, as HTTP 1.0 allows', 'GET / HTTP/1.0\r\n\r\n', 403],
    ['POST', `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n${end}abc`, 405],
    ['DELETE', `DELETE /addin/taskpane.html HTTP/1.1\r\nHost: localhost\r\n${end}`, 405],
    ['a header without a name', `GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n`, 400],
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\r\n\r\n', 400],
  ];

function get(target: string, header = '', host = 'localhost'): string {
  const more = header === '' ? '' : `${header}\r\n`;
  return `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${more}${end}`;
}
