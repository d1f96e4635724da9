import type { Command } from './manifest';
import { element } from './elements';

/** The add-in's group on the ribbon, labelled as its manifest says. */
export function showRibbon(group: string, command: Command, run: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'wb-command';
  button.title = command.description;
  button.setAttribute('aria-pressed', 'false');
  const icon = document.createElement('img');
  icon.src = command.iconUrl;
  icon.alt = '';
  const label = document.createElement('span');
  label.textContent = command.label;
  button.append(icon, label);
  button.addEventListener('click', run);

  const ribbon = element('ribbon', HTMLElement);
  ribbon.title = group;
  ribbon.replaceChildren(button);
  return button;
}
