import { sentence } from '../../../src/language';
import { englishError } from '../../sheets/references';
import { callsOneOf } from '../workbook/problems';
import { askCalculation } from '../requests/facts';
import { pause, wait } from '../requests/requests';
import {
  type Difference,
  differs,
  errorOf,
  type GroundSheet,
  type Line,
  outcomeOf,
  yes,
} from './ground';

/** A formula with what it must show, row by row. */
interface Expected {
  readonly formula: string;
  readonly shows: readonly (readonly unknown[])[];
}

/** What stands in A1:C4 for the formulas of `excelFunctions`. */
const sampleCells = [
  ['Ann', 3, 'B+'],
  ['Bob', 1, ''],
  ['Cas', 2, 'W-'],
  ['Dirk', 2, ''],
] as const;

/**
 * Each function of Excel that written formulas call, in the way they call it, with what it must give over the cells above. A test
 * compares their names with those in the workbooks that the jobs write.
 */
export const excelFunctions: Readonly<Record<string, readonly [formula: string, value: unknown]>> =
  {
    ABS: ['=ABS(-2.5)', 2.5],
    ADDRESS: ['=ADDRESS(2,3)', '$C$2'],
    AND: ['=AND(B1:B4>0)', true],
    CHAR: ['=CHAR(65)', 'A'],
    CLEAN: ['=CLEAN("a"&CHAR(10)&"b")', 'ab'],
    COLUMN: ['=COLUMN(C1)', 3],
    COLUMNS: ['=COLUMNS(A1:C1)', 3],
    COUNT: ['=COUNT(A1:B4)', 4],
    COUNTA: ['=COUNTA(C1:C4)', 2],
    COUNTIF: ['=COUNTIF(B1:B4,">"&B3)', 1],
    'ERROR.TYPE': ['=ERROR.TYPE(NA())', 7],
    FILTER: ['=SUM(FILTER(B1:B4,A1:A4<>"Bob",0))', 7],
    FIND: ['=FIND("k","Dirk")', 4],
    FREQUENCY: ['=SUMPRODUCT(FREQUENCY(B1:B4,{1,2}),{1;10;100})', 121],
    IF: ['=IF(B1>2,"more","less")', 'more'],
    IFERROR: ['=IFERROR(1/0,"none")', 'none'],
    INDEX: ['=INDEX(A1:A4,3)', 'Cas'],
    INT: ['=INT(-1.5)', -2],
    ISBLANK: ['=ISBLANK(C2)', true],
    ISERROR: ['=ISERROR(1/0)', true],
    ISFORMULA: ['=SUMPRODUCT(1-ISFORMULA(A1:B4))', 8],
    ISLOGICAL: ['=ISLOGICAL(B1>2)', true],
    ISNA: ['=ISNA(NA())', true],
    ISNUMBER: ['=SUMPRODUCT(ISNUMBER(A1:B4)*1)', 4],
    LEFT: ['=LEFT("Dirk",2)', 'Di'],
    LEN: ['=LEN("Dirk")', 4],
    LOWER: ['=LOWER("B+R")', 'b+r'],
    MATCH: ['=MATCH("Cas",A1:A4,0)', 3],
    MAX: ['=MAX(B1:B4)', 3],
    MID: ['=MID("Dirk",2,2)', 'ir'],
    MIN: ['=MIN(B1:B4)', 1],
    MMULT: ['=SUM(MMULT({1,2;3,4},{1;1}))', 10],
    NA: ['=IFERROR(NA(),"not available")', 'not available'],
    NOT: ['=NOT(B1>2)', false],
    NUMBERVALUE: ['=NUMBERVALUE("2,5",",",".")', 2.5],
    OR: ['=OR(B1:B4>2)', true],
    RIGHT: ['=RIGHT("Dirk",2)', 'rk'],
    ROUNDUP: ['=ROUNDUP(2.1,0)', 3],
    ROW: ['=ROW(A3)', 3],
    ROWS: ['=ROWS(A1:A4)', 4],
    SEQUENCE: ['=SUM(SEQUENCE(3))', 6],
    SORT: ['=INDEX(SORT(B1:B4,1,-1),1)', 3],
    SUBSTITUTE: ['=SUBSTITUTE("B-X","X","R")', 'B-R'],
    SUM: ['=SUM((B1:B4=2)*1)', 2],
    SUMIF: ['=SUMIF(A1:A4,"C*",B1:B4)', 2],
    SUMPRODUCT: ['=SUMPRODUCT((A1:A4<>"")*B1:B4)', 8],
    TEXTJOIN: ['=TEXTJOIN(", ",TRUE,A1:A4)', 'Ann, Bob, Cas, Dirk'],
    TRANSPOSE: ['=SUM(TRANSPOSE(B1:B4)*{1,10,100,1000})', 2213],
    TRIM: ['=TRIM("  a   b ")', 'a b'],
    UNIQUE: ['=ROWS(UNIQUE(B1:B4))', 3],
    XLOOKUP: ['=XLOOKUP("Cas",A1:A4,B1:B4,"")&XLOOKUP("Eva",A1:A4,B1:B4,"nobody")', '2nobody'],
  };

/** What an example of the help says of its result: `25.16`, `{1,"Ann";2,""}`, or a plain text. */
export function shownBy(result: string): readonly (readonly unknown[])[] {
  if (!result.startsWith('{')) return [[constant(result)]];
  const rows: unknown[][] = [[]];
  for (const [piece] of result.slice(1, -1).matchAll(/"(?:[^"]|"")*"|[^,;"]+|[,;]/g)) {
    if (piece === ';') rows.push([]);
    else if (piece !== ',') rows.at(-1)?.push(constant(piece));
  }
  return rows;
}

