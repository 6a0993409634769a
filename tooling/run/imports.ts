import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

interface Taken {
  readonly specifier: string;
  /** Each imported name in the source file and in this file; undefined if the whole module is imported. */
  readonly names: readonly { readonly there: string; readonly here: string }[] | undefined;
  readonly handedOn: boolean;
}

interface Source {
  readonly taken: readonly Taken[];
  /** Names exported by the file itself. */
  readonly declared: readonly string[];
}

/** `import { a, type B, c as d } from './file.ts'`, and `export … from`. */
const FROM = /^(import|export)\s+(type\s+)?([^;'"]*?)\s*\bfrom\s+'([^']+)'/gm;
/** Imports without names: `import './sheet.css'`, `import('./screen.tsx')`. */
const WHOLE = /\bimport\s*\(?\s*'([^']+)'/g;
const DECLARED = /^export\s+(?:default\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|class)\s+([\w$]+)/gm;

/** The names between the braces, without types; undefined if there are no braces. */
function namesIn(clause: string): Taken['names'] {
  return /\{([^}]*)\}/
    .exec(clause)?.[1]
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [there = '', here = there] = name.split(/\s+as\s+/);
      return { there, here };
    });
}

function sourceOf(text: string): Source {
  const named = [...text.matchAll(FROM)].flatMap(([, verb, typeOnly, clause = '', specifier = '']): Taken[] => {
    const names = namesIn(clause);
    return typeOnly !== undefined || names?.length === 0 ? [] : [{ specifier, names, handedOn: verb === 'export' }];
  });
  const whole = [...text.matchAll(WHOLE)].map(([, specifier = '']) => ({ specifier, names: undefined, handedOn: false }));
  return { taken: [...named, ...whole], declared: [...text.matchAll(DECLARED)].map(([, name = '']) => name) };
}

/** Memoises a function by file. */
function remembered<Answer>(answer: (file: string) => Answer): (file: string) => Answer {
  const known = new Map<string, Answer>();
  return (file) => {
    const found = known.get(file) ?? answer(file);
    known.set(file, found);
    return found;
  };
}

/** Returns a function that lists the files a file imports at runtime (without types), as paths from the root. */
export function importsIn(root: string): (file: string) => readonly string[] {
  const source = remembered((file): Source => {
    const path = join(root, file);
    return /\.(tsx?|mdx)$/.test(file) && existsSync(path) ? sourceOf(readFileSync(path, 'utf8')) : { taken: [], declared: [] };
  });
  const doors = remembered((name): Readonly<Record<string, string>> => {
    const manifest = join(root, 'packages', name, 'package.json');
    return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).exports : {};
  });
  function resolve(file: string, specifier: string): string | undefined {
    if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier)).replace(/\?.*$/, '');
    const [, name, entry = ''] = /^@lianxin\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
    if (name === undefined) return undefined;
    const door = doors(name)[entry === '' ? '.' : `./${entry}`] ?? doors(name)['./*']?.replace('*', entry);
    return door === undefined ? undefined : normalize(join('packages', name, door));
  }
  /** The file in which each exported name of a file is declared, through any number of re-exports. */
  const origins = remembered((file): ReadonlyMap<string, string> => {
    const handedOn = source(file).taken.flatMap(({ specifier, names, handedOn: isHandedOn }): (readonly [string, string])[] => {
      const target = isHandedOn ? resolve(file, specifier) : undefined;
      if (target === undefined) return [];
      return names === undefined ? [...origins(target)] : names.map(({ there, here }) => [here, origins(target).get(there) ?? target]);
    });
    return new Map([...handedOn, ...source(file).declared.map((name) => [name, file] as const)]);
  });
  return remembered((file) => {
    const targets = source(file).taken.flatMap(({ specifier, names }) => {
      const target = resolve(file, specifier);
      if (target === undefined) return [];
      // Behind the door of a package, or of a folder, stand the files that the names come from.
      const isDoor = !specifier.startsWith('.') || specifier.endsWith('/index.ts');
      return !isDoor || names === undefined ? [target] : names.map(({ there }) => origins(target).get(there) ?? target);
    });
    return [...new Set(targets)];
  });
}

/** The files that match a pattern, as paths from the root. */
export const filesIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (name) => /node_modules|dist/.test(name) });
