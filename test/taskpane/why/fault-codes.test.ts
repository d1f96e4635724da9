/** @jest-environment ./test/support/environment.js */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { aga } from '../../../src/aga/messages';
import { general } from '../../../src/core/message';
import { kgs } from '../../../src/kgs/messages';
import { kuksu } from '../../../src/kuksu/messages';
import { nk } from '../../../src/nk/messages';
import { sof } from '../../../src/sof/messages';
import { cellName, columnLetters, contains, parseArea } from '../../../taskpane/sheets/address';
import { type Fault, faultOf, isSingleValue } from '../../../taskpane/why/fault';
import { type CellAt, CellError, leftOutKey, type Value } from '../../../taskpane/why/values/cell';
import { documented, namesOf } from './documented';
import { givenAs, typedValues } from './given-as';
import { columnOf, explained, FIRST_ROW, found, pane, plain, ways, workedOutIn } from './support';
import { type CallNode, placeOf, readFormula } from '../../../taskpane/why/formula/node';
import { sofAward } from '../../../src/sof/formulas';
import { firstOf } from '../../../taskpane/why/values/grid';

const catalogue = { ...general, ...sof, ...aga, ...kgs, ...nk, ...kuksu };
type Code = keyof typeof catalogue;

/** Why no single cell can be at fault, with a formula that shows it. */
type Reason =
  /** What is wrong is how many cells an argument has, not what one of them holds. */
  | { readonly shape: string; readonly argument: string }
  /** A formula's own reading of lists refuses the same with another code; programs get this one. */
  | { readonly before: string; readonly code: string }
  /** It tells of a fault of ours, and names an argument that no function has. */
  | { readonly argumentOfNone: string };

const withoutCell = {
  crosstableSquare: { shape: '=KUKSU.SODOS({0,1,0;0,0,1})', argument: 'crosstable' },
  noFiniteResult: { argumentOfNone: 'result' },
  oneColumnNeeded: { shape: '=AGA.AVERAGE({5,4;3,2})', argument: 'ratings' },
  rowsBeyondPlayers: {
    shape: '=KGS.RESULTS(60,3,{14;11;11;10},{90;80;80;60},{80;60;60;50})',
    argument: 'wins',
  },
  rowsUnlikePoints: { before: '=KUKSU.RANK({3;5;4},{2;7})', code: 'sameRowsNeeded' },
  rowsUnlikeStrengths: { before: '=NK.GROUPS({2300;2700},{"";"";""})', code: 'sameRowsNeeded' },
  rowsUnlikeWins: {
    before: '=KGS.RESULTS(60,14,{14;11;10},{90;80},{80;60;50})',
    code: 'sameRowsNeeded',
  },
  sameRowsNeeded: { shape: '=KUKSU.RANK({3;5;4},{2;7})', argument: 'sodos' },
  singleCellNeeded: { shape: '=KGS.TABLE({60;40},3)', argument: 'F' },
  sizesUnlikeHoldings: { shape: '=SOF.AVERAGE({3000;1000},{2;2;2})', argument: 'playersPerEntry' },
} as const satisfies Partial<Record<Code, Reason>>;

/** A formula, the cell that is spoilt, what it holds then, and the cells named where more than that one are at fault together. */
type Case = readonly [
  formula: string,
  cell: string,
  holds: string | number | boolean,
  together?: string,
];

