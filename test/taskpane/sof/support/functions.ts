import type { FunctionDefinition } from '../../../../workbench/grid/grid';
import { provideCustomFunctions } from '../../../functions/custom-functions';
import { definitionsOf, type Implementation } from '../../kgs/support/functions';

provideCustomFunctions();

/** The formulas of SOF as the workbench's grid calls them, at once and without a host in between. */
export async function sofFunctions(): Promise<readonly FunctionDefinition[]> {
  const sof = await import('../../../../functions/sof');
  return definitionsOf({
    'SOF.AWARD': sof.award,
    'SOF.PLACE': sof.place,
    'SOF.PLACES': sof.places,
    'SOF.AVERAGE': sof.average,
    'SOF.STRATUM': sof.stratum,
    'SOF.SESSION': sof.session,
    'SOF.RESULTS': sof.results,
    'SOF.FORMER': sof.former,
  } as unknown as Record<string, Implementation>);
}
