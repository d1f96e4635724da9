import {
  behindBracket,
  behindOperand,
  isSign,
  type Piece,
  piecesOf,
  textOf,
} from '../grid/formulas/formula-text';
import { columnLetters } from '../grid/state';

/** [MS-XLSX] 2.2.3: functions younger than the format carry a prefix; FILTER and SORT (and PY) a second one. */
const worksheetOnly = new Set(['FILTER', 'SORT']);
const future = new Set(
  `ACOT ACOTH AGGREGATE ARABIC ARRAYTOTEXT BASE BETA.DIST BETA.INV BINOM.DIST BINOM.DIST.RANGE BINOM.INV BITAND BITLSHIFT BITOR BITRSHIFT BITXOR BYCOL BYROW
  CEILING.MATH CEILING.PRECISE CHISQ.DIST CHISQ.DIST.RT CHISQ.INV CHISQ.INV.RT CHISQ.TEST CHOOSECOLS CHOOSEROWS COMBINA CONCAT CONFIDENCE.NORM CONFIDENCE.T COT COTH
  COVARIANCE.P COVARIANCE.S CSC CSCH DAYS DECIMAL DROP ERF.PRECISE ERFC.PRECISE EXPAND EXPON.DIST F.DIST F.DIST.RT F.INV F.INV.RT F.TEST FIELDVALUE FILTERXML FLOOR.MATH
  FLOOR.PRECISE FORECAST.ETS FORECAST.LINEAR FORMULATEXT GAMMA GAMMA.DIST GAMMA.INV GAMMALN.PRECISE GAUSS HSTACK HYPGEOM.DIST IFNA IFS ISFORMULA ISOMITTED ISOWEEKNUM LAMBDA LET
  LOGNORM.DIST LOGNORM.INV MAKEARRAY MAP MAXIFS MINIFS MODE.MULT MODE.SNGL MUNIT NEGBINOM.DIST NORM.DIST NORM.INV NORM.S.DIST NORM.S.INV NUMBERVALUE PDURATION PERCENTILE.EXC
  PERCENTILE.INC PERCENTRANK.EXC PERCENTRANK.INC PERMUTATIONA PHI POISSON.DIST QUARTILE.EXC QUARTILE.INC RANDARRAY RANK.AVG RANK.EQ REDUCE RRI SCAN SEC SECH SEQUENCE SHEET SHEETS
  SINGLE SKEW.P SORTBY STDEV.P STDEV.S SWITCH T.DIST T.DIST.2T T.DIST.RT T.INV T.INV.2T T.TEST TAKE TEXTAFTER TEXTBEFORE TEXTJOIN TEXTSPLIT TOCOL TOROW UNICHAR UNICODE UNIQUE
  VALUETOTEXT VAR.P VAR.S VSTACK WEBSERVICE WEIBULL.DIST WRAPCOLS WRAPROWS XLOOKUP XMATCH XOR Z.TEST ANCHORARRAY`.split(
    /\s+/,
  ),
);

/** Arguments (0-based) that are ranges by nature: a range there calls for no array evaluation. */
const every = (): boolean => true;
const ranges: Readonly<Record<string, (argument: number) => boolean>> = {
  ...Object.fromEntries(
    'SUM COUNT COUNTA COUNTBLANK AVERAGE MAX MIN MEDIAN ROWS COLUMNS AND OR'
      .split(' ')
      .map((name) => [name, every]),
  ),
  COUNTIF: (i) => i === 0,
  SUMIF: (i) => i !== 1,
  AVERAGEIF: (i) => i !== 1,
  COUNTIFS: (i) => i % 2 === 0,
  SUMIFS: (i) => i === 0 || i % 2 === 1,
  MATCH: (i) => i === 1,
  VLOOKUP: (i) => i === 1,
  HLOOKUP: (i) => i === 1,
  RANK: (i) => i === 1,
  LARGE: (i) => i === 0,
  SMALL: (i) => i === 0,
};
/** Their result may be several cells whatever they are given. */
const giveArrays = new Set(
  'FILTER SORT SORTBY UNIQUE SEQUENCE RANDARRAY XLOOKUP LET LAMBDA INDEX OFFSET INDIRECT TRANSPOSE FREQUENCY SINGLE CHOOSE'.split(
    ' ',
  ),
);

