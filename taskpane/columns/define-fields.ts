import type { Field, Kind, Presence } from './fields';
import { textKind } from './kinds';

/** A field as it is written down: what it leaves out is what most fields have, a text in a column that may be missing. */
type WrittenField = Pick<Field, 'label' | 'unique' | 'otherwise'> & Partial<Field>;

/** The fields of a list, with what they leave out. */
type Completed<F extends Readonly<Record<string, WrittenField>>> = {
  readonly [K in keyof F]: Pick<F[K], 'label'> &
    Field<
      F[K] extends { readonly kind: Kind<infer T> } ? T : string,
      F[K] extends { readonly presence: infer P extends Presence } ? P : 'optional'
    >;
};

/** Completes a job's fields and keeps their exact types: `const fields = defineFields({ name: { … }, rating: { … } })`. */
export function defineFields<const F extends Readonly<Record<string, WrittenField>>>(
  fields: F,
): Completed<F> {
  const completed = Object.entries(fields).map(([key, field]) => [
    key,
    { synonyms: [], kind: textKind, presence: 'optional', ...field },
  ]);
  return Object.fromEntries(completed) as Completed<F>;
}
