import type { VNode } from 'preact';
import { CheckField, ChoiceField, TextField } from '../../views/controls/Field';
import type { JobViewProps } from '../../views/operation/job';
import type { FormStep, OptionsFormProps } from '../../views/operation/operation-props';
import { OperationView } from '../../views/operation/OperationView';
import { useWording } from '../../views/wording';
import type { QualifierKnown, QualifierOptions } from '../section/qualifier';
import { qualify, type QualifyLists } from '../qualify';
import { proposedSection } from '../section/read';
import { QualifyDetail } from './QualifyDetail';

const eventStep: FormStep<QualifierOptions, QualifierKnown> = {
  title: 'agaEvent',
  line: ({ name, isDesignated }, known, { t }) =>
    [name === '' ? known?.name : name, t(isDesignated ? 'agaDesignated' : 'agaNotCounted')]
      .filter((part) => part !== undefined)
      .join(': '),
};

/** The qualification points of a tournament. */
export function QualifyJob(props: JobViewProps): VNode {
  return (
    <OperationView
      {...props}
      operation={qualify}
      form={QualifyForm}
      step={eventStep}
      preview={QualifyDetail}
      next={['aga-share']}
      told={({ points }, { t }) =>
        t('agaTold', { category: points.category.value, players: points.players.length })
      }
    />
  );
}

function QualifyForm({
  options,
  onChange,
  known,
}: OptionsFormProps<QualifyLists, QualifierOptions, QualifierKnown>): VNode {
  const { t } = useWording();
  const { sections = [], name, hasSeason = false } = known ?? {};
  const change = (part: Partial<QualifierOptions>): void => {
    onChange({ ...options, ...part });
  };
  return (
    <>
      <CheckField
        checked={options.isDesignated}
        onChange={(isDesignated) => {
          change({ isDesignated });
        }}
      >
        {t('agaDesignatedAsked')}
      </CheckField>
      <p class="quiet">{t('agaDesignatedHint')}</p>
      {hasSeason && (
        <CheckField
          checked={options.inSeason}
          onChange={(inSeason) => {
            change({ inSeason });
          }}
        >
          {t('agaInSeason')}
        </CheckField>
      )}
      {sections.length > 0 && (
        <ChoiceField
          label={t('agaSection')}
          value={sections.includes(options.section) ? options.section : proposedSection(sections)}
          choices={sections.map((section) => [section, section])}
          onChoose={(section) => {
            change({ section });
          }}
        />
      )}
      <TextField
        label={t('agaName')}
        hint={name === undefined ? undefined : t('agaNameHint', { name })}
        value={options.name}
        onInput={(typed) => {
          change({ name: typed });
        }}
      />
      <div class="beside">
        <TextField
          label={t('agaDate')}
          value={options.date}
          onInput={(date) => {
            change({ date });
          }}
        />
        <TextField
          label={t('agaMinimum')}
          hint={t('agaMinimumHint')}
          value={options.minimum}
          numeric
          onInput={(minimum) => {
            change({ minimum });
          }}
        />
      </div>
      <CheckField
        checked={options.asSheet}
        onChange={(asSheet) => {
          change({ asSheet });
        }}
      >
        {t('agaZeroOption')}
      </CheckField>
    </>
  );
}
