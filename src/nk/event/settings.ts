import { flaw, type NumberArgument } from '../../arguments';
import { significant } from '../../numbers/significant';
import { succeed, type Refusal, type Result } from '../../result';
import { DEFAULT_GROUP_SIZE, GROUP_SIZE } from '../arguments';
import type { FloatPreference, Settings } from './event';
import { numberArgument, refuse } from './refuse';

/** The settings of an NK unless the director changes them. */
export const DEFAULT_SETTINGS: Settings = {
  groupSize: DEFAULT_GROUP_SIZE,
  rounds: 7,
  floatDown: 'top',
  floatUp: 'bottom',
  absencePoints: 0,
  candidateMayHaveBye: false,
  titleFrom: 6,
  halfPoints: false,
};

/** Far beyond any championship: each round is a sheet. */
const MOST_ROUNDS = 99;

const roundsArgument = (name: string): NumberArgument =>
  numberArgument(name, 'nkRoundsWhole', {
    least: 1,
    most: MOST_ROUNDS,
    whole: true,
  });

const ROUNDS = roundsArgument('rounds');
const TITLE_FROM = roundsArgument('titleFrom');

const PREFERENCES: ReadonlySet<FloatPreference> = new Set(['top', 'middle', 'bottom']);

/** The settings with their defaults; a refusal names the setting. */
export function readSettings(given: Partial<Settings> = {}): Result<Settings> {
  const settings = withDefaults(given);
  return flawOf(settings) ?? succeed(settings);
}

/** A setting that is undefined is left out. */
function withDefaults(given: Partial<Settings>): Settings {
  const settings: Partial<Record<keyof Settings, unknown>> = { ...DEFAULT_SETTINGS };
  for (const [name, value] of Object.entries(given) as [keyof Settings, unknown][]) {
    if (value !== undefined) settings[name] = value;
  }
  return settings as Settings;
}

function flawOf(settings: Settings): Refusal | undefined {
  return (
    flaw(GROUP_SIZE, significant(settings.groupSize)) ??
    flaw(ROUNDS, settings.rounds) ??
    flaw(TITLE_FROM, settings.titleFrom) ??
    preferenceFlaw('floatDown', settings.floatDown) ??
    preferenceFlaw('floatUp', settings.floatUp) ??
    absenceFlaw('absencePoints', settings.absencePoints) ??
    yesNoFlaw('candidateMayHaveBye', settings.candidateMayHaveBye) ??
    yesNoFlaw('halfPoints', settings.halfPoints)
  );
}

function preferenceFlaw(name: string, preference: FloatPreference): Refusal | undefined {
  return PREFERENCES.has(preference)
    ? undefined
    : refuse({ argument: name, found: preference }, 'floatPreferenceKnown');
}

/** Without this check any text from a program would count as yes. */
function yesNoFlaw(name: string, given: unknown): Refusal | undefined {
  if (typeof given === 'boolean') return undefined;
  const found = typeof given === 'string' || typeof given === 'number' ? given : null;
  return refuse({ argument: name, found }, 'yesNoNeeded');
}

/** N11: what an absence can be worth. */
export function absenceFlaw(name: string, points: number): Refusal | undefined {
  return points === 0 || points === 0.5
    ? undefined
    : refuse({ argument: name, found: points }, 'absencePointsKnown');
}
