import { type Language, languages, say, sentence, translator } from '../../../src/language';
import { createExcelWorkbook, excelSheet } from '../excel';
import { wait } from '../requests/requests';
import type { Area } from '../../sheets/address';
import type { CellStyle, Finding, Plan, PlanCell } from '../../sheets/plan';
import { attempt, type Attempt, type Problem } from '../workbook/problems';
import { takeBack } from '../undo/taking-back';
import type { Check } from './cells';
import { ask, type Difference, differs, type Ground, type GroundSheet } from './ground';

const text = (value: string, style?: CellStyle): PlanCell => ({
  kind: 'text',
  text: value,
  ...(style && { style }),
});
const number = (value: number): PlanCell => ({ kind: 'number', value, format: '0' });
const formula = (value: string): PlanCell => ({ kind: 'formula', formula: value });
const input: PlanCell = { kind: 'blank', format: '@', style: 'input' };

/** A sheet with all that sheets of the jobs have: what a write checks, and what somebody looks at to judge it by eye. */
export function samplePlan(
  title: string,
  {
    sheet,
    table,
    language,
  }: { readonly sheet: string; readonly table: string; readonly language: Language },
): Plan {
  const t = translator(language);
  return {
    title,
    sheets: [
      {
        name: sheet,
        blocks: [
          {
            at: 'A1',
            cells: [[text(t('checkSheetHead'), 'title')], [text(t('checkSheetNote'), 'note')]],
          },
          {
            at: 'A4',
            cells: [
              [
                text(t('checkSheetBoard'), 'header'),
                text(t('checkSheetBlack'), 'header'),
                text(t('checkSheetResult'), 'header'),
              ],
              [number(1), text('Ann Aalders'), input],
              [number(2), text('=Bob'), { kind: 'text', text: 'B+X', format: '@', style: 'input' }],
            ],
            list: { kind: 'table', name: table },
            lines: ['A4:C6'],
            choices: [
              {
                at: 'C5:C6',
                from: { kind: 'texts', texts: ['1-0', '0-1', '½-½'] },
                refusal: t('checkSheetRefusal'),
              },
            ],
            highlights: [
              { at: 'C5:C6', formula: '=$C5="B+X"', look: 'wrong' },
              { at: 'A5:B6', formula: '=$C5="1-0"', look: 'good' },
            ],
          },
          {
            at: 'E4',
            cells: [
              [text('COUNT', 'header'), text('SOF.AWARD', 'header')],
              [formula('=COUNT(A5:A6)'), formula('=SOF.AWARD(1250,60)')],
            ],
          },
          {
            at: 'E8',
            cells: [[text(t('checkSheetName'), 'warning'), { kind: 'truth', value: true }]],
          },
        ],
        widths: { A: 8, B: 24, C: 10 },
        freeze: { rows: 4, columns: 1 },
        tall: { rows: '5:6', points: 24 },
        print: {
          orientation: 'landscape',
          area: 'A:F',
          titleRows: '$4:$4',
          fitToWidth: true,
          header: { left: t('checkSheetHead'), right: '&D' },
          footer: { left: sheet, right: '&P' },
        },
        select: 'C5',
        tabColor: '#0f6cbd',
      },
    ],
    blocks: [],
    names: [],
    sources: [],
    warnings: [],
  };
}

/** What the pane would say, in the language of the report. */
function toldOf(problem: Problem): string {
  return say(languages.en, problem);
}

function toldAll(findings: readonly Finding[]): readonly string[] {
  return findings.map((finding) => say(languages.en, finding.sentence));
}

/** What became of it: its kind, and all that is said of it. */
function told(
  outcome: Attempt<{ readonly kind: string; readonly warnings?: readonly Finding[] }>,
): readonly unknown[] {
  if (!outcome.ok) return [toldOf(outcome.problem)];
  const { kind, warnings = [], ...more } = outcome.value;
  const parts = [
    ...('withoutPrintSetup' in more && more.withoutPrintSetup === true ? ['no print setup'] : []),
    ...('undoEndsWithPane' in more ? ['undo not kept'] : []),
  ];
  return [kind, ...toldAll(warnings), ...parts];
}

