import { number, optionalChoice, optionalNumber, optionalText } from '../parameters';

/* How the arguments of SOF's functions are read: by the functions themselves, and where the pane explains them. */

/** Arguments that several functions have. */
export const arg = {
  avgMP: number('avgMP'),
  tables: number('tables'),
  first: number('first'),
  sessions: optionalNumber('sessions'),
  rating: optionalChoice('rating', 'ratingKnown'),
  restrictions: optionalNumber('restrictions'),
  event: optionalText('event'),
};

export const awardParameters = [
  arg.avgMP,
  arg.tables,
  arg.sessions,
  arg.rating,
  arg.restrictions,
  arg.event,
] as const;

export const placeParameters = [arg.first, number('place'), arg.sessions] as const;

export const stratumParameters = [
  number('fieldAvg'),
  number('fieldTables'),
  number('stratumAvg'),
  number('stratumTables'),
  arg.sessions,
  arg.rating,
  arg.restrictions,
] as const;

export const sessionParameters = [
  arg.avgMP,
  arg.tables,
  arg.rating,
  arg.restrictions,
  arg.event,
] as const;

export const scoreColumn = [number('scores')] as const;

export const formerParameters = [
  arg.tables,
  number('sessions'),
  arg.rating,
  optionalChoice('limit', 'numberNeeded'),
  arg.restrictions,
  optionalText('type'),
] as const;
