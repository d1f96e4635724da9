import { form } from './general/form';
import { lists } from './general/lists';
import { standing } from './general/standing';

/** English: what the jobs and events of all systems say; it comes with the bundle of the first. */
export const jobs = { ...lists, ...form, ...standing } as const;
