import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isolator } from '../isolated/isolator.ts';
import { officePdf } from './office.ts';

/** A program that is called as LibreOffice is. */
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

// The order's last two words are the folder and the file.
const CONVERTS = `for word; do folder=$file; file=$word; done; printf '%%PDF-1.7 %s' "$(cat "$file")" > "$folder/file.pdf"`;

test.runIf(isolator())('is given the file in a folder of its own, and answers what it made of it', async () => {
  const made = await withOffice(CONVERTS, (path) => officePdf(path, Buffer.from('words')));
  expect(made?.toString()).toBe('%PDF-1.7 words');
});

test.runIf(isolator())('reaches no network, has its own profile without macros, and nothing of our environment', async () => {
  const tells = `for word; do case $word in -env:*) profile=\${word#*file://};; esac; folder=$file; file=$word; done
    { grep -c : /proc/net/dev; env | grep -c -i -E 'path=/work|secret|DATABASE' ; grep -c DisableMacrosExecution "$profile/user/registrymodifications.xcu"; } > "$folder/file.pdf"`;
  const told = await withOffice(tells, (path) => officePdf(path, Buffer.from('words')));
  expect(told?.toString().split('\n').slice(-4, -1)).toEqual(['1', '0', '1']);
});

test.runIf(isolator())('that makes nothing of a file answers nothing', async () => {
  expect(await withOffice('exit 1', (path) => officePdf(path, Buffer.from('words')))).toBeUndefined();
  expect(await withOffice('exit 0', (path) => officePdf(path, Buffer.from('words')))).toBeUndefined();
  expect(await officePdf('/nowhere/soffice', Buffer.from('words'))).toBeUndefined();
});
