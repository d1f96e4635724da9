import type { ComponentChildren, VNode } from 'preact';
import { helpAddress, type HelpTopic } from '../reference/help';
import { useWording } from './wording';

export interface HelpLinkProps {
  readonly topic: HelpTopic;
  readonly class?: string;
  /** What it leads to, where its text alone does not say so. */
  readonly name?: string;
  readonly onClick?: () => void;
  readonly children: ComponentChildren;
}

/** Leads to what the help says of a topic, in the browser. */
export function HelpLink(props: HelpLinkProps): VNode {
  const { language } = useWording();
  return (
    <a
      class={props.class}
      href={helpAddress(props.topic, language)}
      target="_blank"
      rel="noopener"
      aria-label={props.name}
      onClick={props.onClick}
    >
      {props.children}
    </a>
  );
}
