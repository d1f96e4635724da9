import {
  allCounted,
  countedLines,
  eventsLost,
  lineStates,
  quoted,
  withoutHeader,
} from '../../sheets/season';

/* The formulas over the lines of the year: a row per account and tournament. Nothing in one line spoils the others. */

/** The lines of the year on Totals, as addresses of their columns. */
export interface LineColumns {
  readonly accounts: string;
  readonly events: string;
  readonly points: string;
}

/** The same with what each of them is (lineStatesFormula), and the accounts on Engines. */
export interface YearLines extends LineColumns {
  readonly states: string;
  /** The rows of Engines, and what each of them is (rowStatesFormula). */
  readonly aliases: { readonly columns: AliasColumns; readonly states: string };
}

/** Account, event and engine of Engines, as addresses of their columns. */
export type AliasColumns = readonly [account: string, event: string, engine: string];

/** What each line is, beside it. */
export function lineStatesFormula(
  { accounts, events, points }: LineColumns,
  leftOut: string,
): string {
  const counts = `(${accounts}<>"")*(${events}<>"")*ISNUMBER(${points})`;
  return lineStates([accounts, events, points], counts, leftOut);
}

/** A text without the blanks around it, as names are compared. */
function bare(cell: string): string {
  return `TRIM(SUBSTITUTE(${cell},"\u00a0"," "))`;
}

/** The lines and the tournaments of Year, which the rows of Engines are held against. */
export interface PlayedLines {
  readonly accounts: string;
  readonly events: string;
  readonly states: string;
  /** The rows of tournaments and of players of Year. */
  readonly names: string;
  readonly players: string;
}

/**
 * What each row of Engines is: `OK`, complete, the first of its account and event, and of an account that played there; words for what
 * is wrong; or nothing, where nothing stands. KGS.ANNUAL refuses all rows where it refuses one. An account is looked for as soon as any
 * has played, in a tournament as soon as that has lines, and only while no error hides who played: the check above the totals names that.
 */
export function rowStatesFormula(
  [account, event, engine]: AliasColumns,
  { accounts, events, states, names, players }: PlayedLines,
  words: {
    readonly incomplete: string;
    readonly twice: string;
    readonly noEvent: string;
    readonly unplayed: string;
  },
): string {
  const key = `${bare(account)}&"|"&${bare(event)}`;
  const rows = `SEQUENCE(ROWS(${account}))`;
  const isFirst = `XLOOKUP(${key},${key},${rows})=${rows}`;
  const isEmpty = `${bare(account)}&${bare(event)}&${bare(engine)}=""`;
  const isIncomplete = `(${bare(account)}="")+(${bare(engine)}="")>0`;
  // Whether they count or not, lines say who played.
  const counted = (column: string): string =>
    bare(`IFERROR(FILTER(${column},${states}<>"",""),"")`);
  const isMissing = (what: string, among: string): string =>
    `ISNA(XLOOKUP(${what},${among},${among}))`;
  const tournaments = bare(`IFERROR(${names},"")`);
  const isForeign = `(${bare(event)}<>"")*${isMissing(bare(event), tournaments)}`;
  const [played, playedIn] = [counted(accounts), counted(events)];
  const hasLines = `(${playedIn}<>"")`;
  const isUnplayedThere = `(1-${isMissing(bare(event), playedIn)})*${isMissing(key, `${played}&"|"&${playedIn}`)}`;
  const isUnplayed = `IF(${bare(event)}="",(SUM(--${hasLines})>0)*${isMissing(bare(account), played)},${isUnplayedThere})`;
  const isWhole = `(SUM(--ISERROR(${accounts}))+SUM(--ISERROR(${players}))=0)`;
  const cases = [
    [isEmpty, '""'],
    [isIncomplete, quoted(words.incomplete)],
    [`1-(${isFirst})`, quoted(words.twice)],
    [isForeign, quoted(words.noEvent)],
    [`${isWhole}*${isUnplayed}`, quoted(words.unplayed)],
  ] as const;
  const state = cases.reduceRight(
    (rest, [when, then]) => `IF(${when},${then},${rest})`,
    `"${allCounted}"`,
  );
  return `=IFERROR(${state},${quoted(words.incomplete)})`;
}

/** The accounts of the year that no row of Engines names, as account or as engine: each is its own engine. */
export function unclaimedFormula(
  [account, , engine]: AliasColumns,
  { accounts, states }: Pick<PlayedLines, 'accounts' | 'states'>,
): string {
  const played = `UNIQUE(${bare(countedLines(accounts, states))})`;
  const isMissing = (among: string): string =>
    `ISNA(XLOOKUP(${played},${bare(`IFERROR(${among},"")`)},${among}))`;
  return `=FILTER(${played},IFERROR(${isMissing(account)}*${isMissing(engine)},0)=1,"")`;
}

/** The rows of Engines, for formulas that name the engine of an account. */
export interface EngineColumns {
  readonly account: string;
  readonly event: string;
  readonly engine: string;
  readonly states: string;
}

/** The engine of each account in a tournament: its row for that event goes before the one for all, and without either it is its own. */
export function engineOf(
  accounts: string,
  name: string,
  { account, event, engine, states }: EngineColumns,
): string {
  const keys = `IF(${states}="${allCounted}",${bare(account)}&"|"&${bare(event)},"")`;
  const of = (key: string, otherwise: string): string =>
    `IFERROR(XLOOKUP(${key},${keys},${engine}),${otherwise})`;
  const played = bare(accounts);
  return of(`${played}&"|"&${bare(name)}`, of(`${played}&"|"`, `${accounts}&""`));
}

