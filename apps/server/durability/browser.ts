import { ApiError, createClient, isTransient, type ApiClient } from '@lianxin/api/client';
import { contract, type Endpoint, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { setTimeout as wait } from 'node:timers/promises';

const PASSWORD = 'Lianxin@2026';

/** A person at a browser over real HTTP: keeps cookies, and tries an act again with its key until the server has answered. */
export class Browser {
  readonly #cookies = new Map<string, string>();
  readonly client: ApiClient;

  constructor(url: string) {
    this.client = createClient({
      bases: { api: `${url}/api`, financing: `${url}/apk`, common: url },
      readMarker: () => this.#cookies.get('admin-successToken'),
      readAntiForgery: () => this.#cookies.get('XSRF-TOKEN'),
      fetch: async (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('Cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
        const reply = await fetch(input, { ...init, headers });
        for (const line of reply.headers.getSetCookie()) {
          const [pair = ''] = line.split(';');
          const at = pair.indexOf('=');
          this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
        }
        return reply;
      },
    });
  }

  async signIn(userName: string): Promise<void> {
    await this.insist(contract.account.login, { userName, password: btoa(PASSWORD) });
  }

  /** Calls until the server has answered; the same key throughout, so that it happens once. Refusals are answers. */
  async insist<E extends Endpoint>(endpoint: E, request: RequestOf<E>, key: string = this.client.newId()): Promise<ResponseOf<E>> {
    for (;;) {
      try {
        return await this.client.call(endpoint, request, { idempotencyKey: key });
      } catch (error) {
        const passing = isTransient(error) || (error instanceof ApiError && error.kind === 'http');
        if (!passing) throw error;
        await wait(100);
      }
    }
  }
}
