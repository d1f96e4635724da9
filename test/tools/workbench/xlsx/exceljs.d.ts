/** Its build for browsers needs no other package, and its types are those of the package. */
declare module 'exceljs/dist/exceljs.min.js' {
  export * from 'exceljs';
}
