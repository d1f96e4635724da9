/** What a job's button opens: all that is fetched for KGS starts here. */
export { AddPointsJob } from './AddPointsJob';
export { AddTournamentJob } from './AddTournamentJob';
export { AnnualTableJob } from './AnnualTableJob';
export { EditTournamentJob } from './EditTournamentJob';
export { MoveTournamentJob } from './MoveTournamentJob';
export { NewYearJob } from './NewYearJob';
export { RemoveTournamentJob } from './RemoveTournamentJob';
