/** What a director says of an event, as the pane's form has it: typed or chosen, empty for what is proposed. */
export interface EventOptions {
  /** Empty: the name of the list's sheet. */
  readonly name: string;
  readonly date: string;
  /** Where a column has the totals; columns of players tell it themselves. */
  readonly unit: '' | 'pairs' | 'teams';
  /** Players of a team whose total stands in one column. */
  readonly players: '4' | '5' | '6';
  readonly sessions: string;
  /** Asked: a wrong one changes every award by 40 % (E19). */
  readonly rating: '' | 'Sectional' | 'Regional';
  readonly restrictions: '0' | '1' | '2';
  readonly event: '' | 'Flight A' | 'Bracketed Swiss';
  readonly tables: string;
  readonly depthA: string;
  readonly depthB: string;
  readonly depthC: string;
  /** Masterpoints below which an entry belongs to B and C, where no column says it. */
  readonly limitB: string;
  readonly limitC: string;
  readonly limitBy: 'average' | 'strongest';
  /** The upper limit, for the comparison only. */
  readonly limit: 'Unlimited' | '750' | '100';
  /** Tables in the comparison, one figure per session with blanks between. */
  readonly comparisons: string;
}

export const noOptions: EventOptions = {
  name: '',
  date: '',
  unit: '',
  players: '4',
  sessions: '2',
  rating: '',
  restrictions: '0',
  event: '',
  tables: '',
  depthA: '',
  depthB: '',
  depthC: '',
  limitB: '',
  limitC: '',
  limitBy: 'average',
  limit: 'Unlimited',
  comparisons: '',
};
