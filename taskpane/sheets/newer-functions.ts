/** A function of Excel 2021 and newer that sheets of ours use. A retail 2016 or 2019 may run add-ins without it. */
export const newerFunction =
  /\b(FILTER|XLOOKUP|XMATCH|UNIQUE|SORT|SORTBY|SEQUENCE|RANDARRAY|DROP|TAKE|LET)\(/;
