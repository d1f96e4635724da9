import type { Translated } from '../../texts';
import type { kgsWhy as english } from '../../en/kgs/why';

/** Dutch: the figures of a KGS year, and what led to them. */
export const kgsWhy: Translated<typeof english> = {
  kgsWhyPlaceOf: 'Plaats {place}: {account}',
  kgsWhyPointsOf: '{points}: {account}',
  kgsWhyPlaceHeading: 'Waarom deze plaats',
  kgsWhyPointsHeading: 'Waarom deze punten',
  kgsWhyTotalHeading: 'Waaruit het bestaat',
  kgsWhyMore: '{count} {count?heeft|hebben} meer {criterion} dan {value}',
  kgsWhyNoneMore: 'Niemand heeft meer {criterion} dan {value}',
  kgsWhyHas: '{account}: {value}',
  kgsWhyPlace: 'De plaats daaronder',
  kgsWhySharedPlace: 'De plaats daaronder, gedeeld met {names}',
  kgsWhyOfYear: '{engine}, alle toernooien van het jaar',
  kgsWhyYearPlace: 'Plaats {place}',
  kgsWhyTotal: 'Punten: {count}',
  kgsWhyEvents: 'Toernooien: {count}',
  kgsWhyPlayers: 'Spelers die meetellen: {count}',
  kgsWhyNoEngine: 'Geen regel van de eindstand hoort bij ‘{engine}’.',
  kgsWhyAlias: 'Op het blad Engines staat {account} voor {engine}.',
  kgsWhyIn: '{event}: {account}',
  kgsWhySum: 'Samen in {events} {events?toernooi|toernooien}',
  kgsWhyEventsOnce: 'Twee accounts in één toernooi tellen één keer',
  kgsWhyAwarded: 'Alle punten van het toernooi samen',
  kgsWhyCounted: 'Spelers die meetellen',
  kgsWhyNoTournament: '‘{name}’ is geen toernooi van dit jaar.',
};
