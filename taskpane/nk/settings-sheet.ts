import type { Settings } from '../../src';
import type { Translate } from '../../src/language';
import { areaName } from '../sheets/address';
import { inputTab } from '../sheets/looks';
import {
  aligned,
  entry,
  headings,
  introduction,
  number,
  pages,
  text,
  headingRow as top,
  widthFor,
} from '../sheets/sheet-parts';
import type { Choice, NewBlock, NewSheet, PlanCell } from '../sheets/plan';
import { freeSheetName } from '../sheets/sheet-names';
import { headerKeys, headerLabels, type EventFacts } from './book/header';
import { settingKeys, settingKinds, settingShown } from './book/settings';
import { settingsTable } from './book/tables';

/** The sheet of settings and of what the rating committee is told. No row of a player stands beside them. */
export function settingsSheet(
  settings: Settings,
  sheets: readonly string[],
  t: Translate,
  { event, about = {} }: { readonly event: string; readonly about?: EventFacts },
): NewSheet {
  const labels = [
    ...settingKeys.map((key) => t(settingKinds[key].label)),
    ...headerKeys.map((key) => t(headerLabels[key])),
  ];
  return {
    name: freeSheetName(t('nkSheetSettings'), sheets),
    blocks: [
      introduction(t('nkSheetSettings'), event, t('nkSettingsNote')),
      settingsBlock(settings, about, t),
    ],
    widths: { A: widthFor(labels, { least: 40, most: 60 }), B: 32 },
    freeze: { rows: top + 1, columns: 1 },
    tabColor: inputTab,
    print: pages(
      event,
      { orientation: 'portrait', area: 'A:B', titleRows: `${top + 1}:${top + 1}` },
      t,
    ),
  };
}

function settingsBlock(settings: Settings, about: EventFacts, t: Translate): NewBlock {
  const corner = { row: top, column: 0 };
  const facts = headerKeys.length;
  const rows = settingKeys.map((key) => ({ key, ...settingShown(settings, key, t) }));
  return {
    at: areaName({ ...corner, rows: 1, columns: 1 }),
    cells: [
      headings([
        { title: t('nkSetting'), kind: 'text' },
        { title: t('nkSettingValue'), kind: 'text' },
      ]),
      ...rows.map(({ key, value }): PlanCell[] => [
        text(t(settingKinds[key].label)),
        // Numbers and words of one column stand on one side.
        aligned(typeof value === 'number' ? number(value, 'input') : text(value, 'input'), 'left'),
      ]),
      ...headerKeys.map((key): PlanCell[] => [text(t(headerLabels[key])), entry(about[key])]),
    ],
    list: { kind: 'table', name: settingsTable },
    lines: [
      areaName({ row: top + 1, column: corner.column + 1, rows: rows.length + facts, columns: 1 }),
    ],
    choices: rows.map(({ key, offered }, i): Choice => {
      const at = areaName({ row: top + 1 + i, column: corner.column + 1, rows: 1, columns: 1 });
      return offered
        ? {
            at,
            from: { kind: 'texts', texts: offered },
            refusal: t('nkSettingRefusal', { offered: offered.join(', ') }),
          }
        : {
            at,
            from: { kind: 'number', whole: true, least: key === 'groupSize' ? 2 : 1 },
            refusal: t('nkSettingWhole', { least: key === 'groupSize' ? 2 : 1 }),
          };
    }),
  };
}
