import type { Language } from '../../src/language';
import type { Sheets } from './sheets';

/** A visible name: all of it, or what it looks like. */
export type Name = string | RegExp;

/**
 * What a director has before them: the pane, with everything on it found by its visible name, and the sheets. Every hand waits for
 * what it needs. `within` is a selector, for names that stand in more than one place.
 */
export interface Desk {
  readonly language: Language;
  readonly sheet: Sheets;
  /** Waits for the button, the row or the place of a list of this name. */
  offers(name: Name, within?: string): Promise<void>;
  /** Presses it; where several have the name, the one at this position, from the end where it is negative. */
  press(name: Name, within?: string, at?: number): Promise<void>;
  /** Types into the field of this label, in place of what it holds. */
  type(label: string, text: string): Promise<void>;
  /** Chooses an option by its text or value; without one ticks the box, or takes the choice, of this label. */
  choose(label: string, option?: string): Promise<void>;
  /** Opens what is folded: the first of these details, or the first whose summary holds this. */
  unfold(selector: string, summary?: string): Promise<void>;
  /** What these elements say at this moment. */
  read(selector: string): Promise<string[]>;
  /** Waits until there is such an element. */
  appears(selector: string): Promise<void>;
  /** Waits until there is none. */
  gone(selector: string): Promise<void>;
  /** Waits until this can be read. */
  says(text: Name, within?: string): Promise<void>;
  /** Waits until nothing is made again: what stands there is the answer to what was done last. */
  settled(): Promise<void>;
  /** Closes the pane and opens it again: nothing is left of what was done in it. */
  reopen(): Promise<void>;
}
