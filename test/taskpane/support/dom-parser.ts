/** See `test/support/environment.js`. */
declare const outsideOfSandbox: {
  readonly JSDOM: new (html: string) => { readonly window: { readonly DOMParser: unknown } };
};

/** The parser of files that a browser brings, in a test that has no page of its own. */
export function provideDomParser(): void {
  const { DOMParser } = new outsideOfSandbox.JSDOM('').window;
  Object.assign(globalThis, { DOMParser });
}
