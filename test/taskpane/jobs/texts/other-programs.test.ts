/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { sentence } from '../../../../src/language';
import { textOfBytes } from '../../../../taskpane/jobs/texts/views/TextSource';
import { otherKind } from '../../../../taskpane/nk/texts/other-kind';
import '../../../support/all-texts';
import type { ColumnsWanted } from '../../../../taskpane/sheets/columns/fields';
import { readColumns } from '../../../../taskpane/sheets/columns/read';
import { recognise } from '../../../../taskpane/sheets/columns/recognition';
import { sectionFields } from '../../../../taskpane/aga/section/fields';
import { resultFields } from '../../../../taskpane/kgs/results/entrants';
import { registrationFields } from '../../../../taskpane/kuksu/fields';
import { entryFields } from '../../../../taskpane/nk/book/fields';
import { bytesOf, readings, textOf } from '../../../corpus/programs';
import { readSamples } from '../../../corpus/lists/read';
import { sourceTable } from '../../support/fake-workbook';

describe('files in the shapes of other programs', () => {
  test.each(Object.entries(readings).filter(([, { kind }]) => kind === 'egd'))(
    'a table of the EGD, or what else %s is',
    (name, { other }) => {
      const text = textOfBytes(bytesOf(name).buffer);
      expect(text).toBe(textOf(name));
      expect(otherKind(text, 'nkOtherEgdTable')).toEqual(other && { sentence: sentence(other) });
    },
  );
});

describe('lists in the shapes of other programs are read as their table says', () => {
  const wanted: Readonly<Record<string, ColumnsWanted>> = {
    nk: { fields: entryFields },
    aga: { fields: sectionFields },
    kgs: { fields: resultFields },
    kuksu: { fields: registrationFields },
  };

  /** Numbers as an English Excel types them, everything else as text. */
  const typed = (text: string): string | number | null =>
    text === '' ? null : /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;

  test.each(readSamples('go.txt'))('$title', ({ title, list, told }) => {
    const job = wanted[title.split(',')[0] ?? ''];
    if (!job) throw new Error(title);
    const source = sourceTable(list.map((row) => row.map(typed)));
    const recognition = recognise(source, job);
    const read = readColumns(source, job, { recognition, hidden: undefined });
    const [head = '', ...lines] = told;
    if (head.startsWith('refused ')) {
      const codes = read.ok ? [] : read.refusals.map(({ sentence: said }) => said.code);
      expect(codes).toEqual(head.slice('refused '.length).split(' '));
      return;
    }
    if (!read.ok) throw new Error(JSON.stringify(read.refusals));
    const parted = (line: string): string[] => line.split('|').map((cell) => cell.trim());
    expect(
      read.rows.map(({ values }) => parted(head).map((field) => String(values[field] ?? ''))),
    ).toEqual(lines.map(parted));
  });
});
