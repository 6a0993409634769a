import { expect, test } from 'vitest';
import { files, read } from './source.ts';

const manifests = files.filter((file) => /^packages\/\w+\/package\.json$/.test(file));

test('each package ships a changelog that changesets can continue', () => {
  expect(manifests).toHaveLength(5);
  const odd = manifests.filter((file) => {
    const { name, version, files: shipped }: { name: string; version: string; files: string[] } = JSON.parse(read(file));
    const changelog = file.replace('package.json', 'CHANGELOG.md');
    const text = files.includes(changelog) ? read(changelog) : '';
    // Changesets inserts releases below the package name, which must be the first line.
    return !shipped.includes('CHANGELOG.md') || !text.startsWith(`# ${name}\n`) || !text.includes(`\n## ${version}\n`);
  });
  expect(odd).toEqual([]);
});
