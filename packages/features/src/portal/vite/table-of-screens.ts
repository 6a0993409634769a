import type { Plugin } from 'vite';
import { argumentsOf, calleeName, isNode, nameOf, nodeIn, partsOf, textOf, descendantsOf, type Node } from './syntax.ts';

/** A screen found by the build, with its key and module. */
export interface FoundScreen {
  readonly key: string;
  readonly module: string;
  /** The declaring module; its words are next to it. */
  readonly declaredIn: string;
}

/** A page found by the build, with its address and screen, such as `voucherScreens.holdings`. */
export interface FoundPage {
  readonly path: string;
  readonly mounts: string;
  /** Whether a session is required; undefined if the build cannot tell. */
  readonly auth: boolean | undefined;
}

const mountedName = (node: unknown): string => `${nameOf(nodeIn(node, 'object'))}.${nameOf(nodeIn(node, 'property'))}`;

/** The value of `auth` in an options object; undefined if unreadable. */
function authOption(program: Node, options: unknown, unsaid: boolean): boolean | undefined {
  const named = isNode(options) && options.type === 'Identifier' ? nodeIn(declarationOf(program, nameOf(options)), 'init') : options;
  if (!isNode(named) || named.type !== 'ObjectExpression') return undefined;
  const said = partsOf(named).find((part) => nameOf(part['key']) === 'auth');
  if (said === undefined) return unsaid;
  const value = nodeIn(said, 'value')?.['value'];
  return typeof value === 'boolean' ? value : undefined;
}

interface TableContext {
  readonly program: Node;
  readonly path: string;
  readonly auth: boolean | undefined;
}

/** The pages of a table: `page`, `standalone` and `section`. */
function pagesIn(node: Node, around: TableContext): readonly FoundPage[] {
  const kind = calleeName(node);
  const [first, second, third] = argumentsOf(node);
  const name = textOf(first);
  if (kind === 'section' && name !== undefined) {
    const inner = { ...around, path: `/${name}/`, auth: authOption(around.program, second, true) };
    return partsOf(node).flatMap((part) => pagesIn(part, inner));
  }
  const isPage = (kind === 'page' || kind === 'standalone') && name !== undefined && nodeIn(second, 'object') !== undefined;
  const own = isPage
    ? kind === 'page'
      ? [{ path: `${around.path}${name}`, mounts: mountedName(second), auth: around.auth }]
      : [{ path: name, mounts: mountedName(second), auth: authOption(around.program, third, false) }]
    : [];
  return [...own, ...partsOf(node).flatMap((part) => pagesIn(part, around))];
}

interface DeclaredScreen {
  readonly mounts: string;
  readonly key: string;
  readonly specifier: string;
}

/** The screens declared in a module: `export const voucherScreens = { holdings: lazyScreen('voucher.holdings', () => import(…)) }`. */
function screensIn(program: Node): readonly DeclaredScreen[] {
  return descendantsOf(program)
    .filter(({ type }) => type === 'VariableDeclarator')
    .flatMap((declared) => {
      const members = nodeIn(declared, 'init');
      return (members ? partsOf(members) : []).flatMap((member) => {
        const value = nodeIn(member, 'value');
        if (value === undefined || calleeName(value) !== 'lazyScreen') return [];
        const [key, load] = argumentsOf(value);
        const loader = isNode(load) && load.type === 'Identifier' ? declarationOf(program, nameOf(load)) : load;
        const imported = isNode(loader) ? descendantsOf(loader).find(({ type }) => type === 'ImportExpression') : undefined;
        const specifier = textOf(imported?.['source']);
        const known = textOf(key);
        if (specifier === undefined || known === undefined) return [];
        return [{ mounts: `${nameOf(declared['id'])}.${nameOf(member['key'])}`, key: known, specifier }];
      });
    });
}

const declarationOf = (program: Node, name: string): Node | undefined =>
  descendantsOf(program).find((node) => node.type === 'VariableDeclarator' && nameOf(node['id']) === name);

export interface FoundRedirect {
  readonly path: string;
  readonly to: string;
}

const redirectsIn = (program: Node): readonly FoundRedirect[] =>
  descendantsOf(program)
    .filter((node) => calleeName(node) === 'redirect')
    .flatMap((node) => {
      const [path, , to] = argumentsOf(node).map(textOf);
      return path === undefined || to === undefined ? [] : [{ path, to }];
    });

export interface FoundTable {
  readonly pages: readonly FoundPage[];
  /** By expression, such as `voucherScreens.holdings`. */
  readonly screens: ReadonlyMap<string, FoundScreen>;
  readonly redirects: readonly FoundRedirect[];
  /** Modules with parts of the table. */
  readonly tables: ReadonlySet<string>;
}

/** Reads the table of pages and the declared screens from the modules of the build. */
export function tableOfScreens(): { readonly plugin: Plugin; readonly found: FoundTable } {
  const pages: FoundPage[] = [];
  const screens = new Map<string, FoundScreen>();
  const redirects: FoundRedirect[] = [];
  const tables = new Set<string>();
  const plugin: Plugin = {
    name: 'table-of-screens',
    apply: 'build',
    enforce: 'post',
    async transform(code, id) {
      const hasTable = /\b(?:standalone|section)\(/.test(code);
      const hasScreens = /\blazyScreen\(/.test(code);
      if (!hasTable && !hasScreens) return null;
      const program: unknown = this.parse(code);
      if (!isNode(program)) return null;
      if (hasTable) {
        tables.add(id);
        redirects.push(...redirectsIn(program));
        pages.push(...pagesIn(program, { program, path: '', auth: undefined }));
      }
      for (const { mounts, key, specifier } of screensIn(program)) {
        const module = (await this.resolve(specifier, id))?.id;
        if (module !== undefined) screens.set(mounts, { key, module, declaredIn: id });
      }
      return null;
    },
  };
  return { plugin, found: { pages, screens, redirects, tables } };
}
