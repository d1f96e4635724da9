/** Made by the build from the functions' metadata; declared here so that types are checked without a build. */
declare module '*/reference.json' {
  const reference: import('./language').TranslatedReference[];
  export default reference;
}
