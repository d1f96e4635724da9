import type { BrowserDesk } from '../../drivers/browser-desk';
import type { Director } from '../../drivers/director';

/** Gives the pane's frame a size in pixels, as somebody drags its edge. */
export async function resize(
  { desk: { open } }: Director<BrowserDesk>,
  width: number,
  height: number,
): Promise<void> {
  await open.page.evaluate(
    (size) => {
      const iframe = document.querySelector<HTMLElement>('#pane iframe');
      document.getElementById('pane')?.style.setProperty('width', `${String(size.width)}px`);
      iframe?.style.setProperty('flex', 'none');
      iframe?.style.setProperty('height', `${String(size.height)}px`);
    },
    { width, height },
  );
}
