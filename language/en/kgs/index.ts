export { kgs as texts } from './pane';
export { kgsRules as rules } from './rules';
