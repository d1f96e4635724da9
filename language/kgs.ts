import { include } from '.';
import { kgs as en } from './en/kgs/pane';
import { kgs as nl } from './nl/kgs/pane';

// Fetched with the bundle of its system.
include({ en, nl });
