declare global {
  interface Window {
    /** Set by tests that record what the add-in needs of Excel; called once with each member. */
    memberAsked?: (member: string) => void;
  }
}

/** How often the add-in's pages have asked for each member of Excel's object model. */
export class AskedMembers {
  readonly counts = new Map<string, number>();

  readonly asked = (member: string): void => {
    const before = this.counts.get(member) ?? 0;
    this.counts.set(member, before + 1);
    if (before === 0) window.memberAsked?.(member);
  };
}
