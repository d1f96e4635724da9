import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { nkStandingsSteps, type Result, type Standings } from '../../../../src';
import { ruled } from '../../../../language';
import { CopyText } from '../../../views/controls/sharing/CopyText';
import { ChoiceField } from '../../../views/controls/Field';
import type { JobViewProps } from '../../../views/operation/job';
import { JobMain } from '../../../views/operation/JobMain';
import { stateOfWorkbook } from '../../../operation/writer-state';
import { useWording } from '../../../views/wording';
import type { Book } from '../../book/book';
import { byName } from '../../book/names';
import { BookProblem } from '../../views/BookProblem';
import { madeOfBook, useMade } from '../../views/use-book';
import { cardOf, cardText, type Card } from '../card';

const standings = madeOfBook(({ event }) => nkStandingsSteps(event));

/** What one player has played so far, to be looked at or copied. Nothing is written. */
export function CardJob({ workbook, writing }: JobViewProps): VNode {
  const { t } = useWording();
  const seen = useMade(workbook, standings, [stateOfWorkbook(writing.state)]);
  return (
    <JobMain lead={t('nkCardLead')}>
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
            {rounds.map(({ round, colour, opponent, result, float }) => (
              <tr key={round}>
                <th scope="row">{round}</th>
                <td>{colour}</td>
                <td>
                  <bdi>{opponent}</bdi>
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
