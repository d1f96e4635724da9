/** A worksheet's size in Excel (specifications and limits). */
export const maxRows = 1_048_576;
export const maxColumns = 16_384;

/** Most cells one read may return (resource limits for add-ins: five million). */
export const maxCellsRead = 5_000_000;
