import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isolator } from '../isolated/isolator.ts';

const PROGRAMS = ['/usr/bin/soffice', '/usr/lib/libreoffice/program/soffice', '/opt/libreoffice/program/soffice'];
const TIMEOUT_MS = 60_000;

/** Profile settings that disable macros and link updates. */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableMacrosExecution" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="MacroSecurityLevel" oor:op="fuse"><value>3</value></prop></item>
<item oor:path="/org.openoffice.Office.Writer/Content/Update"><prop oor:name="Link" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
`;

/** The path of LibreOffice, if it is installed and can be started without network access. */
export const officeProgram = (): string | undefined => (isolator() ? PROGRAMS.find((path) => existsSync(path)) : undefined);

/** Runs a program; on timeout kills it and its child processes. */
function runToEnd(command: string, args: readonly string[], folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: folder, env: { HOME: folder, PATH: '/usr/bin:/bin' }, stdio: 'ignore', detached: true });
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, TIMEOUT_MS);
    const end = (done: boolean) => {
      clearTimeout(timer);
      resolve(done);
    };
    child.once('error', () => end(false)).once('exit', (code) => end(code === 0));
  });
}

/** Converts a Word file to PDF with LibreOffice: with its own profile, no macros, no network and a time limit; undefined if it fails. */
export async function convertWithOffice(office: string, content: Uint8Array): Promise<Buffer | undefined> {
  const alone = isolator();
  if (!alone) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'word-'));
  try {
    const profile = join(folder, 'profile');
    await mkdir(join(profile, 'user'), { recursive: true });
    await writeFile(join(profile, 'user', 'registrymodifications.xcu'), SETTINGS);
    await writeFile(join(folder, 'file.docx'), content);
    const asked = ['--headless', '--norestore', '--nolockcheck', `-env:UserInstallation=${pathToFileURL(profile).href}`];
    const converted = ['--convert-to', 'pdf:writer_pdf_Export', '--outdir', folder, join(folder, 'file.docx')];
    const done = await runToEnd(alone.program, [...alone.args, '--', office, ...asked, ...converted], folder);
    return done ? await readFile(join(folder, 'file.pdf')).catch(() => undefined) : undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
