import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { JobViewProps } from '../../jobs';
import { TextField } from '../../kgs/views/Field';
import { Table } from '../../kgs/views/Table';
import type { DetailProps, OptionsFormProps } from '../../views/operation-props';
import { OperationView } from '../../views/OperationView';
import { useWording } from '../../views/wording';
import { rankOperation, type RankedPreview, type RankLists, type RankOptions } from '../rank';

const operations = { en: rankOperation('en'), nl: rankOperation('nl') } as const;

/** Leagues are shown up to so many; the sheet has them all. */
const mostLeagues = 40;

/** Places in the leagues of a cycle. */
export function RankJob(props: JobViewProps): VNode {
  const { language } = useWording();
  return (
    <OperationView
      {...props}
      operation={operations[language]}
      form={RankForm}
      preview={RankDetail}
    />
  );
}

function RankForm({ options, onChange }: OptionsFormProps<RankLists, RankOptions>): VNode {
  const { t } = useWording();
  const id = useId();
  const hint = `${id}hint`;
  return (
    <>
      <TextField
        label={t('kuksuListLeague')}
        hint={t('kuksuListLeagueHint')}
        value={options.league}
        onInput={(league) => {
          onChange({ ...options, league });
        }}
      />
      <div class="entry">
        <label for={id}>{t('kuksuPaste')}</label>
        <textarea
          id={id}
          rows={4}
          value={options.pages}
          spellcheck={false}
          aria-describedby={hint}
          onInput={({ currentTarget }) => {
            onChange({ ...options, pages: currentTarget.value });
          }}
        />
        <p class="quiet" id={hint}>
          {t('kuksuPasteHint')}
        </p>
      </div>
    </>
  );
}

function RankDetail({ detail }: DetailProps<RankOptions, readonly RankedPreview[]>): VNode {
  const { t } = useWording();
  return (
    <>
      {detail.slice(0, mostLeagues).map(({ league, players }) => (
        <section key={league}>
          <h3>{t('kuksuRanked', { league })}</h3>
          <Table
            label={t('kuksuRanked', { league })}
            columns={[
              t('kuksuPlace'),
              t('kuksuName'),
              t('kuksuPoints'),
              t('kuksuSodos'),
              t('kuksuDecided'),
            ]}
            rows={players.map(({ place, name, points, sodos, why, disqualified }) => [
              place,
              disqualified ? `${name} (${t('kuksuDisqualified')})` : name,
              { number: String(points) },
              { number: sodos === undefined ? '' : String(sodos) },
              why,
            ])}
            more={0}
          />
        </section>
      ))}
      {detail.length > mostLeagues && (
        <p class="quiet">{t('moreRows', { count: detail.length - mostLeagues })}</p>
      )}
    </>
  );
}
