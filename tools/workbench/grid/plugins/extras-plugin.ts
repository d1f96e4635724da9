import type {
  ApplyRangeChange,
  Command,
  CommandResult,
  CoreCommand,
  Model,
  Range,
  RangeAdapterFunctions,
  UnboundedZone,
} from '@odoo/o-spreadsheet';
import type { Library } from '../engine/library';
import { protectionExtra, workbookOwner } from '../parts';
import { isWithinStepOf } from './steps';
import type { EngineStyle } from '../engine/reading';

/** Commands of our own; the library's types list its own only. */
const setText = 'WORKBENCH_SET_EXTRA_TEXT';
const setZones = 'WORKBENCH_SET_EXTRA_ZONES';

/** Before the names of the workbook whose cells were deleted, among its texts. */
export const goneName = 'gone name ';

type OwnCommand =
  | { readonly type: typeof setText; readonly owner: string; readonly name: string; text?: string }
  | {
      readonly type: typeof setZones;
      readonly owner: string;
      readonly name: string;
      zones: UnboundedZone[];
    };

type Named<T> = Record<string, T | undefined>;

interface ExtraGetters {
  getExtraTexts(owner: string): Readonly<Named<string>>;
  getExtraZones(owner: string): Readonly<Named<readonly UnboundedZone[]>>;
}

/**
 * Keeps what Excel knows of a workbook and the engine does not (protection, page layout): undone and redone
 * with everything else, gone with its sheet; zones move with inserted and deleted rows and columns.
 */
export function addExtrasPlugin(library: Library): void {
  (library.coreTypes as Set<string>).add(setText).add(setZones);

  class ExtrasPlugin extends library.CorePlugin {
    static override getters = ['getExtraTexts', 'getExtraZones'] as const;

    texts: Named<Named<string>> = {};
    ranges: Named<Named<Range[]>> = {};

    override adaptRanges({ applyChange }: RangeAdapterFunctions): void {
      for (const [owner, named = {}] of Object.entries(this.ranges)) {
        for (const [name, ranges = []] of Object.entries(named)) {
          const adapted = ranges.flatMap((range) => moved(range, applyChange));
          this.history.update('ranges', owner, name, adapted.length === 0 ? undefined : adapted);
        }
      }
    }

    /** In Excel a name outlives the cells it refers to, which the engine's do not. */
    override beforeHandle(command: CoreCommand): void {
      if (command.type !== 'DELETE_SHEET') return;
      for (const { name, range } of this.getters.getNamedRanges()) {
        if (range.sheetId !== command.sheetId) continue;
        this.history.update('texts', workbookOwner, goneName + name, '#REF!');
      }
    }

    override handle(command: CoreCommand): void {
      switch (command.type) {
        case 'CREATE_NAMED_RANGE':
          this.history.update('texts', workbookOwner, goneName + command.name, undefined);
          return;
        case 'DELETE_SHEET':
          this.history.update('texts', command.sheetId, undefined);
          this.history.update('ranges', command.sheetId, undefined);
          return;
        case 'DUPLICATE_SHEET':
          this.#duplicate(command.sheetId, command.sheetIdTo);
          return;
        default:
          this.#keep(command as unknown as OwnCommand);
      }
    }

    getExtraTexts(owner: string): Readonly<Named<string>> {
      return this.texts[owner] ?? {};
    }

    getExtraZones(owner: string): Readonly<Named<readonly UnboundedZone[]>> {
      return Object.fromEntries(
        Object.entries(this.ranges[owner] ?? {}).map(([name, ranges]) => [
          name,
          ranges?.map(({ unboundedZone }) => unboundedZone),
        ]),
      );
    }

    #keep(command: OwnCommand): void {
      switch (command.type) {
        case setText:
          this.history.update('texts', command.owner, command.name, command.text);
          return;
        case setZones: {
          const { owner, name, zones } = command;
          const ranges = zones.map((zone) => this.getters.getRangeFromZone(owner, zone));
          this.history.update('ranges', owner, name, ranges.length === 0 ? undefined : ranges);
        }
      }
    }

    #duplicate(from: string, to: string): void {
      this.history.update('texts', to, { ...this.texts[from] });
      for (const [name, zones = []] of Object.entries(this.getExtraZones(from))) {
        const ranges = zones.map((zone) => this.getters.getRangeFromZone(to, zone));
        this.history.update('ranges', to, name, ranges);
      }
    }
  }
  library.registries.corePluginRegistry.add('excel-extras', ExtrasPlugin);

  // Undoing wants to know for every command what takes it back; the plugin's own record does.
  const inverses = library.registries.inverseCommandRegistry as {
    add(type: string, inverse: (command: object) => object[]): void;
  };
  for (const type of [setText, setZones]) inverses.add(type, (command) => [command]);
}

