import type { VNode } from 'preact';
import { htmlTable, standingsText, type SharedLine } from '../../../../src/exchange';
import { useWording } from '../../wording';
import { Folded } from '../Folded';
import { SharedTexts } from './SharedTexts';

interface ShareStandingsProps {
  /** What stands above the list. */
  readonly caption: string;
  /** The headings of place, name, score and the figures behind it. */
  readonly columns: readonly string[];
  readonly lines: readonly SharedLine[];
}

/** Standings as text and as HTML, opened when they are wanted. */
export function ShareStandings(props: ShareStandingsProps): VNode {
  const { t } = useWording();
  return (
    <Folded summary={t('shareSummary', { what: props.caption })}>
      <Texts {...props} />
    </Folded>
  );
}

function Texts({ caption, columns, lines }: ShareStandingsProps): VNode {
  const { language } = useWording();
  const rows = lines.map(({ place, name, score, figures }) => [place, name, score, ...figures]);
  return (
    <SharedTexts
      text={standingsText(caption, lines)}
      html={htmlTable({ lang: language, caption, columns, heading: 0, rows })}
    />
  );
}
