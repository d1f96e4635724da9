import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import '../../support/all-texts';
import { languages } from '../../../src/language';
import { textsOf } from '../../../tools/language';
import { writtenPages } from '../../../tools/help/pages';

const root = path.resolve(__dirname, '..', '..', '..');

/** Names of Excel, of its Mac, of Microsoft 365 and of the code host, which these pages lead through. */
const ofOthers = new Set(
  `Home, Add-ins, More Settings, Upload My Add-in, Properties, Sharing, Trust Center, Trust Center Settings, Trusted Add-in Catalogs,
Catalog Url, Add catalog, Show in Menu, OK, Advanced, More Add-ins, Shared folder, Tournament Scoring, Go to Folder, Integrated apps,
Upload custom apps, Office Add-in, Formulas, Calculation Options, Automatic, Report a vulnerability, Security,
Invoegtoepassingen, Meer instellingen, Mijn invoegtoepassing uploaden, Eigenschappen, Vertrouwenscentrum,
Vertrouwde catalogi met invoegtoepassingen, Catalogus-URL, Weergeven in menu, Geavanceerd, Meer invoegtoepassingen, Gedeelde map,
Toernooibeheer, Geïntegreerde apps, Aangepaste apps uploaden, Office-invoegtoepassing, Berekeningsopties, Automatisch, Page Layout, Print Area`
    .split(/,\s+/)
    .concat(
      // What a formula or a text of an example shows, and a word of the rules.
      'tables, row 3: 0. Enter a number above 0.',
      'tables: "abc". Enter a number (not text or TRUE/FALSE).',
      'row 4 of 6 (Erica)',
      'rij 4 van 6 (Erica)',
      'Berg Jan_van_den',
      'weerstandspunten',
    ),
);

const shown = Object.keys(languages).flatMap((tag) => Object.values(textsOf(tag)));

/** A text of the pane with anything in place of its values; none where hardly anything else is left of it. */
const patterns = shown
  .filter((text) => text.replace(/\{[^}]*\}/g, '').length > 4)
  .map((text) => {
    const fixed = text
      .split(/\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${fixed.join('.+')}$`, 'i');
  });

const isShown = (name: string): boolean =>
  ofOthers.has(name) ||
  patterns.some((pattern) => pattern.test(name)) ||
  // A name that is cut off, or the first sentence of several.
  shown.some(
    (text) => text.startsWith(name.replace(/…$/, '')) || text.endsWith(name.replace(/^… /, '')),
  );

/** Those that lead somebody through the pane beside the pages of the help. */
const others = ['docs/excel-checklist.md', 'tools/workbench/README.md'];

test.each([...writtenPages().map(({ file }) => file), ...others])(
  'what %s says is to be pressed or seen has that name in the pane',
  (file) => {
    const text = readFileSync(path.join(root, file), 'utf8').replace(/\n/g, ' ');
    const named = [...text.matchAll(/(?<![*\w])\*([^*|]+?)\*(?![*\w])/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !isShown(name))).toEqual([]);
  },
);
