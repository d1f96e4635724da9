import { include } from '.';
import { kuksu as en } from './en/kuksu/pane';
import { kuksu as nl } from './nl/kuksu/pane';

// Fetched with the bundle of its system.
include({ en, nl });
