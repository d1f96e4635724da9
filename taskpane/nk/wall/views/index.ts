/** What is made of a round or of a player beside the weekend itself: fetched with the first of these jobs. */
export { CardJob } from './CardJob';
export { WallJob } from './WallJob';
