import { steps as en } from './en/steps';
import { includeRules } from './known-rules';
import { steps as nl } from './nl/steps';

// The steps of all systems, for a view that shows any of them: it says a step with `say(ruled(step))`. Those of one
// system come with its bundle, too.
includeRules({ en: { steps: en }, nl: { steps: nl } });
