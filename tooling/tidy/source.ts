import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every file of the repository that is not ignored, as a path from the root. */
export const files: readonly string[] = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** TypeScript files without declaration files. */
export const code = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('apps/portal/e2e/');
export const isStory = (file: string): boolean => file.endsWith('.stories.tsx');
/** Data used only by stories and tests. */
const isExample = (file: string): boolean => /(-examples|\.stories-data|\.fixtures?)\.tsx?$/.test(file);
/** Code that a bank installs or runs, as opposed to tests, stories and tooling. */
export const isProduct = (file: string): boolean =>
  /^(packages|apps)\/[^/]+\/src\//.test(file) &&
  !isTest(file) &&
  !isStory(file) &&
  !isExample(file) &&
  !/\/src\/(platform\/)?testing\//.test(file);

const parsed = new Map<string, ts.SourceFile>();

export function parse(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const source = ts.createSourceFile(
    file,
    read(file),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  parsed.set(file, source);
  return source;
}

export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/** `path:line` of a node, which editors and terminals turn into a link. */
export const at = (file: string, node: ts.Node): string => `${file}:${parse(file).getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

export interface Import {
  specifier: string;
  /** Gone after compilation. */
  typeOnly: boolean;
  /** Loaded when it is called for. */
  lazy: boolean;
  /** The imported file, for a relative import. */
  target?: string;
}

function resolve(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return normalize(join(dirname(file), specifier)).replace(/\?.*$/, '');
}

const isTypeOnly = (statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean => {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    clause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((one) => one.isTypeOnly)
  );
};

export function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, lazy: boolean) => {
    const target = resolve(file, specifier);
    found.push({ specifier, typeOnly, lazy, ...(target === undefined ? {} : { target }) });
  };
  visit(parse(file), (node) => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier !== undefined &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      add(node.moduleSpecifier.text, isTypeOnly(node), false);
    }
    // `import('./place.ts').Place` in a type.
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal))
      add(node.argument.literal.text, true, false);
    const [argument] = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
    if (argument !== undefined && ts.isStringLiteral(argument)) add(argument.text, false, true);
  });
  return found;
}

/** The first cycle of a graph as a closed path, or undefined. */
export function cycleIn(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const state = new Map<string, 'open' | 'done'>();
  const walk = (node: string, path: string[]): string[] | undefined => {
    if (state.get(node) === 'done') return undefined;
    if (state.get(node) === 'open') return [...path.slice(path.indexOf(node)), node];
    state.set(node, 'open');
    for (const next of graph.get(node) ?? []) {
      const cycle = walk(next, [...path, node]);
      if (cycle !== undefined) return cycle;
    }
    state.set(node, 'done');
    return undefined;
  };
  for (const node of graph.keys()) {
    const cycle = walk(node, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

/** Cycles of a graph: enough of them that none is left once they are undone. */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const left = new Map(graph);
  const found: string[][] = [];
  for (let cycle = cycleIn(left); cycle !== undefined; cycle = cycleIn(left)) {
    found.push(cycle);
    const [from = '', to] = cycle.slice(-2);
    left.set(
      from,
      (left.get(from) ?? []).filter((next) => next !== to),
    );
  }
  return found;
}
