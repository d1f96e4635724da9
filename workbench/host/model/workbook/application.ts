import { ExcelError, MissingFeature } from '../../batch/errors';
import { cultureInfo } from './culture';
import type { Environment } from '../environment';
import { objectOf, type ModelObject, type ObjectType } from '../object';
import { separators } from './separators';
import { oneOf } from '../values';

interface Application {
  readonly env: Environment;
}

export function application(env: Environment): ModelObject {
  return objectOf(applicationType, { env });
}

const applicationType: ObjectType<Application> = {
  name: 'Application',
  properties: {
    CalculationMode: {
      get: ({ env }) => (env.grid.calculatesByHand ? 'Manual' : 'Automatic'),
      set: ({ env }, value) => {
        if (value === 'AutomaticExceptTables') throw new MissingFeature('Data tables');
        env.grid.calculatesByHand = oneOf(['Automatic', 'Manual'], value) === 'Manual';
      },
    },
    CalculationState: { get: ({ env }) => (env.calculating() ? 'Pending' : 'Done') },
    DecimalSeparator: { get: ({ env }) => separators(env.locale()).decimal },
    ThousandsSeparator: { get: ({ env }) => separators(env.locale()).thousands },
    UseSystemSeparators: { get: () => true },
  },
  objects: { CultureInfo: ({ env }) => cultureInfo(env) },
  methods: {
    Calculate: ({ env }, args) => {
      env.recalculate(isFull(args.text(0)));
    },
    /** Both only defer work that the workbench does at the end of a batch anyway. */
    SuspendApiCalculationUntilNextSync: () => undefined,
    SuspendScreenUpdatingUntilNextSync: () => undefined,
  },
};

/** Excel.CalculationType: the two full ones take every formula as changed. */
function isFull(calculationType: string): boolean {
  switch (calculationType) {
    case 'Recalculate':
      return false;
    case 'Full':
    case 'FullRebuild':
      return true;
    default:
      throw new ExcelError('InvalidArgument');
  }
}
