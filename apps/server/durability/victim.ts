import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** A server process that can be killed without warning and started again on the same data. */
export class Victim {
  readonly url: string;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;

  constructor(url: string, env: Readonly<Record<string, string>>) {
    this.url = url;
    this.#env = env;
  }

  async start(): Promise<void> {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const child = spawn(process.execPath, [main], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...inherited, ...this.#env } });
    this.#child = child;
    for (let tries = 0; tries < 600; tries += 1) {
      const reply = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (reply?.ok) return;
      if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
      await wait(100);
    }
    throw new Error('the server did not come up again');
  }

  /** SIGKILL: no handler runs, nothing is flushed. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}
