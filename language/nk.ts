import { include } from '.';
import { nk as en } from './en/nk/pane';
import { nk as nl } from './nl/nk/pane';

// Fetched with the bundle of its system.
include({ en, nl });
