import { useEffect, useState } from 'preact/hooks';
import { useDrafting } from '../../operation/use-drafting';
import { noEntry, type TypedArgument } from './argument-text';

/** What is typed for the arguments of a function, by their names; kept when the card is left. */
export function useEntries(functionId: string): {
  readonly entryOf: (name: string) => TypedArgument;
  readonly put: (name: string, entry: TypedArgument) => void;
  readonly putAll: (entries: Readonly<Record<string, TypedArgument>>) => void;
} {
  const drafting = useDrafting();
  const key = `function.${functionId}`;
  const [entries, setEntries] = useState<Readonly<Record<string, TypedArgument>>>({});
  useEffect(() => {
    let current = true;
    void drafting?.drafts.read(key).then((text) => {
      const kept = text === undefined ? undefined : entriesIn(text);
      // What was typed meanwhile is newer.
      if (current && kept) setEntries((typed) => ({ ...kept, ...typed }));
    });
    return () => {
      current = false;
      drafting?.drafts.flush();
    };
  }, [key]);
  const putAll = (next: Readonly<Record<string, TypedArgument>>): void => {
    setEntries(next);
    const isEmpty = Object.values(next).every(({ text }) => text === '');
    drafting?.drafts.write(key, isEmpty ? undefined : JSON.stringify(next));
  };
  return {
    entryOf: (name) => entries[name] ?? noEntry,
    put: (name, entry) => {
      putAll({ ...entries, [name]: entry });
    },
    putAll,
  };
}

function entriesIn(text: string): Readonly<Record<string, TypedArgument>> | undefined {
  try {
    const kept = JSON.parse(text) as Readonly<Record<string, Partial<TypedArgument> | null>>;
    return Object.fromEntries(
      Object.entries(kept).flatMap(([name, entry]) =>
        typeof entry?.text === 'string'
          ? [[name, { text: entry.text, picked: entry.picked === true }] as const]
          : [],
      ),
    );
  } catch {
    return undefined;
  }
}
