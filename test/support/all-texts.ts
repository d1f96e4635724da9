import { include } from '../../src/language';
import type { Part } from '../../src/language/part';
import { tongues } from '../../src/language/tongues';
import { fileOfPart } from '../../tools/language';

// Tests know the texts of every system in every language; the pane gets those of its own with the bundle of the system.
for (const { tag, load, shared } of tongues) {
  for (const part of ['start', ...Object.keys(load), ...Object.keys(shared)]) {
    // oxlint-disable-next-line typescript/no-require-imports -- at once: a test asks for texts as it is loaded
    include(tag, require(`../../src/language/${tag}/${fileOfPart(part)}`) as Part);
  }
}
