import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { files, root } from '../tidy/source.ts';

/** Links the dependencies of a workspace member. Links to workspace packages point to the copy, not the original. */
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
  /** Files changed since the last `keep`, without new files. */
  touched: () => string[];
  /** Makes the present state the baseline of `touched`. */
  keep: () => void;
  remove: () => void;
}

/** Copies the repository without ignored files into a temporary folder with its own Git repository, where the tools can run. */
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
