import { expect, type Browser, type BrowserContextOptions } from '@playwright/test';
import { startServer } from '../../../tooling/test/server.ts';
import { Person } from './person.ts';

/** 09:30 on a day in Shanghai, within the hours of lenders and banks. */
const inTheMorning = (day: string): string => `${day}T09:30:00+08:00`;

/** A separate server with its own sandbox for the tests of one file, which move its clock and money without affecting other tests. */
export class IsolatedSandbox {
  readonly url: string;
  readonly stop: () => Promise<void>;

  private constructor({ url, stop }: Awaited<ReturnType<typeof startServer>>) {
    this.url = url;
    this.stop = stop;
  }

  static async start(): Promise<IsolatedSandbox> {
    return new IsolatedSandbox(await startServer());
  }

  async #post(path: 'clock' | 'bank', body: object): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${this.url}/sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(reply.ok).toBe(true);
  }

  /** Adds an amount in yuan to a bank account; a negative one is deducted. */
  fund(accountNumber: string, yuan: number): Promise<void> {
    return this.#post('bank', { accountNumber, yuan });
  }

  /** Sets the clock to 09:30 on a day (`YYYY-MM-DD`). Sessions from before have to sign in again. */
  setDay(day: string): Promise<void> {
    return this.#post('clock', { now: inTheMorning(day) });
  }

  /** Advances the clock minute by minute, so that scheduled jobs run and sessions stay valid. */
  async advanceMinutes(minutes: number): Promise<void> {
    const { now }: { readonly now: string } = await (await fetch(`${this.url}/sandbox/clock`)).json();
    for (let minute = 1; minute <= minutes; minute += 1)
      await this.#post('clock', { now: new Date(Date.parse(now) + minute * 60_000).toISOString() });
  }

  /** A person signed in to this server in a browser of their own. */
  person(browser: Browser, account: string, options: BrowserContextOptions = {}): Promise<Person> {
    return Person.signedIn(browser, account, { ...options, baseURL: this.url });
  }
}
