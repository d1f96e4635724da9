import { normalisedName, readLeague, shownName, writeLeague } from '../../../../src';
import { defineFields } from '../../../columns/define-fields';
import { recognise } from '../../../columns/recognition';
import { spelling } from '../../../columns/spelling';
import { plainText, type SourceCell, type SourceTable } from '../../../plan/source';
import { readListOf } from '../../crosstable-names';

/** The headings of today, in every language, and those of earlier versions. */
const fields = defineFields({
  league: { label: 'kuksuLeague' },
  place: { label: 'kuksuPlace' },
  name: { label: 'kuksuName' },
  points: { label: 'kuksuPoints' },
  sodos: { label: 'kuksuSodos' },
  decided: { label: 'kuksuDecided', synonyms: ['beslist door'] },
  disqualified: { label: 'kuksuDisqualified' },
});

export type ResultsHeading = keyof typeof fields;

/** A player on a list of results. */
export interface WrittenRank {
  /** The row of the sheet, from 0. */
  readonly row: number;
  readonly league: string;
  readonly name: string;
  readonly normalised: string;
  readonly place: number;
  readonly points: number;
  readonly sodos: number | undefined;
  readonly decided: string;
}

/** A list of results. */
export interface WrittenRanks {
  readonly ranks: readonly WrittenRank[];
  /** By the column within the table. */
  readonly columns: ReadonlyMap<number, ResultsHeading>;
}

/** Undefined where the headings are not those of results. */
export function readRanks(source: SourceTable): WrittenRanks | undefined {
  const { header, columns } = recognise(source, { fields });
  const { league, place, name, points } = columns;
  if (header === undefined || [league, place, name, points].includes(undefined)) return undefined;
  return {
    ranks: source.rows.slice(header + 1).flatMap(({ row, cells }): WrittenRank[] => {
      const cell = (key: ResultsHeading): SourceCell =>
        cells[columns[key] ?? -1] ?? { kind: 'blank' };
      const text = (key: ResultsHeading): string => spelling(plainText(cell(key), '.'));
      const number = (key: ResultsHeading): number =>
        text(key) === '' ? Number.NaN : Number(text(key).replace(',', '.'));
      const [shown, label] = [shownName(text('name')), readLeague(text('league'), '')];
      if (shown === '' || !label.ok) return [];
      return [
        {
          ...{ row: row - 1, name: shown, normalised: normalisedName(shown) },
          league: writeLeague(label.value),
          place: number('place'),
          points: number('points'),
          sodos: text('sodos') === '' ? undefined : number('sodos'),
          decided: text('decided'),
        },
      ];
    }),
    columns: new Map(
      (Object.keys(columns) as ResultsHeading[]).flatMap((key) => {
        const column = columns[key];
        return column === undefined ? [] : [[column, key] as const];
      }),
    ),
  };
}

/** The results of a cycle; of several lists the one written last. */
export function ranksOfCycle(
  cycle: number,
  tables: readonly SourceTable[],
): readonly WrittenRank[] | undefined {
  const list = readListOf('Results', cycle, tables);
  return list && readRanks(list)?.ranks;
}
