import type { VNode } from 'preact';
import { areaName, columnLetters, onSheet, type Place, placeName } from '../../sheets/address';
import { areaOfBlock } from '../../sheets/layout';
import type { Block, NewBlock, NewSheet, Plan, PlanCell } from '../../sheets/plan';
import { Folded, Icon } from '../../controls/Row';
import { useWording, type Wording } from '../../controls/wording';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { FilledCell } from '../../excel/workbook/workbook';
import { shownContent } from '../../controls/shown-content';

/** A block is shown up to this size; what lies beyond is counted. */
const mostRows = 12;
const mostColumns = 10;

/** What a plan puts where, before anything is written; closed at first where the job shows it in its own way. */
export function PlanPreview({
  plan,
  isOpen = true,
}: {
  readonly plan: Plan;
  readonly isOpen?: boolean;
}): VNode {
  const words = useWording();
  const { t } = words;
  const { moves = [] } = plan;
  return (
    <section class="plan">
      <h3>{t('planTitle')}</h3>
      {plan.sheets.map((sheet, i) => (
        <Folded
          key={sheet.name}
          summary={t('planSheet', { sheet: sheet.name })}
          openAtFirst={isOpen && i === 0}
        >
          {sheet.blocks.map((block) => (
            <BlockPreview
              key={block.at}
              sheet={sheet.name}
              block={block}
              remarks={remarksOn(words, block)}
            />
          ))}
          <PrintRemark sheet={sheet} />
        </Folded>
      ))}
      {plan.blocks.map((block) => (
        <Folded
          key={`${block.sheetId} ${block.at}`}
          summary={t('planBlocks', { sheet: block.sheet })}
          openAtFirst={isOpen && plan.sheets.length === 0}
        >
          <BlockPreview sheet={block.sheet} block={block} remarks={[]} />
        </Folded>
      ))}
      {plan.names.length > 0 && (
        <p class="quiet">{t('planNames', { names: plan.names.map(({ name }) => name) })}</p>
      )}
      {moves.map(({ name, sheet, address }) => (
        <p key={name} class="quiet">
          {t('planMoves', { name, address: onSheet(sheet, address) })}
        </p>
      ))}
    </section>
  );
}

function PrintRemark({ sheet: { print } }: { readonly sheet: NewSheet }): VNode | null {
  const { t } = useWording();
  if (!print) return null;
  return (
    <p class="quiet">{t(print.orientation === 'landscape' ? 'planLandscape' : 'planPortrait')}</p>
  );
}

function remarksOn({ t }: Wording, { choices = [] }: NewBlock): readonly string[] {
  const addresses = choices.map(({ at }) => at);
  return addresses.length === 0 ? [] : [t('planChoices', { address: addresses })];
}

interface BlockPreviewProps {
  readonly sheet: string;
  readonly block: Block & Pick<NewBlock, 'list'>;
  readonly remarks: readonly string[];
}

/** A corner of the sheet, with column letters and row numbers as in Excel. */
function BlockPreview({ sheet, block, remarks }: BlockPreviewProps): VNode {
  const words = useWording();
  const { t } = words;
  const area = areaOfBlock(block);
  const address = areaName(area);
  const rows = block.cells.slice(0, mostRows);
  const shownColumns = Math.min(area.columns, mostColumns);
  const columns = Array.from({ length: shownColumns }, (_, i) => i);
  return (
    <>
      <p class="quiet">{t(blockKey(block), { address })}</p>
      <div
        class="cells"
        role="region"
        aria-label={t('blockCells', { address: onSheet(sheet, address) })}
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <td />
              {columns.map((i) => (
                <th key={i} scope="col">
                  {columnLetters(area.column + i)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((line, i) => (
              <tr key={i}>
                <th scope="row">{area.row + i + 1}</th>
                {columns.map((j) => (
                  <CellPreview key={j} cell={line[j]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {area.rows > mostRows && (
        <p class="quiet">{t('moreRows', { count: area.rows - mostRows })}</p>
      )}
      {area.columns > mostColumns && (
        <p class="quiet">{t('moreColumns', { count: area.columns - mostColumns })}</p>
      )}
      {remarks.map((remark) => (
        <p key={remark} class="quiet">
          {remark}
        </p>
      ))}
    </>
  );
}

function blockKey({ list }: Pick<NewBlock, 'list'>): 'planTable' | 'planFilter' | 'planRange' {
  if (list?.kind === 'table') return 'planTable';
  return list?.kind === 'filter' ? 'planFilter' : 'planRange';
}

function CellPreview({ cell }: { readonly cell: PlanCell | undefined }): VNode {
  const { t, mark } = useWording();
  if (cell === undefined) return <td />;
  switch (cell.kind) {
    case 'blank':
      return <td data-style={cell.style} />;
    case 'keep':
      return <td class="kept">{t('planKept')}</td>;
    case 'text':
      return <td data-style={cell.style}>{cell.text}</td>;
    case 'truth':
      return <td data-style={cell.style}>{t(cell.value ? 'truth' : 'untruth')}</td>;
    case 'number':
      return (
        <td class="number" data-style={cell.style}>
          {shownNumber(cell.value).replace('.', mark)}
        </td>
      );
    case 'formula':
      return (
        <td data-style={cell.style} title={cell.formula}>
          {cell.shown ?? <code>{cell.formula}</code>}
        </td>
      );
  }
}

/** Without the noise of binary fractions. */
function shownNumber(value: number): string {
  return String(Number(value.toPrecision(12)));
}

/** Cells named; the others are counted. */
const mostNamed = 5;

interface OverwriteDialogProps {
  readonly cells: readonly FilledCell[];
  readonly onShow: (place: Place) => void;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

/** Asks before filled cells are overwritten, naming them. The answer that keeps everything has the focus; Esc gives it too. */
export function OverwriteDialog(props: OverwriteDialogProps): VNode {
  const { cells, onShow, onAgree, onDecline } = props;
  const { t } = useWording();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    dialog.current?.showModal();
    keep.current?.focus();
    return () => {
      if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
    };
  }, []);
  const named = cells.slice(0, mostNamed);
  const more = cells.length - named.length;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onDecline();
      }}
      onClick={({ target, currentTarget }) => {
        // Beside it lies its backdrop.
        if (target === currentTarget) onDecline();
      }}
    >
      <h2 id={id}>{t('overwriteTitle')}</h2>
      <p class="quiet">
        {cells.length === 1 ? t('overwriteOne') : t('overwriteMany', { count: cells.length })}
      </p>
      <ul class="findings">
        {named.map(({ place, content }) => (
          <li key={placeName(place)}>
            <span>
              {t('overwriteCell', { address: placeName(place), content: shownContent(content) })}
            </span>
            <button
              type="button"
              class="small"
              aria-label={t('showCell', { address: placeName(place) })}
              onClick={() => {
                onShow(place);
              }}
            >
              <Icon name="target" />
            </button>
          </li>
        ))}
        {more > 0 && <li>{t('overwriteMore', { count: more })}</li>}
      </ul>
      <div class="acts">
        <button type="button" onClick={onAgree}>
          {t('overwrite')}
        </button>
        <button ref={keep} type="button" onClick={onDecline}>
          {t('cancel')}
        </button>
      </div>
    </dialog>
  );
}
