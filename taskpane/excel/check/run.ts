import { sentence, type TextKey } from '../../../src/language';
import { attempt, type Attempt, type Problem } from '../workbook/problems';
import type { Area } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import { pause, wait } from '../requests/requests';
import { calls } from './calls';
import type { Check } from './cells';
import {
  calculated,
  checkExcelFunctions,
  checkOwnFunctions,
  type OwnExample,
  ownFormulas,
} from './formulas';
import {
  ask,
  type Cleared,
  type Difference,
  differs,
  errorOf,
  Ground,
  type GroundSheet,
  type Line,
  outcomeOf,
} from './ground';
import { written } from './written';

/** Milliseconds that something took: told, never judged. */
interface Timing {
  readonly said: TextKey;
  readonly milliseconds: number;
}

export interface CheckRun {
  readonly lines: readonly Line[];
  readonly timings: readonly Timing[];
  /** What stays in the workbook, because somebody else changed or uses it. */
  readonly kept: readonly Finding[];
  /** Why something could not be taken away. */
  readonly problem?: Problem;
  readonly isStopped: boolean;
}

export interface CheckOptions {
  readonly examples: readonly OwnExample[];
  /** Told of each line as soon as it is there. */
  readonly tell?: (line: Line) => void;
  readonly isStopped?: () => boolean;
  /** Which of them are run; all where it is absent. */
  readonly isWanted?: (said: TextKey) => boolean;
}

/** Runs every check, one after the other, and takes away what they made, whatever happens. A failure is that no sheet can be added. */
export async function runChecks(options: CheckOptions): Promise<Attempt<CheckRun>> {
  const { tell = () => undefined, isStopped = () => false } = options;
  const laid = await Ground.lay();
  if (!laid.ok) return laid;
  const ground = laid.value;
  const lines: Line[] = [];
  const timings: Timing[] = [];
  const add = (line: Line): void => {
    lines.push(line);
    tell(line);
  };
  const sheet = await attempt(() => ground.add());
  const all = async (): Promise<void> => {
    if (!sheet.ok) return;
    for (const work of worksOn(ground, sheet.value, options)) {
      if (isStopped()) return;
      for (const line of await work()) add(line);
      // Other work of the pane goes between them.
      await pause(0);
    }
    const areTimesWanted = options.isWanted?.('checkTimeRequest') ?? true;
    if (areTimesWanted) timings.push(...(await measured(ground, options.examples)));
  };
  let cleared: Cleared;
  try {
    await all();
  } finally {
    cleared = await ground.clear();
  }
  if (!sheet.ok) return sheet;
  return { ok: true, value: { ...cleared, lines, timings, isStopped: isStopped() } };
}

type Work = () => Promise<readonly Line[]>;

function worksOn(
  ground: Ground,
  sheet: GroundSheet,
  { examples, isWanted = () => true }: CheckOptions,
): readonly Work[] {
  const each = (checks: readonly Check[]): Work[] =>
    checks
      .filter(({ said }) => isWanted(said))
      .map(({ said, run }) => async () => [await lineOf(said, () => run(ground, sheet))]);
  const several =
    (said: TextKey, work: (own: GroundSheet) => Promise<readonly Line[]>): Work =>
    async () => {
      if (!isWanted(said)) return [];
      try {
        return await work(await ground.add());
      } catch (error) {
        return [{ id: idOf(said), said: sentence(said as 'checkKinds'), outcome: errorOf(error) }];
      }
    };
  return [
    ...each(calls),
    ...each(written()),
    several('checkExcelFunctions', checkExcelFunctions),
    several('checkOwnFunctions', (own) => checkOwnFunctions(own, examples)),
    ...each(howFunctionsAreCalled(examples)),
  ];
}

async function lineOf(said: TextKey, work: () => Promise<Difference>): Promise<Line> {
  const line = { id: idOf(said), said: sentence(said as 'checkKinds') };
  try {
    return { ...line, outcome: outcomeOf(await work()) };
  } catch (error) {
    return { ...line, outcome: errorOf(error) };
  }
}

/** `checkSheetName` is the line `sheetName`. */
const idOf = (said: TextKey): string => said.charAt(5).toLowerCase() + said.slice(6);

