import type { Job } from '../jobs';
import { addTournament } from './add-tournament';
import { newYear } from './new-year';
import { AddTournamentJob } from './views/AddTournamentJob';
import { NewYearJob } from './views/NewYearJob';

/** The championship year of KGS: made once, then filled tournament by tournament. */
export const kgsJobs: readonly Job[] = [
  { id: 'kgs-year', system: 'KGS', title: newYear.title, lead: newYear.lead, view: NewYearJob },
  {
    id: 'kgs-tournament',
    system: 'KGS',
    title: addTournament.title,
    lead: addTournament.lead,
    view: AddTournamentJob,
  },
];
