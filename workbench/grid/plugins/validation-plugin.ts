import type { CellPosition, CellValue, RangeAdapterFunctions } from '@odoo/o-spreadsheet';

import type { Library } from '../engine/library';
import { within, type ExcelRule } from '../parts/engine-rules';

/** Excel's limits and words for wrong entries, and lists that follow the cells they stand in. */
export function addValidationPlugins(library: Library): void {
  const { coreViewsPluginRegistry, corePluginRegistry } = library.registries;
  const Validation = coreViewsPluginRegistry.get('data_validation_ui');
  const Rules = corePluginRegistry.get('dataValidation');
  const original = Validation.prototype as unknown as Internals;

  class ExcelValidation extends Validation {
    /** What is about to stand in the cell whose entry is judged. */
    private entry: CellValue = null;

    getValidationResultForCellValue(value: CellValue, position: CellPosition): Result {
      this.entry = value;
      const { sheetId, row, col } = position;
      const at = { sheetId, row, col };
      const rule: ExcelRule | undefined = this.getters.getValidationRuleForCell(at);
      const result =
        rule?.excelLimits === undefined
          ? original.getValidationResultForCellValue.call(this, value, position)
          : { rule, isValid: within(rule.excelLimits, value), error: outOfLimits };
      if (result.isValid || (rule?.excelMessage ?? '') === '') return result;
      return { ...result, error: rule?.excelMessage };
    }

    /** A formula that names the cell sees the entry there, as in Excel; the library shows it what stood there before. */
    getEvaluatedCriterionValues(
      sheetId: string,
      position: CellPosition,
      ...more: unknown[]
    ): unknown {
      const evaluateFormula = (sheet: string, formula: string, at: CellPosition): unknown =>
        this.getters.evaluateFormula(sheet, this.withEntry(formula, position), at);
      const judging = Object.create(this, {
        getters: {
          value: Object.create(this.getters, { evaluateFormula: { value: evaluateFormula } }),
        },
      }) as Internals;
      return original.getEvaluatedCriterionValues.call(judging, sheetId, position, ...more);
    }

    private withEntry(formula: string, { col, row }: CellPosition): string {
      const entry =
        typeof this.entry === 'string'
          ? `"${this.entry.replace(/"/g, '""')}"`
          : String(this.entry ?? `""`);
      const { numberToLetters } = library.helpers;
      const own = new RegExp(
        `"[^"]*"|(?<![\\w.$!:])\\$?${numberToLetters(col)}\\$?${String(row + 1)}(?![\\w(:!])`,
        'g',
      );
      return formula.replace(own, (found) => (found.startsWith('"') ? found : entry));
    }
  }

  class ExcelRules extends Rules {
    override adaptRanges(adapters: RangeAdapterFunctions): void {
      super.adaptRanges(adapters);
      const { rules, history } = this as unknown as RuleState;
      for (const [sheetId, ofSheet] of Object.entries(rules)) {
        for (const [i, { criterion }] of ofSheet.entries()) {
          const [source] = criterion.values;
          if (criterion.type !== 'isValueInRange' || source === undefined) continue;
          const { range } = adapters.adaptRangeString(sheetId, source);
          history.update('rules', sheetId, i, 'criterion', 'values', 0, range);
        }
      }
    }
  }
  coreViewsPluginRegistry.replace('data_validation_ui', ExcelValidation);
  corePluginRegistry.replace('dataValidation', ExcelRules);
}

const outOfLimits = 'This value is not within the limits set for this cell.';

interface Internals {
  getValidationResultForCellValue(value: CellValue, position: CellPosition): Result;
  getEvaluatedCriterionValues(...given: unknown[]): unknown;
}

interface Result {
  readonly isValid: boolean;
  readonly rule?: object;
  readonly error?: string | undefined;
}

interface RuleState {
  readonly rules: Readonly<Record<string, readonly ExcelRule[]>>;
  readonly history: { update(...pathAndValue: unknown[]): void };
}
