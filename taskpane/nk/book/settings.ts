import { type FloatPreference, type PlayerNumber, type Settings } from '../../../src';
import { likeness } from '../../sheets/columns/spelling';
import { choiceKind, markKind, numberKind } from '../../sheets/columns/kinds';
import type { Kind } from '../../sheets/columns/fields';
import { type EventFacts, factIn, type HeaderKey, headerKeyOf } from './header';
import { halfSigns } from './results';
import { settingsTable } from './tables';
import { cellIn, type Place, placeName } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import { plainText, type SourceTable } from '../../sheets/source';
import { saidInAny, sentence, type TextKey, type Translate } from '../../../src/language';
import type { BookPlayer } from './book';

type Key = keyof Settings;

const preference: Kind<FloatPreference> = choiceKind<FloatPreference>({
  top: ['top', 'boven', 'bovenaan', ...saidInAny('nkTop')],
  middle: ['middle', 'midden', ...saidInAny('nkMiddle')],
  bottom: ['bottom', 'onder', 'onderaan', ...saidInAny('nkBottom')],
});
/** Yes and no as the sheet offers them, in any language, or another mark. */
const yesOrNo: Kind<boolean> = {
  read(cell, context) {
    const typed = cell.kind === 'text' ? likeness(cell.text) : '';
    const isAny = (key: 'nkYes' | 'nkNo'): boolean => saidInAny(key).map(likeness).includes(typed);
    if (isAny('nkYes')) return { ok: true, value: true };
    return isAny('nkNo') ? { ok: true, value: false } : markKind.read(cell, context);
  },
};
const absence: Kind<'0' | '½'> = choiceKind<'0' | '½'>({
  0: ['0'],
  '½': halfSigns,
});
const rounds = numberKind({ least: 1, most: 99, whole: true });

/** The settings in the order of the sheet: their names and how a cell is read. */
export const settingKinds = {
  groupSize: { label: 'nkGroupSize', kind: numberKind({ least: 2, whole: true }) },
  rounds: { label: 'nkRounds', kind: rounds },
  floatDown: { label: 'nkFloatDown', kind: preference },
  floatUp: { label: 'nkFloatUp', kind: preference },
  absencePoints: { label: 'nkAbsencePoints', kind: absence },
  candidateMayHaveBye: { label: 'nkCandidateBye', kind: yesOrNo },
  titleFrom: { label: 'nkTitleFrom', kind: rounds },
  halfPoints: { label: 'nkHalfPoints', kind: yesOrNo },
} as const satisfies Readonly<
  Record<Key, { readonly label: TextKey; readonly kind: Kind<unknown> }>
>;

export const settingKeys = Object.keys(settingKinds) as readonly Key[];

const preferences = {
  top: 'nkTop',
  middle: 'nkMiddle',
  bottom: 'nkBottom',
} as const;

/** A value as the sheet shows it: a number, or a word of the pane's language. */
export function settingShown(
  settings: Settings,
  key: Key,
  t: Translate,
): { readonly value: string | number; readonly offered?: readonly string[] } {
  switch (key) {
    case 'floatDown':
    case 'floatUp':
      return { value: t(preferences[settings[key]]), offered: words(t) };
    case 'absencePoints':
      return { value: settings.absencePoints === 0 ? '0' : '½', offered: ['0', '½'] };
    case 'candidateMayHaveBye':
    case 'halfPoints':
      return {
        value: t(settings[key] ? 'nkYes' : 'nkNo'),
        offered: [t('nkYes'), t('nkNo')],
      };
    case 'groupSize':
    case 'rounds':
    case 'titleFrom':
      return { value: settings[key] };
  }
}

function words(t: Translate): readonly string[] {
  return [t('nkTop'), t('nkMiddle'), t('nkBottom')];
}

/** Names of the settings in every language: the sheet may have been made in another one. */
const named = new Map(
  settingKeys.flatMap((key) =>
    saidInAny(settingKinds[key].label).map((label) => [likeness(label), key] as const),
  ),
);

/** The settings, and the cell of each. */
export interface SettingsRead {
  readonly settings: Settings;
  /** What the rating committee is told of the event. */
  readonly about: EventFacts;
  readonly placeOf: (key: string) => Place | undefined;
}

