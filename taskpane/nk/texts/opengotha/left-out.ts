import type { OpenGothaEvent, OpenGothaPlayer } from '../../../../src/exchange';
import { cut, sentence } from '../../../../src/language';
import type { Finding } from '../../../sheets/plan';

/** What is made of a file. */
export interface OpenGothaPreview {
  readonly players: number;
  /** Of a whole event. */
  readonly rounds: number | undefined;
}

/** What the file says of some players and is not taken over, with their names. */
export function notTaken(
  what:
    | 'nkGothaNotFinal'
    | 'nkGothaNotAbsent'
    | 'nkGothaNotCorrected'
    | 'nkGothaNotAgaIds'
    | 'nkNotLicences',
  some: readonly OpenGothaPlayer[],
): readonly Finding[] {
  if (some.length === 0) return [];
  const names = some.map(({ name }) => name);
  return [{ sentence: sentence('nkNotTakenOf', { what: sentence(what), names }) }];
}

/** Names that are none of the EGD: they are named like typed ones when they go out. */
export function foreignNames(players: readonly OpenGothaPlayer[]): readonly Finding[] {
  const names = players.flatMap(({ name, egdName }) => (egdName === undefined ? [name] : []));
  return names.length === 0 ? [] : [{ sentence: sentence('nkImportForeignNames', { names }) }];
}

/** What the file orders by, such as NBW, SOSW. */
export function orderOf({ criteria }: OpenGothaEvent): string {
  return criteria.map((each) => cut(each)).join(', ');
}

/** Settings of the file that an event has no place for. */
export function settingsLost({ general }: OpenGothaEvent): readonly Finding[] {
  const of = (name: string): string => (general[name] ?? '').trim();
  const names = [
    ...(of('size') === '' || of('size') === '19'
      ? []
      : [sentence('nkGothaSize', { size: cut(of('size')) })]),
    ...(of('director') === '' ? [] : [sentence('nkGothaDirector', { name: cut(of('director')) })]),
    ...(of('genRoundDownNBWMMS') === 'false' ? [sentence('nkGothaHalves')] : []),
  ];
  return names.length === 0
    ? []
    : [{ sentence: sentence('nkNotTakenOf', { what: sentence('nkGothaNotSettings'), names }) }];
}

/** The parts of the file that were passed over, each once. */
export function alsoIgnored({ ignored }: OpenGothaEvent): readonly Finding[] {
  if (ignored.length === 0) return [];
  const names = ignored.map((each) => cut(each));
  return [{ sentence: sentence('nkNotTakenOf', { what: sentence('nkGothaNotElements'), names }) }];
}
