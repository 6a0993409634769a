import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Address = z.object({ url: z.string() });

const fileIn = (dataDir: string): string => join(dataDir, 'operations.json');

/** Leaves word of where platform operations listen, for the command line on this machine. */
export function writeAddress(dataDir: string, url: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileIn(dataDir), `${JSON.stringify({ url } satisfies z.output<typeof Address>)}\n`, { mode: 0o600 });
}

/** Where the server that uses this folder listens; undefined where none does. */
export function readAddress(dataDir: string): string | undefined {
  try {
    return z.safeParse(Address, JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))).data?.url;
  } catch {
    return undefined;
  }
}

/** Takes the word back. */
export function removeAddress(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}
