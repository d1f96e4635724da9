import type {
  ColourReason,
  CriterionCode,
  Obstacle,
  PairReason,
  PairWarning,
  Relaxation,
} from '../../src/nk/event/event';

type Path = PairReason['path'];
type Not = NonNullable<PairReason['expectedNot']>;

/** Every sentence about a pairing, once. `{name}` stands for a value; all languages use the same ones. */
export type PairWords = Readonly<
  Record<
    | 'topgroep'
    | 'group'
    | `path-${Exclude<Path, 'title'>}`
    | 'path-title-group'
    | 'path-title-across'
    | `not-${Not}`
    | `criterion-${CriterionCode}`
    | `colours-${ColourReason}`
    | `warning-${PairWarning['code']}`
    | 'warning-titleWithoutPlayer'
    | `obstacle-${Obstacle['code']}`
    | 'obstacle-groupsOfPlayers'
    | `relaxation-${Relaxation['code']}`
    | 'nothingToAllow'
    | 'nobody',
    string
  >
>;
