import { include } from '../../src/language';
import type { Part } from '../../src/language/part';
import { tongues } from '../../src/language/tongues';
import { fileOfPart } from '../../tools/language';

// Tests know the texts of every system; the pane gets them with the bundle of the system.
for (const { tag, load } of tongues) {
  for (const part of Object.keys(load)) {
    // oxlint-disable-next-line typescript/no-require-imports -- at once: a test asks for texts as it is loaded
    include(tag, require(`../../src/language/${tag}/${fileOfPart(part)}`) as Part);
  }
}
