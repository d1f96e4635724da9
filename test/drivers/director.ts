import '../support/all-texts';
import { translator, type Translate } from '../../src/language';
import type { Desk } from './desk';
import type { Sheets } from './sheets';

/** The pane's jobs as a director uses them, in either language: at a browser, or at a pane in jsdom. */
export class Director<D extends Desk = Desk> {
  readonly t: Translate;
  /** The job that is open, or was last. */
  private current = '';

  constructor(readonly desk: D) {
    this.t = translator(desk.language);
  }

  get language(): D['language'] {
    return this.desk.language;
  }

  get sheet(): Sheets {
    return this.desk.sheet;
  }

  /** Chooses a tab, leaving the open job first. */
  async view(name: 'viewRun' | 'viewFunctions' | 'viewWhy'): Promise<void> {
    const isPage = (await this.desk.read('.title .back')).length > 0;
    if (isPage) await this.desk.press(/./, '.title');
    await this.desk.press(this.t(name), 'nav');
  }

  /** Opens a job from where the pane offers them all. */
  async job(title: string): Promise<void> {
    this.current = title;
    await this.view('viewFunctions');
    await this.desk.press(title, '.jobs');
    await this.opened(title);
  }

  /** A job takes the focus when it has come: what is typed before that would be lost. */
  async opened(title: string): Promise<void> {
    await this.desk.says(title, 'h1:focus');
    await this.desk.gone('[data-kind="loading"]');
  }

  /** Once something is written its form is gone: opens the job again. */
  private async afresh(): Promise<void> {
    if ((await this.desk.read('.written')).length > 0) await this.job(this.current);
  }

  /** Opens the step with the job's options where it is closed. */
  async openForm(): Promise<void> {
    await this.afresh();
    await this.desk.unfold('details.options');
  }

  /** Has the selected cells read as one of the job's lists. */
  async useSelectionFor(list: string): Promise<void> {
    await this.desk.press(this.t('useSelectionFor', { list }));
    await this.desk.appears(`.pick[aria-label="${list}"] .found`);
  }

  /** Asks for a preview, or for a new one, which may be refused. */
  async askForPreview(): Promise<void> {
    const { t } = this;
    await this.afresh();
    const names = either([t('preview'), t('previewAgain'), t('runAgain')]);
    await this.desk.press(names, ':is(.bar, .operation > .again)');
    await this.desk.settled();
  }

  async preview(): Promise<void> {
    await this.askForPreview();
    await this.desk.offers(this.t('write'));
  }

  /** Asks for a preview that is refused; what the pane says. */
  async refused(): Promise<string> {
    await this.askForPreview();
    await this.desk.appears('section.refused');
    const [said = ''] = await this.desk.read('section.refused');
    return said;
  }

  /** Writes what is previewed and waits until it stands there and is calculated. */
  async write(): Promise<void> {
    await this.desk.press(this.t('write'));
    await this.desk.offers(this.t('undo'));
    await this.sheet.calculated();
  }

  /** Writes what is previewed and waits until the pane says so of this title. */
  async writeAs(title: string): Promise<void> {
    await this.write();
    await this.desk.says(this.t('writtenTitle', { title }), 'footer [role="status"]');
  }
}

/** One of these names, and no other. */
function either(names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(${escaped.join('|')})$`);
}
