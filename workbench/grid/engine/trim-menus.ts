import type { Library } from './library';

/**
 * Menu entries that lead away from what the workbench is for: charts and pictures need files of their own,
 * pivot tables and carousels are no part of trying formulas, another locale would no longer be the
 * English Excel that the sample workbook is written for.
 */
const unwanted: Readonly<Record<string, readonly string[]>> = {
  file: ['settings'],
  view: ['toggle_pin_panel', 'view_irregularity_map'],
  insert: ['insert_chart', 'insert_carousel', 'insert_pivot', 'insert_image'],
  data: ['pivot_data_sources', 'reinsert_dynamic_pivot', 'reinsert_static_pivot'],
};

/** Hides them, for every grid of this library. */
export function trimMenus(library: Library): void {
  const menus = library.registries.topbarMenuRegistry;
  for (const [menu, entries] of Object.entries(unwanted)) {
    for (const entry of entries) {
      menus.replaceChild(entry, [menu], { name: entry, isVisible: () => false });
    }
  }
}
