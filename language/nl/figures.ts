export { figures as texts } from './general/figures';
