import type { Platform, Role } from '../host';
import { connectMac } from './mac';
import type { Surroundings } from './contract';
import { webFrame } from './web';

/** How a platform frames the pages of an add-in and gives them their host. */
export interface Transport {
  /** A frame for a page of the add-in, which loads it as soon as it is in the document. */
  frame(role: Role, url: string, title: string): HTMLIFrameElement;
  /** Called by a page of the same origin before office.js runs in it. */
  connect(page: Window, role: Role): void;
}

export function transportOf(platform: Platform, surroundings: Surroundings): Transport {
  switch (platform) {
    case 'win':
      return {
        frame: sameOriginFrame,
        connect: (page, role) => {
          surroundings.host.connect(page, role);
        },
      };
    case 'mac':
      return {
        frame: sameOriginFrame,
        connect: (page, role) => {
          connectMac(page, role, surroundings);
        },
      };
    case 'web':
      return {
        frame: (role, url, title) => webFrame({ role, url, title }, surroundings),
        connect: () => {
          throw new Error('On the web a page is connected by messages.');
        },
      };
  }
}

function sameOriginFrame(_role: Role, url: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = url;
  return frame;
}
