import type { VNode } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type {
  DetailProps,
  FormStep,
  JobViewProps,
  OptionsFormProps,
} from '../../jobs/view/operation-props';
import { Field, TextField, useFields } from '../../controls/Field';
import { PastedText } from '../../controls/PastedText';
import { OperationView } from '../../jobs/view/OperationView';
import { useDrafting } from '../../jobs/view/use-writer';
import { LongTable, NumberHeading } from '../../controls/Table';
import { useWording } from '../../controls/wording';
import type { Lists } from '../../jobs/operation';
import {
  rankLeagues,
  type RankOptions,
  type RankSource,
  rankSources,
  type UntitledPages,
} from '../rank';
import { ruled } from '../../../src/language';
import { explainTieBreak, type RankDecision } from '../../../src';
import { Folded } from '../../controls/Row';
import { SharedTexts } from '../../controls/sharing/CopyText';
import type { LeagueInOrder, RankedPreview } from '../sheets/results';
import { leagueStandings } from '../shared';

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
function LeagueField(form: Omit<RankFormProps, 'input' | 'known'>): VNode {
  const { t } = useWording();
  return useFields(form).text('league', 'kuksuListLeague', t('kuksuListLeagueHint'));
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

/** So many leagues are open at once; the others are opened one by one. */
const openLeagues = 8;

/** The leagues in order, with the tie-breaks that decided. */
export function RankDetail({ detail }: DetailProps<RankOptions, RankedPreview>): VNode {
  const { t, language } = useWording();
  const { leagues } = detail;
  const everyone = leagues.flatMap(({ players }) => players);
  return (
    <>
      <h3>
        {t('kuksuRankedSummary', {
          players: everyone.length,
          leagues: leagues.length,
          ties: everyone.filter(({ decision }) => decision && explainTieBreak(decision)).length,
        })}
      </h3>
      {leagues.map((ranked) => (
        <RankedLeague
          key={ranked.league}
          ranked={ranked}
          openAtFirst={leagues.length <= openLeagues}
        />
      ))}
      <Folded class="share" summary={t('kuksuShareStandings')}>
        <SharedTexts {...leagueStandings(detail, { t, language })} />
      </Folded>
    </>
  );
}

function RankedLeague({
  ranked: { league, players },
  openAtFirst,
}: {
  readonly ranked: LeagueInOrder;
  readonly openAtFirst: boolean;
}): VNode {
  const { t, mark, say } = useWording();
  const heading = t('kuksuRanked', { league });
  const figure = (value: number | undefined): string =>
    value === undefined ? '' : String(value).replace('.', mark);
  const tieBreak = (decision: RankDecision | undefined): string => {
    const reason = decision && explainTieBreak(decision);
    return reason ? say(ruled(reason)) : '';
  };
  return (
    <Folded class="tier" summary={heading} openAtFirst={openAtFirst}>
      <LongTable
        label={heading}
        look="cells plain wrapped"
        head={
          <>
            <NumberHeading>{t('kuksuPlace')}</NumberHeading>
            <th scope="col">{t('kuksuName')}</th>
            <NumberHeading>{t('kuksuPoints')}</NumberHeading>
            <NumberHeading>{t('kuksuSodos')}</NumberHeading>
            <th scope="col">{t('kuksuTieBreak')}</th>
          </>
        }
        of={players}
        row={({ place, name, points, sodos, decision, disqualified }) => (
          <>
            <td class="number">{place}</td>
            <th scope="row">
              <bdi>{name}</bdi>
              {disqualified && <span class="quiet"> {t('kuksuDisqualified')}</span>}
            </th>
            <td class="number">{figure(points)}</td>
            <td class="number">{figure(sodos)}</td>
            <td>{tieBreak(decision)}</td>
          </>
        )}
      />
    </Folded>
  );
}
