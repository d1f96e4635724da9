import type { CoreCommand, Model } from '@odoo/o-spreadsheet';

/** The library's words for a command that leaves everything as it is. */
const harmless: ReadonlySet<string> = new Set(['NoChanges']);

type Payload<T extends CoreCommand['type']> = Omit<Extract<CoreCommand, { type: T }>, 'type'>;

export type Dispatch = <T extends CoreCommand['type']>(type: T, payload: Payload<T>) => void;

/** Dispatches a command that has to succeed: a refusal is an exception that names it. */
export function dispatcher(model: Model): Dispatch {
  const dispatch = model.dispatch as (type: string, payload: object) => Outcome;
  return (type, payload) => {
    const reasons = dispatch(type, payload).reasons.filter((reason) => !harmless.has(reason));
    if (reasons.length > 0) throw new Error(`${type} was refused: ${reasons.join(', ')}.`);
  };
}

interface Outcome {
  readonly reasons: readonly string[];
}
