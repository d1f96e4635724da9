import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { DetailProps, JobViewProps } from '../../jobs/view/operation-props';
import { JobMain } from '../../jobs/view/use-seen';
import { stateOfWorkbook } from '../../jobs/writer';
import { LongTable } from '../../controls/Table';
import { useWording } from '../../controls/wording';
import {
  type TitleMatch,
  type TitleSeat,
  type TitleStage,
  titleText,
  type TitleView,
  titleViewSteps,
} from '../title';
import { BookProblem, madeOfBook, useMade } from './BookProblem';
import { jobView } from '../../jobs/view/OperationView';
import { rights, type RightsPreview } from '../rights';
import type { Position } from '../../../src';
import type { Book } from '../book/book';
import { groupName, namesOf } from '../book/settings';

const race = madeOfBook(titleViewSteps);

/** The players who can still become champion. Nothing is written. */
export function TitleJob({ workbook, writing, lead }: JobViewProps): VNode {
  const { t } = useWording();
  const [times, setTimes] = useState(0);
  const seen = useMade(workbook, race, [stateOfWorkbook(writing.state)], times);
  return (
    <JobMain lead={lead}>
      <BookProblem seen={seen} />
      {seen.kind === 'book' && seen.made && (
        <TitlePicture players={seen.book.players} view={seen.made} />
      )}
      <button
        type="button"
        onClick={() => {
          setTimes(times + 1);
        }}
      >
        {t('nkLookAgain')}
      </button>
    </JobMain>
  );
}

/** Next year's list. */
export const RightsJob = jobView({ operation: rights, opens: true, preview: RightsList });

function RightsList({ detail }: DetailProps<undefined, RightsPreview>): VNode {
  const { t } = useWording();
  const groups = ['Topgroep', 'Groep 1'] as const;
  return (
    <>
      <p class="quiet">{t('nkRightsNote')}</p>
      {groups.map((right) => (
        <Holders
          key={right}
          right={right}
          rows={detail.rows.filter((row) => row.right === right)}
        />
      ))}
    </>
  );
}

function Holders({
  right,
  rows,
}: {
  readonly right: string;
  readonly rows: RightsPreview['rows'];
}): VNode | null {
  const { t, mark } = useWording();
  if (rows.length === 0) return null;
  return (
    <section class="card">
      <h3>{t('nkRightsOf', { right, count: rows.length })}</h3>
      <LongTable
        look="numbers"
        head={
          <>
            <th scope="col">{t('nkName')}</th>
            <th scope="col">{t('nkScore')}</th>
          </>
        }
        of={rows}
        row={({ holder, score }) => (
          <>
            <th scope="row">
              <bdi>{holder.name}</bdi>
            </th>
            <td>{String(score).replace('.', mark)}</td>
          </>
        )}
      />
    </section>
  );
}

type Names = (number: number) => string;

interface TitleProps {
  readonly players: Book['players'];
  readonly view: TitleView;
}

/** The title race: before the knock-out the candidates by their losses, from then on a bracket. */
function TitlePicture({ players, view }: TitleProps): VNode {
  const { t } = useWording();
  const names = namesOf(players);
  const { status, played, rounds, stages, playOff } = view;
  const next = nextStep(view);
  return (
    <section>
      <h2>{t('nkRoundsPlayed', { played, rounds })}</h2>
      <p role="status" class="verdict">
        {titleText(status, names, t, 0)}
      </p>
      {next && <p class="quiet">{t(next, { round: played + 1, from: view.from })}</p>}
      {stages.length === 0 ? (
        <Candidates view={view} names={names} />
      ) : (
        <div class="bracket" data-stages={stages.length}>
          {stages.map((stage) => (
            <Stage key={stage.round} stage={stage} names={names} />
          ))}
        </div>
      )}
      {playOff && (
        <>
          <h3>{t('nkPlayOff')}</h3>
          <ol class="matches">
            <Match match={playOff} names={names} />
          </ol>
        </>
      )}
    </section>
  );
}

/** What the rules do with the candidates in the next round (N7). */
function nextStep({ status, played, rounds, from, candidates }: TitleView) {
  if (status.state !== 'open' || played >= rounds) return undefined;
  if (from > rounds) return undefined;
  if (played + 1 < from) return 'nkTitleFromRound';
  return candidates.length % 2 === 0 ? 'nkTitleAmong' : 'nkTitleAmongOdd';
}

/** Topgroep and Groep 1, each with its candidates in order. */
function Candidates({
  view: { candidates },
  names,
}: {
  readonly view: TitleView;
  readonly names: Names;
}): VNode {
  const { t } = useWording();
  return (
    <>
      {[0, 1].map((group) => (
        <CandidateGroup
          key={group}
          title={t(group === 0 ? 'nkUnbeaten' : 'nkOneLoss', { group: groupName(group, t) })}
          players={candidates.filter((player) => Math.max(0, player.group) === group)}
          names={names}
        />
      ))}
    </>
  );
}

function CandidateGroup({
  title,
  players,
  names,
}: {
  readonly title: string;
  readonly players: readonly Position[];
  readonly names: Names;
}): VNode | null {
  const { t, mark } = useWording();
  if (players.length === 0) return null;
  return (
    <section class="card">
      <h3>
        {title}: {players.length}
      </h3>
      <LongTable
        look="numbers"
        head={
          <>
            <th scope="col">{t('nkName')}</th>
            <th scope="col">{t('nkSos')}</th>
          </>
        }
        of={players}
        row={({ number, sos }) => (
          <>
            <th scope="row">
              <bdi>{names(number)}</bdi>
            </th>
            <td>{String(sos).replace('.', mark)}</td>
          </>
        )}
      />
    </section>
  );
}

function Stage({ stage, names }: { readonly stage: TitleStage; readonly names: Names }): VNode {
  const { t } = useWording();
  const { round, matches, without, isPaired } = stage;
  return (
    <section class="stage">
      <h3>{t('nkRound', { round })}</h3>
      <ol class="matches" data-matches={matches.length + (without.length > 0 ? 1 : 0)}>
        {matches.map((match) => (
          <Match key={match.seats[0].player} match={match} names={names} />
        ))}
        {without.length > 0 && (
          <li>
            <span class="quiet">{t(isPaired ? 'nkStageWithout' : 'nkStageToPair')}</span>
            {without.map((player) => (
              <span key={player} class="seat">
                <bdi>{names(player)}</bdi>
              </span>
            ))}
          </li>
        )}
      </ol>
    </section>
  );
}

function Match({
  match: { seats, result },
  names,
}: {
  readonly match: TitleMatch;
  readonly names: Names;
}): VNode {
  const { t } = useWording();
  const colours = ['black', 'white'] as const;
  return (
    <li>
      {seats.map((seat, i) => (
        <span key={seat.player} class="seat" data-won={seat.won}>
          <span class="stone" data-colour={colours[i]} aria-hidden="true" />
          <span>
            <bdi>{names(seat.player)}</bdi> <span class="quiet">{groupName(seat.group, t)}</span>
          </span>
          <span class="points">{pointsOf(seat, result === 'draw')}</span>
        </span>
      ))}
    </li>
  );
}

function pointsOf({ won }: TitleSeat, isDraw: boolean): string {
  if (isDraw) return '½';
  return won === undefined ? '' : won ? '1' : '0';
}
