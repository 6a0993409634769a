import { floors, knowsNoWire } from './floors.ts';
import { builder, groups, type Layer } from './groups.ts';

/** What each part of the workspace may import of our own, as in docs/architecture.md. A name with a slash allows that entry only. */
export const direction: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/ui': [],
  'packages/api': ['@lianxin/domain'],
  'packages/forms': ['@lianxin/domain', '@lianxin/ui'],
  'packages/features': ['@lianxin/domain', '@lianxin/api', '@lianxin/ui', '@lianxin/forms'],
  'apps/portal': ['@lianxin/domain', '@lianxin/features'],
  'apps/server': ['@lianxin/domain', '@lianxin/api/contract', '@lianxin/api/docs'],
};

/** Where groups of folders stand. */
export const GROUPED = ['packages/features/src', 'apps/server/src/business'] as const;

/** The folder of a group in which a file stands. */
export interface Place {
  readonly root: (typeof GROUPED)[number];
  readonly group: string;
  readonly folder: string;
}

/** Undefined for files outside the groups, or directly in a group. */
export function placeOf(file: string): Place | undefined {
  const root = GROUPED.find((one) => file.startsWith(`${one}/`));
  if (root === undefined) return undefined;
  const [group, folder, inFolder] = file.slice(root.length + 1).split('/');
  return group !== undefined && folder !== undefined && inFolder !== undefined ? { root, group, folder } : undefined;
}

/** By what visitors enter a folder of a group. */
export const doorOf = ({ root, group, folder }: Place): string => `${root}/${group}/${folder}/index.ts`;

const partOf = (file: string) => Object.keys(direction).find((part) => file.startsWith(`${part}/`));
const isServerTest = (file: string) => file.endsWith('.test.ts') || file.startsWith('apps/server/src/testing/');
/** The floor of the server that a file stands on; what stands beside the floors puts the server together. */
const floorOf = (file: string) => /^apps\/server\/src\/(\w+)\//.exec(file)?.[1];
/** Tests, stories and the data that only they show look into other folders; what builds a portal runs without React, which doors bring. */
const enters = (file: string) => /\.(test|stories|fixtures?|stories-data)\.tsx?$|-examples\.tsx?$/.test(file) || file.startsWith(builder);

const standsBelow = (layers: readonly Layer[], lower: string, upper: string) => {
  const order = layers.map(({ name }) => name);
  return !order.includes(upper) || order.indexOf(upper) > order.indexOf(lower);
};

/** Why a floor of the server may not import another. */
function objectionOfFloor(file: string, target: string): string | undefined {
  const from = floorOf(file);
  if (from === undefined) return undefined;
  if (!floors.some(({ name }) => name === from)) return `${from} is no floor: tooling/lint/floors.ts`;
  const to = /^apps\/server\/src\/(\w+)/.exec(target)?.[1] ?? '';
  return standsBelow(floors, from, to) ? `${from} stands below ${to}` : undefined;
}

/** Why a folder of a group may not be imported from here: it stands above, or is not entered through its door. */
function objectionOfGroup(file: string, target: string): string | undefined {
  const [from, to] = [placeOf(file), placeOf(target)];
  if (to === undefined || (from?.group === to.group && from.folder === to.folder)) return undefined;
  if (from !== undefined) {
    if (!groups.some(({ name }) => name === from.group)) return `${from.group} is no group: tooling/lint/groups.ts`;
    if (standsBelow(groups, from.group, to.group)) return `${from.group} stands below ${to.group}`;
  }
  return enters(file) || target === doorOf(to) ? undefined : `${to.group}/${to.folder} is entered through its index.ts`;
}

/** Why `file` may not import `specifier` (which leads to `target` when it is relative), or undefined when it may. */
export function objection(file: string, specifier: string, target?: string): string | undefined {
  const part = partOf(file);
  if (part === undefined) return undefined;
  if (specifier.startsWith('@lianxin/')) {
    // A test outside the server's source is a client of the server.
    if (specifier === '@lianxin/api/client' && /^apps\/server\/(?!src\/)/.test(file)) return undefined;
    // An example stands where its reader stands: outside the package.
    if (file.startsWith(`${part}/examples/`)) return undefined;
    const floor = isServerTest(file) ? undefined : floorOf(file);
    if (floor !== undefined && knowsNoWire.includes(floor) && specifier.startsWith('@lianxin/api'))
      return `${floor} does not know the wire`;
    const allowed = direction[part]?.some((name) => specifier === name || specifier.startsWith(`${name}/`));
    return allowed === true ? undefined : `${part} does not depend on ${specifier}`;
  }
  // A catalog is words, not code: any folder may load another's words.
  if (target === undefined || target.endsWith('.po')) return undefined;
  const isConfiguration = file.endsWith('.config.ts') && target.startsWith('tooling/');
  if (partOf(target) !== part && !isConfiguration) return `${target} belongs to another package: import it by its name`;
  // Tests of the server, and files that only they use, may import any part of the server.
  if (part === 'apps/server' && (isServerTest(file) || !file.startsWith('apps/server/src/'))) return undefined;
  return objectionOfFloor(file, target) ?? objectionOfGroup(file, target);
}
