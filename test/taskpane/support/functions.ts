import * as library from '@odoo/o-spreadsheet';
import { defineFunctions } from '../../../tools/workbench/grid/o-spreadsheet';
import { CellError, provideCustomFunctions } from '../../functions/custom-functions';
import type {
  CellValue,
  FunctionDefinition,
  RawArgument,
} from '../../../tools/workbench/grid/grid';

provideCustomFunctions();

type Implementation = (...cells: (unknown[][] | null)[]) => unknown[][];

/** The systems whose formulas stand in written sheets. */
const modules = {
  sof: () => import('../../../functions/sof'),
  aga: () => import('../../../functions/aga'),
  kgs: () => import('../../../functions/kgs'),
  kuksu: () => import('../../../functions/kuksu'),
};
export type Calculated = keyof typeof modules;

/** The grid calculates the formulas of every system that stand in written sheets. */
export async function defineAllFunctions(): Promise<void> {
  for (const system of Object.keys(modules) as Calculated[]) {
    defineFunctions(library, await functionsOf(system));
  }
}

/** The formulas of a system as the workbench's grid calls them, at once and without a host in between. */
export async function functionsOf(system: Calculated): Promise<readonly FunctionDefinition[]> {
  const exported = Object.entries(await modules[system]()) as unknown as [string, Implementation][];
  return exported.map(([exportName, implementation]) => {
    const name = `${system}.${exportName}`.toUpperCase();
    return {
      name,
      description: name,
      parameters: Array.from({ length: 8 }, (_, index) => ({
        name: `argument${index + 1}`,
        description: '',
        optional: true,
      })),
      compute: (args) => answer(implementation, args),
    };
  });
}

function answer(
  implementation: Implementation,
  args: readonly RawArgument[],
): CellValue | CellValue[][] {
  try {
    return implementation(...args.map(matrix)) as CellValue[][];
  } catch (error) {
    if (error instanceof CellError) return { error: error.code, message: error.message };
    throw error;
  }
}

function matrix(argument: RawArgument): unknown[][] | null {
  if (argument.kind === 'omitted') return null;
  const rows = argument.kind === 'range' ? argument.values : [[argument.value]];
  return rows.map((row) => row.map(cell));
}

/** Errors reach a formula as objects of Excel's runtime. */
function cell(value: CellValue): unknown {
  return typeof value === 'object' && value !== null
    ? new CellError(value.error, value.message)
    : value;
}
