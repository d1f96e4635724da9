import { withTexts } from '../../../language';
import { namedFigures } from '../../why/figures/named-figures';
import { areaNames } from './places';

/** An event is known by the names of its two sheets. */
export const sofFigures = namedFigures(areaNames, async () => {
  const { explainFigure } = await withTexts(
    'sof-why',
    () => import(/* webpackChunkName: "sof-why" */ './explain-figure'),
  );
  return explainFigure;
});
