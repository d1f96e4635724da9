import { readFileSync } from 'node:fs';
import { edit, type Breakages } from './breakage';

/** Pictures that are not what the manifest says. */
export const icons: Breakages = (add) => {
  const icon = add('icons');
  icon('a picture of another size', 'is 20 x 20 pixels, not 16 x 16', (project) => {
    project.write('dist/assets/icon-16.png', readFileSync(project.at('assets/icon-20.png')));
  });
  icon('a missing picture', 'there is no file', (project) => {
    project.remove('dist/assets/icon-64.png');
  });
  icon('a picture that is no PNG', 'is not a PNG', (project) => {
    project.write('dist/assets/icon-32.png', 'GIF89a, and some more text behind it');
  });
  const large = '<bt:Image size="80" resid="Icon.80"/>';
  icon('no image of 80 pixels', 'no image of 80 pixels', edit(large, ''));
};
