import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { ParameterReference } from '../../../reference/help';
import { type DecimalMark, shownFormula } from '../../../sheets/notation';
import { Icon } from '../../../controls/Row';
import { useWording } from '../../../controls/wording';
import { splitAddress } from '../../../sheets/address';
import { childrenOf, type Node, readFormula } from '../../../why/formula/node';
import { typedValue } from '../../../why/view/words';

interface ArgumentFieldProps {
  readonly parameter: ParameterReference;
  readonly value: string;
  /** The values to choose from, where the argument is one of a few. */
  readonly choices: readonly string[] | undefined;
  /** What the cells hold, where it is cells. */
  readonly holds: string | undefined;
  /** What is wrong with it. */
  readonly fault: string | undefined;
  readonly onInput: (value: string) => void;
  /** Takes the selected cells; absent where there are none. */
  readonly onPick: (() => void) | undefined;
}

/** An argument: its name, what it is, a typed value or the selected cells, and what these hold or what is wrong. */
export function ArgumentField(props: ArgumentFieldProps): VNode {
  const { parameter, value, choices, holds, fault, onInput, onPick } = props;
  const { name, description } = parameter;
  const { t, mark } = useWording();
  const id = useId();
  const below = fault ?? holds;
  const use = t('cardUseCells', { name });
  const shared = {
    id,
    value,
    'data-argument': name,
    'aria-invalid': fault !== undefined,
    'aria-describedby': below === undefined ? undefined : `${id}below`,
  };
  return (
    <div class="field">
      <label for={id}>
        <code class="strong">{name}</code> <span class="quiet">{description}</span>
      </label>
      {choices ? (
        <select
          {...shared}
          onChange={({ currentTarget }) => {
            onInput(currentTarget.value);
          }}
        >
          <option value="">{t('whyLeftOut')}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {shownFormula(choice, mark).replace(/^"(.*)"$/, '$1')}
            </option>
          ))}
        </select>
      ) : (
        <div class="with">
          <input
            {...shared}
            type="text"
            class="mono"
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              onInput(currentTarget.value);
            }}
          />
          {onPick && (
            <button type="button" class="bare" aria-label={use} title={use} onClick={onPick}>
              <Icon name="cells" />
            </button>
          )}
        </div>
      )}
      {below !== undefined && (
        <p id={`${id}below`} class={fault === undefined ? 'hint' : 'fault'}>
          {below}
        </p>
      )}
    </div>
  );
}

/** What stands in the field of an argument. */
export interface TypedArgument {
  readonly text: string;
  /** Taken from the selection: its sheet is shown where another one is active. */
  readonly picked?: boolean;
}

export const noEntry: TypedArgument = { text: '' };

/** What the field shows on the active sheet, and what the formula says there. */
export function shownEntry({ text, picked = false }: TypedArgument, activeSheet?: string): string {
  if (!picked || activeSheet === undefined) return text;
  const { sheet, rest } = splitAddress(text);
  return sheet?.toLowerCase() === activeSheet.toLowerCase() ? rest : text;
}

/**
 * What is typed for an argument as a formula says it, in English notation: a number, a range, a formula of its own, or a
 * text, which needs no quotation marks. Undefined for what can be none of these.
 */
export function pieceOf(
  typed: string,
  mark: DecimalMark,
  isName: (name: string) => boolean,
): string | undefined {
  const text = typed.trim();
  const value = typedValue(text, mark);
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  const piece = inEnglish(text.replace(/^=/, ''), mark);
  const formula = readFormula(`=${piece}`);
  if (formula && (text.startsWith('=') || !namesIn(formula.tree).some((each) => !isName(each)))) {
    return piece;
  }
  const isMeantAsFormula = /^=|["(){}]/.test(text);
  return isMeantAsFormula ? undefined : `"${text}"`;
}

/** A formula as this Excel writes it, in English notation: the way back of `shownFormula`. */
function inEnglish(formula: string, mark: DecimalMark): string {
  if (mark === '.') return formula;
  let inBraces = false;
  return formula.replace(/"(?:[^"]|"")*"|[{}\\;]|\d,(?=\d)/g, (piece) => {
    if (piece === '{' || piece === '}') inBraces = piece === '{';
    if (piece === '\\') return ',';
    if (piece === ';') return inBraces ? ';' : ',';
    return piece.startsWith('"') ? piece : piece.replace(',', '.');
  });
}

/** The names in a formula that are no cells: those of the workbook, and words that nothing is called by. */
function namesIn(node: Node | null): readonly string[] {
  if (node === null) return [];
  if (node.type === 'ReferenceIdentifier') return node.kind === 'name' ? [node.value] : [];
  return childrenOf(node).flatMap(namesIn);
}

/** `=SOF.AWARD(C4,C5,,"Sectional")`: what is left out at the end is not written. */
export function formulaOf(name: string, pieces: readonly string[]): string {
  return `=${name}(${pieces.join(',').replace(/,+$/, '')})`;
}

/** The arguments of a formula that calls one function, as an example does. */
export function argumentsIn(formula: string): readonly string[] {
  return splitAt(formula.slice(formula.indexOf('(') + 1, -1), ',');
}

/** Splits a piece of a formula at a mark that stands outside of texts, brackets and braces. */
export function splitAt(text: string, mark: ',' | ';'): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const piece of text.match(/"(?:[^"]|"")*"|[^"]/g) ?? []) {
    if (/^[({]$/.test(piece)) depth += 1;
    if (/^[)}]$/.test(piece)) depth -= 1;
    if (piece === mark && depth === 0) {
      parts.push(part);
      part = '';
    } else part += piece;
  }
  return [...parts, part];
}
