import { createClient, isTransient, type ApiClient } from '@lianxin/api/client';
import { contract, type Endpoint, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { setTimeout as wait } from 'node:timers/promises';

const PASSWORD = 'Lianxin@2026';
/** A killed server is back well within this time. */
const PATIENCE_MS = 60_000;

class AnswerLost extends Error {}

export interface InsistOptions {
  /** Idempotency key, the same for all attempts. @default a new one */
  readonly key?: string;
  /** Discards the answer to the first attempt, as if the connection had broken. */
  readonly losesFirstAnswer?: boolean;
}

/** A person's browser over real HTTP: stores cookies, and repeats a call with its idempotency key until the server answers. */
export class Browser {
  readonly #cookies = new Map<string, string>();
  readonly client: ApiClient;

  constructor(url: string) {
    this.client = createClient({
      bases: { api: `${url}/api`, financing: `${url}/apk`, common: url },
      readMarker: () => this.#cookies.get('admin-successToken'),
      readAntiForgery: () => this.#cookies.get('XSRF-TOKEN'),
      fetch: (input, init) => this.#send(input, init),
      // `insist` polls itself.
      askAfterMs: [],
    });
  }

  static async of(url: string, userName: string): Promise<Browser> {
    const browser = new Browser(url);
    await browser.insist(contract.account.login, { userName, password: btoa(PASSWORD) });
    return browser;
  }

  /** The same person in another window, with the same session. */
  another(url: string): Browser {
    const other = new Browser(url);
    for (const [name, value] of this.#cookies) other.#cookies.set(name, value);
    return other;
  }

  /** Calls until the server answers. Refusals and server errors are answers, and are thrown. */
  async insist<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options: InsistOptions = {}): Promise<ResponseOf<E>> {
    const { key = this.client.newId(), losesFirstAnswer = false } = options;
    const until = Date.now() + PATIENCE_MS;
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await this.client.call(endpoint, request, { idempotencyKey: key });
        if (losesFirstAnswer && tries === 0) throw new AnswerLost();
        return answer;
      } catch (error) {
        if (!(error instanceof AnswerLost) && !isTransient(error)) throw error;
        if (Date.now() > until) throw error;
        await wait(50);
      }
    }
  }

  async #send(input: string | URL | Request, init: RequestInit | undefined): Promise<Response> {
    const headers = new Headers(init?.headers);
    headers.set('Cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const reply = await fetch(input, { ...init, headers });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return reply;
  }
}
