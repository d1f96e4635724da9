/** @jest-environment ./test/support/environment.js */
import '../../support/all-texts';
import { expect, test } from '@jest/globals';
import type { TournamentOptions } from '../../../taskpane/kgs/tournament';
import { tournamentStep } from '../../../taskpane/kgs/views/TournamentForm';
import { newEvent } from '../../../taskpane/nk/new-event';
import { eventStep } from '../../../taskpane/nk/views/NewEventJob';
import type { EventKnown } from '../../../taskpane/sof/awards-layout';
import { noOptions } from '../../../taskpane/sof/fields';
import { eventStep as awardStep } from '../../../taskpane/sof/views';
import { wording } from '../../../taskpane/controls/wording';

const english = wording('en', '.');

const tournament: TournamentOptions = {
  column: undefined,
  name: 'July cup',
  rounds: '',
  board: '',
  hours: '',
  tieBreaks: '',
};

test.each([
  [{}, 'July cup'],
  [{ rounds: '5', board: '9' }, 'July cup'],
  [{ rounds: ' ', board: '9', hours: '1' }, 'July cup'],
  [{ rounds: '5', board: '9', hours: '1' }, 'July cup: 9 × 9, 5 rounds, 1 hour'],
  [{ rounds: '5', board: '9', hours: '1', column: 2 }, ''],
])('The line of a tournament with %j is %p', (change, line) => {
  expect(tournamentStep.line?.({ ...tournament, ...change }, undefined, english)).toBe(line);
});

test.each([
  [{ rounds: '' }, ''],
  [{ groupSize: ' ' }, ''],
  [{ rounds: '5' }, '16 per group, 5 rounds'],
])('The line of a championship with %j is %p', (change, line) => {
  expect(eventStep.line?.({ ...newEvent.initial, ...change }, undefined, english)).toBe(line);
});

test.each([
  [{ sessions: ' ' }, ''],
  [{ rating: '' }, ''],
  [{ sessions: 'two' }, 'Regional, two sessions, 6 tables'],
  [{ sessions: '1', tables: '5.5' }, 'Regional, 1 session, 5.5 tables'],
] as const)('The line of a bridge event with %j is %p', (change, line) => {
  const options = { ...noOptions, rating: 'Regional', ...change } as const;
  const known: EventKnown = {
    unit: 'pairs',
    isUnitKnown: true,
    hasPlayers: true,
    hasStrata: false,
    isStratified: false,
    tables: { played: 6, counted: 6, bySection: false },
    name: 'Event',
    asksRating: false,
  };
  expect(awardStep.line?.(options, known, english)).toBe(line);
});