/** What is wrong with them; the event keeps its name all the same. */
interface SettingsRefused {
  readonly refusals: readonly Finding[];
  readonly about: EventFacts;
}

/**
 * The settings as they stand in their table. One that is missing, empty or there twice is refused by its name: a default
 * would change the event in silence.
 */
export function readSettingsTable(source: SourceTable | undefined): SettingsRead | SettingsRefused {
  const places = new Map<string, Place>();
  const read: Partial<Record<Key, unknown>> = {};
  const refusals: Finding[] = [];
  const about: Partial<Record<HeaderKey, string>> = {};
  if (!source)
    return {
      refusals: [{ sentence: sentence('nkSettingsGone', { table: settingsTable }) }],
      about,
    };
  const rows = new Map<Key, string>();
  const [names, values] = [
    columnHeaded(source, 'nkSetting') ?? 0,
    columnHeaded(source, 'nkSettingValue') ?? 1,
  ];
  for (const [row, { cells }] of source.rows.entries()) {
    const [name, cell] = [cells[names], cells[values]];
    if (row === 0 || !name) continue;
    const key = named.get(likeness(plainText(name, source.mark)));
    const at = cellIn(source.place, row, values);
    const before = key === undefined ? undefined : rows.get(key);
    if (key !== undefined && before !== undefined) {
      const values = { setting: { code: settingKinds[key].label }, before, address: placeName(at) };
      refusals.push({ sentence: sentence('nkSettingTwice', values), at });
      continue;
    }
    if (key !== undefined) rows.set(key, placeName(at));
    if (!cell || cell.kind === 'blank') {
      if (key === undefined) continue;
      const values = { setting: { code: settingKinds[key].label }, address: placeName(at) };
      refusals.push({ sentence: sentence('nkSettingEmpty', values), at });
      continue;
    }
    const fact = key === undefined ? headerKeyOf(plainText(name, source.mark)) : undefined;
    if (fact !== undefined) {
      about[fact] = factIn(fact, cell, source.mark);
      continue;
    }
    if (key === undefined) {
      const values = {
        address: placeName(cellIn(source.place, row, names)),
        content: plainText(name, source.mark),
      };
      refusals.push({ sentence: sentence('nkSettingUnknown', values), at });
      continue;
    }
    places.set(key, at);
    const value = settingKinds[key].kind.read(cell, {
      address: placeName(at),
      mark: source.mark,
    });
    if (value.ok)
      read[key] = key === 'absencePoints' ? (value.value === '0' ? 0 : 0.5) : value.value;
    else refusals.push({ sentence: value.sentence, at });
  }
  for (const key of settingKeys.filter((each) => !rows.has(each))) {
    const values = { setting: { code: settingKinds[key].label }, sheet: source.place.sheet };
    refusals.push({ sentence: sentence('nkSettingMissing', values), at: source.place });
  }
  if (refusals.length > 0) return { refusals, about };
  return { settings: read as Settings, about, placeOf: (key) => places.get(key) };
}

/** The column with this heading, wherever columns were inserted. */
function columnHeaded(
  { rows, mark }: SourceTable,
  key: 'nkSetting' | 'nkSettingValue',
): number | undefined {
  const said = saidInAny(key).map((each) => likeness(each));
  const at =
    rows[0]?.cells.findIndex((cell) => said.includes(likeness(plainText(cell, mark)))) ?? -1;
  return at === -1 ? undefined : at;
}

/** "Topgroep", "Groep 2". */
export function groupName(group: number, t: Translate): string {
  return group === 0 ? t('nkTopGroup') : t('nkGroup', { group });
}

/** Names by stored number; an unknown number is its own name. */
export function namesOf(
  players: readonly Pick<BookPlayer, 'number' | 'name'>[],
): (number: PlayerNumber) => string {
  const names = new Map(players.map(({ number, name }) => [number, name]));
  return (number) => names.get(number) ?? String(number);
}

/** Players, or lines with names, in the order of the names. */
export function byName<Named extends { readonly name: string }>(
  lines: readonly Named[],
): readonly Named[] {
  const key = ({ name }: Named): string => name.normalize('NFD').toLowerCase();
  return [...lines].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
