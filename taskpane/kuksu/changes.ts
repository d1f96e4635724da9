/** The director's changes in the preview: they hold until undone; the lists stay as they are. */
export interface Changes {
  readonly added: readonly { readonly name: string; readonly rating: number }[];
  /** Names as registered. */
  readonly withdrawn: readonly string[];
  /** Tiers by name. */
  readonly pinned: readonly { readonly name: string; readonly tier: number }[];
}

export const noChanges: Changes = { added: [], withdrawn: [], pinned: [] };

export function isChanged({ added, withdrawn, pinned }: Changes): boolean {
  return added.length + withdrawn.length + pinned.length > 0;
}

export function withAdded(changes: Changes, name: string, rating: number): Changes {
  const others = changes.added.filter((each) => each.name !== name);
  return { ...changes, added: [...others, { name, rating }] };
}

/** An added player who withdraws is no longer added. */
export function withWithdrawn(changes: Changes, name: string): Changes {
  const added = changes.added.filter((each) => each.name !== name);
  const wasAdded = added.length < changes.added.length;
  const withdrawn = wasAdded ? changes.withdrawn : [...changes.withdrawn, name];
  return { added, withdrawn, pinned: changes.pinned.filter((each) => each.name !== name) };
}

export function withPin(changes: Changes, name: string, tier: number): Changes {
  const others = changes.pinned.filter((each) => each.name !== name);
  return { ...changes, pinned: [...others, { name, tier }] };
}

export function withoutPin(changes: Changes, name: string): Changes {
  return { ...changes, pinned: changes.pinned.filter((each) => each.name !== name) };
}

/** The changes without one of them. */
export type Change =
  | { readonly kind: 'added'; readonly name: string; readonly rating: number }
  | { readonly kind: 'withdrawn'; readonly name: string }
  | { readonly kind: 'pinned'; readonly name: string; readonly tier: number };

/** The changes one by one. */
export function listChanges({ added, withdrawn, pinned }: Changes): readonly Change[] {
  return [
    ...added.map((each) => ({ kind: 'added' as const, ...each })),
    ...withdrawn.map((name) => ({ kind: 'withdrawn' as const, name })),
    ...pinned.map((each) => ({ kind: 'pinned' as const, ...each })),
  ];
}

export function without(changes: Changes, { kind, name }: Change): Changes {
  switch (kind) {
    case 'added':
      return { ...changes, added: changes.added.filter((each) => each.name !== name) };
    case 'withdrawn':
      return { ...changes, withdrawn: changes.withdrawn.filter((each) => each !== name) };
    case 'pinned':
      return withoutPin(changes, name);
  }
}