/** One case for every code: each typed argument stands in cells from row 11, the first in column D, the next one in I. */
const cases: Readonly<Record<Exclude<Code, keyof typeof withoutCell>, Case>> = {
  aliasRepeats: ['=KGS.ANNUAL({"A";"B"},{"May";"May"},{8;3},{"A","","C";"B","","C"})', 'S12', 'A'],
  calculatorPlayers: ['=KGS.POINTS(60,14,2,{14,8,5;15,9,6})', 'S11', -1],
  calculatorRepeats: ['=KGS.POINTS(60,14,2,{14,8,5;15,9,6})', 'S12', 14],
  errorInCell: ['=SOF.AWARD(1250,60)', 'I11', '#REF!'],
  halfScore: ['=NK.RIGHTS(4)', 'D11', -1e308],
  holdingsMissing: ['=SOF.AVERAGE(3000,2)', 'D11', 0],
  idNeeded: [
    '=AGA.SEASON({"Ann";"Ann";"Bo"},{"May";"May";"June"},{3;2;1},,{101;102;""})',
    'D13',
    'Ann',
  ],
  notInCalculator: ['=KGS.POINTS(60,14,2,{14,8,5;15,9,6})', 'I11', 13],
  ratingsMissing: ['=AGA.AVERAGE(5)', 'D11', 0],
  rightsBeyondGroup: [
    '=NK.GROUPS({2700;2500;2600;2400},{"Topgroep";"Topgroep";"";""},2)',
    'I13',
    'Topgroep',
    'I11 I12 I13',
  ],
  sizeUnlikeCount: ['=SOF.AVERAGE({2000,1000;500,300},{2;2})', 'I11', 4],
  tableOfPlaces: ['=AGA.TABLE(4.1,20000,3)', 'N11', 10001],
  tieBeyondPlayers: ['=AGA.RESULTS(7.93,5,{1;2;3;5})', 'N13', 5],
  typeKnown: ['=SOF.FORMER(60,2,10,"UNL",0,"Swiss")', 'AC11', 'spoilt'],
  accountNeeded: ['=KGS.ANNUAL({"ManyFaces1";"Erica"},{"August";"August"},{3;3})', 'D11', 0],
  agaRating: ['=AGA.AVERAGE({5;4;3})', 'D11', 0.5],
  averageNotNegative: ['=SOF.AWARD(1250,60)', 'D11', -1],
  averageOutsideCategories: ['=AGA.SLOPE(1.1)', 'D11', 0],
  boardSizeKnown: ['=KGS.FACTOR(8,9,10)', 'I11', 0],
  calculatorPoints: ['=KGS.TABLE(60,3,{8,5,3,2,1})', 'N11', -1],
  dependsOnTitleMatch: ['=KUKSU.DEFAULTTIER(1,2,1)', 'I11', 1],
  engineNeeded: [
    '=KGS.ANNUAL({"ManyFaces";"ManyFaces1"},{"July";"August"},{8;3},{"ManyFaces1","","ManyFaces"})',
    'U11',
    0,
  ],
  entrySizeKnown: ['=SOF.AVERAGE({3000;1000},2)', 'I11', 3],
  eventKnown: ['=SOF.SESSION(600,30,,,"Flight A")', 'X11', 'spoilt'],
  eventNeeded: ['=KGS.ANNUAL({"ManyFaces1";"Erica"},{"August";"August"},{3;3})', 'I11', 0],
  factorAboveZero: ['=KGS.TABLE(60,3)', 'D11', 0],
  firstAwardTooSmall: ['=SOF.PLACE(25.16,5)', 'D11', 0],
  gameContradicted: ['=KUKSU.SODOS({0,1;0,0})', 'E11', 0.5],
  gameResult: ['=KUKSU.SODOS({0,1;0,0})', 'E11', 3],
  halfPointsWon: ['=NK.SCORE(4,7)', 'I11', -1],
  holdingNotNegative: ['=SOF.AVERAGE({3000;1000},2)', 'D11', -1],
  hoursAboveZero: ['=KGS.FACTOR(8,9,10)', 'D11', 0],
  lastPlaceOrNone: ['=KUKSU.RANK({3;3;3},{4;4;4},{2;1;0},{1;7;0})', 'S11', -1],
  lastTierOrNone: ['=KUKSU.RANK({3;3;3},{4;4;4},{2;1;0},{1;7;0})', 'N11', -1],
  leaguePlace: ['=KUKSU.DEFAULTTIER(2,1,5)', 'I11', 0],
  limitKnown: ['=SOF.FORMER(60,2,10,"UNL")', 'S11', 'spoilt'],
  limitWithoutFactor: ['=SOF.FORMER(60,2,10,"UNL")', 'S11', 3],
  markNeeded: ['=KGS.PLAYERS({6;6;2},6,{"";"";"x"})', 'N11', 3],
  numberNeeded: ['=NK.FOLD(8)', 'D11', true],
  numberTooLarge: ['=NK.RIGHTS(4)', 'D11', 1e308],
  pairsOrTeams: ['=SOF.AVERAGE({8000;6000},{4;5})', 'I12', 0],
  placeHeldByTie: ['=AGA.RESULTS(7.93,20,{1;1;3;4})', 'N13', 2],
  playerNeeded: ['=AGA.SEASON({"Ann Lee";"Ann Lee"},{"May";"May"},{3;2},,{101;102})', 'D11', 0],
  playerTwiceInEvent: [
    '=AGA.SEASON({"Ann Lee";"Bo"},{"May";"May"},{3;2},,{101;101})',
    'D12',
    'Ann Lee',
  ],
  playersCounted: ['=SOF.AVERAGE({2000,1000;500,300;800,200})', 'D11', 0, 'D11 E11'],
  ratingAboveZero: ['=KUKSU.SNAKE({2100;2000;1900;1800},2)', 'D11', 0],
  ratingKnown: ['=SOF.FORMER(60,2,10,"UNL")', 'N11', 3],
  registeredPlayersWhole: ['=KUKSU.TIERS(10)', 'D11', -1],
  remainderWithoutLeague: ['=KUKSU.TIERS(10)', 'D11', 11],
  restrictionsWhole: ['=SOF.AWARD(1250,60,1,"Sectional",1)', 'X11', -1],
  rightKnown: ['=NK.GROUPS({2700;2500;2600;2400},{"";"";"";"Topgroep"},2)', 'I11', 'spoilt'],
  scoreWithinLimits: ['=SOF.RESULTS(10,{55;60;50})', 'I11', 1e308],
  standingNotNegative: ['=KGS.CHECK({2;1;1;0},{2;2;2;2},{2;0;0;0},2)', 'D11', -1],
  startGroupWhole: ['=NK.SCORE(4,7)', 'D11', -1],
  stratumWithinField: ['=SOF.STRATUM(500,30,900,12,1)', 'S11', 50],
  strengthWithin: ['=NK.GROUPS({2300;2700;2500})', 'D11', 1e308],
  tablesAboveZero: ['=SOF.FORMER(60,2)', 'D11', 0],
  textNeeded: ['=SOF.SESSION(600,30,,,"Flight A")', 'X11', 3],
  tiedWithinPlayers: ['=AGA.POINTS(7.93,20,2,2)', 'S11', -1],
  tierLettered: ['=KUKSU.DEFAULTTIER(2,1,5)', 'D11', 0],
  tiersLettered: ['=KUKSU.DEFAULTTIER(2,1,5)', 'N11', 0],
  tooFewForCategory: ['=AGA.EXACT(1.1,5)', 'I11', 3],
  tooFewForLeague: ['=KUKSU.TIERS(10)', 'D11', 0],
  yesNoNeeded: ['=AGA.TABLE(1.1,5,5,TRUE)', 'S11', 3],
  wholeFrom: ['=SOF.FORMER(60,2)', 'I11', 0],
  lengthOfList: ['=SOF.PLACES(10,3,1)', 'I11', 0],
  wholeBetween: ['=AGA.TABLE(4.1,10,3)', 'N11', -1],
  pointsNotNegative: ['=KUKSU.RANK({3;5;4},{2;7;4})', 'D11', -1],
};

