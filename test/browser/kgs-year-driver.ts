import { listOf, type SampleTournament } from '../taskpane/kgs/support/sample-year';
import { PaneDriver } from './support/pane-driver';

/** The pane's jobs of a KGS year, as a director uses them: by their visible names, in either language. */
export class KgsYear extends PaneDriver {
  private lists = 0;

  /** A new year in the workbook; fixed points, or those of the calculator. */
  async newYear(points: readonly number[]): Promise<void> {
    const { t } = this;
    await this.job(t('kgsNewYear'));
    await this.field(t('kgsYearName')).fill('2012');
    if (points.length > 0) {
      await this.pane.getByRole('radio', { name: t('kgsRuleRow') }).check();
      await this.field(t('kgsRowPoints')).fill(points.join(' '));
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
    await this.paste(`${sheet}!${column}${row}`, list);
    // Pasted, it would be calculated; a person types an apostrophe before it.
    for (const [i, [account]] of list.entries()) {
      if (!String(account).startsWith('=')) continue;
      await this.open.select(`${sheet}!${column}${row + i}`);
      await this.open.type(`'${String(account)}`);
    }
    await this.open.select(`${sheet}!${column}${row + 1}`);
  }

  /** Fills in the form for a tournament that Year does not know yet. */
  async describe({ name, rounds, tieBreaks, board, hours }: SampleTournament): Promise<void> {
    const { t } = this;
    await this.field(t('kgsTournamentName')).fill(name);
    await this.field(t('kgsRounds')).fill(String(rounds));
    await this.field(t('kgsTieBreaks')).fill(String(tieBreaks ?? ''));
    await this.field(t('kgsBoard')).selectOption(String(board));
    const mark = this.language === 'nl' ? ',' : '.';
    await this.field(t('kgsHours')).fill(hours.replace('.', mark));
  }

  async useSelection(): Promise<void> {
    await this.useSelectionFor(this.t('kgsResults'));
  }

  /** Everything from the pasted list to the written sheet. */
  async add(sheet: string, tournament: SampleTournament): Promise<void> {
    await this.pasteResults(sheet, tournament);
    await this.job(this.t('kgsAddTournament'));
    await this.useSelection();
    await this.describe(tournament);
    await this.preview();
    await this.write();
  }

  /** Account and points by the preview's standings. */
  async previewedPoints(): Promise<ReadonlyMap<string, string>> {
    const rows = this.pane
      .getByRole('region', { name: this.t('kgsPreviewStandings') })
      .locator('tbody tr');
    const points = new Map<string, string>();
    for (const row of await rows.all()) {
      const cells = await row.locator('td').allTextContents();
      points.set(cells[1] ?? '', cells[2] ?? '');
    }
    return points;
  }
}
