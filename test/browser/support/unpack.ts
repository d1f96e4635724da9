import { packagedBrowserPath } from '../../../scripts/browser';

/** Unpacks the browser once, before test files that run side by side would do it at the same time. */
export default async function unpack(): Promise<void> {
  await packagedBrowserPath();
}
