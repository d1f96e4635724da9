import { readOpenGotha, type OpenGothaEvent, type XmlElement } from '../../../../src/exchange';

export type Attributes = Readonly<Record<string, string>>;

export const element = (
  name: string,
  attributes: Attributes = {},
  children: readonly XmlElement[] = [],
): XmlElement => ({ name, attributes, children });

export const anna = { name: 'Smit', firstName: 'Anna' };
export const jan = { name: 'Berg', firstName: 'Jan van den' };

/** What a test says of a file; the rest is as small as a file may be. */
export interface File {
  readonly players?: readonly Attributes[];
  readonly games?: readonly Attributes[];
  readonly byes?: readonly Attributes[];
  readonly version?: string;
  readonly others?: readonly XmlElement[];
}

export function treeOf(file: File): XmlElement {
  const { players = [anna, jan], games = [], byes = [], version = '201', others = [] } = file;
  const all = (name: string, each: readonly Attributes[]): readonly XmlElement[] =>
    each.map((one) => element(name, one));
  return element('Tournament', { dataVersion: version }, [
    element('Players', {}, all('Player', players)),
    element('Games', {}, all('Game', games)),
    element('ByePlayers', {}, all('ByePlayer', byes)),
    ...others,
  ]);
}

export function eventOf(file: File): OpenGothaEvent {
  const read = readOpenGotha(treeOf(file));
  if (!read.ok) throw new Error(read.failure.code);
  return read.value;
}
