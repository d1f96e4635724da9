import type { VNode } from 'preact';
import { useWording } from '../../controls/wording';
import { useMemo, useState } from 'preact/hooks';
import { TextField } from '../../controls/Field';
import { isOnlyLate, lateEntries, type LateEntry, offerOf } from '../players/late-entry';
import { search } from '../pair-options';
import { LoadingLine, useLoaded } from '../../controls/status/LoadingLine';
import type * as Pairing from '../pair-round';
import type { Plan } from '../../sheets/plan';
import type { Offer } from '../../jobs/view/operation-props';

import type { BookSeen } from './BookProblem';

/** Players without number or group, each with a button that takes the player in, unless the bar has it. */
export function LateEntries({
  read,
  form,
}: {
  readonly read: Reading;
  readonly form: LateInForm;
}): VNode | null {
  const { entries: late } = form;
  const { loaded, failed = false, again } = useLoaded(search);
  if (late.length === 0) return null;
  return (
    <div class="buttons">
      {late.map((entry) => (
        <LateEntryOffer
          key={entry.number}
          entry={entry}
          others={late.filter((each) => each !== entry)}
          joining={loaded?.joining}
          {...{ read, form }}
        />
      ))}
      {failed && <LoadingLine failed again={again} />}
    </div>
  );
}

/** What was read of the event. */
type Reading = Extract<BookSeen, { readonly kind: 'refused' }>['read'];

function LateEntryOffer({
  entry,
  others,
  joining,
  read,
  form: { typed, onType, onWrite, inBar },
}: {
  readonly entry: LateEntry;
  readonly others: readonly LateEntry[];
  /** Undefined until it has been fetched. */
  readonly joining: typeof Pairing.joining | undefined;
  readonly read: Reading;
  readonly form: LateInForm;
}): VNode {
  const { t, say, language } = useWording();
  const rating = ratingOf(entry, typed);
  const first = useMemo(
    () =>
      rating === undefined ? undefined : joining?.(entry, rating, others, { ...read, t, language }),
    [entry, rating, read, language, joining],
  );
  const offer = rating === undefined ? undefined : offerOf(entry, rating);
  return (
    <div>
      {entry.rating === undefined && (
        <TextField
          numeric
          label={t('nkLateRating', { name: entry.name })}
          hint={entry.proposal && t('nkLateRatingHint', entry.proposal)}
          value={typed.get(entry.number) ?? String(entry.proposal?.rating ?? '')}
          onInput={(rated) => {
            onType(entry.number, rated);
          }}
        />
      )}
      {first && (
        <>
          <p class="quiet">
            {t('nkJoinHint', { name: first.opponent, round: first.round, late: entry.name })}
          </p>
          <button
            type="button"
            aria-label={`${entry.name}: ${t('nkJoin', { board: first.board, round: first.round })}`}
            onClick={() => {
              onWrite(first.plan);
            }}
          >
            {t('nkJoin', { board: first.board, round: first.round })}
          </button>
        </>
      )}
      {offer && rating !== undefined && entry.number !== inBar && (
        <button
          type="button"
          aria-label={`${entry.name}: ${say(offer)}`}
          onClick={() => {
            const plan = entry.plan(rating, t);
            if (plan) onWrite(plan);
          }}
        >
          {say(offer)}
        </button>
      )}
    </div>
  );
}

/** What the form of late entries knows and tells. */
export interface LateInForm {
  /** Ratings, by the number of the player. */
  readonly typed: ReadonlyMap<number, string>;
  readonly onType: (player: number, rating: string) => void;
  readonly onWrite: (plan: Plan) => void;
  /** The player that the bar offers to take in. */
  readonly inBar: number | undefined;
  /** Who can be taken in with one press. */
  readonly entries: readonly LateEntry[];
}

/** The first late entry goes into the bar where nothing else has to be fixed: it is what comes next. */
export function useLate(
  seen: BookSeen,
  onWrite: (plan: Plan) => void,
): { readonly form: LateInForm; readonly offer: Offer | undefined } {
  const { t, say } = useWording();
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const entries = useMemo(
    () => (seen.kind === 'refused' ? lateEntries(seen.read.facts, seen.read.also) : []),
    [seen],
  );
  const late = seen.kind === 'refused' && isOnlyLate(seen.refusals) ? entries : [];
  const offer = offered();
  const onType = (player: number, rating: string): void => {
    setTyped(new Map(typed).set(player, rating));
  };
  return { form: { typed, onType, onWrite, inBar: offer && late[0]?.number, entries }, offer };

  function offered(): Offer | undefined {
    const [entry] = late;
    const rating = entry && ratingOf(entry, typed);
    if (!entry || rating === undefined) return undefined;
    const does = offerOf(entry, rating);
    const plan = entry.plan(rating, t);
    if (!does || !plan) return undefined;
    const label = say(does);
    const note = late.length > 1 ? entry.name : undefined;
    return { label, spoken: `${entry.name}: ${label}`, note, plan };
  }
}

/** As the row has it, as it was typed here, or as proposed; undefined for what is no rating. */
function ratingOf(
  { number, rating, proposal }: LateEntry,
  typed: LateInForm['typed'],
): number | undefined {
  if (rating !== undefined) return rating;
  const own = typed.get(number);
  return own === undefined ? proposal?.rating : ratingTyped(own);
}

/** Ratings are whole numbers, and may be below 0. */
function ratingTyped(typed: string): number | undefined {
  return /^\s*-?\d{1,4}\s*$/.test(typed) ? Number(typed) : undefined;
}
