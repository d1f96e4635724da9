import { significant } from '../../numbers/significant';
import { roundedAward, type AwardWorking } from '../award';
import { MOST_MASTERPOINTS, TYPICAL, TYPICAL_AVERAGE, type BasicAward } from '../basic-award';
import { FORMULA_TABLES, type FormerWorking } from '../former';
import type { ScaledAward } from '../scaling';
import type { SessionWorking } from '../session';
import type { SofStepList } from '../steps';
import type { StratumWorking } from '../stratum';

export function tellAward(working: AwardWorking, steps: SofStepList): number {
  tellUnrounded(working, steps);
  return tellRounded(working.award, steps);
}

export function tellSession({ oneSession, award }: SessionWorking, steps: SofStepList): number {
  tellUnrounded(oneSession, steps);
  steps.add('S12', 'halfOfOneSession', { award: oneSession.award }, significant(award));
  return tellRounded(award, steps);
}

export function tellStratum(working: StratumWorking, steps: SofStepList): number {
  const { ofField, alone, ofStratum, larger } = working;
  tellBasic(ofField, steps);
  tellBasic(alone, steps);
  steps.add('S8', 'standAlone', { award: alone.award }, significant(ofStratum));
  const values = { field: ofField.award, stratum: ofStratum };
  steps.add('S8', 'larger', values, significant(larger));
  tellScaled(larger, 1, working, steps);
  return tellRounded(working.award, steps);
}

export function tellFormer({ tables, factors, award }: FormerWorking, steps: SofStepList): number {
  const key = tables <= FORMULA_TABLES ? 'formerTables' : 'formerManyTables';
  steps.add('S14', key, { tables }, significant(factors.B));
  steps.add('S14', 'formerAward', factors, significant(award));
  return tellRounded(award, steps);
}

function tellUnrounded(working: AwardWorking, steps: SofStepList): void {
  const { basic, event, eventFactor } = working;
  tellBasic(basic, steps);
  if (event === 'Flight A') steps.add('S6', 'flightA', {}, eventFactor);
  if (event === 'Bracketed Swiss') {
    const { average, s } = basic;
    if (average < TYPICAL_AVERAGE) steps.add('S7', 'bracketBelow', { average }, eventFactor);
    else steps.add('S7', 'bracket', { s }, significant(eventFactor));
  }
  tellScaled(basic.award, eventFactor, working, steps);
}

/** S1-S4; caps and limits where they change anything. */
function tellBasic(basic: BasicAward, steps: SofStepList): void {
  const { average, tables, s, T, line, unlimited, award } = basic;
  if (average > MOST_MASTERPOINTS) steps.add('S3', 'averageCapped', { average }, MOST_MASTERPOINTS);
  if (tables > T) steps.add('S3', 'tablesCapped', { tables }, T);
  const clause = line === TYPICAL ? 'S1' : 'S2';
  steps.add(clause, 'basicAward', { s, tables: T, ...line }, significant(unlimited));
  if (award > unlimited) steps.add('S4', 'leastAward', { award: unlimited }, award);
  if (award < unlimited) steps.add('S4', 'mostAward', { award: unlimited }, award);
}

function tellScaled(
  basic: number,
  event: number,
  { scale, scaling, award }: ScaledAward,
  steps: SofStepList,
): void {
  steps.add('S5', 'scaling', scale, significant(scaling));
  steps.add('S5', 'award', { basic, event, scaling }, significant(award));
}

function tellRounded(award: number, steps: SofStepList): number {
  const rounded = roundedAward(award);
  steps.rounded('S11', award, 2, rounded);
  return rounded;
}
