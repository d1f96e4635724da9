import type { VNode } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { JobViewProps } from '../../views/operation/job';
import { Field, TextField } from '../../views/controls/Field';
import { PastedText } from '../../views/controls/PastedText';
import type { FormStep, OptionsFormProps } from '../../views/operation/operation-props';
import { OperationView } from '../../views/operation/OperationView';
import { useDrafting } from '../../views/operation/use-drafting';
import { useWording } from '../../views/wording';
import type { Lists } from '../../operation/operation';
import {
  rankLeagues,
  rankSources,
  type RankOptions,
  type RankSource,
  type UntitledPages,
} from '../rank';
import { RankDetail } from './RankDetail';

/** Places in the leagues of a cycle, from wherever their results are. */
export function RankJob(props: JobViewProps): VNode {
  const [source, setSource] = useSource();
  const { sheets, list, pages } = rankLeagues;
  const common = {
    ...props,
    choice: <SourceChoice source={source} onSource={setSource} />,
    preview: RankDetail,
    next: ['kuksu-group', 'kuksu-share'] as const,
  };
  switch (source) {
    case 'sheets':
      return <OperationView {...common} operation={sheets} opens />;
    case 'list':
      return <OperationView {...common} operation={list} part="list" form={LeagueField} />;
    case 'pages':
      return (
        <OperationView
          {...common}
          operation={pages}
          part="pages"
          form={PagesField}
          step={pagesStep}
        />
      );
  }
}

/** The source that is chosen: at first the one that something was typed for when the job was left. */
function useSource(): readonly [RankSource, (source: RankSource) => void] {
  const drafting = useDrafting();
  const [chosen, setChosen] = useState<RankSource>();
  const [left, setLeft] = useState<RankSource>();
  useEffect(() => {
    if (!drafting) return;
    const { drafts, job } = drafting;
    for (const part of ['list', 'pages'] as const) {
      void drafts.read(`${job}.${part}`).then((text) => {
        if (text !== undefined) setLeft(part);
      });
    }
  }, []);
  return [chosen ?? left ?? 'sheets', setChosen];
}

const sourceTexts = {
  sheets: 'kuksuSourceSheets',
  list: 'kuksuSourceList',
  pages: 'kuksuSourcePages',
} as const;

function SourceChoice({
  source,
  onSource,
}: {
  readonly source: RankSource;
  readonly onSource: (source: RankSource) => void;
}): VNode {
  const { t } = useWording();
  const group = useId();
  return (
    <fieldset>
      <legend>{t('kuksuSource')}</legend>
      {rankSources.map((each) => (
        <label key={each} class="check">
          <input
            type="radio"
            name={group}
            checked={each === source}
            onChange={() => {
              onSource(each);
            }}
          />
          {t(sourceTexts[each])}
        </label>
      ))}
    </fieldset>
  );
}

type RankFormProps = OptionsFormProps<Lists, RankOptions, UntitledPages>;

/** The league of a list that is one league. */
function LeagueField({ options, onChange }: Omit<RankFormProps, 'input' | 'known'>): VNode {
  const { t } = useWording();
  return (
    <TextField
      label={t('kuksuListLeague')}
      hint={t('kuksuListLeagueHint')}
      value={options.league}
      onInput={(league) => {
        onChange({ ...options, league });
      }}
    />
  );
}

const pagesStep: FormStep<RankOptions, UntitledPages> = {
  asks: (known) => known !== undefined && known.untitled.length > 0,
};

/** The pasted text, and the league of every table in it that names none. */
function PagesField({ options, onChange, known }: Omit<RankFormProps, 'input'>): VNode {
  const { t } = useWording();
  const { untitled = {} } = options;
  return (
    <>
      <Field
        label={t('kuksuPaste')}
        hint={t('kuksuPasteHint')}
        control={(id, describedBy) => (
          <PastedText
            id={id}
            describedBy={describedBy}
            rows={6}
            value={options.pages}
            onText={(pages) => {
              onChange({ ...options, pages });
            }}
          />
        )}
      />
      {known?.untitled.map((names) => (
        <fieldset key={names} class="question" data-open={(untitled[names] ?? '').trim() === ''}>
          <TextField
            label={t('kuksuPageLeagueOf', { names })}
            hint={t('kuksuPageLeagueHint')}
            value={untitled[names] ?? ''}
            onInput={(league) => {
              onChange({ ...options, untitled: { ...untitled, [names]: league } });
            }}
          />
        </fieldset>
      ))}
    </>
  );
}
