import { withHeaders, type Route } from './answer';
import { fileIn } from './files';

/**
 * The build as a web server hosts it. Excel on the web fetches the metadata and the script of the functions
 * from its own origin, hence the permission for any.
 */
export function addinRoute(folder: string): Route {
  return async (path) => {
    const answer = await fileIn(folder, path);
    return answer && withHeaders(answer, { 'access-control-allow-origin': '*' });
  };
}
