import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
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
  /** Files that stood there at the last `keep` and differ now; what was created since is not among them. */
  touched: () => string[];
  /** What was done so far counts as standing there. */
  keep: () => void;
  remove: () => void;
}

/** Copies the repository without what is ignored into a temporary folder where its tools run, under its own version control. */
export function copyRepository(): Copy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lianxin-copy-')));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  const members = ['.', ...files.flatMap((file) => (/^(packages|apps)\/[^/]+\/package\.json$/.test(file) ? [dirname(file)] : []))];
  for (const member of members) linkDependencies(join(root, member, 'node_modules'), join(folder, member, 'node_modules'), folder);
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
  const keep = () => void git('add', '--all');
  git('init', '--quiet');
  keep();
  return {
    folder,
    touched: () => git('diff', '--name-only').split('\n').filter(Boolean),
    keep,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
