import type { VNode } from 'preact';
import { CheckField, ChoiceField, TextField, useFields } from '../controls/Field';
import type { DetailProps, OptionsFormProps } from '../jobs/view/operation-props';
import { jobView } from '../jobs/view/OperationView';
import { InSteps } from '../controls/InSteps';
import { useWording } from '../controls/wording';
import type { RatedPlayer } from '../../src/exchange';
import type { DecimalMark } from '../sheets/notation';
import {
  columnLabels,
  fillRatings,
  type RatingLists,
  type RatingOptions,
  type RatingPreview,
  type RatingsKnown,
} from './fill-ratings';
import { TextSource } from '../jobs/texts/views/TextSource';

/** Ratings from a published list into an entry list. */
export const RatingsJob = jobView({
  operation: fillRatings,
  form: RatingsForm,
  preview: RatingsSummary,
});

/** A field is as much as several lines. */
const fieldsAtOnce = 20;

type FormProps = OptionsFormProps<RatingLists, RatingOptions, RatingsKnown>;

function RatingsForm(form: FormProps): VNode {
  const { t, mark } = useWording();
  const { check, change } = useFields(form);
  const { options, known } = form;
  const { columns = [], questions = [] } = known ?? {};
  return (
    <>
      <TextSource
        label={t('nkRatingsText')}
        value={options.text}
        accept=".txt,.html,.htm"
        format="ratings"
        onText={(text) => {
          change({ text, chosen: {} });
        }}
      />
      {columns.length > 0 && (
        <fieldset>
          <legend>{t('nkRatingsColumns')}</legend>
          {columns.map((column) => (
            <CheckField
              key={column}
              checked={!options.without.includes(column)}
              onChange={(checked) => {
                const others = options.without.filter((each) => each !== column);
                change({ without: checked ? others : [...others, column] });
              }}
            >
              {t(columnLabels[column])}
            </CheckField>
          ))}
        </fieldset>
      )}
      {check('replace', t('nkRatingsReplace'))}
      {columns.includes('agaId') && (
        <TextField
          label={t('nkEgdLastDay')}
          hint={t('nkEgdDayHint')}
          value={options.lastDay}
          onInput={(lastDay) => {
            change({ lastDay: lastDay.trim() });
          }}
        />
      )}
      <InSteps
        of={questions}
        atOnce={fieldsAtOnce}
        draw={({ row, name, kind, offered }) =>
          offered.length === 0 ? (
            <p key={row} class="quiet">
              {t('nkRatingsNobody', { name, row })}
            </p>
          ) : (
            <ChoiceField
              key={row}
              label={t(kind === 'several' ? 'nkRatingsSeveral' : 'nkRatingsAlike', { name, row })}
              value={options.chosen[row] ?? ''}
              choices={[
                ['', t('nkRatingsNotThere')],
                ...offered.map((player) => [player.id, candidate(player, mark)] as const),
              ]}
              onChoose={(id) => {
                change({ chosen: { ...options.chosen, [row]: id } });
              }}
            />
          )
        }
      />
    </>
  );
}

/** Name, country or state, club, grade, rating and id of a candidate. */
export function candidate(
  { name, country, state, club, grade, rating, id }: RatedPlayer,
  mark: DecimalMark,
): string {
  const shown = rating === undefined ? undefined : String(rating).replace('.', mark);
  return [name, country ?? state, club, grade, shown, id]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** What stands above the filled cells ("others" where warnings say some of them), and what is said of each. */
export const saidOfFilled = {
  changed: { all: 'nkRatingsChanges', others: 'nkRatingsOtherChanges', each: 'nkRatingsChange' },
  kept: { all: 'nkRatingsKept', others: 'nkRatingsOtherKept', each: 'nkRatingsDiffers' },
} as const;

function RatingsSummary({ detail, options }: DetailProps<RatingOptions, RatingPreview>): VNode {
  const { t } = useWording();
  const { players, date, byId, byName, byCountry, questions, changes, saysMore, cells } = detail;
  const open = questions.length;
  const filled = saidOfFilled[options.replace ? 'changed' : 'kept'];
  return (
    <>
      <p>
        {date === undefined
          ? t('nkRatingsList', { players })
          : t('nkRatingsDated', { players, date })}
      </p>
      <p>{t('nkRatingsFound', { byId, byName, open, cells })}</p>
      {byCountry.length > 0 && <p>{t('nkRatingsByCountry', { names: byCountry })}</p>}
      {changes.length > 0 && (
        <>
          <h3>{t(filled[saysMore ? 'others' : 'all'])}</h3>
          <ul>
            <InSteps
              of={changes}
              draw={({ name, column, was, value }) => (
                <li key={`${name} ${column}`}>
                  {t(filled.each, { name, column: t(columnLabels[column]), was, is: value })}
                </li>
              )}
            />
          </ul>
        </>
      )}
    </>
  );
}

/** The jobs of texts that several systems have. */
