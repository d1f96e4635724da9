import type { FrameLocator, Locator } from 'playwright-core';
import { translator, type Language, type Translate } from '../../taskpane/text';
import { listOf, type SampleTournament } from '../taskpane/kgs/support/sample-year';
import type { OpenWorkbench } from './support/workbench';

/** The pane's jobs of a KGS year, as a director uses them: by their visible names, in either language. */
export class KgsYear {
  readonly t: Translate;
  private lists = 0;

  constructor(
    readonly open: OpenWorkbench,
    readonly language: Language,
  ) {
    this.t = translator(language);
  }

  get pane(): FrameLocator {
    return this.open.pane;
  }

  button(name: string): Locator {
    return this.pane.getByRole('button', { name, exact: true });
  }

  field(label: string): Locator {
    return this.pane.getByLabel(label, { exact: true });
  }

  get status(): Locator {
    return this.pane.getByRole('contentinfo').getByRole('status');
  }

  /** Opens a job from Home, going back there first if another one is open. */
  async job(title: string): Promise<void> {
    const back = this.button(this.t('back'));
    if (await back.isVisible()) await back.click();
    await this.pane.locator('button.job', { hasText: title }).click();
    await this.pane.getByRole('heading', { level: 1, name: title }).waitFor();
  }

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

  async preview(): Promise<void> {
    const { t } = this;
    await this.pane
      .getByRole('button', { name: t('preview'), exact: true })
      .or(this.button(t('previewAgain')))
      .click();
    await this.button(t('write')).waitFor();
  }

  /** Writes what is previewed and waits until it stands there and is calculated. */
  async write(): Promise<void> {
    await this.button(this.t('write')).click();
    await this.button(this.t('undo')).waitFor();
    await this.open.calculated();
  }

  /** Pastes text into a sheet, as copied from a web page or a file: cells parted by tabs. */
  async paste(
    address: string,
    rows: readonly (readonly (string | number | null)[])[],
  ): Promise<void> {
    const { page } = this.open;
    const mark = this.language === 'nl' ? ',' : '.';
    const text = rows
      .map((row) => row.map((cell) => String(cell ?? '').replace('.', mark)).join('\t'))
      .join('\n');
    await this.open.select(address);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+v', { delay: 60 });
    await page.waitForFunction(
      (each) => window.workbench.read(each)[0]?.[0]?.value !== null,
      address,
    );
    await this.open.calculated();
  }

  /** Makes a sheet with the button below the grid. */
  async newSheet(): Promise<string> {
    const { page } = this.open;
    const names = (): Promise<string[]> =>
      page.evaluate(() => window.workbench.grid.sheets().map(({ name }) => name));
    const before = await names();
    await page.locator('.o-add-sheet').click();
    await page.waitForFunction(
      (count) => window.workbench.grid.sheets().length > count,
      before.length,
    );
    return (await names()).find((name) => !before.includes(name)) ?? '';
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
    const list = this.t('kgsResults');
    await this.button(this.t('useSelectionFor', { list })).click();
    await this.pane.locator('.found').waitFor();
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

  async values(address: string): Promise<unknown[][]> {
    return (await this.open.read(address)).map((row) => row.map(({ value }) => value));
  }
}
