import type { IncomingMessage, RequestListener } from 'node:http';
import { pipeline } from 'node:stream';
import { refusal, type Answer, type Route } from './answer';

/** This machine by its names, with any port: a page of another site that points its own name here gets nothing. */
const ourNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Every server of the project answers through this: GET and HEAD only, to this machine only, and no request,
 * however strange, ends the server. What Node itself cannot read as HTTP it refuses with 400.
 */
export function guarded(route: Route): RequestListener {
  return (request, response) => {
    void answerTo(request, route).then((answer) => {
      const { status, headers, body } = answer;
      const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
      const length = isWhole ? { 'content-length': Buffer.byteLength(body) } : {};
      response.writeHead(status, { ...headers, ...length });
      if (request.method === 'HEAD') response.end();
      else if (isWhole) response.end(body);
      // A client that leaves in the middle ends its own answer only.
      else pipeline(body, response, () => undefined);
    });
  };
}

async function answerTo(request: IncomingMessage, route: Route): Promise<Answer> {
  const { method = '', url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    return refusal(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
  }
  if (!ourNames.test(request.headers.host ?? '')) {
    return refusal(403, 'This server answers to localhost, 127.0.0.1 and [::1] only.');
  }
  const path = decodedPath(url);
  if (path === undefined) return refusal(400, 'The address of this request cannot be read.');
  try {
    return (await route(path)) ?? refusal(404, 'Not found.');
  } catch (error) {
    return refusal(500, `The server failed: ${String(error)}`);
  }
}

/** A path alone is an address here: "//name" and "http://name" would name another server. */
function decodedPath(url: string): string | undefined {
  if (!url.startsWith('/') || url.startsWith('//')) return undefined;
  try {
    const path = decodeURIComponent(new URL(`http://localhost${url}`).pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