function constant(text: string): unknown {
  if (text.startsWith('"')) return text.slice(1, -1).replaceAll('""', '"');
  if (text === 'TRUE' || text === 'FALSE') return text === 'TRUE';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** How long formulas may take, in milliseconds, and how often is looked. */
const longest = 20_000;
const nextLook = 250;

/**
 * Waits until these cells show results. The functions of the add-in answer when Excel has done everything else, and show #BUSY! or
 * their old value until then.
 */
export async function calculated(
  at: readonly ((context: Excel.RequestContext) => Excel.Range)[],
): Promise<readonly (readonly (readonly unknown[])[])[]> {
  for (let waited = 0; ; waited += nextLook) {
    const { values, isDone } = await wait(async (context) => {
      const calculation = askCalculation(context);
      const ranges = at.map((range) => range(context));
      for (const range of ranges) range.load('values');
      await context.sync();
      const shown = ranges.map((range) => range.values as unknown[][]);
      const isBusy = shown.flat(2).includes('#BUSY!');
      return { values: shown, isDone: calculation() !== 'underway' && !isBusy };
    });
    if (isDone || waited >= longest) return values;
    await pause(nextLook);
  }
}

/** Excel’s own functions, over the sample cells on a sheet of their own. */
export async function checkExcelFunctions(sheet: GroundSheet): Promise<readonly Line[]> {
  await wait(async (context) => {
    sheet.put(context, sheet.take(sampleCells.length, 3), sampleCells);
    await context.sync();
  });
  const all = Object.entries(excelFunctions);
  const asked = all.map(([, [formula, value]]) => ({ formula, shows: [[value]] }));
  const outcomes = await checkFormulas(sheet, asked);
  return all.map(([name], i) => ({
    id: `excel.${name}`,
    said: sentence('checkExcelFunction', { name }),
    outcome: outcomes[i] ?? yes,
  }));
}

/** A function of the add-in with the first example of its help. */
export interface OwnExample {
  readonly id: string;
  readonly formula: string;
  readonly result: string;
}

/** Each function of the add-in in a cell. */
export async function checkOwnFunctions(
  sheet: GroundSheet,
  examples: readonly OwnExample[],
): Promise<readonly Line[]> {
  const asked = examples.map(({ formula, result }) => ({ formula, shows: shownBy(result) }));
  const outcomes = await checkFormulas(sheet, asked);
  return examples.map(({ id, formula }, i) => ({
    id: `own.${id}`,
    said: sentence('checkOwnFunction', { formula }),
    outcome: outcomes[i] ?? yes,
  }));
}

/** All of them at once; where Excel refuses that, one by one. */
async function checkFormulas(
  sheet: GroundSheet,
  asked: readonly Expected[],
): Promise<readonly Line['outcome'][]> {
  const placed = asked.map((each) => {
    const columns = each.shows[0]?.length ?? 1;
    return { ...each, area: sheet.take(each.shows.length, columns) };
  });
  const differences = async (some: typeof placed): Promise<readonly Difference[]> => {
    await wait(async (context) => {
      for (const { area, formula } of some) {
        sheet.maySpill(area);
        sheet.put(context, { ...area, rows: 1, columns: 1 }, [[formula]]);
      }
      await context.sync();
    });
    const values = await calculated(
      some.map(
        ({ area }) =>
          (context) =>
            sheet.range(context, area),
      ),
    );
    return some.map(({ shows }, i) => differs(shows, values[i]));
  };
  try {
    return (await differences(placed)).map(outcomeOf);
  } catch {
    const outcomes: Line['outcome'][] = [];
    for (const each of placed) {
      try {
        outcomes.push(outcomeOf((await differences([each]))[0]));
      } catch (error) {
        outcomes.push(errorOf(error));
      }
    }
    return outcomes;
  }
}

/** How many formulas with functions of ours, anywhere in the workbook, are not as they should be: they are read, and left alone. */
interface OwnFormulas {
  /** They name another add-in’s file. */
  readonly taken: number;
  /** They show #NAME?. */
  readonly unknown: number;
}

export async function ownFormulas(ids: readonly string[]): Promise<OwnFormulas> {
  const isOurs = callsOneOf(ids, ['DEV']);
  return wait(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load('items/name');
    await context.sync();
    const used = worksheets.items.map((sheet) => {
      const range = sheet.getUsedRangeOrNullObject(true);
      range.load('rowCount,columnCount');
      return range;
    });
    await context.sync();
    const searched = used.filter(
      (range) => !range.isNullObject && range.rowCount * range.columnCount <= mostCells,
    );
    for (const range of searched) range.load('formulas,values');
    await context.sync();
    const own = searched.flatMap((range) => {
      const values = (range.values as unknown[][]).flat();
      const formulas = (range.formulas as unknown[][]).flat().map(String);
      return formulas.flatMap((formula, i) =>
        isOurs(formula) ? [{ formula, value: values[i] }] : [],
      );
    });
    const isUnknown = (value: unknown): boolean => englishError(String(value)) === '#NAME?';
    return {
      taken: own.filter(({ formula }) => isTaken(formula)).length,
      unknown: own.filter(({ value }) => isUnknown(value)).length,
    };
  });
}

/** Cells of a sheet that are searched at most. */
const mostCells = 20_000;

const isTaken = (formula: string): boolean =>
  /!_xldudf_/i.test(formula.replace(/"(?:[^"]|"")*"/g, ''));
