import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import type { BankConfig } from '../platform/config/config.ts';

const AccountOf = z.object({ accountName: z.string(), accountNumber: z.string(), branchNumber: z.string() });
const SetAside = z.object({ reference: z.string(), payer: AccountOf, amount: z.string() });
const Payments = z.object({
  setAside: z.string(),
  payer: AccountOf,
  payments: z.array(z.object({ reference: z.string(), payee: AccountOf, amount: z.string(), summary: z.string() })),
});

/** A payment that the bank has made, in its own books. */
export interface Made {
  readonly reference: string;
  readonly accountNumber: string;
  /** In yuan, as it was asked for. */
  readonly amount: string;
  readonly serial: string;
  readonly bookedAt: string;
}

/** What is said of one payment, true or not. */
export interface Said {
  readonly reference: string;
  readonly outcome: string;
  readonly serial?: string;
  readonly bookedAt?: string;
  readonly reason?: string;
}

type PaymentsRequest = z.output<typeof Payments>;

/** How a bank answers, where it does not say at once what it has done. */
export interface Manner {
  /** What it says of a sum to be set aside. @default setAside */
  readonly setAside?: (reference: string) => { readonly outcome: string; readonly reason?: string };
  /** Payments of a request that it makes now; the others it only has. @default all */
  readonly makes?: (request: PaymentsRequest) => readonly string[];
  /** Accounts that take no money. @default none */
  readonly refuses?: (accountNumber: string) => boolean;
  /** What it says of what it has done; undefined breaks the connection without a word. @default the truth */
  readonly says?: (truth: readonly Said[], request: PaymentsRequest) => unknown;
  /** Called before anything is done, when it is done and nothing said, and when it is said; what it sets off happens first. */
  readonly at?: (moment: 'asked' | 'done' | 'said') => void | Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text);
};

/**
 * A bank that is reached over HTTP, with books of its own that outlive whoever asks it. It makes or refuses a payment once for a reference,
 * however often it is asked and whatever it says of it.
 */
export class BankSystem {
  manner: Manner = {};
  /** Every payment that was made, in order. */
  readonly made: Made[] = [];
  /** Every reference that was asked for, in order, as often as it was. */
  readonly asked: string[] = [];
  readonly #refused = new Set<string>();
  readonly #server = createServer((request, response) => void this.#answer(request, response).catch(() => response.destroy()));
  #url = '';

  static async open(): Promise<BankSystem> {
    const bank = new BankSystem();
    await new Promise<void>((resolve) => bank.#server.listen(0, '127.0.0.1', resolve));
    const address = bank.#server.address();
    bank.#url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    return bank;
  }

  /** How a server is told of it. */
  get config(): BankConfig {
    return { url: this.#url, key: 'bank-key', senderName: '平台', senderAccount: '1100100100100001' };
  }

  /** Forgets its books, and how it was told to answer. */
  startAnew(): void {
    this.manner = {};
    this.made.length = 0;
    this.asked.length = 0;
    this.#refused.clear();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    await this.manner.at?.('asked');
    const answer = request.url === '/settlements' ? this.#setAside(body) : this.#pay(body);
    await this.manner.at?.('done');
    if (answer === undefined) return void response.destroy();
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    await this.manner.at?.('said');
  }

  #setAside(body: unknown): unknown {
    const { reference } = z.parse(SetAside, body);
    return this.manner.setAside?.(reference) ?? { outcome: 'setAside' };
  }

  #pay(body: unknown): unknown {
    const request = z.parse(Payments, body);
    const { makes, refuses, says } = this.manner;
    const now = makes?.(request) ?? request.payments.map(({ reference }) => reference);
    const truth = request.payments.map(({ reference, payee, amount }): Said => {
      this.asked.push(reference);
      const known = this.made.find((made) => made.reference === reference);
      if (known) return { reference, outcome: 'paid', serial: known.serial, bookedAt: known.bookedAt };
      const isRefused = this.#refused.has(reference) || refuses?.(payee.accountNumber) === true;
      if (!isRefused && !now.includes(reference)) return { reference, outcome: 'accepted' };
      if (isRefused) this.#refused.add(reference);
      if (isRefused) return { reference, outcome: 'failed', reason: '收款账户状态异常' };
      const made = {
        reference,
        accountNumber: payee.accountNumber,
        amount,
        serial: `S${this.made.length + 1}`,
        bookedAt: new Date().toISOString(),
      };
      this.made.push(made);
      return { reference, outcome: 'paid', serial: made.serial, bookedAt: made.bookedAt };
    });
    return says ? says(truth, request) : { payments: truth };
  }
}
