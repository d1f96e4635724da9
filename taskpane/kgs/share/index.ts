/** What was written, to be given to others. */
export { ShareJob } from './ShareJob';
