/** What each clause of the rules says, in English: `S5` and its text. Fetched when somebody first asks for one. */
export async function clauseTexts(): Promise<Readonly<Record<string, string>>> {
  const { default: texts } = await import(
    /* webpackChunkName: "clauses" */ '../../build/clauses.json'
  );
  return texts;
}