/** What jobs do: the pane’s own reading, writing and undoing. */
export function written(): readonly Check[] {
  const workbook = createExcelWorkbook();
  return [
    {
      said: 'checkReads',
      run: async (_, sheet) => {
        const area = sheet.take(3, 2);
        await wait(async (context) => {
          sheet.put(context, area, [
            ['Name', 'Rating'],
            ['Ann', 2100],
            ['Bob', 1900.5],
          ]);
          await context.sync();
        });
        const read = await workbook.read([{ kind: 'typed', text: sheet.address(area) }]);
        if (!read.ok) return differs('', toldOf(read.problem));
        const cells = read.value.tables[0]?.rows.map((row) => row.cells.map(({ kind }) => kind));
        return differs(
          [
            ['text', 'text'],
            ['text', 'number'],
            ['text', 'number'],
          ],
          cells,
        );
      },
    },
    {
      said: 'checkWrites',
      run: async (ground, sheet) => {
        const area = sheet.take(3, 1);
        await wait(async (context) => {
          sheet.put(context, area, [['before'], [7.5], ['list']]);
          context.workbook.names.add(listOf(ground), sheet.range(context, { ...area, rows: 2 }));
          await context.sync();
        });
        const outcome = await workbook.write(planOver(ground, sheet, area.row));
        const agreed = outcome.ok && outcome.value.kind === 'filled' ? outcome.value.cells : [];
        const done =
          agreed.length > 0
            ? await workbook.write(planOver(ground, sheet, area.row), agreed)
            : outcome;
        if (done.ok && done.value.kind === 'unfinished') {
          const { leftovers } = done.value;
          ground.stands(() => takeBack(leftovers));
        }
        if (!done.ok || done.value.kind !== 'written') return differs(['written'], told(done));
        const { receipt } = done.value;
        ground.stands(async () => {
          const again = await workbook.undoWriting(receipt);
          return again.ok ? again.value : again.problem;
        });
        const warned = differs(['written'], told(done));
        const undone = await workbook.undoWriting(receipt);
        if (undone.ok && undone.value.kind === 'undone') ground.stands(undefined);
        const after = await contentsOf(sheet, area);
        const undoing = undone.ok ? [undone.value.kind] : [toldOf(undone.problem)];
        const left = await isThere(ground);
        return (
          warned ??
          differs([['undone'], [['before'], [7.5], ['list']], false], [undoing, after, left])
        );
      },
    },
    {
      said: 'checkInserts',
      run: async (_, sheet) => {
        const area = sheet.take(1, 1);
        await wait(async (context) => {
          sheet.holds(area, [['=1+2']]);
          sheet.in(context).activate();
          sheet.range(context, area).select();
          await context.sync();
        });
        const inserted = await excelSheet.insert('=1+2');
        if (!inserted.ok) return differs('', toldOf(inserted.problem));
        if (inserted.value.kind !== 'inserted') return differs('inserted', inserted.value.kind);
        const there = await contentsOf(sheet, area);
        const undone = await excelSheet.undo(inserted.value.receipt);
        const after = await contentsOf(sheet, area);
        return differs([[[3]], true, [['']]], [there, undone.ok, after]);
      },
    },
  ];
}

const listOf = (ground: Ground): string => ground.nameFor('Moves');
const sheetOf = (ground: Ground): string => `Check ${ground.id.slice(0, 8)} W`;

/** A sheet of its own, cells over others, and a name that follows its list. */
function planOver(ground: Ground, sheet: GroundSheet, row: number): Plan {
  const title = say(languages.en, sentence('checkTitle'));
  return {
    ...samplePlan(title, {
      sheet: sheetOf(ground),
      table: ground.nameFor('Round'),
      language: 'en',
    }),
    blocks: [
      {
        sheetId: sheet.id ?? '',
        sheet: sheet.name,
        at: `A${row + 1}`,
        cells: [[text('after', 'header')], [number(8)], [{ kind: 'keep' }]],
      },
    ],
    names: [{ name: ground.nameFor('Sheet'), sheet: sheetOf(ground), address: 'A4:C6' }],
    moves: [{ name: listOf(ground), sheet: sheet.name, address: `A${row + 1}:A${row + 3}` }],
  };
}

function contentsOf(sheet: GroundSheet, area: Area): Promise<unknown> {
  return ask((context) => {
    const range = sheet.range(context, area);
    range.load('values');
    return () => range.values;
  });
}

/** Whether the sheet of the write is there, or is said not to be known. */
async function isThere(ground: Ground): Promise<boolean | Difference> {
  const found = await attempt(() =>
    ask((context) => {
      const sheet = context.workbook.worksheets.getItemOrNullObject(sheetOf(ground));
      sheet.load('name');
      return () => !sheet.isNullObject;
    }),
  );
  return found.ok ? found.value : undefined;
}
