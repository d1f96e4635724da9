import { withTexts } from '../../../language';
import { namedFigures } from '../../why/figures/named-figures';
import { areaNames } from './places';

/** A section and a season are known by the names of their areas. */
export const agaFigures = namedFigures(areaNames, async () => {
  const { explainFigure } = await withTexts(
    'aga-why',
    () => import(/* webpackChunkName: "aga-why" */ './explain-figure'),
  );
  return explainFigure;
});
