import { include } from '../../../src/language';
import * as kgs from '../../../src/language/en/kgs';
import * as kuksu from '../../../src/language/en/kuksu';
import * as nk from '../../../src/language/en/nk-exchange';
import * as sheets from '../../../src/language/en/sheets';
import * as start from '../../../src/language/en/start';

// The panes are bundled into one file, where texts cannot be asked for by a name that is put together.
for (const part of [start, sheets, kgs, kuksu, nk]) include('en', part);
