import type { ColumnsWanted } from '../../../taskpane/columns/fields';
import { readColumns } from '../../../taskpane/columns/read';
import { recognise } from '../../../taskpane/columns/recognition';
import { excelWorkbook } from '../../../taskpane/excel/excel-workbook';
import type { Lists, Operation } from '../../../taskpane/operation/operation';
import type { Plan } from '../../../taskpane/plan/plan';
import type { Where } from '../../../taskpane/plan/source';
import type { Reading } from '../../../taskpane/workbook/workbook';
import { say, languages, translator, type Language } from '../../../language';
import { atOnceSlices } from '../support/at-once';

/** Reads areas of the open workbook, which must be possible. */
export async function read(wheres: readonly Where[]): Promise<Reading> {
  const reading = await excelWorkbook.read(wheres);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.value;
}

/** What an operation makes of the open workbook, whose lists fill a sheet each; read as the pane reads it. */
export async function planOf<L extends Lists, Options, Detail>(
  operation: Operation<L, Options, Detail>,
  options: NoInfer<Options>,
  lists?: Readonly<Partial<Record<keyof L & string, string>>>,
  language: Language = 'en',
): Promise<Plan> {
  const t = translator(language);
  const given: Record<string, unknown> = {};
  const { facts } = await read([]);
  const also = (await read(operation.also?.(facts) ?? [])).tables;
  const sources = [...also];
  for (const [key, sheet] of Object.entries<string | undefined>(lists ?? {})) {
    const wanted: ColumnsWanted = operation.lists[key] ?? { fields: {} };
    const [source] = (await read([{ kind: 'sheet', sheet: sheet ?? '' }])).tables;
    if (!source) throw new Error(`${sheet ?? key} cannot be read`);
    const recognition = recognise(source, wanted);
    const list = readColumns(source, wanted, { recognition, hidden: undefined });
    if (!list.ok) throw new Error(JSON.stringify(list.refusals));
    given[key] = { ...list, source };
    sources.push(source);
  }
  const computed = await operation.compute(
    {
      lists: given as never,
      also,
      options,
      facts,
      sources: sources.map(({ snapshot }) => snapshot),
      now: new Date(2026, 10, 22, 13, 5),
      language,
      t,
    },
    atOnceSlices,
  );
  if (!computed.ok) {
    throw new Error(
      computed.refusals.map(({ sentence }) => say(languages[language], sentence)).join(),
    );
  }
  return computed.plan;
}
