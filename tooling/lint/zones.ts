import { builder, foundations, neighbours, top } from './capabilities.ts';
import { floors, knowsNoWire } from './floors.ts';

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

const partOf = (file: string) => Object.keys(direction).find((part) => file.startsWith(`${part}/`));
/** The floor of the server that a file stands on; what stands beside the floors puts the server together. Tests and what only they use stand outside. */
const floorOf = (file: string) => {
  const floor = /^apps\/server\/src\/(\w+)\//.exec(file)?.[1];
  return file.endsWith('.test.ts') || floor === 'testing' ? undefined : floor;
};
const featureOf = (file: string) => /^packages\/features\/src\/([^/]+)\//.exec(file)?.[1];

/** Why `file` may not import `specifier` (which leads to `target` when it is relative), or undefined when it may. */
export function objection(file: string, specifier: string, target?: string): string | undefined {
  const part = partOf(file);
  if (part === undefined) return undefined;
  if (specifier.startsWith('@lianxin/')) {
    // A test that stands outside the server's source is a customer of it.
    if (specifier === '@lianxin/api/client' && /^apps\/server\/(?!src\/)/.test(file)) return undefined;
    const floor = floorOf(file);
    if (floor !== undefined && knowsNoWire.includes(floor) && specifier.startsWith('@lianxin/api'))
      return `${floor} does not know the wire`;
    const allowed = direction[part]?.some((name) => specifier === name || specifier.startsWith(`${name}/`));
    return allowed === true ? undefined : `${part} does not depend on ${specifier}`;
  }
  // A catalog is words, not code: whoever loads words may load anybody's.
  if (target === undefined || target.endsWith('.po')) return undefined;
  const isConfiguration = file.endsWith('.config.ts') && target.startsWith('tooling/');
  if (partOf(target) !== part && !isConfiguration) return `${target} belongs to another package: import it by its name`;

  const floor = floorOf(file);
  if (floor !== undefined) {
    const other = /^apps\/server\/src\/(\w+)/.exec(target)?.[1] ?? '';
    if (!floors.includes(floor)) return `${floor} is no floor: tooling/lint/floors.ts`;
    return floors.includes(other) && floors.indexOf(other) <= floors.indexOf(floor) ? undefined : `${floor} stands below ${other}`;
  }

  const from = featureOf(file);
  const to = featureOf(target);
  if (from === undefined || to === undefined || from === to || foundations.includes(to)) return undefined;
  if (foundations.includes(from)) return `${from} is a foundation and knows no capability`;
  if (from === builder && to === top) return undefined;
  if (to === top) return `${top} stands above ${from}`;
  if (from !== top && neighbours[from]?.includes(to) !== true) return `${from} does not import ${to}: tooling/lint/capabilities.ts`;
  return target === `packages/features/src/${to}/index.ts` ? undefined : `${to} is entered through its index.ts`;
}
