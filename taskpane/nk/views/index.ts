/** What a job's button opens: all that is fetched for NK starts here. */
export { NewEventJob } from './NewEventJob';
export { PairJob } from './PairJob';
export { RightsJob } from './RightsJob';
export { StandingsJob } from './StandingsJob';
export { TitleJob } from './TitleJob';
