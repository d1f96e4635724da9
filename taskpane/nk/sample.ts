/** The entries of a championship to try with. Not in order of strength; one has earned a right. */
export const nkEntries = [
  ['Ruben Smeets', 2463, '5d', 'Delft', ''],
  ['Anouk van Leeuwen', 2566, '6d', 'Den Haag', ''],
  ['Pieter Hoekstra', 2359, '4d', 'Groningen', 'Topgroep'],
  ['Marleen Visser', 2281, '3d', 'Utrecht', ''],
  ['Rik van Dam', 2402, '4d', 'Amsterdam', ''],
  ['Sanne de Wit', 2188, '2d', 'Leiden', ''],
  ['Daan Mulder', 2240, '3d', 'Delft', ''],
  ['Niels Postma', 2075, '1d', 'Groningen', ''],
  ['Lotte Brouwer', 2131, '2d', 'Utrecht', ''],
  ['Bas Kuipers', 1998, '1k', 'Amsterdam', ''],
  ['Femke Bos', 1907, '2k', 'Den Haag', ''],
  ['Joris van den Berg', 1854, '3k', 'Leiden', ''],
  ['Noor Blom', 1790, '3k', 'Delft', ''],
  ['Teun Groen', 1702, '4k', 'Utrecht', ''],
  ['Wendy Koster', 1655, '5k', 'Groningen', ''],
  ['Zeger Faber', 1540, '6k', 'Amsterdam', ''],
] as const;
