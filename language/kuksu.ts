import { include } from '.';
import { kuksu as en } from './en/kuksu/pane';
import { kuksuRules as enRules } from './en/kuksu/rules';
import { kuksu as nl } from './nl/kuksu/pane';
import { kuksuRules as nlRules } from './nl/kuksu/rules';

// Fetched with the bundle of its system.
include({ en, nl }, { en: enRules, nl: nlRules });
