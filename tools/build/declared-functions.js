const { readFileSync } = require('node:fs');
const { parseTree } = require('custom-functions-metadata');

/** A constant under a comment with this tag is a custom function (functions/declared.ts). */
const declaration =
  /(\/\*\*(?:(?!\*\/)[^])*?@customfunction (\S+)(?:(?!\*\/)[^])*\*\/\s*)export const (\w+) =/g;
const argument = /@param (\[)?(\w+)/g;

const HELP = 'https://localhost:3000/help/';

/**
 * The source of a file with its declared functions as `custom-functions-metadata` knows them: as functions with the types of their
 * arguments, and the address of their help. What their comments say stays as it is.
 */
function asFunctions(source) {
  return source.replace(declaration, (_, comment, id, name) => {
    const given = [...comment.matchAll(argument)].map(
      ([, optional, each]) => `${each}${optional ? '?' : ''}: unknown[][]`,
    );
    const help = `\n * @helpurl ${HELP}${id.toLowerCase()}.html\n */`;
    return `${comment.replace(/\s*\*\/(?=\s*$)/, help)}export function ${name}(${given.join(', ')}): unknown[][] {}\nvoid`;
  });
}

/** What `custom-functions-metadata` makes of a file: its functions, the names they have in the source, and what it objects to. */
function metadataOf(file) {
  const { functions, associate, extras } = parseTree(asFunctions(readFileSync(file, 'utf8')), file);
  return { functions, associate, errors: extras.flatMap((each) => each.errors) };
}

module.exports = { asFunctions, metadataOf };
