import type { Plugin } from 'vite';
import { argumentsOf, calleeName, isNode, nameOf, nodeIn, partsOf, descendantsOf, type Node } from './syntax.ts';

const CONTRACT = /api\/(?:src\/contract|dist)\//;
/** Parts of a call for documents, mocks and servers, which no page reads. */
const UNREAD_PROPERTIES = new Set(['example', 'source', 'summary', 'refuses']);

const rangeOf = (node: Node): readonly [number, number] => [Number(node['start']), Number(node['end'])];

/** Properties of calls that no page reads. */
const unreadProperties = (program: Node): readonly Node[] =>
  descendantsOf(program)
    .filter((node) => ['query', 'act'].includes(calleeName(node)))
    .flatMap((node) => {
      const record = argumentsOf(node)[1];
      return isNode(record) ? partsOf(record).filter((part) => UNREAD_PROPERTIES.has(nameOf(nodeIn(part, 'key')))) : [];
    });

/** Imports from `examples.ts` of which nothing is named after its properties have gone: they would keep that file with the first calls. */
function withoutUnusedImports(code: string): string {
  const IMPORT = /^import \{([^}]*)\} from "[^"]*\/examples\.(?:ts|js)";/gm;
  return code.replaceAll(IMPORT, (whole, names: string) => {
    const locals = names.split(',').map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    );
    const rest = code.replace(whole, '');
    return locals.some((name) => name !== '' && new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(rest)) ? whole : '';
  });
}

/** Makers of example values, which have no side effects, so unused examples can be dropped. */
const MAKES_EXAMPLES = /(?<![\w.$])(?:yuan|day|ids\.\w+|z\.(?:parse|decode))\(/g;

/** Removes examples, summaries and refusals of calls from a portal's bundle. */
export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!CONTRACT.test(id)) return null;
    const program: unknown = this.parse(code);
    if (!isNode(program)) return null;
    let lean = code;
    for (const [start, end] of unreadProperties(program).map(rangeOf).toReversed()) {
      // Remove the comma too, and keep line numbers.
      const comma = /^\s*,/.exec(lean.slice(end))?.[0].length ?? 0;
      const removed = lean.slice(start, end + comma);
      lean = lean.slice(0, start) + removed.replaceAll(/[^\n]/g, '') + lean.slice(end + comma);
    }
    return { code: withoutUnusedImports(lean).replaceAll(MAKES_EXAMPLES, '/* @__PURE__ */ $&'), map: null };
  },
});
