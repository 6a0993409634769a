import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** The first start fills the sandbox, which is slow on a busy machine. */
const START_MS = 110_000;

/** A server process that can be killed without warning and restarted on the same data. */
export class Victim {
  readonly url: string;
  readonly #program: string;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;

  constructor(url: string, program: string, env: Readonly<Record<string, string>>) {
    this.url = url;
    this.#program = program;
    this.#env = env;
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  async start(): Promise<void> {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const child = spawn(process.execPath, [this.#program], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...inherited, ...this.#env } });
    this.#child = child;
    const until = Date.now() + START_MS;
    while (Date.now() < until) {
      const reply = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (reply?.ok) return;
      if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
      await wait(50);
    }
    throw new Error(`the server was not ready within ${START_MS / 1000} s`);
  }

  /** Sends SIGKILL synchronously: no handler runs and nothing is flushed. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}
