/** The jobs of texts that several systems have. */
export { RatingsJob } from './RatingsJob';
