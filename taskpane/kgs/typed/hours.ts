import { numberKind } from '../../columns/kinds';
import type { Kind } from '../../columns/fields';
import { spelling } from '../../columns/spelling';
import { shownNumber, type DecimalMark } from '../../plan/notation';
import type { PlanCell } from '../../plan/plan';
import { blank, figure, number } from '../../plan/plan-cells';

const plain = numberKind({ most: 1_000_000 });

/** `0:29`, hours and minutes. */
const clock = /^(\d{1,4}):([0-5]\d)$/;

/** `3 h`, `29 min`, `1 h 30 min`, `1,5 uur`. */
const spoken =
  /^(?:(\d+(?:[.,]\d+)?) ?(?:h|hr|hrs|hour|hours|u|uur|uren))? ?(?:(\d+(?:[.,]\d+)?) ?(?:m|min|mins|minute|minutes|minuut|minuten)\.?)?$/i;

/** Main time in hours, as a number or as people write it; undefined for anything else. */
export function hoursIn(typed: string, mark: DecimalMark): number | undefined {
  const text = spelling(typed);
  const [isClock, hours = '', minutes = ''] = clock.exec(text) ?? [];
  if (isClock !== undefined) return Number(hours) + Number(minutes) / 60;
  const number = plain.read({ kind: 'text', text }, { address: '', mark });
  if (number.ok) return number.value;
  const [all = '', spokenHours, spokenMinutes] = spoken.exec(text) ?? [];
  if (all === '') return undefined;
  const value = (part: string | undefined): number => Number((part ?? '0').replace(',', '.'));
  return value(spokenHours) + value(spokenMinutes) / 60;
}

/** Hours as short as they can be typed again: `0.5`, `3`, but `0:29` rather than 0.483. */
export function hoursTyped(hours: number, mark: DecimalMark): string {
  const minutes = wholeMinutes(hours);
  if (hasTwoDecimals(hours) || minutes === undefined) return shownNumber(hours, mark);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}:${rest}`;
}

/** Hours in Year: those of minutes are not read to the ninth decimal. */
export function hoursCell(hours: number | undefined): PlanCell {
  if (hours === undefined) return blank();
  return hasTwoDecimals(hours) ? number(hours) : figure(hours, '0.00');
}

function hasTwoDecimals(hours: number): boolean {
  return Math.abs(hours * 100 - Math.round(hours * 100)) < tiny;
}

/** Main time below an hour in minutes, where it is so many; undefined otherwise. */
export function minutesOf(hours: number): number | undefined {
  const minutes = wholeMinutes(hours);
  return minutes !== undefined && minutes < 60 ? minutes : undefined;
}

/** Hours in minutes, where these are a number above 0 without a fraction. */
function wholeMinutes(hours: number): number | undefined {
  const minutes = Math.round(hours * 60);
  return minutes > 0 && Math.abs(hours * 60 - minutes) <= tiny ? minutes : undefined;
}

/** Hours from minutes are not exact. */
const tiny = 1e-6;

/** Hours in a cell or as typed: see `hoursIn`. A number in a cell is one of hours. */
export const hoursKind: Kind<number> = {
  read(cell, context) {
    const hours = cell.kind === 'text' ? hoursIn(cell.text, context.mark) : undefined;
    return hours === undefined ? plain.read(cell, context) : { ok: true, value: hours };
  },
};
