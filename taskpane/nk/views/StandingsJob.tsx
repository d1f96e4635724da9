import type { VNode } from 'preact';
import type { JobViewProps } from '../../views/operation/job';
import type { Lists } from '../../operation/operation';
import { CheckField } from '../../views/controls/Field';
import type { DetailProps, OptionsFormProps } from '../../views/operation/operation-props';
import { OperationView } from '../../views/operation/OperationView';
import { useWording } from '../../views/wording';
import { groupName } from '../book/names';
import { standings, type StandingsPreview } from '../standings';
import type { StandingsOptions } from '../wall-sheet';

/** The wall list. */
export function StandingsJob(props: JobViewProps): VNode {
  return (
    <OperationView
      {...props}
      operation={standings}
      opens
      form={WallForm}
      preview={WallList}
      next={['nk-title']}
    />
  );
}

function WallForm({ options, onChange }: OptionsFormProps<Lists, StandingsOptions>): VNode {
  const { t } = useWording();
  return (
    <>
      <CheckField
        checked={options.wins}
        onChange={(wins) => {
          onChange({ ...options, wins });
        }}
      >
        {t('nkShowWins')}
      </CheckField>
      <CheckField
        checked={options.colours}
        onChange={(colours) => {
          onChange({ ...options, colours });
        }}
      >
        {t('nkShowColours')}
      </CheckField>
    </>
  );
}

function WallList({ detail }: DetailProps<StandingsOptions, StandingsPreview>): VNode {
  const { t, mark } = useWording();
  const { played, rows, titleText } = detail;
  const title = played === 0 ? t('nkStandings0') : t('nkStandingsAfter', { round: played });
  const number = (value: number): string => String(value).replace('.', mark);
  const rounds = Array.from({ length: played }, (_, i) => i + 1);
  return (
    <>
      <h3>{title}</h3>
      <p class="verdict">{titleText}</p>
      <p class="quiet">{t('nkWallNote')}</p>
      <div class="cells wall" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('nkLine')}</th>
              <th scope="col">{t('nkPlace')}</th>
              <th scope="col">{t('nkName')}</th>
              <th scope="col">{t('nkGroupColumn')}</th>
              <th scope="col">{t('nkScore')}</th>
              <th scope="col">{t('nkSos')}</th>
              <th scope="col">{t('nkSodos')}</th>
              {rounds.map((round) => (
                <th key={round} scope="col">
                  {t('nkRoundShort', { round })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, player, marks }) => (
              <tr key={player.number}>
                <td class="number">{line.line}</td>
                <td class="number">{line.place}</td>
                <th scope="row">
                  <bdi>{player.name}</bdi>
                </th>
                <td>{groupName(line.group, t)}</td>
                <td class="number">{number(line.tableScore)}</td>
                <td class="number">{number(line.sos)}</td>
                <td class="number">{number(line.sodos)}</td>
                {marks.map((each, i) => (
                  <td key={i}>{each}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
