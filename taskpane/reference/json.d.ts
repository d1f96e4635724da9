/** Made by the build from the functions' metadata; declared here so that types are checked without a build. */
declare module '*/reference.json' {
  const reference: import('./help').TranslatedReference[];
  export default reference;
}

/** Made by the build from the rules of every system. */
declare module '*/clauses.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
