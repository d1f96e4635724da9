import type { OpenGothaEvent, OpenGothaPlayer } from '../../../../src/exchange';
import { cut, type Item, sentence } from '../../../../src/language';
import type { Finding } from '../../../sheets/plan';

/** What is made of a file. */
export interface OpenGothaPreview {
  readonly players: number;
  /** Of a whole event. */
  readonly rounds: number | undefined;
}

type NotTaken =
  | 'nkGothaNotFinal'
  | 'nkGothaNotAbsent'
  | 'nkGothaNotCorrected'
  | 'nkGothaNotAgaIds'
  | 'nkGothaNotSettings'
  | 'nkGothaNotElements'
  | 'nkNotBothAbsent'
  | 'nkNotLicences';

/** What is not taken over, if anything. */
export function leftOut(what: NotTaken, names: readonly Item[]): readonly Finding[] {
  if (names.length === 0) return [];
  return [{ sentence: sentence('nkNotTakenOf', { what: sentence(what), names }) }];
}

/** What the file says of some players and is not taken over, with their names. */
export function notTaken(what: NotTaken, some: readonly OpenGothaPlayer[]): readonly Finding[] {
  return leftOut(
    what,
    some.map(({ name }) => name),
  );
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
  const [size, director] = [of('size'), of('director')];
  return leftOut('nkGothaNotSettings', [
    ...(size === '' || size === '19' ? [] : [sentence('nkGothaSize', { size: cut(size) })]),
    ...(director === '' ? [] : [sentence('nkGothaDirector', { name: cut(director) })]),
    ...(of('genRoundDownNBWMMS') === 'false' ? [sentence('nkGothaHalves')] : []),
  ]);
}

/** The parts of the file that were passed over, each once. */
export function alsoIgnored({ ignored }: OpenGothaEvent): readonly Finding[] {
  return leftOut(
    'nkGothaNotElements',
    ignored.map((each) => cut(each)),
  );
}
