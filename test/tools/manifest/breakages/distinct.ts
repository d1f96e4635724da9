import { aga, edit, idOf, sof, type Breakages } from './breakage';

/** Variants that could not be installed side by side. */
export const distinct: Breakages = (add) => {
  const twice = add('distinct', sof);
  const taken = `is that of ${aga}`;
  twice('the id of another variant', taken, (project) => {
    project.replace(sof, /<Id>.*<\/Id>/, `<Id>${idOf(project, aga)}</Id>`);
  });
  twice(
    'the name of another variant',
    taken,
    edit('Tournament Scoring (SOF)', 'Tournament Scoring (AGA)'),
  );
  twice(
    'the namespace of another variant',
    taken,
    edit('DefaultValue="SOF"', 'DefaultValue="AGA"'),
  );
};
