import type { VNode } from 'preact';
import type { Prefix } from '../../../systems';
import type { SampleId } from '../../operation/sample';
import { Folded } from '../controls/Folded';
import { Icon } from '../controls/Icon';
import { Row } from '../controls/Row';
import { useWording } from '../wording';
import { starts } from './Starts';

export interface SampleListProps {
  readonly samples: readonly Prefix[];
  readonly onSample: (wanted: SampleId) => void;
}

const lines = {
  NK: 'runSampleNK',
  KUKSU: 'runSampleKUKSU',
  KGS: 'runSampleKGS',
  AGA: 'runSampleAGA',
  SOF: 'runSampleSOF',
} as const;

/** A row for every system: it writes a list to a new sheet and opens what works on it. The last one writes a championship in play. */
export function SampleList({ samples, onSample }: SampleListProps): VNode {
  const { t, say } = useWording();
  return (
    <Folded
      class="more"
      summary={
        <>
          <Icon name="open" class="turn" />
          <span class="name">{t('runSample')}</span>
        </>
      }
    >
      <ul class="rows">
        {starts
          .filter(({ system }) => samples.includes(system))
          .map(({ system, sign, title }) => (
            <Row
              key={system}
              title={say({ code: title })}
              line={t(lines[system])}
              sign={sign}
              onPress={() => {
                onSample(system);
              }}
            />
          ))}
        {samples.includes('NK') && (
          <Row
            title={t('runNKPlayed')}
            line={t('runSampleNKPlayed')}
            sign="nk"
            onPress={() => {
              onSample('NK played');
            }}
          />
        )}
      </ul>
    </Folded>
  );
}
