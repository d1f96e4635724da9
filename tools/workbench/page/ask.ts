import { element } from './elements';

export interface Question {
  readonly sentence: string;
  readonly list?: readonly string[];
  readonly more?: string;
  readonly yes: string;
}

/** Asks before something is done; Esc and Cancel are no. */
export function ask({ sentence, list = [], more = '', yes }: Question): Promise<boolean> {
  const dialog = element('ask', HTMLDialogElement);
  element('ask-sentence', HTMLElement).textContent = sentence;
  element('ask-more', HTMLElement).textContent = more;
  element('ask-yes', HTMLButtonElement).textContent = yes;
  const items = list.map((text) => {
    const item = document.createElement('li');
    item.textContent = text;
    return item;
  });
  element('ask-list', HTMLElement).replaceChildren(...items);
  dialog.returnValue = 'cancel';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener(
      'close',
      () => {
        resolve(dialog.returnValue === 'yes');
      },
      { once: true },
    );
  });
}
