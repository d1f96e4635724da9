import type { Transport } from '../transports/transport';
import type { Settings } from './settings';

/**
 * What becomes of office.js in the pane, where the pages are of this origin: the server leaves out files of it for
 * pages below an address of their own, or the page around them never gives the pane its host.
 */
export function withOfficeFault(officejs: Settings['officejs'], transport: Transport): Transport {
  if (officejs === 'ok') return transport;
  const isMissing = officejs !== 'neverReady';
  return {
    frame(role, url, title) {
      const address =
        role === 'pane' && isMissing ? url.replace('/addin/', `/addin-${officejs}/`) : url;
      return transport.frame(role, address, title);
    },
    connect(page, role) {
      if (role !== 'pane' || isMissing) transport.connect(page, role);
    },
  };
}
