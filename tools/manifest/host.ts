import { done, failed, type Outcome } from './outcome';

const example = 'npm run manifest -- --host https://example.org/scoring';

/**
 * Reads the address of the folder that will hold the add-in's files: https, a sub-path is kept, slashes at
 * its end are dropped. Anything that could not be the start of an address is refused with a sentence.
 */
export function readHost(argument: string | undefined): Outcome<string> {
  if (argument === undefined || argument.trim() === '') {
    return failed(`--host is missing: say where the files will be hosted, e.g. ${example}.`);
  }
  if (!URL.canParse(argument.trim())) {
    return failed(
      `--host "${argument}" is not a web address; it should look like this: ${example}.`,
    );
  }
  const url = new URL(argument.trim());
  if (url.protocol !== 'https:') {
    return failed(
      `--host "${argument}" does not start with https://; Office loads add-ins over https only.`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    return failed(`--host "${argument}" holds a user name; manifests are read by everybody.`);
  }
  if (url.search !== '' || argument.includes('?')) {
    return failed(
      `--host "${argument}" holds a query (?...); file names are added behind it, so give the folder alone.`,
    );
  }
  if (url.hash !== '' || argument.includes('#')) {
    return failed(`--host "${argument}" holds a #; give the folder alone.`);
  }
  const folder = url.pathname.replace(/\/+$/, '');
  if (/\.(html?|xml|js|json)$/i.test(folder)) {
    return failed(`--host "${argument}" names a file; give the folder that will hold the files.`);
  }
  return done(`${url.origin}${folder}`);
}
