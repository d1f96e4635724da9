import type { Area, CellPosition } from './cells';
import type { LimitOperator } from './entry-rules';

export type HorizontalAlignment =
  | 'General'
  | 'Left'
  | 'Center'
  | 'Right'
  | 'Fill'
  | 'Justify'
  | 'CenterAcrossSelection'
  | 'Distributed';

export type VerticalAlignment = 'Top' | 'Center' | 'Bottom' | 'Justify' | 'Distributed';

export type Side = 'top' | 'bottom' | 'left' | 'right';

export interface Border {
  /** `Excel.BorderLineStyle`, never None. */
  readonly style: string;
  readonly weight: string;
  /** "#RRGGBB". */
  readonly color: string;
}

/** How a cell looks; what is absent is Excel's default. */
export interface CellStyle {
  readonly bold?: true;
  readonly italic?: true;
  /** "#RRGGBB". */
  readonly color?: string;
  /** Points. */
  readonly fontSize?: number;
  readonly fill?: string;
  readonly horizontal?: HorizontalAlignment;
  readonly vertical?: VerticalAlignment;
  readonly wrap?: true;
  /** Protected cells are the default. */
  readonly unlocked?: true;
  readonly top?: Border;
  readonly bottom?: Border;
  readonly left?: Border;
  readonly right?: Border;
}

/** `undefined` takes a property back to Excel's default. */
export type StyleChange = { readonly [K in keyof CellStyle]?: CellStyle[K] | undefined };

export interface Styles {
  of(position: CellPosition): CellStyle;
  /** Parts of the area outside the sheet are left alone, as far as the area is a whole row or column. */
  set(area: Area, change: StyleChange): void;
  /** Whether the cell has a look or a number format of its own. */
  isFormatted(position: CellPosition): boolean;
  /** The smallest area that holds every formatted cell; undefined when there is none. */
  formattedArea(sheetId: string): Area | undefined;
  /** Looks and number formats. */
  clear(area: Area): void;
}

/** A look that cells take on while a condition holds. */
export interface ConditionalFormat {
  readonly id: string;
  readonly areas: readonly Area[];
  readonly condition: Condition;
  readonly style: ConditionalStyle;
  readonly stopIfTrue: boolean;
}

export type Condition =
  /** Relative to the first cell of the first area. */
  | { readonly kind: 'formula'; readonly formula: string }
  | {
      readonly kind: 'value';
      readonly operator: LimitOperator;
      readonly formulas: readonly string[];
    };

export type ConditionalStyle = Pick<CellStyle, 'fill' | 'color' | 'bold' | 'italic'>;

export interface ConditionalFormats {
  /** The first wins. */
  all(sheetId: string): readonly ConditionalFormat[];
  /** Adds it, or replaces the one with its id; without areas it goes. */
  put(sheetId: string, format: ConditionalFormat): void;
  newId(): string;
}
