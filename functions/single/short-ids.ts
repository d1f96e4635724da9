/**
 * For the one-system builds, whose manifest has the system as its namespace: every function is associated a
 * second time under its id without the system, so that namespace SOF and id AWARD make SOF.AWARD.
 * Loaded before the functions, because it listens to their associations.
 */
const associate = CustomFunctions.associate.bind(CustomFunctions);

CustomFunctions.associate = ((id: string, implementation: (...values: unknown[]) => unknown) => {
  associate(id, implementation);
  associate(id.slice(id.indexOf('.') + 1), implementation);
}) as typeof CustomFunctions.associate;

export {};
