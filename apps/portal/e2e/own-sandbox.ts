import { expect, type Browser, type BrowserContextOptions } from '@playwright/test';
import { startServer } from '../../../tooling/test/server.ts';
import { Person } from './person.ts';

/** A moment in Shanghai at half past nine of a day: lenders and banks are at work. */
const inTheMorning = (day: string): string => `${day}T09:30:00+08:00`;

/** The sandbox of a server that the tests of one file have for themselves: they move its clock and its money under nobody else's feet. */
export class OwnSandbox {
  readonly url: string;
  readonly stop: () => Promise<void>;

  private constructor({ url, stop }: Awaited<ReturnType<typeof startServer>>) {
    this.url = url;
    this.stop = stop;
  }

  static async start(): Promise<OwnSandbox> {
    return new OwnSandbox(await startServer());
  }

  async #tell(path: 'clock' | 'bank', body: object): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${this.url}/sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(reply.ok).toBe(true);
  }

  /** Puts so many yuan on an account, or takes them away. */
  fund(accountNumber: string, yuan: number): Promise<void> {
    return this.#tell('bank', { accountNumber, yuan });
  }

  /** Comes to half past nine of a day. Whoever was signed in before it has to sign in again. */
  comeTo(day: string): Promise<void> {
    return this.#tell('clock', { now: inTheMorning(day) });
  }

  /** Lets minutes pass one after the other, and what was planned for each be done: who was signed in stays so. */
  async minutesPass(minutes: number): Promise<void> {
    const { now }: { readonly now: string } = await (await fetch(`${this.url}/sandbox/clock`)).json();
    for (let minute = 1; minute <= minutes; minute += 1)
      await this.#tell('clock', { now: new Date(Date.parse(now) + minute * 60_000).toISOString() });
  }

  /** A person at this server, at a browser of their own. */
  person(browser: Browser, account: string, options: BrowserContextOptions = {}): Promise<Person> {
    return Person.at(browser, account, { ...options, baseURL: this.url });
  }
}