/** More cases of codes that several arguments refuse with. */
const others: readonly (readonly [Code, Case])[] = [
  ['wholeFrom', ['=KGS.FACTOR(8,9,10)', 'N11', 0]],
  ['wholeFrom', ['=KGS.POINTS(60,14,1)', 'I11', 0]],
  ['wholeFrom', ['=KGS.PLAYERS({6;6;2},6,{"";"";"x"})', 'D11', -1]],
  ['wholeFrom', ['=KGS.PLAYERS({6;6;2},6,{"";"";"x"})', 'I11', 0]],
  ['lengthOfList', ['=KGS.TABLE(60,3)', 'I11', -1]],
  ['wholeFrom', ['=AGA.EXACT(1.1,5)', 'I11', 0]],
  [
    'wholeFrom',
    ['=AGA.SEASON({"Lin";"Okafor";"Lin"},{"May";"May";"June"},{9;5.6;2.7},1)', 'S11', -1],
  ],
  ['wholeFrom', ['=NK.PROGRESS(8,2,4)', 'N11', -1]],
  ['lengthOfList', ['=NK.FOLD(8)', 'D11', 0]],
  ['wholeBetween', ['=NK.PROGRESS(4,2)', 'D11', 0]],
  ['wholeBetween', ['=NK.PROGRESS(4,2)', 'I11', 0]],
  ['wholeFrom', ['=KUKSU.SNAKE({2100;2000;1900;1800},2)', 'I11', 0]],
  ['lengthOfList', ['=SOF.PLACE(25.16,5)', 'I11', 0]],
  ['wholeBetween', ['=KGS.POINTS(60,14,1)', 'N11', 0]],
  [
    'pointsNotNegative',
    ['=KGS.ANNUAL({"ManyFaces1";"Erica"},{"August";"August"},{3;3})', 'N11', -1],
  ],
];

