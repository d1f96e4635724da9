import { useExcelErrorNames } from '../engine/error-names';
import { addEngineFunctions } from './engine-functions';
import { addCopiedTablesPlugin } from './copied-tables-plugin';
import { addEntryPlugin } from './entry-plugin';
import { addBeforePlugin } from '../engine/changes';
import { addBatchPlugin } from './batch-plugin';
import { addEvaluationPlugins } from './evaluation-plugin';
import { addExtrasPlugin } from './extras-plugin';
import { addFilterPlugin } from './filter-plugin';
import { addExcelMeanings } from './excel-meanings';
import { addHistoryPlugin } from './history-plugin';
import { addProtectionPlugin } from './protection-plugin';
import { provideGroupBy } from './group-by';
import { addReentryPlugin } from './reentry-plugin';
import { addValidationPlugins } from './validation-plugin';
import { useOurSentences } from '../engine/sentences';
import type { Library } from '../engine/library';

/** By registry: the same library may come in different module objects. */
const prepared = new WeakSet();

/**
 * Teaches the library Excel's names and manners through its public registries. Has to happen before a
 * model is made; a second call does nothing.
 */
export function prepare(library: Library): void {
  if (prepared.has(library.registries)) return;
  prepared.add(library.registries);
  provideGroupBy();
  useOurSentences(library);
  useExcelErrorNames(library);
  addEngineFunctions(library);
  addExcelMeanings(library);
  addEntryPlugin(library);
  addBatchPlugin(library);
  addBeforePlugin(library);
  addFilterPlugin(library);
  addEvaluationPlugins(library);
  addExtrasPlugin(library);
  addCopiedTablesPlugin(library);
  addHistoryPlugin(library);
  addProtectionPlugin(library);
  addReentryPlugin(library);
  addValidationPlugins(library);
}
