import { afterEach, expect, test } from '@jest/globals';
import { keepOwnKeys } from '../../taskpane/own-keys';

const heard: string[] = [];
const library = (event: KeyboardEvent): void => {
  heard.push(event.key);
};

keepOwnKeys();
window.addEventListener('keydown', library);

afterEach(() => {
  heard.length = 0;
  document.body.replaceChildren();
});

function press(key: string, inside = ''): void {
  document.body.innerHTML = inside;
  const target = document.querySelector('button') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

test('Tab is the browser’s, other keys reach Microsoft’s library', () => {
  for (const key of ['Tab', 'Enter', 'F6', 'Escape']) press(key);
  expect(heard).toEqual(['Enter', 'F6', 'Escape']);
});

test('while something is asked, Esc answers it and does not leave the pane', () => {
  press('Escape', '<div class="question"><button>Cancel</button></div>');
  press('Escape', '<dialog class="question"></dialog><button>Write</button>');
  expect(heard).toEqual([]);
});

test('so does an Esc whose answer has taken the question away', () => {
  document.body.innerHTML = '<div class="question"><button>Cancel</button></div>';
  const button = document.querySelector('button');
  button?.addEventListener('keydown', () => {
    document.querySelector('.question')?.classList.remove('question');
  });
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(heard).toEqual([]);
});
