import { ExcelError, MissingFeature } from '../../batch/errors';
import type { Environment } from '../environment';
import { objectOf, type ModelObject, type ObjectType } from '../object';
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
    DecimalSeparator: { get: ({ env }) => decimalOf(env.locale()) },
  },
  methods: {
    Calculate: ({ env }, args) => {
      env.recalculate(isFull(args.text(0)));
    },
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

/** "." or ",": how numbers are written in a locale such as "nl-NL". */
function decimalOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
