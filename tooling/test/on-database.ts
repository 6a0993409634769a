import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where tests get their databases, and what says which server they are on. */
const SOURCES = /testing\/test-database\.ts$/;
const SETTING = 'TEST_DATABASE_URL';

/** Every file that a file of ours loads by itself, with it. */
function loadedBy(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)[\s(]*'(\.[^']+\.tsx?)'/g))
    loadedBy(join(dirname(file), path), known);
  return known;
}

/** The tests below a folder that open a database where `TEST_DATABASE_URL` says: only these can come to something else on another one. */
export const testsOnDatabase = (root: string, folder: string): string[] =>
  globSync(`${folder}/**/*.test.ts`, { cwd: root }).filter((file) => {
    const loaded = [...loadedBy(join(root, file))];
    return loaded.some((one) => SOURCES.test(one)) || readFileSync(join(root, file), 'utf8').includes(SETTING);
  });
