export { search as texts } from './general/search';
