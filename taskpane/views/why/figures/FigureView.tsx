import type { VNode } from 'preact';
import { placeName } from '../../../plan/address';
import type { Place } from '../../../plan/place';
import type { Figure } from '../../../why/figures/figure';
import type { ActiveCell } from '../../../workbook/why';
import { Icon } from '../../controls/Icon';
import { useWording } from '../../wording';
import { CellHead } from '../CellHead';
import { Told } from '../Headline';
import { KeptLinks } from '../KeptLinks';
import { Again } from './Again';
import { itemShown } from './figure-steps';
import { figureText } from './figure-text';
import { FigureSteps } from './FigureSteps';
import { FigureTables } from './FigureTables';
import { State } from './State';

export interface FigureViewProps {
  readonly cell: ActiveCell;
  readonly figure: Figure;
  readonly held: boolean;
  readonly onHold: (held: boolean) => void;
  readonly onGo: (place: Place) => void;
  readonly onBack: () => void;
}

/** What leads to a figure of a sheet that a job wrote. */
export function FigureView({ cell, figure, held, onHold, onGo, onBack }: FigureViewProps): VNode {
  const wording = useWording();
  const { t, say } = wording;
  const { title, about, warnings, heading, steps, state, notes, again } = figure;
  // What has changed, or is missing, is said before the steps.
  const isAsWritten = state?.kind === 'asWritten';
  return (
    <>
      <CellHead cell={{ ...cell, formula: '' }} held={held} />
      <p class="value">
        <bdi>{itemShown(title, wording)}</bdi> <span>{itemShown(about, wording)}</span>
      </p>
      <Told
        text={t('whyShows', {
          address: placeName(placeAt(cell)),
          shown: itemShown(title, wording),
        })}
      />
      <KeptLinks
        held={held}
        selection={cell.selection}
        text={() => figureText(figure, cell, wording)}
        onHold={onHold}
        onBack={onBack}
      />
      {warnings.map((warning, at) => (
        <section key={at} class="message warning">
          <Icon name="problem" />
          <p>{say(warning)}</p>
        </section>
      ))}
      {state && !isAsWritten && <State state={state} onGo={onGo} />}
      <FigureTables tables={figure.tables} />
      {steps.length > 0 && (
        <section>
          <h2>{say(heading)}</h2>
          <FigureSteps steps={steps} />
        </section>
      )}
      {state && isAsWritten && <State state={state} onGo={onGo} />}
      {notes.map((note, at) => (
        <p key={at} class="small quiet note">
          {say(note)}
        </p>
      ))}
      {again && <Again again={again} />}
    </>
  );
}

function placeAt({ sheetId, sheet, row, column }: ActiveCell): Place {
  return { sheetId, sheet, area: { row, column, rows: 1, columns: 1 } };
}
