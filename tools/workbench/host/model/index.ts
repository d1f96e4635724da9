import { define } from './object';
import { rangeAreasType, rangeType } from './range';
import { worksheetType } from './worksheet';
import { tableType } from './table';

define({
  Range: rangeType,
  RangeAreas: rangeAreasType,
  Table: tableType,
  Worksheet: worksheetType,
});

export { service } from './workbook';
export { workbook } from './workbook';