const cellLike = /^\$?[A-Z]{1,3}\$?\d+$|^\$?[A-Z]{1,3}$|^\$?\d+$/i;

/** As a file keeps it: no '=', prefixes before younger functions, `_xldudf_` and underscores for those of an add-in. */
export function toFile(formula: string, isAddIn: (name: string) => boolean): string {
  return convert(piecesOf(formula.replace(/^=/, '')), isAddIn);
}

function convert(pieces: readonly Piece[], isAddIn: (name: string) => boolean): string {
  let out = '';
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (piece === undefined) break;
    if (isSign(piece, '@') && !isSign(pieces[i - 1], '[')) {
      const end = behindOperand(pieces, i + 1);
      if (end !== undefined) {
        out += `_xlfn.SINGLE(${convert(pieces.slice(i + 1, end), isAddIn)})`;
        i = end - 1;
        continue;
      }
    }
    const isCall = piece.kind === 'name' && isSign(pieces[i + 1], '(');
    const name = piece.text.toUpperCase();
    if (!isCall) out += piece.text;
    else if (isAddIn(name)) out += `_xldudf_${name.replace(/\./g, '_')}`;
    else if (worksheetOnly.has(name)) out += `_xlfn._xlws.${name}`;
    else out += future.has(name) ? `_xlfn.${name}` : piece.text;
  }
  return out;
}

/** Whether Excel has to evaluate it as a dynamic array: without the mark it would put `@` where several values may come. */
export function mayGiveSeveral(formula: string, isAddIn: (name: string) => boolean): boolean {
  const pieces = piecesOf(formula.replace(/^=/, '')).filter(({ kind }) => kind !== 'space');
  const calls: { name: string; argument: number }[] = [];
  for (const [i, piece] of pieces.entries()) {
    const before = pieces[i - 1];
    if (isSign(piece, '('))
      calls.push({ name: before?.kind === 'name' ? before.text.toUpperCase() : '', argument: 0 });
    else if (isSign(piece, ')')) calls.pop();
    else if (isSign(piece, ',')) {
      const call = calls.at(-1);
      if (call) call.argument++;
    } else if (isSign(piece, '{') || isSign(piece, '@') || isSign(piece, '#') || isSign(piece, '['))
      return true;
    else if (isSign(piece, ':')) {
      let start = i - 1;
      if (isSign(pieces[start - 1], '!')) start -= 2;
      const [left, right] = [pieces[start - 1], pieces[i + 2]];
      const alone =
        (isSign(left, '(') || isSign(left, ',')) && (isSign(right, ')') || isSign(right, ','));
      const call = calls.at(-1);
      if (!alone || call === undefined || ranges[call.name]?.(call.argument) !== true) return true;
    } else if (piece.kind === 'name') {
      const name = piece.text.toUpperCase();
      if (isSign(pieces[i + 1], '(')) {
        if (isAddIn(name) || giveArrays.has(name)) return true;
      } else if (
        !isSign(pieces[i + 1], '!') &&
        !cellLike.test(name) &&
        !/^(?:TRUE|FALSE|[\d.]+(?:E\d+)?)$/.test(name) &&
        !isSign(before, '#')
      )
        return true; // a name
    }
  }
  return false;
}

