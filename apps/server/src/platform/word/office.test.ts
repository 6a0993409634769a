import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isolator } from '../isolated/isolator.ts';
import { convertWithOffice } from './office.ts';

/** Runs with a shell script in place of LibreOffice. */
async function withOffice<Result>(script: string, work: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  try {
    const path = join(folder, 'soffice');
    await writeFile(path, `#!/bin/sh\n${script}\n`);
    await chmod(path, 0o755);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// The last two arguments are the folder and the file.
const CONVERTS = `for word; do folder=$file; file=$word; done; printf '%%PDF-1.7 %s' "$(cat "$file")" > "$folder/file.pdf"`;

test.runIf(isolator())('converts a file in a temporary folder and returns the PDF', async () => {
  const made = await withOffice(CONVERTS, (path) => convertWithOffice(path, Buffer.from('words')));
  expect(made?.toString()).toBe('%PDF-1.7 words');
});

test.runIf(isolator())('runs without network, with a profile that disables macros, and with an empty environment', async () => {
  const tells = `for word; do case $word in -env:*) profile=\${word#*file://};; esac; folder=$file; file=$word; done
    { grep -c : /proc/net/dev; env | grep -c -i -E 'path=/work|secret|DATABASE' ; grep -c DisableMacrosExecution "$profile/user/registrymodifications.xcu"; } > "$folder/file.pdf"`;
  const told = await withOffice(tells, (path) => convertWithOffice(path, Buffer.from('words')));
  expect(told?.toString().split('\n').slice(-4, -1)).toEqual(['1', '0', '1']);
});

test.runIf(isolator())('returns undefined if there is no output', async () => {
  expect(await withOffice('exit 1', (path) => convertWithOffice(path, Buffer.from('words')))).toBeUndefined();
  expect(await withOffice('exit 0', (path) => convertWithOffice(path, Buffer.from('words')))).toBeUndefined();
  expect(await convertWithOffice('/nowhere/soffice', Buffer.from('words'))).toBeUndefined();
});
