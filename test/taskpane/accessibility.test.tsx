import { describe, expect, test } from '@jest/globals';
import { foundByAxe } from './support/axe';
import { FakeSheet, place } from './support/fake-sheet';
import { sourceTable } from './support/fake-workbook';
import { sampleJob } from './support/sample-operation';
import { openExample } from './support/open-card';
import { finished, settle, show, type Shown } from './support/show';
import { oneOf } from '../support/sampled';

const openAll = ({ all }: Shown): void => {
  for (const details of all('details')) details.setAttribute('open', '');
};

describe('axe finds nothing', () => {
  test.each(oneOf(['en', 'nl'] as const))(
    'in every view, and on the card of a function (%s)',
    async (language) => {
      const pane = await show(new FakeSheet(), language);
      expect(await foundByAxe()).toEqual([]);
      await pane.go('why');
      expect(await foundByAxe()).toEqual([]);
      await pane.go('functions');
      expect(await foundByAxe()).toEqual([]);
      await openExample(pane);
      openAll(pane);
      expect(await foundByAxe()).toEqual([]);
    },
  );

  test('while a question is asked, after an insertion and after a refusal', async () => {
    const sheet = new FakeSheet();
    const pane = await show(sheet);
    await openExample(pane);
    openAll(pane);
    const content = { kind: 'value', value: 5, shown: '5' } as const;
    sheet.insertion = { ok: true, value: { kind: 'occupied', occupied: { place, content } } };
    await pane.click(pane.button('Insert'));
    await settle();
    expect(pane.all('.question')).toHaveLength(1);
    expect(await foundByAxe()).toEqual([]);
    await pane.click(pane.button('Replace'));
    await settle();
    expect(pane.all('.status button')).toHaveLength(1);
    expect(await foundByAxe()).toEqual([]);
    sheet.insertion = { ok: false, problem: { code: 'busy' } };
    await pane.click(pane.button('Insert'));
    await settle();
    expect(await foundByAxe()).toEqual([]);
  });

  test.each(oneOf(['en', 'nl'] as const))(
    'in an operation: refused, previewed, asking, written (%s)',
    async (language) => {
      const sheet = new FakeSheet();
      const { tables, writings } = sheet.workbook;
      const pane = await show(sheet, language, [sampleJob]);
      const step = async (selector: string, index = 0) => {
        const element = pane.all(selector)[index];
        if (!element) throw new Error(`the pane shows no ${selector}`);
        await pane.click(element);
        await finished(pane);
        openAll(pane);
        expect(await foundByAxe()).toEqual([]);
      };
      expect(await foundByAxe()).toEqual([]);
      await pane.openJob();
      await finished(pane);
      expect(await foundByAxe()).toEqual([]);
      tables.set('selection', sourceTable([['Name'], ['Ann'], ['Ann']], { hidden: [2] }));
      await step('.pick input');
      expect(pane.all('.refused, .question')).toHaveLength(2);
      const sound = sourceTable([
        ['Name', 'Rating'],
        ['Ann', 1900],
      ]);
      tables.set('selection', sound);
      tables.set('A1:B2', sound);
      await step('.pick input');
      await step('.list .check input');
      await step('.bar .primary');
      expect(pane.all('.bar .cells')).toHaveLength(2);
      const place = { ...sound.place, area: { ...sound.place.area, rows: 1, columns: 1 } };
      const content = { kind: 'text', text: 'mine', shown: 'mine' } as const;
      writings.push({ ok: true, value: { kind: 'filled', cells: [{ place, content }] } });
      await step('.bar .primary');
      expect(pane.all('dialog')).toHaveLength(1);
      await step('dialog button', 1);
      expect(pane.all('.status button')).toHaveLength(1);
    },
    30_000,
  );

  test.each(['outside', 'noOffice', 'noAnswer'] as const)('%s', async (kind) => {
    await show(kind);
    expect(await foundByAxe()).toEqual([]);
  });

  test('and would find a button without a name', async () => {
    const pane = await show(new FakeSheet());
    await openExample(pane);
    openAll(pane);
    pane.button('Insert').setAttribute('aria-label', '');
    pane.button('Insert').textContent = '';
    expect(await foundByAxe()).toEqual([['button-name', [expect.stringMatching(/^<button /)]]]);
  });
});

describe('Keyboard alone is enough', () => {
  test('Everything to be pressed is a native control in its natural order', async () => {
    const sheet = new FakeSheet();
    const pane = await show(sheet);
    await pane.go('functions');
    const controls = pane.all('a, button, input, summary').map(({ tagName }) => tagName);
    expect(controls).toEqual([
      ...Array<string>(3).fill('BUTTON'),
      ...Array<string>(4).fill('INPUT'),
      // A row for each function, what #NAME? means, and the repair of formulas.
      ...Array<string>(3).fill('BUTTON'),
      'A',
      'BUTTON',
      // Help and privacy.
      ...Array<string>(2).fill('A'),
    ]);
    expect(pane.all('[tabindex]:not([tabindex="-1"]), [accesskey]')).toEqual([]);
  });
});
