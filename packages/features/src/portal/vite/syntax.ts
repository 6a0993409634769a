export interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
/** Child nodes. */
export const partsOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);
export const descendantsOf = (node: Node): readonly Node[] => [node, ...partsOf(node).flatMap(descendantsOf)];
/** A child node by property. */
export const nodeIn = (node: unknown, part: string): Node | undefined => {
  const found: unknown = isNode(node) ? node[part] : undefined;
  return isNode(found) ? found : undefined;
};
/** The text of an identifier. */
export const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');
export const textOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node['value'] === 'string' ? node['value'] : undefined;
export const argumentsOf = (node: Node): readonly unknown[] => (Array.isArray(node['arguments']) ? node['arguments'] : []);
export const calleeName = (node: Node): string => (node.type === 'CallExpression' ? nameOf(node['callee']) : '');
