import type { VNode } from 'preact';
import type { JobViewProps } from '../../../jobs/view/operation-props';
import { useWording } from '../../../controls/wording';
import { ChoiceField, useFields } from '../../../controls/Field';
import { useState } from 'preact/hooks';
import { FormatLink } from '../../../jobs/texts/views/FormatLink';
import { SharedTexts } from '../../../controls/sharing/CopyText';
import { JobMain } from '../../../jobs/view/use-seen';
import { stateOfWorkbook } from '../../../jobs/writer';
import type { Book } from '../../book/book';
import { firstToShare, shared, type SharedWhat, whatToShare } from '../share';
import { BookProblem, useBook } from '../../views/BookProblem';

/** A round or the standings as text and as HTML. Nothing is written, and nothing is sent. */
export function ShareJob({ workbook, writing, lead }: JobViewProps): VNode {
  const seen = useBook(workbook, [stateOfWorkbook(writing.state)], true);
  const { state } = writing;
  const written = state.step === 'written' ? state.receipt.sheets.map(({ name }) => name) : [];
  return (
    <JobMain lead={lead}>
      <BookProblem seen={seen} />
      {seen.kind === 'book' && <Texts book={seen.book} written={written} />}
    </JobMain>
  );
}

const keyOf = (what: SharedWhat): string =>
  what.kind === 'standings' ? what.kind : `${what.kind} ${what.round}`;

const ticks = {
  grades: 'nkShareGrades',
  scores: 'nkShareScores',
  groups: 'nkShareGroups',
  bySurname: 'nkShareSurname',
} as const;
type Tick = keyof typeof ticks;

function Texts({
  book,
  written,
}: {
  readonly book: Book;
  /** The sheets of the last write. */
  readonly written: readonly string[];
}): VNode {
  const { t, language } = useWording();
  const [chosen, setChosen] = useState('');
  const [ticked, setTicked] = useState({
    ...{ grades: false, scores: false, groups: false, bySurname: false },
  });
  const { check } = useFields({ options: ticked, onChange: setTicked });
  const all = whatToShare(book);
  const what = all.find((each) => keyOf(each) === chosen) ?? firstToShare(all, written);
  const offered: readonly Tick[] =
    what.kind === 'standings' ? ['grades', 'groups', 'bySurname'] : ['grades', 'scores', 'groups'];
  const texts = shared(book, { what, ...ticked }, { t, language });
  return (
    <>
      <ChoiceField
        label={t('nkShareWhat')}
        value={keyOf(what)}
        choices={all.map((each) => [keyOf(each), labelOf(each, t)])}
        onChoose={setChosen}
      />
      {offered.map((tick) => check(tick, t(ticks[tick])))}
      {typeof texts === 'string' ? (
        <p class="refused">{texts}</p>
      ) : (
        <>
          <SharedTexts {...texts} isNext />
          <FormatLink format="share" />
        </>
      )}
    </>
  );
}

function labelOf(what: SharedWhat, t: ReturnType<typeof useWording>['t']): string {
  if (what.kind === 'standings') return t('nkShareOfStandings');
  const { round } = what;
  return what.kind === 'pairing' ? t('nkSharePairing', { round }) : t('nkShareResults', { round });
}
