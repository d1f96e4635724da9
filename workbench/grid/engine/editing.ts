import type { EngineStyle } from '../parts/engine-style';
import type { Library } from './library';
import { textFormat } from './number-format';

/** What the person in front of the grid is told while a cell is edited. */
export interface EditingVoice {
  /** A cell editor has opened, or closed. */
  editing(on: boolean): void;
  /** Validation refuses the entry: whether it is to be edited further. */
  retry(message: string): Promise<boolean>;
}

/** What the library's cell editor keeps to itself. */
interface Editor {
  readonly editionMode: string;
  readonly currentEditedCell: object;
  readonly model: { trigger(event: 'update'): void };
  readonly getters: {
    getCell(cell: object): { readonly style?: EngineStyle } | undefined;
    getValidationRuleForCell(
      cell: object,
    ): { readonly excelMessage?: string; readonly isBlocking?: boolean } | undefined;
    getValidationResultForCellValue(value: string, cell: object): { readonly isValid: boolean };
  };
  getCurrentCanonicalContent(): string;
  checkDataValidation(): boolean;
  canStopEdition(): boolean;
  cancelEdition(): void;
  stopEdition(...direction: unknown[]): void;
  _startEdition(...start: unknown[]): void;
  _cancelEdition(): void;
}

/** Excel's own sentence, where the rule has none. */
const usual = 'This value does not match the data validation restrictions defined for this cell.';

/** Excel asks what is to become of a refused entry, with the rule's own text; the library ends the editing. */
export function watchEditing(library: Library, voice: EditingVoice): void {
  const editor = library.stores.CellComposerStore.prototype as unknown as Editor;
  // oxlint-disable-next-line typescript/unbound-method -- called with the editor below
  const {
    _startEdition: start,
    _cancelEdition: cancel,
    stopEdition: stop,
    checkDataValidation: check,
  } = editor;
  editor.checkDataValidation = function () {
    const { getters, currentEditedCell: cell } = this;
    if (getters.getCell(cell)?.style?.numberFormat !== textFormat) return check.call(this);
    // In a cell of texts nothing typed becomes a number or a date.
    const { isValid } = getters.getValidationResultForCellValue(
      this.getCurrentCanonicalContent(),
      cell,
    );
    return isValid || getters.getValidationRuleForCell(cell)?.isBlocking !== true;
  };
  editor._startEdition = function (...given) {
    start.apply(this, given);
    voice.editing(this.editionMode !== 'inactive');
  };
  editor._cancelEdition = function () {
    const wasEditing = this.editionMode !== 'inactive';
    cancel.call(this);
    if (wasEditing) voice.editing(false);
  };
  editor.stopEdition = function (...direction) {
    if (this.canStopEdition()) {
      stop.apply(this, direction);
      return;
    }
    const rule = this.getters.getValidationRuleForCell(this.currentEditedCell);
    const message = rule?.excelMessage ?? '';
    void voice.retry(message === '' ? usual : message).then((again) => {
      if (again) return;
      this.cancelEdition();
      // The editor redraws itself only after it has been told everything.
      this.model.trigger('update');
    });
  };
}
