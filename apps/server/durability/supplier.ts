import { contract, type PieceRow, type RequestOf, type TransferId } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, InsistOptions } from './browser.ts';

type ApplyRequest = RequestOf<typeof contract.transfer.apply>;
export type Trade = Omit<ApplyRequest['legs'][number], 'pieceId' | 'pieceVersion' | 'amount' | 'remark' | 'invoices'> & {
  readonly invoiceId: ApplyRequest['legs'][number]['invoices'][number]['invoiceId'];
};

/** The amount of every transfer in these tests. */
export const ONE_YUAN = fen(100n);

/** A contract, an account and a new invoice with 云岭物流, large enough for thousands of transfers. */
export async function tradeWith(browser: Browser, invoiceNumber: string): Promise<Trade> {
  const suppliers = await browser.insist(contract.supplier.list, { page: 1, pageSize: 100, search: '云岭物流' });
  const recipient = suppliers.list[0];
  if (!recipient) throw new Error('the sandbox has no 云岭物流');
  const accounts = await browser.insist(contract.bankAccount.listPayable, { enterpriseNo: recipient.enterpriseNo });
  const contracts = await browser.insist(contract.tradeContract.list, { page: 1, pageSize: 1, counterpartyNo: recipient.enterpriseNo });
  const [account, agreement] = [accounts[0], contracts.list[0]];
  if (!account || !agreement) throw new Error('the sandbox has no account or contract with 云岭物流');
  const invoice = await browser.insist(contract.tradeInvoice.save, {
    kind: 'digitalSpecial',
    number: invoiceNumber,
    issuedOn: agreement.signedOn,
    amountWithoutTax: fen(100_000_000n),
    amountWithTax: fen(113_000_000n),
    goods: '运输服务',
    counterpartyNo: recipient.enterpriseNo,
    side: 'buyer',
  });
  return { recipientNo: recipient.enterpriseNo, receivingAccountId: account.id, contractId: agreement.id, invoiceId: invoice.id };
}

/** A transfer of one yuan of a piece, identified by its remark. */
export const oneYuanOf = (piece: Pick<PieceRow, 'id' | 'version'>, { invoiceId, ...trade }: Trade, remark: string): ApplyRequest => ({
  legs: [
    {
      pieceId: piece.id,
      pieceVersion: piece.version,
      amount: ONE_YUAN,
      remark,
      ...trade,
      invoices: [{ invoiceId, amount: ONE_YUAN }],
    },
  ],
});

/** Transferable pieces of different vouchers, so that clients do not wait for each other's locks. */
export async function piecesOf(browser: Browser): Promise<PieceRow[]> {
  const { list } = await browser.insist(contract.voucher.listHoldings, { page: 1, pageSize: 100, states: ['holding'], sort: '-amount' });
  const free = list.filter((piece) => piece.availableAmount > 10_000_000n && piece.remainingDays > 0);
  return free.filter((piece, place) => free.findIndex(({ voucherId }) => voucherId === piece.voucherId) === place);
}

/** The remainder of a piece after splits: the largest piece of its voucher. */
export async function restOf(browser: Browser, { rootNumber }: PieceRow): Promise<PieceRow> {
  const request = { page: 1, pageSize: 1, states: ['holding' as const], search: rootNumber, sort: '-amount' };
  const [rest] = (await browser.insist(contract.voucher.listHoldings, request)).list;
  if (!rest) throw new Error(`no piece of ${rootNumber} is left`);
  return rest;
}

/** An act acknowledged by the server. */
export interface Acknowledged {
  readonly id: TransferId;
  readonly remark: string;
  readonly state: 'awaitingReview' | 'withdrawn' | 'returned';
}

export interface Shift {
  readonly name: string;
  readonly operator: Browser;
  readonly reviewer: Browser;
  readonly piece: PieceRow;
  readonly trade: Trade;
  readonly random: () => number;
  readonly isOver: () => boolean;
  /** Called after each acknowledged transfer. */
  readonly onAnswered: () => void;
}

/**
 * Transfers one yuan of a piece again and again, and sometimes withdraws or returns the transfer. Nobody else uses the piece, so a refusal
 * means that an act took effect without being acknowledged; the error ends the work.
 */
export async function work({ name, operator, reviewer, piece, trade, random, isOver, onAnswered }: Shift): Promise<Acknowledged[]> {
  const done: Acknowledged[] = [];
  const intent = (key: string): InsistOptions => ({ key, losesFirstAnswer: random() < 0.1 });
  for (let round = 0; !isOver(); round += 1) {
    const remark = `kills-${name}-${round}`;
    const rest = await restOf(operator, piece);
    const { transfers } = await operator.insist(contract.transfer.apply, oneYuanOf(rest, trade, remark), intent(remark));
    const [applied] = transfers;
    if (!applied) throw new Error('an application without a transfer');
    const { id, version } = applied;
    const fate = random();
    if (fate < 0.3) {
      await operator.insist(contract.transfer.withdraw, { id, version }, intent(`${remark}-withdraw`));
      done.push({ id, remark, state: 'withdrawn' });
    } else if (fate < 0.5) {
      const request = { id, version, decision: 'return' as const, reason: '收款账号与户名不符' };
      await reviewer.insist(contract.transfer.review, request, intent(`${remark}-return`));
      done.push({ id, remark, state: 'returned' });
    } else done.push({ id, remark, state: 'awaitingReview' });
    onAnswered();
    await wait(random() * 100);
  }
  return done;
}
