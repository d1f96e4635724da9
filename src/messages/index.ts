import type { eventMessages } from '../event-messages';
import { agaMessages } from './aga';
import { generalMessages } from './general';
import { kgsMessages, warnings } from './kgs';
import { kuksuMessages } from './kuksu';
import { nkMessages } from './nk';
import { sofMessages } from './sof';

/** Every sentence about a bad argument of a formula, once. The key is the stable code. */
export const messages = {
  ...generalMessages,
  ...sofMessages,
  ...agaMessages,
  ...kgsMessages,
  ...nkMessages,
  ...kuksuMessages,
};

export type FailureCode = keyof typeof messages | keyof typeof eventMessages;

export { warnings };
export type WarningCode = keyof typeof warnings;
export type { FailureKind, Message, Warned } from './message';
