import type { ComponentChildren, VNode } from 'preact';
import { ruled } from '../../../../language';
import { shownFormula } from '../../../plan/notation';
import type { FunctionReference } from '../../../reference/types';
import type { Fault } from '../../../why/fault';
import type { CellAt, CellError } from '../../../why/values/cell';
import { Icon } from '../../controls/Icon';
import { useWording } from '../../wording';
import { GoToCell } from './GoToCell';
import { addressFrom } from '../words';

export interface FaultMessageProps {
  readonly error: CellError;
  readonly fault: Fault | undefined;
  /** The piece of the formula that is at fault. */
  readonly source: string;
  readonly entry: FunctionReference | undefined;
  readonly sheetId: string;
  /** How it can be put right. */
  readonly fix: ComponentChildren;
  readonly onGo: (at: CellAt) => void;
}

/** What the function refuses, and the very cell at fault. */
export function FaultMessage(props: FaultMessageProps): VNode {
  const { error, fault, source, entry, sheetId, fix, onGo } = props;
  const { t, say, mark } = useWording();
  const { cell, together = [], from = [], failure, passedOn } = fault ?? {};
  const at = cell ?? together[0] ?? from[0];
  const name = entry?.parameters[fault?.argument ?? -1]?.name;
  const address = at && addressFrom(sheetId, at);
  const placesOf = (all: readonly CellAt[]): string[] =>
    all.map((each) => addressFrom(sheetId, each));
  const title = (): string => {
    if (name !== undefined && cell && address !== undefined)
      return t('whyFault', { name, address });
    if (name !== undefined && together.length > 0)
      return t('whyFaultTogether', { name, places: placesOf(together) });
    if (name !== undefined && from.length > 0)
      return t('whyFaultFrom', { name, places: placesOf(from) });
    // What was typed into the formula itself is named by the sentence.
    return t('whyFaultRule', { name: entry?.name ?? '' });
  };
  const sentence = (): string => {
    if (passedOn === undefined) return failure ? say(ruled(failure)) : error.code;
    if (cell && address !== undefined) return t('whyPassedOn', { address, error: passedOn });
    if (source.includes('#REF!')) return t('whyErrorReference');
    return t('whyPassedOnFrom', { what: shownFormula(source, mark), error: passedOn });
  };
  return (
    <section class="message danger">
      <Icon name="problem" />
      <h2>{title()}</h2>
      <p>{sentence()}</p>
      {at && address !== undefined && (
        <GoToCell
          address={address}
          onGo={() => {
            onGo(at);
          }}
        />
      )}
      {fix}
    </section>
  );
}
