import type { Library } from '../grid/engine/library';
import type { Command } from './manifest';

/** The add-in's entry in the menu of a cell (right click), labelled as its manifest says. */
export function addToCellMenu(library: Library, command: Command, run: () => void): void {
  library.registries.cellMenuRegistry.add('addin', {
    name: command.label,
    description: command.description,
    sequence: 1000,
    separator: true,
    execute: run,
  });
}