/** The annual table of the lines that are kept and meet a condition, headings included. */
function annual(lines: YearLines, condition?: string): string {
  const counts = `${lines.states}="${allCounted}"`;
  const which = condition === undefined ? counts : `IFERROR((${counts})*(${condition}),0)`;
  const columns = [lines.accounts, lines.events, lines.points].map(
    (column) => `FILTER(${column},${which},"")`,
  );
  const { aliases } = lines;
  // Column by column: others may stand between them since.
  const [account, event, engine] = aliases.columns.map((column) =>
    countedLines(column, aliases.states),
  );
  const rows = `IF(SEQUENCE(1,3)=1,${account},IF(SEQUENCE(1,3)=2,${event},${engine}))&""`;
  return `KGS.ANNUAL(${columns.join(',')},${rows})`;
}

/** The table of the year over all lines that are filled; nothing while there are none. */
export function totalsFormula(lines: YearLines): string {
  const table = annual(lines);
  return `=IF(COUNTA(${lines.accounts})=0,"",${withoutHeader(table, `ROWS(${table})`)})`;
}

/** The totals as they stand on their own sheet: nothing is computed twice. */
export function listedTotals(totals: string, engines: string): string {
  return `=FILTER(${totals},${engines}<>"","")`;
}

/**
 * The points of a tournament beside the engines of the table, nothing where an engine did not take part. The search
 * begins below, so that an engine called as a heading of KGS.ANNUAL is found first.
 */
export function pointsOfTournament(lines: YearLines, name: string, engines: string): string {
  const table = annual(lines, `${lines.events}=${name}`);
  const listed = `FILTER(${engines},${engines}<>"","")`;
  const points = `0+XLOOKUP(${listed},INDEX(${table},0,2),INDEX(${table},0,3),,0,-1)`;
  return `=IF(${name}="","",IFERROR(${points},""))`;
}

/** What a check looks at besides the lines. */
export interface CheckedYear {
  /** The row of tournaments of Year. */
  readonly names: string;
  /** Its row of players: #REF! where a result sheet was deleted, another error where nobody can be counted. */
  readonly players: string;
  /** The check of Engines. */
  readonly engines: string;
}

/**
 * How many lines the totals leave out, and of which tournaments, or whose result sheets or lines were deleted; before that what the
 * check of Engines says. `OK` for none of these.
 */
export function checkFormula(
  lines: YearLines,
  year: CheckedYear,
  words: Readonly<Record<'one' | 'many' | 'gone' | 'lost' | 'engines', string>>,
): string {
  const { states, events } = lines;
  const isLeftOut = `IFERROR((${states}<>"")*(${states}<>"${allCounted}"),1)`;
  const count = `SUMPRODUCT(${isLeftOut})`;
  const byLine = `UNIQUE(IF(${isLeftOut},IF(IFERROR(${events}="",TRUE),"",${events}),""))`;
  const known = `IFERROR(${year.names},"?")`;
  const gone = `IF(IFERROR(ERROR.TYPE(${year.players})=4,FALSE),${known},"")`;
  // Its lines go when another tournament is added; the tournament stays without points.
  const allGone = `TEXTJOIN(", ",TRUE,${gone})`;
  const ofGone = `IF(${allGone}="","",${quoted(words.gone)}&${allGone})`;
  const allLost = eventsLost(year, { events, states });
  const ofLost = `IF(${allLost}="","",${quoted(words.lost)}&${allLost})`;
  // Where nobody can be counted, as by rounds that cannot be read, no line names its tournament.
  const isUnnamed = `ISERROR(${year.players})*ISNA(XLOOKUP(${known},${events},${events}))`;
  const names = `TEXTJOIN(", ",TRUE,${byLine},IF(${isUnnamed},${known},""))`;
  const unit = `IF(${count}=1,${quoted(words.one)},${quoted(words.many)})`;
  const ofLines = `IF(${count}=0,TEXTJOIN("; ",TRUE,${ofGone},${ofLost}),${count}&${unit}&${names})`;
  // What was typed over that check says nothing of them.
  const saidOfEngines = `IF(ISFORMULA(${year.engines}),${year.engines},${quoted(`${words.engines}?`)})`;
  const isEnginesOk = `ISFORMULA(${year.engines})*(${year.engines}="${allCounted}")`;
  const ofEngines = `IF(${isEnginesOk},"",${saidOfEngines})`;
  const all = `TEXTJOIN("; ",TRUE,${ofEngines},${ofLines})`;
  const isWhole = `AND(${count}=0,${isEnginesOk},${allGone}="",${allLost}="")`;
  return `=IF(${isWhole},"${allCounted}",${all})`;
}

/** Which accounts of Engines cannot be used, also for want of the formula that says so; `OK` for none. */
export function enginesCheckFormula(accounts: string, states: string, words: string): string {
  const isWrong = `(${states}&${accounts}<>"")*(${states}<>"${allCounted}")`;
  const names = `TEXTJOIN(", ",TRUE,UNIQUE(IFERROR(IF(${isWrong},${accounts}&"",""),"?")))`;
  return `=IF(SUMPRODUCT(IFERROR(${isWrong},1))=0,"${allCounted}",${quoted(words)}&${names})`;
}
