import { withHeaders, type Route } from './answer';
import { addinRoute } from './addin';
import { localCertificate } from './certificate';
import { fileIn } from './files';
import { serve, type RunningServer } from './listen';
import { loaderAlone } from './office-js';
import { buildFolder, foldersOf } from './routes';
import { addinAnswer, faultyAnswer, manifestOf, workbenchRoute } from './serve';

/** The workbench as Excel on the web: its page and the add-in over https, each on an origin of its own. */
export interface WebWorkbench extends RunningServer {
  /** Where the add-in is served; ends with a slash. */
  readonly addin: string;
}

export interface WebOptions {
  /** Port of the page; the add-in takes any free one. 0 takes any free port, too. */
  readonly port?: number;
  /**
   * Where the add-in's pages find office.js: `package` serves Microsoft's files from here and changes the one address in
   * those pages; `cdn` serves them byte for byte as they were built.
   */
  readonly officeJs?: 'package' | 'cdn';
}

export async function serveWebWorkbench(
  projectRoot: string,
  { port = 0, officeJs = 'package' }: WebOptions = {},
): Promise<WebWorkbench> {
  const { addin: built, officeJs: library } = foldersOf(projectRoot);
  const certificate = await localCertificate(buildFolder(projectRoot));
  const route = withFaults(
    built,
    library,
    officeJs === 'cdn' ? addinRoute(built) : withLibrary(built, library),
  );
  const withManifest: Route = async (path) =>
    (await route(path)) ?? manifestOf(projectRoot, path.slice(1));
  const addin = await serve(withManifest, 0, certificate);
  try {
    const page = await serve(workbenchRoute(projectRoot, addin.url), port, certificate);
    return {
      url: page.url,
      addin: addin.url,
      close: async () => {
        await Promise.all([page.close(), addin.close()]);
      },
    };
  } catch (error) {
    await addin.close();
    throw error;
  }
}

/** The build with Microsoft's library beside it, as it came. */
function withLibrary(built: string, library: string): Route {
  const files = '/office-js/';
  return async (path) => {
    if (path.startsWith(files)) return fileIn(library, path.slice(files.length));
    const answer = await addinAnswer(built, path.slice(1));
    return answer && withHeaders(answer, { 'access-control-allow-origin': '*' });
  };
}

/** Beside a route the build below addresses where files of the library are missing (`officejs=` in the page's address). */
function withFaults(built: string, library: string, route: Route): Route {
  return async (path) => {
    if (path === loaderAlone) return fileIn(library, 'office.js');
    return (await faultyAnswer(built, path)) ?? route(path);
  };
}
