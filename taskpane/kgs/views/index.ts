/** What a job's button opens: all that is fetched for KGS starts here. */
export { AddTournamentJob } from './AddTournamentJob';
export { AnnualTableJob } from './AnnualTableJob';
export { NewYearJob } from './NewYearJob';