test('Every code of the catalogue has a case, or a reason why it can have none', () => {
  expect([...Object.keys(cases), ...Object.keys(withoutCell)].sort()).toEqual(
    Object.keys(catalogue).sort(),
  );
});

const idOf = (formula: string): string => /[A-Z.]+/.exec(formula)?.[0] ?? '';

/** What is at fault in a cell with a formula; its arguments stand in cells, and one of them may hold something else. */
async function faultIn(
  formula: string,
  spoilt?: { readonly cell: string; readonly holds: string | number | boolean },
  { way, more }: (typeof ways)[string] = { way: plain },
): Promise<Fault | undefined> {
  const at = parseArea(spoilt?.cell ?? 'A1');
  let areaOf = '';
  const given = givenAs(formula, (cells, area, column) => {
    const whole = parseArea(area);
    if (!at || !whole || !contains(whole, at)) return area;
    areaOf = area;
    return way(cells, area, column);
  });
  const { parts } = await explained((cells) => {
    given.fill(cells);
    more?.(cells, areaOf);
    cells.put('SOF!A1', '#VALUE!', given.formula);
    if (spoilt?.holds === '') cells.cells.delete(`SOF!${spoilt.cell}`);
    else if (spoilt) cells.put(`SOF!${spoilt.cell}`, spoilt.holds);
  }, 'SOF!A1');
  const part = parts.find(({ error }) => error);
  return part && faultOf(part, namesOf(idOf(formula)));
}

const addressOf = ({ row, column }: CellAt): string => cellName(row, column);

describe.each(Object.entries(ways))('The cell at fault is named through %s', (_name, way) => {
  test.each<readonly [string, Case]>([...Object.entries(cases), ...others])(
    '%s',
    async (code, [formula, cell, holds, together]) => {
      const fault = await faultIn(formula, { cell, holds }, way);
      const named = fault?.cell ? [fault.cell] : fault?.together;
      expect([fault?.failure?.code, named?.map(addressOf).join(' ')]).toEqual([
        code,
        together ?? cell,
      ]);
    },
  );
});

test.each(Object.entries<Reason>(withoutCell))('%s can name no cell', async (code, reason) => {
  if ('argumentOfNone' in reason) {
    const names = pane.ids.flatMap((id) => namesOf(id));
    expect(names.length).toBeGreaterThan(90);
    expect(names).not.toContain(reason.argumentOfNone);
    return;
  }
  const isShape = 'shape' in reason;
  const formula = isShape ? reason.shape : reason.before;
  const fault = await faultIn(formula);
  expect(fault).toMatchObject({ cell: undefined, together: [], from: [] });
  expect(fault?.failure?.code).toBe(isShape ? code : reason.code);
  if (isShape) expect(namesOf(idOf(formula))[fault?.argument ?? -1]).toBe(reason.argument);
});

