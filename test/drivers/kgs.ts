import { listOf, type SampleTournament } from '../taskpane/kgs/support/sample-year';
import type { Desk } from './desk';
import { Director } from './director';

/** The pane's jobs of a KGS year, as a director uses them. */
export class KgsDirector<D extends Desk = Desk> extends Director<D> {
  private lists = 0;

  /** A new year in the workbook; fixed points, or those of the calculator. */
  async newYear(points: readonly number[]): Promise<void> {
    const { desk, t } = this;
    await this.job(t('kgs-year'));
    await desk.type(t('kgsYearName'), '2012');
    if (points.length > 0) {
      await desk.choose(t('kgsRuleRow'));
      await desk.type(t('kgsRowPoints'), points.join(' '));
    }
    await this.preview();
    await this.write();
  }

  /** Pastes a tournament's results beside the others and selects one of its cells. */
  async pasteResults(sheet: string, tournament: SampleTournament): Promise<void> {
    const column = String.fromCharCode('A'.charCodeAt(0) + 8 * (this.lists % 3));
    const row = 1 + 20 * Math.floor(this.lists / 3);
    this.lists += 1;
    const list = listOf(tournament);
    await this.sheet.paste(`${sheet}!${column}${row}`, list);
    // Pasted, it would be calculated; a person types an apostrophe before it.
    for (const [i, [account]] of list.entries()) {
      if (!String(account).startsWith('=')) continue;
      await this.sheet.type(`${sheet}!${column}${row + i}`, `'${String(account)}`);
    }
    await this.sheet.select(`${sheet}!${column}${row + 1}`);
  }

  /** Fills in the form for a tournament that Year does not know yet. */
  async describe({ name, rounds, tieBreaks, board, hours }: SampleTournament): Promise<void> {
    const { desk, t } = this;
    await desk.type(t('kgsTournamentName'), name);
    await desk.type(t('kgsRounds'), String(rounds));
    await desk.type(t('kgsTieBreaks'), String(tieBreaks ?? ''));
    await desk.choose(t('kgsBoard'), String(board));
    const mark = this.language === 'nl' ? ',' : '.';
    await desk.type(t('kgsHours'), hours.replace('.', mark));
  }

  async useSelection(): Promise<void> {
    await this.useSelectionFor(this.t('kgsResults'));
  }

  /** Everything from the pasted list to the written sheet. */
  async add(sheet: string, tournament: SampleTournament): Promise<void> {
    await this.pasteResults(sheet, tournament);
    await this.job(this.t('kgs-tournament'));
    await this.useSelection();
    await this.describe(tournament);
    await this.preview();
    await this.write();
  }

  /** Account and points by the preview's standings. */
  async previewedPoints(): Promise<ReadonlyMap<string, string>> {
    const table = `[aria-label="${this.t('kgsPreviewStandings')}"] tbody`;
    const [accounts, points] = await Promise.all(
      [1, 5].map((column) => this.desk.read(`${table} td:nth-of-type(${String(column)})`)),
    );
    return new Map((accounts ?? []).map((account, i) => [account, points?.[i] ?? '']));
  }
}
