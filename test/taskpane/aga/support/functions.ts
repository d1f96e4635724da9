import type { FunctionDefinition } from '../../../../workbench/grid/grid';
import { provideCustomFunctions } from '../../../functions/custom-functions';
import { definitionsOf, type Implementation } from '../../kgs/support/functions';

provideCustomFunctions();

/** The formulas of AGA as the workbench's grid calls them, at once and without a host in between. */
export async function agaFunctions(): Promise<readonly FunctionDefinition[]> {
  const aga = await import('../../../../functions/aga');
  return definitionsOf({
    'AGA.CATEGORY': aga.category,
    'AGA.EXACT': aga.exact,
    'AGA.POINTS': aga.points,
    'AGA.SLOPE': aga.slope,
    'AGA.TABLE': aga.table,
    'AGA.RESULTS': aga.results,
    'AGA.AVERAGE': aga.average,
    'AGA.SEASON': aga.season,
  } as unknown as Record<string, Implementation>);
}
