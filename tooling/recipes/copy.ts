import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { files, root } from '../tidy/source.ts';

/** Links the dependencies of one member of the workspace; our own packages lead to the copy, not to the original. */
function linkDependencies(from: string, to: string, copy: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.bin' || name === '.pnpm') continue;
    if (name.startsWith('@')) linkDependencies(join(from, name), join(to, name), copy);
    else if (from.endsWith('@lianxin')) symlinkSync(join(copy, 'packages', name), join(to, name));
    else symlinkSync(realpathSync(join(from, name)), join(to, name));
  }
}

export interface Copy {
  folder: string;
  /** Files that were copied and have changed since; what was created is not among them. */
  touched: () => string[];
  remove: () => void;
}

/** Copies the repository without what is ignored into a temporary folder where its tools run. */
export function copyRepository(): Copy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lianxin-copy-')));
  const copied = new Map<string, Buffer>();
  for (const file of files) {
    const content = readFileSync(join(root, file));
    copied.set(file, content);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const members = ['.', ...files.flatMap((file) => (/^(packages|apps)\/[^/]+\/package\.json$/.test(file) ? [dirname(file)] : []))];
  for (const member of members) linkDependencies(join(root, member, 'node_modules'), join(folder, member, 'node_modules'), folder);
  const touched = () => [...copied].filter(([file, content]) => !content.equals(readFileSync(join(folder, file)))).map(([file]) => file);
  return { folder, touched, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
