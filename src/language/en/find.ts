import { search } from './general/search';
import { systems } from './general/systems';

export const texts = { ...search, ...systems };
