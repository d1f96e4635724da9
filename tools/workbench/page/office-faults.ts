import type { Transport } from '../transports/transport';
import type { Settings } from './settings';

/**
 * What becomes of office.js in the pane: the server leaves out files of it for pages below an address of their own, or
 * the page around them never gives the pane its host. `addin` is the address of the add-in.
 */
export function withOfficeFault(
  officejs: Settings['officejs'],
  transport: Transport,
  addin: string,
): Transport {
  if (officejs === 'ok') return transport;
  const isMissing = officejs !== 'neverReady';
  const faulty = new URL(`/addin-${officejs}/`, addin).href;
  return {
    frame(role, url, title) {
      if (role !== 'pane') return transport.frame(role, url, title);
      if (isMissing) return transport.frame(role, url.replace(addin, faulty), title);
      return unheard(() => transport.frame(role, url, title));
    },
    connect(page, role) {
      if (role !== 'pane' || isMissing) transport.connect(page, role);
    },
  };
}

/** A frame whose messages reach nobody: its own listener comes second. */
function unheard(make: () => HTMLIFrameElement): HTMLIFrameElement {
  const made: { frame?: HTMLIFrameElement } = {};
  window.addEventListener('message', (event) => {
    if (event.source === made.frame?.contentWindow) event.stopImmediatePropagation();
  });
  made.frame = make();
  return made.frame;
}
