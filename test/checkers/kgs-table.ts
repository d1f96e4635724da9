/**
 * The annual table of a year, engine by tournament, kept as a list of notes: every line of the year is a note of an engine, an event and
 * sixtieths of a point (halves, thirds, quarters and fifths are whole). It shares no code with `src` and none with the formulas.
 */

export interface NotedLine {
  readonly account: string;
  readonly event: string;
  /** In sixtieths; undefined where the sheet behind it was deleted. */
  readonly sixtieths: number | undefined;
}

export interface NotedAlias {
  readonly account: string;
  readonly event: string;
  readonly engine: string;
}

export interface TableRow {
  readonly place: number;
  readonly engine: string;
  readonly total: number;
  readonly events: number;
  /** Of every tournament; '' where the engine did not take part. */
  readonly points: readonly (number | '')[];
}

const plain = (name: string): string => name.trim().toLowerCase();

/** The first row of an account and event counts, if it is complete; later ones are refused. */
function engineOf(line: NotedLine, aliases: readonly NotedAlias[]): string {
  const [account, event] = [plain(line.account), plain(line.event)];
  for (const wanted of [event, '']) {
    const row = aliases.find(
      (each) => plain(each.account) === account && plain(each.event) === wanted,
    );
    if (row && row.engine.trim() !== '') return row.engine.trim();
  }
  return line.account.trim();
}

/** Rows by total; equal totals in the order in which their engines appear. */
export function notedTable(
  lines: readonly NotedLine[],
  aliases: readonly NotedAlias[],
  tournaments: readonly string[],
): readonly TableRow[] {
  // A row for an event that the year lacks says so, and joins nothing.
  const used = aliases.filter(
    ({ event }) => event === '' || tournaments.some((name) => plain(name) === plain(event)),
  );
  const notes = lines.flatMap((line) =>
    line.sixtieths === undefined
      ? []
      : [{ engine: engineOf(line, used), event: plain(line.event), points: line.sixtieths }],
  );
  const engines = [...new Map(notes.map(({ engine }) => [plain(engine), ''])).keys()];
  const rows = engines.map((key) => {
    const own = notes.filter(({ engine }) => plain(engine) === key);
    const sum = (of: typeof own): number => of.reduce((all, { points }) => all + points, 0);
    return {
      engine: own[0]?.engine ?? '',
      sixtieths: sum(own),
      events: new Set(own.map(({ event }) => event)).size,
      points: tournaments.map((name) => {
        const there = own.filter(({ event }) => event === plain(name));
        return there.length === 0 ? ('' as const) : sum(there) / 60;
      }),
    };
  });
  return rows
    .map(({ sixtieths, ...row }) => ({
      ...row,
      total: sixtieths / 60,
      place: 1 + rows.filter((other) => other.sixtieths > sixtieths).length,
    }))
    .sort((a, b) => a.place - b.place);
}
