import { include } from '../../src/language';
import { tongues } from '../../src/language/tongues';
import { partsOf } from '../../tools/language';

// Tests know the texts of every system in every language; the pane gets those of its own with the bundle of the system.
for (const tongue of tongues) {
  for (const part of partsOf(tongue)) include(tongue.tag, part);
}