/** The range after rows or columns have come or gone; nothing when it has gone with them. */
function moved(range: Range, applyChange: ApplyRangeChange): Range[] {
  const change = applyChange(range);
  if (change.changeType === 'REMOVE') return [];
  return [change.changeType === 'NONE' ? range : change.range];
}

type Dispatching = Pick<Model, 'dispatch'>;

/** Of a model, or of a plugin: both have the getters. */
export function extraGetters(model: object): ExtraGetters {
  return (model as { readonly getters: ExtraGetters }).getters;
}

export function setExtraText(model: Dispatching, owner: string, name: string, text?: string): void {
  dispatchOwn(model, setText, { owner, name, text });
}

export function setExtraZones(
  model: Dispatching,
  owner: string,
  name: string,
  zones: UnboundedZone[],
): void {
  dispatchOwn(model, setZones, { owner, name, zones });
}

function dispatchOwn(model: Dispatching, type: string, payload: object): void {
  (model.dispatch as (type: string, payload: object) => void)(type, payload);
}

/** Why a protected sheet refuses a command, in the library's own words; `mount` says it in ours. */
export const sheetIsProtected = 'SheetLocked';

/** Commands about a sheet that change nothing protection is about. */
const harmless: ReadonlySet<string> = new Set([
  'UPDATE_CELL_POSITION',
  'SHOW_SHEET',
  'HIDE_SHEET',
  'RENAME_SHEET',
  'COLOR_SHEET',
  'MOVE_SHEET',
  'DELETE_SHEET',
  'DUPLICATE_SHEET',
  'FREEZE_ROWS',
  'FREEZE_COLUMNS',
  'UNFREEZE_ROWS',
  'UNFREEZE_COLUMNS',
  'UNFREEZE_COLUMNS_ROWS',
  'SET_GRID_LINES_VISIBILITY',
]);

const refusal = sheetIsProtected as unknown as CommandResult;

/**
 * On a protected sheet a person changes unlocked cells only. The steps of the add-in pass: the host has
 * looked at them before, with all that protection may allow.
 */
export function addProtectionPlugin(library: Library): void {
  class ProtectionPlugin extends library.UIPlugin {
    override allowDispatch(command: Command): CommandResult | CommandResult[] {
      const success = super.allowDispatch(command);
      if (!library.isCoreCommand(command) || isWithinStepOf(this.getters)) return success;
      if (!('sheetId' in command) || harmless.has(command.type)) return success;
      if (extraGetters(this).getExtraTexts(command.sheetId)[protectionExtra] === undefined) {
        return success;
      }
      const isEntry =
        command.type === 'UPDATE_CELL' && !('style' in command || 'format' in command);
      return isEntry && this.#isUnlocked(command) ? success : refusal;
    }

    #isUnlocked(command: Extract<Command, { type: 'UPDATE_CELL' }>): boolean {
      const style: EngineStyle = this.getters.getCell(command)?.style ?? {};
      return style.unlocked === true;
    }
  }
  library.registries.featurePluginRegistry.add('excel-protection', ProtectionPlugin);
}
