import { describe, expect, test } from '@jest/globals';
import { translator } from '../../../src/language';
import { oneOf } from '../../support/sampled';
import { BookDirector } from './support/nk-book';
import { newWorkbook, paired } from './support/sample-event';

/** A row of Players by what stands in it. */
const row = (name: string, rating: number | null, grade: string | null = null, group?: number) => [
  null,
  name,
  rating,
  null,
  group ?? null,
  null,
  null,
  null,
  grade,
];

async function pairing(
  language: 'en' | 'nl',
  ...rows: readonly (readonly (string | number | null)[])[]
): Promise<BookDirector> {
  const workbook = newWorkbook(16, language);
  for (const each of rows) workbook.append('NK_Players', [...each]);
  return BookDirector.open(translator(language)('nkPairRound'), workbook);
}

const filled = (nk: BookDirector): readonly string[] => nk.desk.texts('button.primary');

describe.each(oneOf(['en', 'nl'] as const))(
  'A late entry that is all that stands in the way, in %s',
  (language) => {
    const t = translator(language);
    const offer = (number: number): string => t('nkAddLate', { number, group: t('nkTopGroup') });

    test('is the one filled button, said once, and leads to the preview', async () => {
      const nk = await pairing(language, row('Piet', 2990));
      expect(filled(nk)).toEqual([offer(17)]);
      expect(nk.desk.texts('button').filter((each) => each === offer(17))).toHaveLength(1);
      const button = nk.desk.pane.find('.bar button.primary');
      expect(button.getAttribute('aria-label')).toBe(`Piet: ${offer(17)}`);
      button.focus();
      await nk.desk.press(`Piet: ${offer(17)}`);
      expect(nk.book.event.rows('NK_Players')[16]?.slice(0, 3)).toEqual([17, 'Piet', 2990]);
      expect(document.activeElement?.textContent).toBe(t('preview'));
      expect(nk.desk.texts('.boards').join()).toContain('Piet');
      expect(filled(nk)).toEqual([t('write')]);
    });

    test('is offered the player who has the bye of the round that is played, on a board', async () => {
      const workbook = newWorkbook(13, language);
      paired(workbook);
      workbook.append('NK_Players', [...row('Piet', 2990), null, null, null, null, null, null]);
      const nk = await BookDirector.open(t('nkPairRound'), workbook);
      const join = t('nkJoin', { board: 7, round: 1 });
      expect(nk.desk.texts('button')).toContain(join);
      await nk.desk.press(`Piet: ${join}`);
      expect(nk.book.event.rows('NK_Players')[13]?.[9]).toBe(1);
      expect(nk.book.event.rows('NK_Round_1')[6]).toContain('Piet');
    });

    test('asks for the rating first, and writes what was typed', async () => {
      const nk = await pairing(language, row('Piet', null));
      expect(filled(nk)).toEqual([t('goFirst')]);
      await nk.desk.type(t('nkLateRating', { name: 'Piet' }), '2990');
      expect(filled(nk)).toEqual([offer(17)]);
      await nk.desk.type(t('nkLateRating', { name: 'Piet' }), '2990x');
      expect(filled(nk)).toEqual([t('goFirst')]);
      await nk.desk.type(t('nkLateRating', { name: 'Piet' }), '2980');
      await nk.desk.press(`Piet: ${offer(17)}`);
      expect(nk.book.event.rows('NK_Players')[16]?.slice(0, 3)).toEqual([17, 'Piet', 2980]);
    });

    test('comes one after the other, and the bar says whom it takes in', async () => {
      const nk = await pairing(language, row('Piet', 2990), row('Jan', 2980));
      expect(filled(nk)).toEqual([offer(17)]);
      expect(nk.desk.texts('.bar .run')).toEqual(['Piet']);
      expect(nk.desk.texts('main button').filter((each) => each === offer(18))).toHaveLength(1);
      nk.desk.pane.find('.bar button.primary').focus();
      await nk.desk.press(`Piet: ${offer(17)}`);
      expect(document.activeElement?.textContent).toBe(t('refusedTitle'));
      expect(filled(nk)).toEqual([offer(18)]);
      expect(nk.desk.texts('.bar .run')).toEqual([t('looksAgain')]);
    });

    test('waits while something else has to be fixed', async () => {
      const nk = await pairing(language, row('Piet', 2990));
      nk.book.event.type('NK_Players', 3, 2, 'strong');
      await nk.desk.press(t('runAgain'));
      expect(filled(nk)).toEqual([t('goFirst')]);
    });
  },
);
