import { tablesOf, type SofEvent, type StratumLimits } from '../../src';
import { sentence, type TextKey } from '../../src/language';
import { emptyOption, type Kind, readTyped } from '../sheets/columns/fields';
import { numberKind } from '../sheets/columns/kinds';
import { spelling } from '../sheets/columns/spelling';
import type { DecimalMark } from '../sheets/notation';
import type { Finding } from '../sheets/plan';
import type { Translate } from '../../src/language';
import type { Listed } from './entries';
import type { EventOptions } from './fields';

/** Tables in an event; the formula counts 60 at most. */
const mostTables = 1_000;

const mostSessions = 20;

const kinds = {
  sessions: numberKind({ least: 1, most: mostSessions, whole: true }),
  tables: numberKind({ most: mostTables }),
  limit: numberKind({ least: 0 }),
  depth: numberKind({ least: 1, whole: true }),
};

/** How tables were counted: as played, with halves, and as they count. */
export interface TablesProposed {
  readonly played: number;
  readonly counted: number;
  readonly bySection: boolean;
}

/** The tables that the entries make, section by section where every entry names one (E22). */
export function tablesProposed({ unit, entries }: Listed): TablesProposed {
  const sections = new Map<string, number>();
  for (const { row } of entries) {
    const section = row.values.section ?? '';
    sections.set(section, (sections.get(section) ?? 0) + 1);
  }
  const bySection = sections.size > 1 && !sections.has('');
  return { ...tablesOf(unit, bySection ? [...sections.values()] : [entries.length]), bySection };
}

/** Reads what is typed into the form; what is wrong is named by its label. */
export class TypedOptions {
  readonly refusals: Finding[] = [];

  constructor(
    private readonly options: EventOptions,
    private readonly mark: DecimalMark,
    private readonly t: Translate,
  ) {}

  get limits(): StratumLimits {
    const [B, C] = [
      this.read(kinds.limit, 'limitB', 'sofLimitB'),
      this.read(kinds.limit, 'limitC', 'sofLimitC'),
    ];
    if (C !== undefined && C >= (B ?? Infinity)) {
      this.refusals.push({ sentence: sentence('sofLimitsOrder') });
    }
    return { B, C };
  }

  /** Undefined where nothing that can be read is typed, which is refused. */
  get sessions(): number | undefined {
    if (spelling(this.options.sessions) === '') {
      this.refusals.push({ sentence: emptyOption('sofSessions') });
    }
    return this.read(kinds.sessions, 'sessions', 'sofSessions');
  }

  /** As typed; undefined for those that are proposed. */
  get tables(): number | undefined {
    return this.tablesIn(this.options.tables, 'sofTables');
  }

  depth(
    field: 'depthA' | 'depthB' | 'depthC',
    label: TextKey,
    entries: number,
  ): number | undefined {
    const depth = this.read(kinds.depth, field, label);
    if (depth !== undefined && depth > entries) {
      const values = { name: { code: label }, depth, entries };
      this.refusals.push({ sentence: sentence('sofDepthBeyond', values) });
    }
    return depth;
  }

  /** Tables in the comparison of every session; undefined for those of the event, where nothing is typed. */
  comparisons(sessions: number): readonly (number | undefined)[] {
    const typed = spelling(this.options.comparisons)
      .split(/[\s;]+/)
      .filter((part) => part !== '');
    if (typed.length > sessions) {
      const values = { count: typed.length, sessions };
      this.refusals.push({ sentence: sentence('sofComparisonsMany', values) });
    }
    return Array.from({ length: sessions }, (_, i) =>
      this.tablesIn(typed[i] ?? '', 'sofComparisons'),
    );
  }

  private tablesIn(typed: string, label: TextKey): number | undefined {
    const tables = this.figure(kinds.tables, typed, label);
    if (tables !== undefined && tables <= 0) {
      this.refusals.push({ sentence: sentence('sofTablesNone', { tables }) });
    }
    return tables;
  }

  private read(kind: Kind<number>, field: keyof EventOptions, label: TextKey): number | undefined {
    return this.figure(kind, this.options[field], label);
  }

  private figure(kind: Kind<number>, typed: string, label: TextKey): number | undefined {
    const reading = readTyped(kind, typed, this.t(label as 'sofTables'), this.mark);
    if (reading.ok) return reading.value;
    this.refusals.push({ sentence: reading.sentence });
    return undefined;
  }
}

export type Depths = SofEvent.EventTerms['depths'];
