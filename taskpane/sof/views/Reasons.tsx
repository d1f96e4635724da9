import type { VNode } from 'preact';
import type { SofDerivation, SofEvent } from '../../../src';
import { Folded } from '../../views/controls/Folded';
import { Reason } from '../../views/operation/Reason';
import { useWording } from '../../views/wording';
import type { AwardedEvent } from '../awarded-event';
import { masterpoints } from '../standing/masterpoints';

/** Groups of entries whose reasons are shown; the formulas of all others can be asked on the sheet. */
const mostGroups = 20;

const titles = { A: 'sofWholeField', B: 'sofFieldB', C: 'sofFieldC' } as const;

/** Step by step: first places, entries with the same award, sessions, the former formula (E34). */
export function Reasons({ event }: { readonly event: AwardedEvent }): VNode {
  const { t, mark } = useWording();
  const { awards } = event;
  return (
    <Folded summary={t('sofWhy')}>
      {awards.fields.map(({ stratum, first }) => (
        <Reason
          key={stratum}
          title={t('sofWhyFirst', {
            field: t(titles[stratum]),
            award: masterpoints(first.value, mark),
          })}
          why={first}
        />
      ))}
      {groupsOf(event)
        .slice(0, mostGroups)
        .map(({ names, award, why }) => (
          <Reason
            key={names[0]}
            title={t('sofWhyEntries', { names, award: masterpoints(award, mark) })}
            why={why}
          />
        ))}
      {awards.sessions.map((why, i) => (
        <Reason key={i} title={t('sofWhySession', { number: i + 1 })} why={why} />
      ))}
      <Reason title={t('sofFormerTitle')} why={awards.former} />
    </Folded>
  );
}

interface Group {
  readonly names: string[];
  readonly award: number;
  readonly why: SofDerivation;
  readonly from: number;
}

/** Those who are paid in one field for the same places, best first. */
function groupsOf({ entries, awards }: AwardedEvent): readonly Group[] {
  const groups = new Map<SofEvent.FieldAward['why'], Group>();
  for (const [i, { name }] of entries.entries()) {
    const earned = awards.entries[i];
    const found = earned?.paidIn && earned.byField[earned.paidIn];
    if (!found) continue;
    const group = groups.get(found.why);
    if (group) group.names.push(name);
    else groups.set(found.why, { names: [name], ...found });
  }
  return [...groups.values()].sort((a, b) => b.award - a.award);
}
