// eslint-disable-next-line @typescript-eslint/no-require-imports -- the table is plain JavaScript, as ESLint reads it
const { rooms } = require('../../rooms') as {
  rooms: Record<string, { readonly holds: string; readonly imports: readonly string[] | 'all' }>;
};

/** The map of docs/architecture.md: each room, what it holds, and the rooms it imports, as rooms.js says. */
export function roomsMap(): string {
  const lines = Object.entries(rooms).map(([room, { holds, imports }]) => {
    const from =
      imports === 'all'
        ? 'everything'
        : [...new Set(imports)]
            .filter((each) => each !== room)
            .map(inCode)
            .join(', ');
    return `- ${inCode(room)}: ${holds}.${from === '' ? '' : ` Imports ${from}.`}`;
  });
  return lines.join('\n');
}

function inCode(name: string): string {
  return `\`${name}\``;
}
