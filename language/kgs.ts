import { include } from '.';
import { kgs as en } from './en/kgs/pane';
import { kgsRules as enRules } from './en/kgs/rules';
import { kgs as nl } from './nl/kgs/pane';
import { kgsRules as nlRules } from './nl/kgs/rules';

// Fetched with the bundle of its system.
include({ en, nl }, { en: enRules, nl: nlRules });