describe('Of a list with one cell that cannot be used that cell is named', () => {
  const spoilers = ['spoilt', -1, 0.5, 1e7, 50, true, '#DIV/0!'] as const;

  /** A cell of an argument that is spoilt. */
  interface Spoilt {
    readonly id: string;
    readonly formula: string;
    readonly argument: number;
    readonly row: number;
    readonly column: number;
    readonly value: (typeof spoilers)[number];
  }

  /** One formula of every function that takes lists, each list with a cell of its first and of its last row spoilt. */
  const spoilt: readonly Spoilt[] = [
    ...new Map([...documented].reverse().map((each) => [each.id, each])).values(),
  ].flatMap(({ id, formula }) => {
    const call = readFormula(formula)?.tree as CallNode;
    return call.arguments.flatMap((node, argument) => {
      const values = (node && typedValues(node)) ?? [];
      if (values.length < 2) return [];
      const column = (values[0]?.length ?? 1) - 1;
      return [0, values.length - 1].flatMap((row) =>
        spoilers.map((value) => ({ id, formula, argument, row, column, value })),
      );
    });
  });

  async function faultIn(
    { id, formula, argument, row, column, value }: Spoilt,
    { way, more }: (typeof ways)[string],
  ): Promise<Fault | undefined> {
    let area = '';
    const given = givenAs(formula, (cells, each, at) => {
      if (at !== columnOf(argument)) return each;
      area = each;
      return way(cells, each, at);
    });
    const { parts } = await explained((cells) => {
      given.fill(cells);
      more?.(cells, area);
      cells.put('SOF!A1', '#VALUE!', given.formula);
      const letters = columnLetters(columnOf(argument) + column);
      cells.put(`SOF!${letters}${FIRST_ROW + 1 + row}`, value);
    }, 'SOF!A1');
    const part = parts.find(({ error }) => error);
    return part && faultOf(part, namesOf(id));
  }

  /** Those that the function refuses for this very cell, one for each function, argument and reason. */
  async function refused(): Promise<ReadonlyMap<string, Spoilt>> {
    const found = new Map<string, Spoilt>();
    for (const each of spoilt) {
      const fault = await faultIn(each, { way: plain });
      if (fault?.argument !== each.argument) continue;
      const { failure, passedOn } = fault;
      const reason = passedOn ?? (failure?.at.row === each.row + 1 ? failure.code : undefined);
      if (reason !== undefined) found.set(`${each.id} ${each.argument} ${reason}`, each);
    }
    return found;
  }

  let all: readonly (readonly [string, Spoilt])[];
  beforeAll(async () => {
    all = [...(await refused())];
  });

  test.each(Object.entries(ways))('through %s', async (_name, way) => {
    expect(all.length).toBeGreaterThan(50);
    expect(new Set(all.map(([name]) => name.split(' ')[0])).size).toBeGreaterThan(12);
    const wrong: string[] = [];
    for (const [name, each] of all) {
      const fault = await faultIn(each, way);
      const { row, column } = fault?.cell ?? {};
      const isIt = row === FIRST_ROW + each.row && column === columnOf(each.argument) + each.column;
      if (!isIt) wrong.push(`${name}: ${JSON.stringify(fault?.cell)}`);
    }
    expect(wrong).toEqual([]);
  });
});

const nothing = (): void => undefined;

/** What a formula comes to with values in place of arguments that its outer call leaves out. */
async function withArguments(formula: string, values: ReadonlyMap<number, Value>) {
  const read = readFormula(formula);
  if (!read) throw new Error(`${formula} cannot be read`);
  const [from, to] = placeOf(read.tree);
  const key = leftOutKey({ from, to });
  const instead = new Map([...values].map(([at, value]) => [`${key}${at}`, value]));
  return workedOutIn(nothing, formula, { instead });
}

describe('An argument that is left out is given a value', () => {
  const award = (options: Parameters<typeof sofAward>[2]): number | undefined => {
    const answer = sofAward(1250, 60, options);
    return answer.ok ? answer.value : undefined;
  };

  test.each([
    ['behind the last', '=SOF.AWARD(1250,60)', [[2, 3]], award({ sessions: 3 })],
    [
      'between two',
      '=SOF.AWARD(1250,60,,"Sectional")',
      [[2, 3]],
      award({ sessions: 3, rating: 'Sectional' }),
    ],
    [
      'and another further on',
      '=SOF.AWARD(1250,60)',
      [
        [2, 3],
        [3, 'Sectional'],
      ],
      award({ sessions: 3, rating: 'Sectional' }),
    ],
    ['which counts for nothing where it is blank', '=SOF.AWARD(1250,60)', [[2, null]], award({})],
  ] as const)('%s', async (_what, formula, values, expected) => {
    const { grid, calls } = await withArguments(formula, new Map<number, Value>(values));
    expect(firstOf(grid).value).toBe(expected);
    expect(calls[0]?.sources).toHaveLength(calls[0]?.given.length ?? 0);
  });

  test('of its own call alone', async () => {
    const both = '=SOF.AWARD(1250,60)+SOF.AWARD(1250,60)';
    const instead = new Map<string, Value>([[`${leftOutKey({ from: 1, to: 19 })}2`, 3]]);
    const { grid } = await workedOutIn(nothing, both, { instead });
    expect(firstOf(grid).value).toBeCloseTo((award({ sessions: 3 }) ?? 0) + (award({}) ?? 0), 9);
  });
});

