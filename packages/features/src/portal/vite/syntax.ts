/** A piece of a module as it is written. */
export interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** Whether something is one. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
/** The pieces that one is made of. */
export const partsOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);
/** A piece and all that is in it. */
export const within = (node: Node): readonly Node[] => [node, ...partsOf(node).flatMap(within)];
/** A named piece of one. */
export const nodeIn = (node: unknown, part: string): Node | undefined => {
  const found: unknown = isNode(node) ? node[part] : undefined;
  return isNode(found) ? found : undefined;
};
/** What a name says. */
export const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');
/** What a text says. */
export const textOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node['value'] === 'string' ? node['value'] : undefined;
/** What a call is given. */
export const argumentsOf = (node: Node): readonly unknown[] => (Array.isArray(node['arguments']) ? node['arguments'] : []);
/** The name of what is called; nothing for what calls nothing. */
export const called = (node: Node): string => (node.type === 'CallExpression' ? nameOf(node['callee']) : '');
