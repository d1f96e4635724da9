/** Names of the workbook by which the sheets of an event are found, each with its number, even after they were renamed. */
export const eventName = 'SOF_Event_';
export const awardsName = 'SOF_Awards_';

const numbered = new RegExp(`^${eventName}(\\d+)$`, 'i');

/** The name of the event that was written last. */
export function lastEvent(names: readonly string[]): string | undefined {
  const number = (name: string): number => Number(numbered.exec(name)?.[1]);
  return names.filter((name) => numbered.test(name)).sort((a, b) => number(b) - number(a))[0];
}

/** The name of the list of awards of an event. */
export const awardsOf = (event: string): string =>
  event.replace(numbered, (_, number: string) => `${awardsName}${number}`);

/** Either name, with its number. */
export const sheetName = new RegExp(`^(?:${eventName}|${awardsName})(\\d+)$`, 'i');
