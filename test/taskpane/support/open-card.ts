import { finished, settle, type Shown } from './show';

/** Opens the card of a function. */
export async function openCard(pane: Shown, id = 'SOF.AWARD'): Promise<void> {
  await pane.go('functions');
  await pane.click(pane.find(`[data-card="${id}"]`));
  await finished(pane);
}

/** The same with the first example in its fields. */
export async function openExample(pane: Shown, id?: string): Promise<void> {
  await openCard(pane, id);
  await pane.click(pane.find('.examples button'));
  await settle();
}