/** How formulas of the add-in behave in cells, besides what they give. */
function howFunctionsAreCalled(examples: readonly OwnExample[]): readonly Check[] {
  const ids = examples.map(({ id }) => id);
  const award = examples.find(({ id }) => id === 'SOF.AWARD');
  const name = award?.formula.slice(1, award.formula.indexOf('(')) ?? 'SOF.AWARD';
  return [
    {
      said: 'checkAsTyped',
      run: async (_, sheet) => {
        const area = sheet.take(1, 1);
        const formula = `=${name}(1250,60)`;
        return ask((context) => {
          const range = sheet.put(context, area, [[formula]]);
          range.load('formulas');
          return () => differs(formula, (range.formulas as unknown[][])[0]?.[0]);
        });
      },
    },
    {
      said: 'checkWrongArgument',
      run: async (_, sheet) => {
        const area = sheet.take(1, 2);
        const formulas = [`=${name}(1250,"abc")`, `=IFERROR(${name}(1250,"abc"),"refused")`];
        return differs([['#VALUE!', 'refused']], await shownBy(sheet, area, [formulas]));
      },
    },
    {
      said: 'checkBlank',
      run: async (_, sheet) => {
        const area = sheet.take(1, 2);
        const formula = `=${name}(1250,60,B${area.row + 1})`;
        return differs([[25.16, '']], await shownBy(sheet, area, [[formula, '']]));
      },
    },
    {
      said: 'checkNeverOld',
      run: async ({ id }, sheet) => {
        const area = sheet.take(1, 2);
        // Another one in each run: what was calculated before might be remembered.
        const average = 1000 + Number.parseInt(id.slice(0, 4), 16) / 100;
        const shown = await shownBy(sheet, area, [[average, `=${name}(A${area.row + 1},60)`]]);
        const old = shown?.[0]?.[1];
        return ask((context) => {
          sheet.put(context, { ...area, columns: 1 }, [[average / 2]]);
          const range = sheet.range(context, area);
          range.load('values');
          return () => {
            const value = range.values[0]?.[1] as unknown;
            return value === old
              ? { expected: 'not the old value', seen: String(value) }
              : undefined;
          };
        });
      },
    },
    {
      said: 'checkOwnFollows',
      run: async (_, sheet) => {
        const area = sheet.take(1, 2);
        await shownBy(sheet, area, [[1250, `=${name}(A${area.row + 1},60)`]]);
        return differs([[0, 8.71]], await shownBy(sheet, { ...area, columns: 1 }, [[0]], area));
      },
    },
    {
      said: 'checkTaken',
      run: async () => differs(0, (await ownFormulas(ids)).taken),
    },
    {
      said: 'checkKnown',
      run: async () => differs(0, (await ownFormulas(ids)).unknown),
    },
  ];
}

/** What cells show once they hold this and everything is calculated. */
async function shownBy(
  sheet: GroundSheet,
  area: Area,
  contents: readonly (readonly unknown[])[],
  shows = area,
): Promise<readonly (readonly unknown[])[] | undefined> {
  await wait(async (context) => {
    sheet.put(context, area, contents);
    await context.sync();
  });
  const [values] = await calculated([(context) => sheet.range(context, shows)]);
  return values;
}

/** Requests that the first of them is the median of. */
const requests = 5;
/** Cells that are written and read, and formulas that are calculated. */
const many = { cells: 1000, formulas: 100 } as const;

async function measured(ground: Ground, examples: readonly OwnExample[]): Promise<Timing[]> {
  const timings: Timing[] = [];
  const timed = async (said: TextKey, work: () => Promise<unknown>): Promise<number> => {
    const before = performance.now();
    await work();
    const milliseconds = Math.round(performance.now() - before);
    timings.push({ said, milliseconds });
    return milliseconds;
  };
  // What fails here has failed in a line above already.
  await attempt(async () => {
    const sheet = await ground.add();
    const each: number[] = [];
    for (let i = 0; i < requests; i++) each.push(await timed('checkTimeRequest', nothing));
    const [median = 0] = each.sort((a, b) => a - b).slice(Math.floor(requests / 2));
    timings.splice(0, requests, { said: 'checkTimeRequest', milliseconds: median });
    const area = sheet.take(many.cells, 1);
    const numbers = Array.from({ length: many.cells }, (_, i) => [i]);
    await timed('checkTimeWrite', () =>
      wait(async (context) => {
        sheet.put(context, area, numbers);
        await context.sync();
      }),
    );
    await timed('checkTimeRead', () =>
      wait(async (context) => {
        sheet.range(context, area).load('values');
        await context.sync();
      }),
    );
    const [first] = examples;
    if (!first) return;
    const cells = sheet.take(many.formulas, 1);
    const formulas = Array.from({ length: many.formulas }, () => [first.formula]);
    await timed('checkTimeFormulas', () => shownBy(sheet, cells, formulas));
  });
  return timings;
}

const nothing = (): Promise<void> =>
  wait(async (context) => {
    context.workbook.application.load('calculationMode');
    await context.sync();
  });
