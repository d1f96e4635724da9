export { sof as texts } from './pane';
export { sofRules as rules } from './rules';
