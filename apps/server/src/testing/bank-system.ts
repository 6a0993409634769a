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

/** A payment in the bank's own books. */
export interface BookedPayment {
  readonly reference: string;
  readonly accountNumber: string;
  /** In yuan, as requested. */
  readonly amount: string;
  readonly serial: string;
  readonly bookedAt: string;
}

/** The bank's report of one payment, true or not. */
export interface PaymentReport {
  readonly reference: string;
  readonly outcome: string;
  readonly serial?: string;
  readonly bookedAt?: string;
  readonly reason?: string;
}

type PaymentsRequest = z.output<typeof Payments>;

/** Deviations from a bank that executes and reports every request at once. */
export interface BankBehaviour {
  /** The answer to a request to set money aside. @default setAside */
  readonly setAside?: (reference: string) => { readonly outcome: string; readonly reason?: string };
  /** References of the payments executed now; the others are only accepted. @default all */
  readonly executes?: (request: PaymentsRequest) => readonly string[];
  /** Whether payments to an account fail. @default none do */
  readonly refuses?: (accountNumber: string) => boolean;
  /** The response to a payment request; undefined closes the connection without a response. @default the true outcome */
  readonly responds?: (truth: readonly PaymentReport[], request: PaymentsRequest) => unknown;
  /** Called when a request arrives, after it was executed, and after the response was sent; the bank waits for it. */
  readonly onMoment?: (moment: 'received' | 'executed' | 'responded') => void | Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text);
};

/**
 * A bank reached over HTTP, with its own books that survive its callers. Payments are idempotent by reference: each is executed or refused
 * once, however often it is requested and whatever the bank reports.
 */
export class BankSystem {
  behaviour: BankBehaviour = {};
  /** Every executed payment, in order. */
  readonly executed: BookedPayment[] = [];
  /** The reference of every payment request, in order and with repetitions. */
  readonly requested: string[] = [];
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

  /** The configuration with which a server reaches this bank. */
  get config(): BankConfig {
    return { url: this.#url, key: 'bank-key', senderName: '平台', senderAccount: '1100100100100001' };
  }

  /** Clears the books and the deviations. */
  reset(): void {
    this.behaviour = {};
    this.executed.length = 0;
    this.requested.length = 0;
    this.#refused.clear();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    await this.behaviour.onMoment?.('received');
    const answer = request.url === '/settlements' ? this.#setAside(body) : this.#pay(body);
    await this.behaviour.onMoment?.('executed');
    if (answer === undefined) return void response.destroy();
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    await this.behaviour.onMoment?.('responded');
  }

  #setAside(body: unknown): unknown {
    const { reference } = z.parse(SetAside, body);
    return this.behaviour.setAside?.(reference) ?? { outcome: 'setAside' };
  }

  #pay(body: unknown): unknown {
    const request = z.parse(Payments, body);
    const { executes, refuses, responds } = this.behaviour;
    const now = executes?.(request) ?? request.payments.map(({ reference }) => reference);
    const truth = request.payments.map(({ reference, payee, amount }): PaymentReport => {
      this.requested.push(reference);
      const known = this.executed.find((payment) => payment.reference === reference);
      if (known) return { reference, outcome: 'paid', serial: known.serial, bookedAt: known.bookedAt };
      const isRefused = this.#refused.has(reference) || refuses?.(payee.accountNumber) === true;
      if (!isRefused && !now.includes(reference)) return { reference, outcome: 'accepted' };
      if (isRefused) this.#refused.add(reference);
      if (isRefused) return { reference, outcome: 'failed', reason: '收款账户状态异常' };
      const payment = {
        reference,
        accountNumber: payee.accountNumber,
        amount,
        serial: `S${this.executed.length + 1}`,
        bookedAt: new Date().toISOString(),
      };
      this.executed.push(payment);
      return { reference, outcome: 'paid', serial: payment.serial, bookedAt: payment.bookedAt };
    });
    return responds ? responds(truth, request) : { payments: truth };
  }
}
