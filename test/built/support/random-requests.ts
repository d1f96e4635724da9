import fc from 'fast-check';

/**
 * One request as bytes. One that `goesOn` is HTTP and must be answered, and the next follows it on the same
 * connection; any other may be no HTTP at all and ends the connection.
 */
export interface RandomRequest {
  readonly bytes: Buffer;
  readonly goesOn: boolean;
}

const names = [
  ...['localhost', 'localhost:3200', '127.0.0.1', '[::1]:1', 'example.org', '', 'localhost:x'],
];
const methods = [
  ...['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'],
];
const parts = [
  // Ways through folders, and their signs written otherwise.
  ...['/', '//', '.', '..', '%2e%2e', '%2f', '%5c', '\\', '%', '%00', '%ff', '%u1234'],
  // Signs with a meaning in an address.
  ...['?', '#', ':', '@', '*', ';'],
  // What is served, and what is beside it.
  ...['addin', 'addin/', 'addin/taskpane.html', 'addin/functions.json', 'addin/help/', 'vendor/'],
  ...['vendor/grid.css', 'vendor/__proto__', 'constructor', 'office-js/', 'office-js/en-us/'],
  ...['manifest.xml', 'samples', 'package.json'],
  // Other addresses, and names that no file may have.
  ...['http://', 'example.org', 'x'.repeat(300), '~', '|', '"', '{}', 'C:', 'CON', '1e999'],
];
const headers = [
  ...['Range: bytes=9-1', 'Range: bytes=-', 'Range: bytes=1e9-2', 'If-None-Match: *'],
  ...['Accept-Encoding: br;q=x', 'Cookie: =;=', 'Origin: null', 'X: \u00ff', 'Upgrade: websocket'],
  ...[`X-Long: ${'y'.repeat(3000)}`],
];

const target = fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((found) => found.join(''));
const extra = fc.array(fc.constantFrom(...headers), { maxLength: 3 });

const readable = fc
  .record({
    method: fc.constantFrom(...methods),
    target: fc.oneof(
      target.map((rest) => `/${rest}`),
      target.map((rest) => `http://example.org/${rest}`),
    ),
    name: fc.constantFrom(...names),
    extra,
  })
  .map((each): RandomRequest => {
    const lines = [`${each.method} ${each.target} HTTP/1.1`, `Host: ${each.name}`, ...each.extra];
    return { bytes: Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), goesOn: true };
  });

/** Lengths that lie, chunks that are none, versions and methods that do not exist. */
const brokenHeads = fc
  .record({
    method: fc.constantFrom('GET', 'get', 'G ET', '', 'CONNECT', 'QQQ', 'PRI', 'SOURCE'),
    target: fc.oneof(target, fc.string(), fc.constantFrom('/é', '/\u00a0')),
    version: fc.constantFrom(
      'HTTP/1.1',
      'HTTP/1.0',
      'HTTP/0.9',
      'HTTP/2.0',
      'HTTP/1.1 x',
      'FTP/1',
      '',
    ),
    lines: fc.array(
      fc.oneof(
        fc.constantFrom(...names.map((name) => `Host: ${name}`), ...headers),
        fc.constantFrom(
          'Content-Length: 5',
          'Content-Length: -1',
          'Content-Length: 99999999999999999999',
          'Transfer-Encoding: chunked',
          'Transfer-Encoding: chunked, identity',
          'Expect: 100-continue',
          'Expect: tea',
          'Connection: upgrade',
          'Connection: close',
          ': no name',
          'no colon',
          ' folded',
        ),
        fc.string(),
      ),
      { maxLength: 6 },
    ),
    newline: fc.constantFrom('\r\n', '\n', '\r', '\n\r'),
    rest: fc.oneof(fc.string(), fc.constantFrom('5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '')),
  })
  .map(({ method, target: asked, version, lines, newline, rest }) => {
    const head = [`${method} ${asked} ${version}`, ...lines].join(newline);
    return Buffer.from(`${head}${newline}${newline}${rest}`, 'latin1');
  });

const noise = fc.uint8Array({ minLength: 1, maxLength: 400 }).map((bytes) => Buffer.from(bytes));

const broken = fc
  .oneof(brokenHeads, noise)
  .map((bytes): RandomRequest => ({ bytes, goesOn: false }));

const request = fc.oneof({ arbitrary: readable, weight: 9 }, { arbitrary: broken, weight: 1 });

export function randomRequests(count: number, seed: number): RandomRequest[] {
  return fc.sample(request, { numRuns: count, seed });
}
