import { isAnyEmpty } from '../../sheets/columns/fields';
import type { FormStep } from '../../jobs/view/operation-props';
import { jobView } from '../../jobs/view/OperationView';
import { shownNumber } from '../../sheets/notation';
import { awardBridgeEvent } from '../award-event';
import type { EventKnown } from '../awards-list';
import type { EventOptions } from '../fields';
import { AwardDetail } from './AwardDetail';
import { AwardForm } from './AwardForm';

/** What a job's button opens: all that is fetched for SOF starts here. */

/** What is typed of an event. */
export const eventStep: FormStep<EventOptions, EventKnown> = {
  title: 'sofEvent',
  asks: (known) => known?.asksRating === true,
  line: ({ rating, sessions, tables }, known, { t }) =>
    isAnyEmpty(rating, sessions) || !known
      ? ''
      : t('sofEventLine', {
          rating,
          sessions,
          tables: tables === '' ? known.tables.counted : tables,
        }),
};

/** The awards of a bridge event. */
export const AwardJob = jobView({
  operation: awardBridgeEvent,
  form: AwardForm,
  step: eventStep,
  preview: AwardDetail,
  next: ['sof-share'],
  told: ({ awards }, { t, mark }) =>
    t('sofTold', {
      entries: awards.entries.filter(({ award }) => award > 0).length,
      first: shownNumber(awards.fields[0].first.value, mark),
    }),
});
