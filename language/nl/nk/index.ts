export { nk as texts } from './pane';
export { nkRules as rules } from './rules';
