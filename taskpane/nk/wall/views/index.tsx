import type { VNode } from 'preact';
import type { Lists } from '../../../operation/operation';
import { CheckField, ChoiceField } from '../../../views/controls/Field';
import type { JobViewProps } from '../../../views/operation/job';
import type { FormStep, OptionsFormProps } from '../../../views/operation/operation-props';
import { OperationView } from '../../../views/operation/OperationView';
import { useWording } from '../../../views/wording';
import { roundMeant, wall, type WallKnown, type WallOptions } from '../wall';

/** What is made of a round or of a player beside the weekend itself: fetched with the first of these jobs. */
export { CardJob } from './CardJob';

/** The sheets of a round for the wall. */
export function WallJob(props: JobViewProps): VNode {
  return (
    <OperationView
      {...props}
      operation={wall}
      opens
      form={WallForm}
      step={wallStep}
      next={['nk-share', 'nk-standings']}
    />
  );
}

const ticks = { byBoard: 'nkByBoard', byName: 'nkByName', slips: 'nkSlips' } as const;
type WallSheet = keyof typeof ticks;
const all = Object.keys(ticks) as readonly WallSheet[];

const wallStep: FormStep<WallOptions, WallKnown> = {
  line: (options, known, { t }) =>
    known === undefined || known.rounds === 0
      ? ''
      : [
          t('nkRound', { round: roundMeant(options, known.rounds) }),
          ...all.filter((tick) => options[tick]).map((tick) => t(ticks[tick])),
        ].join(', '),
};

function WallForm({
  options,
  onChange,
  known,
}: OptionsFormProps<Lists, WallOptions, WallKnown>): VNode {
  const { t } = useWording();
  const rounds = known?.rounds ?? 0;
  const newestFirst = Array.from({ length: rounds }, (_, i) => rounds - i);
  return (
    <>
      {rounds > 0 && (
        <ChoiceField
          label={t('nkWallRound')}
          value={String(roundMeant(options, rounds))}
          choices={newestFirst.map((round) => [String(round), t('nkRound', { round })])}
          onChoose={(round) => {
            onChange({ ...options, round: Number(round) === rounds ? 0 : Number(round) });
          }}
        />
      )}
      {all.map((tick) => (
        <CheckField
          key={tick}
          checked={options[tick]}
          onChange={(checked) => {
            onChange({ ...options, [tick]: checked });
          }}
        >
          {t(ticks[tick])}
        </CheckField>
      ))}
      {known !== undefined && known.replaces.length > 0 && (
        <CheckField
          checked={options.replace}
          onChange={(replace) => {
            onChange({ ...options, replace });
          }}
        >
          {t('nkReplace', { sheets: known.replaces })}
        </CheckField>
      )}
    </>
  );
}
