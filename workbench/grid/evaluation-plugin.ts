import type { Command, Model } from '@odoo/o-spreadsheet';

import type { Library } from './library';

const evaluateNow = 'WORKBENCH_EVALUATE';

/** Lets a step look at its own results: the engine evaluates at the end of a command unless it is asked to. */
export function addEvaluationPlugin(library: Library): void {
  const registry = library.registries.coreViewsPluginRegistry;
  const Evaluation = registry.get('evaluation');

  class ExcelEvaluation extends Evaluation {
    override handle(command: Command): void {
      super.handle(command);
      if ((command.type as string) === evaluateNow) this.finalize();
    }
  }
  registry.replace('evaluation', ExcelEvaluation);
}

/** Evaluates what the running step has written so far. */
export function evaluateWithinStep(model: Model): void {
  // The dispatcher's type lists the library's own commands only.
  (model.dispatch as (type: string) => void)(evaluateNow);
}
