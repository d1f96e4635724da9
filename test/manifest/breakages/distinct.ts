import { aga, edit, idOf, sof, type Breakages } from './breakage';

/** Variants that could not be installed side by side. */
export const distinct: Breakages = (add) => {
  const taken = `is that of ${aga}`;
  add(
    'distinct',
    'the id of another variant',
    taken,
    (project) => {
      project.replace(sof, /<Id>.*<\/Id>/, `<Id>${idOf(project, aga)}</Id>`);
    },
    sof,
  );
  add(
    'distinct',
    'the name of another variant',
    taken,
    edit('Tournament Scoring (SOF)', 'Tournament Scoring (AGA)', sof),
    sof,
  );
  add(
    'distinct',
    'the namespace of another variant',
    taken,
    edit('DefaultValue="SOF"', 'DefaultValue="AGA"', sof),
    sof,
  );
};
