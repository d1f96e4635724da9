import type { VNode } from 'preact';
import type { DetailProps, OptionsFormProps } from '../../jobs/view/operation-props';
import type { Lists } from '../../jobs/operation';
import { LongTable, NumberHeading } from '../../controls/Table';
import { ChoiceField, useFields } from '../../controls/Field';
import { jobView } from '../../jobs/view/OperationView';
import { useWording } from '../../controls/wording';
import { groupName } from '../book/settings';
import { standings, type StandingsKnown, type StandingsPreview } from '../standings';
import { formatOf, type StandingsOptions } from '../wall-sheet';

/** The wall list. */
export const StandingsJob = jobView({
  operation: standings,
  opens: true,
  form: WallForm,
  preview: WallList,
  next: ['nk-share', 'nk-title'],
});

function WallForm(form: OptionsFormProps<Lists, StandingsOptions, StandingsKnown>): VNode {
  const { t } = useWording();
  const { check, change } = useFields(form);
  const { options, known } = form;
  const rounds = known?.rounds ?? 0;
  const chosen = options.round === 0 || options.round > rounds ? rounds : options.round;
  return (
    <>
      {rounds > 1 && (
        <ChoiceField
          label={t('nkAfterRound')}
          value={String(chosen)}
          choices={Array.from({ length: rounds }, (_, i) => {
            const round = rounds - i;
            return [String(round), t('nkRound', { round })];
          })}
          onChoose={(round) => {
            change({ round: Number(round) === rounds ? 0 : Number(round) });
          }}
        />
      )}
      {check('wins', t('nkShowWins'))}
      {check('colours', t('nkShowColours'))}
      {known?.replaces !== undefined &&
        check('replace', t('nkReplace', { sheets: [known.replaces] }))}
    </>
  );
}

function WallList({ detail }: DetailProps<StandingsOptions, StandingsPreview>): VNode {
  const { t, mark } = useWording();
  const { played, rows, titleText, wholePlaces } = detail;
  const places = decimalsOf(rows);
  const title = played === 0 ? t('nkStandings0') : t('nkStandingsAfter', { round: played });
  const figure = (of: WallFigure, value: number): string =>
    value.toFixed(places[of]).replace('.', mark);
  const rounds = Array.from({ length: played }, (_, i) => i + 1);
  return (
    <>
      <h3>{title}</h3>
      <p class="verdict">{titleText}</p>
      <p class="quiet">{t('nkWallNote')}</p>
      {wholePlaces && <p class="quiet">{t('nkWholePlaces')}</p>}
      <LongTable
        label={title}
        look="cells plain wall"
        atFirst={100}
        isWide={played > 4}
        head={
          <>
            <NumberHeading>{t('nkPlace')}</NumberHeading>
            <NumberHeading>{t('nkLine')}</NumberHeading>
            <th scope="col">{t('nkName')}</th>
            <NumberHeading>{t('nkScore')}</NumberHeading>
            <NumberHeading>{t('nkSos')}</NumberHeading>
            <NumberHeading>{t('nkSodos')}</NumberHeading>
            <th scope="col">{t('nkGroupColumn')}</th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                {t('nkRoundShort', { round })}
              </th>
            ))}
          </>
        }
        of={rows}
        row={({ line, player, marks }) => (
          <>
            <td class="number">{played === 0 ? '' : line.place}</td>
            <td class="number">{line.line}</td>
            <th scope="row">
              <bdi>{player.name}</bdi>
            </th>
            <td class="number">{figure('tableScore', line.tableScore)}</td>
            <td class="number">{figure('sos', line.sos)}</td>
            <td class="number">{figure('sodos', line.sodos)}</td>
            <td>{groupName(line.group, t)}</td>
            {marks.map((each, i) => (
              <td key={i}>{each}</td>
            ))}
          </>
        )}
      />
    </>
  );
}

const figures = ['tableScore', 'sos', 'sodos'] as const;
type WallFigure = (typeof figures)[number];

/** As many decimals as some figure of the column needs, for all of them: figures stand below each other. */
function decimalsOf(rows: StandingsPreview['rows']): Readonly<Record<WallFigure, number>> {
  const needed = (of: WallFigure): number => {
    const [, decimals = ''] = formatOf(rows.map(({ line }) => line[of])).split('.');
    return decimals.length;
  };
  return { tableScore: needed('tableScore'), sos: needed('sos'), sodos: needed('sodos') };
}
