import type { Cell, CoreCommand } from '@odoo/o-spreadsheet';

import type { Library } from '../engine/library';

type UpdateCell = Extract<CoreCommand, { readonly type: 'UPDATE_CELL' }>;

/** What the library's cells and its cell editor keep to themselves. */
interface Cells {
  readonly getters: { getCell(position: UpdateCell): Cell | undefined };
  checkUselessUpdateCell(command: UpdateCell): string;
}

interface Editor {
  readonly editionMode: string;
  readonly initialContent: string;
  getCurrentCanonicalContent(): string;
  confirmEdition(content: string): void;
  _stopEdition(): void;
}

/**
 * A formula that is entered again is read and calculated again, as in Excel, also when it is the same: that is how a
 * #NAME? goes whose function was loaded late. The library takes such an entry for none.
 */
export function addReentryPlugin(library: Library): void {
  const registry = library.registries.corePluginRegistry;
  const cells = registry.get('cell').prototype as unknown as Cells;
  // oxlint-disable-next-line typescript/unbound-method -- called with the plugin below
  const isUseless = cells.checkUselessUpdateCell;
  cells.checkUselessUpdateCell = function (command) {
    const isFormula = this.getters.getCell(command)?.isFormula === true;
    return isFormula && command.content !== undefined ? 'Success' : isUseless.call(this, command);
  };
  const editor = library.stores.CellComposerStore.prototype as unknown as Editor;
  // oxlint-disable-next-line typescript/unbound-method -- called with the editor below
  const stop = editor._stopEdition;
  editor._stopEdition = function () {
    const content = this.editionMode === 'inactive' ? '' : this.getCurrentCanonicalContent();
    const isSame = content.startsWith('=') && content === this.initialContent;
    stop.call(this);
    if (isSame) this.confirmEdition(content);
  };
}
