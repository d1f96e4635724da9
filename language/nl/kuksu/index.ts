export { kuksu as texts } from './pane';
export { kuksuRules as rules } from './rules';
