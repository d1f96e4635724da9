import type { Rule } from '../rule';
import { attributes } from './attributes';
import { elementOrder } from './element-order';
import { equivalentAddins } from './equivalent-addins';
import { files } from './files';
import { functionNames } from './function-names';
import { functionsParts } from './functions-parts';
import { helpLinks } from './help-links';
import { hostApplication } from './host-application';
import { https } from './https';
import { icons } from './icons';
import { identity } from './identity';
import { languages } from './languages';
import { lengths } from './lengths';
import { namespace } from './namespace';
import { oneHost } from './one-host';
import { requirements } from './requirements';
import { resources } from './resources';
import { values } from './values';
import { version } from './version';

/** All rules, those about the shape of the file first. */
export const rules: readonly Rule[] = [
  elementOrder,
  attributes,
  resources,
  values,
  lengths,
  identity,
  version,
  hostApplication,
  requirements,
  equivalentAddins,
  https,
  oneHost,
  languages,
  namespace,
  icons,
  functionsParts,
  files,
  functionNames,
  helpLinks,
];
