/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { columnLetters } from '../../../taskpane/sheets/address';
import { type Fault, faultOf } from '../../../taskpane/why/fault';
import { type CallNode, readFormula } from '../../../taskpane/why/formula/node';
import { documented, namesOf } from './documented';
import { givenAs, typedValues } from './given-as';
import { explained } from './support';
import { columnOf, FIRST_ROW, plain, ways } from './ways';

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

describe('Of a list with one cell that cannot be used that cell is named', () => {
  test.each(Object.entries(ways))('through %s', async (_name, way) => {
    const all = [...(await refused())];
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
