import { element } from './elements';

/** Excel's dialog after an entry that validation refuses: its text, Retry and Cancel. */
export function askForRetry(message: string): Promise<boolean> {
  const dialog = element('refused-entry', HTMLDialogElement);
  element('refused-entry-text', HTMLElement).textContent = message;
  dialog.returnValue = 'cancel';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener(
      'close',
      () => {
        resolve(dialog.returnValue === 'retry');
      },
      { once: true },
    );
  });
}
