import { define } from './object';
import { rangeType } from './range/range';
import { rangeAreasType } from './range/range-areas';
import { worksheetType } from './sheet/worksheet';
import { tableType } from './table/table';

define({
  Range: rangeType,
  RangeAreas: rangeAreasType,
  Table: tableType,
  Worksheet: worksheetType,
});

export { service } from './workbook/services';
export { workbook } from './workbook/workbook';
