import { ExcelError } from '../../batch/errors';
import type { Environment } from '../environment';
import { type ModelObject, objectOf, type ObjectType } from '../object';

interface Service {
  readonly env: Environment;
}

/**
 * Features of the custom function runtime the host switches on. 2 shortens the pause between two deliveries
 * of results from 500 to 200 ms, 4 limits it to 2 s, 1 splits deliveries that are too large, 3 times them
 * more finely. What a real Excel answers is not known.
 */
const enabledFeatures = [1, 2, 3, 4];

const customFunctionsType: ObjectType<Service> = {
  name: 'CustomFunctions',
  methods: {
    _SetOsfControlContainerReadyForCustomFunctions: ({ env }) => {
      env.functionsReady();
    },
    _GetEnabledFeatures: () => enabledFeatures,
    SetInvocationArrayResults: ({ env }, args) => {
      const results = args.value(0);
      if (!Array.isArray(results)) throw new ExcelError('InvalidArgument');
      env.functionResults(results);
    },
  },
};

/** office.js announces itself for ribbon commands; nothing waits for it here. */
const addinInternalServiceType: ObjectType<Service> = {
  name: 'AddinInternalService',
  methods: { NotifyActionHandlerReady: () => undefined },
};

const services: Readonly<Record<string, ObjectType<Service>>> = {
  'Microsoft.ExcelServices.CustomFunctions': customFunctionsType,
  'Microsoft.InternalService.AddinInternalService': addinInternalServiceType,
};

export function service(env: Environment, name: string): ModelObject | undefined {
  const type = Object.hasOwn(services, name) ? services[name] : undefined;
  return type === undefined ? undefined : objectOf(type, { env });
}
