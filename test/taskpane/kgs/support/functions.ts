import { CellError, provideCustomFunctions } from '../../../functions/custom-functions';
import type { CellValue, FunctionDefinition, RawArgument } from '../../../../workbench/grid/grid';

provideCustomFunctions();

export type Implementation = (...cells: (unknown[][] | null)[]) => unknown[][];

/** The formulas of KGS as the workbench's grid calls them, at once and without a host in between. */
export async function kgsFunctions(): Promise<readonly FunctionDefinition[]> {
  const kgs = await import('../../../../functions/kgs');
  const implementations: Record<string, Implementation> = {
    'KGS.FACTOR': kgs.factor,
    'KGS.PLAYERS': kgs.players,
    'KGS.POINTS': kgs.points,
    'KGS.TABLE': kgs.table,
    'KGS.RESULTS': kgs.results,
    'KGS.ANNUAL': kgs.annual,
    'KGS.CHECK': kgs.check,
  } as unknown as Record<string, Implementation>;
  return definitionsOf(implementations);
}

/** Functions of the add-in as the grid knows them. */
export function definitionsOf(
  implementations: Readonly<Record<string, Implementation>>,
): readonly FunctionDefinition[] {
  return Object.entries(implementations).map(([name, implementation]) => ({
    name,
    description: name,
    parameters: Array.from({ length: 8 }, (_, index) => ({
      name: `argument${index + 1}`,
      description: '',
      optional: true,
    })),
    compute: (args) => answer(implementation, args),
  }));
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
