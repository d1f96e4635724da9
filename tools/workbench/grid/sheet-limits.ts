/** A worksheet's size in Excel; the engine's sheets are smaller and grow. */
export const sheetLimits = { rows: 1_048_576, columns: 16_384 };
