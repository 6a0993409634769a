import type { Plugin } from 'vite';
import { argumentsOf, calleeName, isNode, nameOf, nodeIn, partsOf, textOf, descendantsOf, type Node } from './syntax.ts';

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

/** How often each name is used: keys and members are no uses. */
function usesOf(program: Node): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const isFixed = (node: Node) => node['computed'] === false && node['shorthand'] !== true;
  const visit = (node: Node): void => {
    const name = node.type === 'Identifier' ? nameOf(node) : '';
    if (name !== '') uses.set(name, (uses.get(name) ?? 0) + 1);
    const unread = isFixed(node) ? [nodeIn(node, 'key'), nodeIn(node, 'property')] : [];
    for (const part of partsOf(node)) if (!unread.includes(part)) visit(part);
  };
  visit(program);
  return uses;
}

/** Constants that nothing names, and imports from `examples.ts` of which nothing is named: they would keep that file with the first calls. */
function unusedStatements(program: Node): readonly Node[] {
  const uses = usesOf(program);
  return partsOf(program).filter((statement) => {
    const parts = partsOf(statement);
    if (statement.type === 'VariableDeclaration') return parts.every((part) => uses.get(nameOf(part['id'])) === 1);
    const from = textOf(nodeIn(statement, 'source')) ?? '';
    if (statement.type !== 'ImportDeclaration' || !/\/examples\.(?:ts|js)$/.test(from)) return false;
    const names = parts.filter(({ type }) => type === 'ImportSpecifier');
    return names.every(({ imported, local }) => uses.get(nameOf(local)) === (nameOf(imported) === nameOf(local) ? 2 : 1));
  });
}

/** The code without these nodes and the commas behind them. Lines keep their numbers. */
function without(code: string, program: Node | undefined, nodesOf: (program: Node) => readonly Node[]): string {
  if (program === undefined) return code;
  const ranges = nodesOf(program)
    .map(rangeOf)
    .toSorted(([a], [b]) => b - a);
  return ranges.reduce((rest, [start, end]) => {
    const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
    const removed = rest.slice(start, end + comma);
    return rest.slice(0, start) + removed.replaceAll(/[^\n]/g, '') + rest.slice(end + comma);
  }, code);
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
    const parse = (text: string): Node | undefined => {
      const program: unknown = this.parse(text);
      return isNode(program) ? program : undefined;
    };
    let lean = without(code, parse(code), unreadProperties);
    // What only a removed constant named is unused in turn.
    for (let before = ''; before !== lean;) {
      before = lean;
      lean = without(lean, parse(lean), unusedStatements);
    }
    return { code: lean.replaceAll(MAKES_EXAMPLES, '/* @__PURE__ */ $&'), map: null };
  },
});
