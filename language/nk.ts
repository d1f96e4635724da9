import { include } from '.';
import { nk as en } from './en/nk/pane';
import { nkRules as enRules } from './en/nk/rules';
import { nk as nl } from './nl/nk/pane';
import { nkRules as nlRules } from './nl/nk/rules';

// Fetched with the bundle of its system.
include({ en, nl }, { en: enRules, nl: nlRules });