/** Refusals of a range, of which one value has not the size. */
const ofSize = /Rows|Column|length|size/i;

describe('Every argument that may be left out takes one value, or is known to take a range:', () => {
  const calls = documented.flatMap(({ id, formula }) => {
    const tree = readFormula(formula)?.tree;
    return tree?.type === 'CallExpression' ? [{ id, formula, tree: tree as CallNode }] : [];
  });
  const cases = calls.flatMap(({ id, formula, tree }) =>
    namesOf(id).flatMap((name, at) => {
      const isLeftOut = (tree.arguments[at] ?? null) === null;
      return isLeftOut && isSingleValue(id, name) ? [[name, formula, at] as const] : [];
    }),
  );

  test('there are such arguments', () => {
    expect(cases.length).toBeGreaterThan(20);
  });

  test.each(cases)('%s of %s', async (_name, formula, at) => {
    const { grid } = await withArguments(formula, new Map([[at, 1]]));
    const { value } = firstOf(grid);
    const code = value instanceof CellError ? (value.failure?.code ?? '') : '';
    expect(code).not.toMatch(ofSize);
  });
});

/** The lists that are asked for without the types of their cells, of a formula that shows a number or an error. */
function listsWithoutTypes(formula: string, shown: string | number = 22.02): readonly string[] {
  const seen = found((cells) => {
    cells.put('Long!Z1', shown, formula);
    cells.names = [{ name: 'scores', formula: '=Long!$B$1:$B$1500', ofSheet: false }];
  }, 'Long!Z1');
  if (seen.kind !== 'ours') throw new Error(seen.kind);
  return seen.wanted.flatMap((each) => {
    if (each.kind !== 'area' || each.valuesOnly !== true) return [];
    const { row, column, rows, columns } = each.area;
    return [`${cellName(row, column)}:${cellName(row + rows - 1, column + columns - 1)}`];
  });
}

describe('Of a long list only the values are asked for', () => {
  test.each([
    ['as the argument of a function of ours', '=SOF.RESULTS(25.16,B1:B1500)', ['B1:B1500']],
    ['of every one', '=KGS.RESULTS(60,12,A1:A1001,B1:B1001,C1:C12)', ['A1:A1001', 'B1:B1001']],
    ['on another sheet', '=SOF.RESULTS(25.16,Other!B1:B1500)', ['B1:B1500']],
    ['inside two of them', '=SOF.RESULTS(SOF.AWARD(A1:A1500,60),B1:B9)', ['A1:A1500']],
    ['beside one left out', '=SOF.RESULTS(25.16,B1:B1500,,3)', ['B1:B1500']],
    ['beside a cell of another workbook', '=SOF.RESULTS([Book2.xlsx]S!A1,B1:B1500)', ['B1:B1500']],
    ['up to 20,000 cells', '=SOF.RESULTS(25.16,B1:B20000)', ['B1:B20000']],
  ])('%s', (_what, formula, lists) => {
    expect(listsWithoutTypes(formula)).toEqual(lists);
  });

  test.each([
    ['in a short list', '=SOF.RESULTS(25.16,B1:B1000)'],
    ['in one that is cut to what is used', '=SOF.RESULTS(25.16,B1:B20001)'],
    ['by another function', '=SOF.RESULTS(25.16,FILTER(B1:B1500,B1:B1500>0))'],
    ['by an operator', '=SOF.RESULTS(25.16,B1:B1500*2)'],
    ['by another piece of the formula', '=SOF.RESULTS(25.16,B1:B1500)+COUNT(B1:B1500)'],
    ['behind IFERROR', '=SOF.RESULTS(25.16,B1:B1500)+IFERROR(SUM(B1:B1500),0)'],
    ['by a LAMBDA', '=LAMBDA(x,SOF.RESULTS(25.16,x))(B1:B1500)'],
    ['by the formula of a name', '=SOF.RESULTS(25.16,B1:B1500)+SUM(scores)'],
  ])('but not where types are looked at %s', (_what, formula) => {
    expect(listsWithoutTypes(formula)).toEqual([]);
  });

  test('but not where the cell shows an error, which one of the list may be', () => {
    expect(listsWithoutTypes('=SOF.RESULTS(25.16,B1:B1500)', '#N/A')).toEqual([]);
  });
});
