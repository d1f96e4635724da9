import { expect, test } from '@jest/globals';
import { render, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import type { Stepwise } from '../../../src';
import { CopyText } from '../../../taskpane/controls/sharing/CopyText';
import { useInSteps } from '../../../taskpane/nk/texts/views/ExportJob';

const copied: string[] = [];
Object.assign(navigator, {
  clipboard: {
    writeText: (text: string) => {
      copied.push(text);
      return Promise.resolve();
    },
  },
});

function Text({ work }: { readonly work: () => Stepwise<string> }): VNode | null {
  const made = useInSteps(work);
  if (!made) return null;
  return (
    <CopyText
      label="Table"
      text={made.value}
      isStale={made.isStale}
      button="Copy"
      copied="Copied"
      hint="Paste it"
    />
  );
}

function* older(): Stepwise<string> {
  yield 0.5;
  return 'older';
}
function* newer(): Stepwise<string> {
  yield 0.5;
  return 'newer';
}

/** Effects run, then what they make in steps is made and shown. */
async function settled(change: () => void): Promise<void> {
  await act(change);
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

test('while a newer text is being made, the older one says so and is not copied', async () => {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  await settled(() => {
    render(<Text work={older} />, page);
  });
  const shown = (): (string | null | undefined)[] => [
    page.querySelector('section')?.getAttribute('aria-busy'),
    page.querySelector('textarea')?.value,
  ];
  expect(shown()).toEqual(['false', 'older']);

  await settled(() => {
    render(<Text work={newer} />, page);
    expect(shown()).toEqual(['true', 'older']);
    page.querySelector('button')?.click();
    expect(copied).toEqual([]);
  });
  expect(shown()).toEqual(['false', 'newer']);
  await settled(() => {
    page.querySelector('button')?.click();
  });
  expect(copied).toEqual(['newer']);
});
