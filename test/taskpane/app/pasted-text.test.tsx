import { afterEach, expect, test } from '@jest/globals';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { PastedText } from '../../../taskpane/controls/PastedText';
import { wording, WordingProvider } from '../../../taskpane/controls/wording';

let root: HTMLElement;
let text: string;

function Held({ first }: { readonly first: string }) {
  const [value, setValue] = useState(first);
  text = value;
  return (
    <WordingProvider value={wording('en', '.')}>
      <PastedText id="field" value={value} onText={setValue} rows={4} />
    </WordingProvider>
  );
}

async function hold(first: string): Promise<void> {
  root = document.createElement('div');
  document.body.replaceChildren(root);
  await act(() => {
    render(<Held first={first} />, root);
  });
}
afterEach(() => {
  render(null, root);
});

const field = (): HTMLTextAreaElement => root.querySelector('textarea') as HTMLTextAreaElement;

/** Whether the browser was told to leave the field alone. */
async function paste(pasted: string): Promise<boolean> {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => pasted } });
  await act(() => {
    field().dispatchEvent(event);
  });
  return event.defaultPrevented;
}

const lines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `${at + 1} Name 1d 0-`).join('\n');

test('A short text is the field’s own', async () => {
  await hold('');
  expect(await paste('1 A 1d 0-')).toBe(false);
  await act(() => {
    field().value = '1 B';
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect([text, field().readOnly, root.querySelector('button')]).toEqual(['1 B', false, null]);
});

test('Of a long text the field holds the beginning only, and what is pasted never gets there', async () => {
  await hold('head\nfoot');
  field().setSelectionRange(5, 9);
  const long = lines(20_000);
  expect(await paste(long)).toBe(true);
  expect(text).toBe(`head\n${long}`);
  expect(field().readOnly).toBe(true);
  expect(field().value.split('\n')).toHaveLength(100);
  expect(text.startsWith(field().value)).toBe(true);
  expect(root.querySelector('p')?.textContent).toContain(text.length.toLocaleString('en'));
});

test('One long line is cut, too', async () => {
  await hold('x'.repeat(200_000));
  expect(field().value).toHaveLength(50_000);
});

test('A long text is replaced by what is pasted, or removed; then the field has the focus', async () => {
  await hold(lines(20_000));
  expect(await paste('1 A')).toBe(true);
  expect([text, field().readOnly]).toEqual(['1 A', false]);
  await hold(lines(20_000));
  await act(() => {
    root.querySelector('button')?.click();
  });
  expect([text, document.activeElement]).toEqual(['', field()]);
});
