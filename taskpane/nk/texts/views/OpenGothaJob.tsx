import type { VNode } from 'preact';
import type { Lists } from '../../../operation/operation';
import { CheckField } from '../../../views/controls/Field';
import type { JobViewProps } from '../../../views/operation/job';
import type { OptionsFormProps } from '../../../views/operation/operation-props';
import { OperationView } from '../../../views/operation/OperationView';
import { useWording } from '../../../views/wording';
import { openGothaPlayers, type OpenGothaOptions } from '../opengotha-players';
import { TextSource } from './TextSource';

/** The players of an OpenGotha file as an entry list. */
export function OpenGothaJob(props: JobViewProps): VNode {
  return <OperationView {...props} operation={openGothaPlayers} form={OpenGothaForm} />;
}

function OpenGothaForm({ options, onChange }: OptionsFormProps<Lists, OpenGothaOptions>): VNode {
  const { t } = useWording();
  return (
    <>
      <TextSource
        label={t('nkGothaText')}
        value={options.text}
        accept=".xml"
        onText={(text) => {
          onChange({ ...options, text });
        }}
      />
      <CheckField
        checked={options.preliminary}
        onChange={(preliminary) => {
          onChange({ ...options, preliminary });
        }}
      >
        {t('nkGothaPreliminary')}
      </CheckField>
    </>
  );
}
