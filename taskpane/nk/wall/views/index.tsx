import type { VNode } from 'preact';
import type { Lists } from '../../../jobs/operation';
import { ChoiceField, useFields } from '../../../controls/Field';
import type { FormStep, JobViewProps, OptionsFormProps } from '../../../jobs/view/operation-props';
import { jobView } from '../../../jobs/view/OperationView';
import { useWording } from '../../../controls/wording';
import { roundMeant, wall, type WallKnown, type WallOptions } from '../wall';
import { useState } from 'preact/hooks';
import { nkStandingsSteps, type Result, type Standings } from '../../../../src';
import { ruled } from '../../../../src/language';
import { CopyText } from '../../../controls/sharing/CopyText';
import { JobMain } from '../../../jobs/view/use-seen';
import { stateOfWorkbook } from '../../../jobs/writer';
import type { Book } from '../../book/book';
import { byName } from '../../book/settings';
import { BookProblem, madeOfBook, useMade } from '../../views/BookProblem';
import { type Card, cardOf, cardText } from '../card';

/** What is made of a round or of a player beside the weekend itself: fetched with the first of these jobs. */

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

/** The sheets of a round for the wall. */
export const WallJob = jobView({
  operation: wall,
  opens: true,
  form: WallForm,
  step: wallStep,
  next: ['nk-share', 'nk-standings'],
});

function WallForm(form: OptionsFormProps<Lists, WallOptions, WallKnown>): VNode {
  const { t } = useWording();
  const { check, change } = useFields(form);
  const { options, known } = form;
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
            change({ round: Number(round) === rounds ? 0 : Number(round) });
          }}
        />
      )}
      {all.map((tick) => check(tick, t(ticks[tick])))}
      {known !== undefined &&
        known.replaces.length > 0 &&
        check('replace', t('nkReplace', { sheets: known.replaces }))}
    </>
  );
}

const standings = madeOfBook(({ event }) => nkStandingsSteps(event));

/** What one player has played so far, to be looked at or copied. Nothing is written. */
export function CardJob({ workbook, writing, lead }: JobViewProps): VNode {
  const seen = useMade(workbook, standings, [stateOfWorkbook(writing.state)]);
  return (
    <JobMain lead={lead}>
      <BookProblem seen={seen} />
      {seen.kind === 'book' && <Cards book={seen.book} ranked={seen.made} />}
    </JobMain>
  );
}

function Cards({
  book,
  ranked,
}: {
  readonly book: Book;
  readonly ranked: Result<Standings>;
}): VNode {
  const { t, say } = useWording();
  const [chosen, setChosen] = useState('');
  if (!ranked.ok) return <p class="refused">{say(ruled(ranked.failure))}</p>;
  const card = chosen === '' ? undefined : cardOf(book, ranked.value, Number(chosen), t);
  return (
    <>
      <ChoiceField
        label={t('nkPlayerOne')}
        value={card ? chosen : ''}
        choices={[
          ['', t('nkChoosePlayer')],
          ...byName(book.players).map(({ number, name }) => [String(number), name] as const),
        ]}
        onChoose={setChosen}
      />
      {card && <CardOf card={card} />}
    </>
  );
}

function CardOf({ card }: { readonly card: Card }): VNode {
  const { t } = useWording();
  const { title, standing, rounds } = card;
  return (
    <section class="player-card">
      <h2>{title}</h2>
      {standing !== '' && <p>{standing}</p>}
      {rounds.length > 0 && (
        <table class="numbers">
          <thead>
            <tr>
              {(['nkWallRound', 'nkColour', 'nkOpponent', 'nkResult'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ round, colour, opponent, result, float }, i) => (
              <tr key={round}>
                <th scope="row">{i + 1}</th>
                <td>{colour}</td>
                <td>
                  <bdi>{opponent}</bdi>
                  {round === 'playOff' && <span class="badge">{t('nkPlayOff')}</span>}
                  {float !== '' && <span class="badge">{float}</span>}
                </td>
                <td>{result}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <CopyText
        label={t('nkCardText')}
        text={cardText(card, t)}
        button={t('shareCopyText')}
        rows={Math.min(14, rounds.length + 3)}
        copied={t('shareCopied')}
        hint={t('shareHint')}
        isNext
      />
    </section>
  );
}