/** As a person sees it. Whatever book or add-in a file puts before `_xldudf_` goes (office-js issues 2568, 4811). */
export function fromFile(text: string, addInNames: ReadonlyMap<string, string>): string {
  const pieces = piecesOf(
    text.replace(/(?:'[^']*'|\[\d+\]|[\w.]+)!(?=_xldudf_)/gi, '').replace(/^=/, ''),
  );
  return `=${convertBack(pieces, addInNames)}`;
}

function convertBack(pieces: readonly Piece[], addInNames: ReadonlyMap<string, string>): string {
  let out = '';
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (piece === undefined) break;
    const name =
      piece.kind === 'name'
        ? piece.text.replace(/^(?:_xlfn\.|_xlws\.|_xludf\.)+/i, '')
        : piece.text;
    const end = isSign(pieces[i + 1], '(') ? behindBracket(pieces, i + 1) : undefined;
    if (end !== undefined && /^(?:SINGLE|ANCHORARRAY)$/i.test(name) && name !== piece.text) {
      const inner = convertBack(pieces.slice(i + 2, end - 1), addInNames);
      out += /^S/i.test(name) ? `@${inner}` : `${inner}#`;
      i = end - 1;
    } else if (/^_xldudf_/i.test(name)) {
      // Those of another add-in stay as they are: they show #NAME? and are saved unchanged.
      out += addInNames.get(name.slice('_xldudf_'.length).toUpperCase()) ?? piece.text;
    } else out += name;
  }
  return out;
}

/** References move as when the formula is copied: shared formulas, rules with their first cell elsewhere. */
export function moved(formula: string, down: number, right: number): string {
  const pieces = piecesOf(formula);
  return textOf(
    pieces.map((piece, i) => {
      if (piece.kind !== 'name' || isSign(pieces[i + 1], '(') || isSign(pieces[i + 1], '!'))
        return piece;
      const [, c$, letters, r$, digits] = /^(\$?)([A-Z]{1,3})(\$?)(\d+)$/i.exec(piece.text) ?? [];
      if (letters === undefined) return piece;
      let column = 0;
      for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
      const col = c$ === '$' ? letters : columnLetters(column - 1 + right);
      return {
        ...piece,
        text: `${c$ ?? ''}${col}${r$ ?? ''}${r$ === '$' ? digits : Number(digits) + down}`,
      };
    }),
  );
}

/** What files call things that Excel's object model, and so the grid, has other words for. */

export const papers = {
  Letter: 1,
  LetterSmall: 2,
  Tabloid: 3,
  Ledger: 4,
  Legal: 5,
  Statement: 6,
  Executive: 7,
  A3: 8,
  A4: 9,
  A4Small: 10,
  A5: 11,
  B4: 12,
  B5: 13,
  Folio: 14,
};

export const operators = {
  Between: 'between',
  NotBetween: 'notBetween',
  EqualTo: 'equal',
  NotEqualTo: 'notEqual',
  GreaterThan: 'greaterThan',
  LessThan: 'lessThan',
  GreaterThanOrEqualTo: 'greaterThanOrEqual',
  LessThanOrEqualTo: 'lessThanOrEqual',
} as const;

/** What a protected sheet lets people do all the same; in a file, "1" forbids it. */
export const allowances = {
  allowAutoFilter: 'autoFilter',
  allowDeleteColumns: 'deleteColumns',
  allowDeleteRows: 'deleteRows',
  allowFormatCells: 'formatCells',
  allowFormatColumns: 'formatColumns',
  allowFormatRows: 'formatRows',
  allowInsertColumns: 'insertColumns',
  allowInsertHyperlinks: 'insertHyperlinks',
  allowInsertRows: 'insertRows',
  allowPivotTables: 'pivotTables',
  allowSort: 'sort',
} as const;

/** Inches, where a sheet says nothing else. */
export const usualMargins = {
  Bottom: 0.75,
  Footer: 0.3,
  Header: 0.3,
  Left: 0.7,
  Right: 0.7,
  Top: 0.75,
} as const;

/** What add-ins keep with a workbook stands in a part of custom XML of this namespace, which Excel hands on unread. */
export const settingsNamespace = 'urn:tournament-scoring:workbench:settings';
export const settingsPart = 'customXml/item1.xml';
