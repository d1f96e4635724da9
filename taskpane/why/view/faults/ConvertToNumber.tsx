import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Writer } from '../../../jobs/writer';
import type { Fault } from '../../fault';
import { conversion, fixOf, type NumberAsText } from '../../fix';
import type { CallPart } from '../../parts';
import type { CellAt } from '../../values/cell';
import type { WhyService } from '../../../excel/workbook/why';
import { useWording } from '../../../controls/wording';
import { addressFrom, CellLink } from '../words';

/** What a fix needs of the workbook. */
export interface Fixing {
  readonly service: WhyService;
  readonly writer: Writer;
  /** Whether the number in place of the text would leave the cell without fault. */
  readonly helps: (cell: NumberAsText) => boolean;
}

/** So many texts of a column are named. */
const LISTED = 12;

/** Offers to make a number of a text at fault, where that is certain. */
export function FixOffer({
  part,
  fault,
  sheetId,
  onGo,
  ...fixing
}: Fixing & {
  readonly part: CallPart;
  readonly fault: Fault | undefined;
  readonly sheetId: string;
  readonly onGo: (at: CellAt) => void;
}): VNode | null {
  const { t, mark } = useWording();
  const fix = fault && fixOf(part, fault, mark);
  if (fix?.kind === 'several') {
    const { cells } = fix;
    return (
      <>
        <p>{t('whyTexts', { count: cells.length })}</p>
        <p class="links">
          {cells.slice(0, LISTED).map(({ at }) => (
            <CellLink key={`${at.row} ${at.column}`} at={at} sheetId={sheetId} onGo={onGo} />
          ))}
          {cells.length > LISTED && (
            <span class="quiet">{t('whyMore', { count: cells.length - LISTED })}</span>
          )}
        </p>
      </>
    );
  }
  if (fix?.kind !== 'one' || !fixing.helps(fix.cell)) return null;
  return <ConvertToNumber cell={fix.cell} sheetId={sheetId} {...fixing} />;
}

function ConvertToNumber({
  cell,
  sheetId,
  service,
  writer,
}: Omit<Fixing, 'helps'> & {
  readonly cell: NumberAsText;
  readonly sheetId: string;
}): VNode | null {
  const { t, mark } = useWording();
  const isConstant = useConstant(service, cell.at);
  const [isAsking, setAsking] = useState(false);
  if (!isConstant) return null;
  const address = addressFrom(sheetId, cell.at);
  const number = String(cell.number).replace('.', mark);
  if (!isAsking) {
    return (
      <div class="buttons">
        <button
          type="button"
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('whyConvert')}
        </button>
      </div>
    );
  }
  const title = t('whyConverted', { address, number });
  return (
    <>
      <p role="status">{t('whyConverts', { address, text: cell.text, number })}</p>
      <div class="buttons">
        <button
          type="button"
          onClick={() => {
            const { plan, agreed } = conversion(cell, title);
            setAsking(false);
            void writer.write(plan, agreed).then(() => {
              // The cell holds something else by now: it stays as it is.
              writer.decline();
            });
          }}
        >
          {t('whyConvert')}
        </button>
        <button
          type="button"
          onClick={() => {
            setAsking(false);
          }}
        >
          {t('cancel')}
        </button>
      </div>
    </>
  );
}

/** Whether a cell holds a constant; false until Excel has told. */
function useConstant(service: WhyService, at: CellAt): boolean {
  const [found, setFound] = useState(false);
  const { sheetId, row, column } = at;
  useEffect(() => {
    let left = false;
    setFound(false);
    void service.isConstant({ sheetId, row, column }).then((told) => {
      if (!left) setFound(told.ok && told.value);
    });
    return () => {
      left = true;
    };
  }, [service, sheetId, row, column]);
  return found;
}
