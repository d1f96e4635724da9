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
  kgsCellLines: 'Regels van de eindstand die niet meetellen',
  kgsCellEngines: 'Rijen van het blad Engines die niet gebruikt worden',
  kgsCellGone: 'Toernooien waarvan het uitslagenblad is verwijderd',
  kgsCellWhole: 'Er staat OK als er niets gevonden wordt.',
  kgsCellLine: 'Van het uitslagenblad van {event}: {account}',
  kgsCellCounts: 'Account, toernooi en punten staan er, dus de regel telt mee.',
  kgsCellLeftOut:
    'Account, toernooi of punten ontbreken of tonen een fout, dus de regel telt niet mee.',
  kgsCellUsed:
    'Account en engine staan er, en geen rij erboven heeft hetzelfde account en toernooi.',
  kgsCellUnused:
    'Een rij telt mee met een account en een engine, als geen rij erboven hetzelfde account en toernooi heeft.',
  kgsCellFOf: 'Zoals in {address}',
  kgsCellSheetCheck: 'Deze cel is leeg als de controle op het uitslagenblad OK aangeeft.',
  kgsCellFirst: 'Wie op het uitslagenblad op plaats 1 staat',
  kgsCellNumber: 'Als getal, voor plaatsen en punten',
};
