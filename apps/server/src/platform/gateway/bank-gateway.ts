import { Refusal, yuanOf, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { askGateway } from './http-gateway.ts';
import { tableOutbox } from '../outbox/outbox.ts';

interface Account {
  readonly accountName: string;
  readonly accountNumber: string;
  readonly branchNumber: string;
}

export interface DepositInstruction extends Account {
  /** The bank pays once for a reference, however often it is asked. */
  readonly reference: string;
  readonly amount: Fen;
  /** Mobile number of whoever waits for the money; only the sandbox's bank tells them. */
  readonly contact: string;
}

export interface OpeningRequest extends Account {
  /** The bank opens once for a reference, however often it is asked. */
  readonly reference: string;
  readonly creditCode: string;
}

/** `accepted` and `processing`: the bank has it, and is asked again. */
export type DepositAnswer = { readonly outcome: 'paid' | 'accepted' } | { readonly outcome: 'failed'; readonly reason: string };
export type OpeningAnswer = { readonly outcome: 'opened' | 'processing' } | { readonly outcome: 'returned'; readonly reason: string };

/** What the platform asks of banks when an enterprise comes in. */
export interface BankGateway {
  /** From whom a micro-deposit comes. */
  readonly sender: { readonly name: string; readonly accountNumber: string };
  payDeposit(instruction: DepositInstruction): Promise<DepositAnswer>;
  /** Hands an enterprise's information to bank A, and asks how far it is. */
  openBankA(request: OpeningRequest): Promise<OpeningAnswer>;
}

const Reason = z.string().check(z.minLength(1), z.maxLength(100));
const DepositReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['paid', 'accepted']) }),
  z.object({ outcome: z.literal('failed'), reason: Reason }),
]);
const OpeningReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['opened', 'processing']) }),
  z.object({ outcome: z.literal('returned'), reason: Reason }),
]);

/** The sandbox's bank refuses accounts whose number ends so. */
const isRefused = ({ accountNumber }: Account): boolean => accountNumber.endsWith('0000');

/** A bank that pays at once, to every account but those that end in 0000, and shows the payment in the outbox of the contact. */
function sandboxBank(db: Db, ids: Ids, clock: Clock): BankGateway {
  return {
    sender: { name: '链信供应链金融服务平台（沙箱）', accountNumber: '1100100100100001' },
    async payDeposit(instruction) {
      if (isRefused(instruction)) return { outcome: 'failed', reason: '账号与户名不符' };
      const { accountName, accountNumber, amount, contact } = instruction;
      const text = `【沙箱银行】${accountName}尾号 ${accountNumber.slice(-4)} 的账户收到链信供应链金融服务平台转入 ${yuanOf(amount)} 元。`;
      await tableOutbox(db, ids, clock).send({ to: contact, kind: 'bank', text });
      return { outcome: 'paid' };
    },
    openBankA: async (request) => (isRefused(request) ? { outcome: 'returned', reason: '账号与户名不符' } : { outcome: 'opened' }),
  };
}

/** The gateway where one is configured, the sandbox's bank in a sandbox; otherwise what needs a bank is out of service. */
export function bankGateway({ bank, sandbox }: Pick<Config, 'bank' | 'sandbox'>, db: Db, ids: Ids, clock: Clock): BankGateway {
  if (bank)
    return {
      sender: { name: bank.senderName, accountNumber: bank.senderAccount },
      payDeposit: ({ reference, accountName, accountNumber, branchNumber, amount }) =>
        askGateway(bank, '/micro-deposits', { reference, accountName, accountNumber, branchNumber, amount: yuanOf(amount) }, DepositReply),
      openBankA: (request) => askGateway(bank, '/bank-a/openings', { ...request }, OpeningReply),
    };
  if (sandbox) return sandboxBank(db, ids, clock);
  const none = () => Promise.reject(new Refusal('MAINTENANCE'));
  return { sender: { name: '', accountNumber: '' }, payDeposit: none, openBankA: none };
}
