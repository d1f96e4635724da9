/** What a job's button opens: all that is fetched for KGS starts here. */
export { AddTournamentJob } from './AddTournamentJob';
export { NewYearJob } from './NewYearJob';
