/** A to Z in lower case and nothing else changed: the same on every machine, whatever its language. */
export function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));
}
