import {
  contract,
  type Contract,
  type IssuanceId,
  type RequestOf,
  type ResponseOf,
  type SignedAct,
  type TransferId,
} from '@lianxin/api/contract';
import { civilDate, type SignedForKind, type CivilDate } from '@lianxin/domain';
import type * as z from 'zod/mini';
import { accountId, contractId, enterpriseNo, invoiceId, yuan } from '../sandbox/seed/trade.ts';
import { DEMO_PIN } from '../platform/signer/demo-signer.ts';
import { CallFailed, type TestClient, type TestServer } from './test-server.ts';

type Act = z.output<typeof SignedAct>;
type IssuanceForm = RequestOf<Contract['issuance']['apply']>['form'];
type Leg = RequestOf<Contract['transfer']['apply']>['legs'][number];
export type PieceView = ResponseOf<Contract['voucher']['listHoldings']>['list'][number];

/** Parses an ISO date. */
export function day(text: string): CivilDate {
  const date = civilDate(text);
  if (date === undefined) throw new Error(`${text} is not a date`);
  return date;
}

/** Prepares and signs an act like the signing dialog. */
export async function signed(client: TestClient, act: Act, subjectId: string, version: number, asked: { guaranteeNumber?: string } = {}) {
  const prepared = await client.call(contract.signature.prepare, { act, subjectId, version, ...asked });
  const [certificate] = prepared.certificates;
  if (!certificate) throw new Error('the person has no certificate');
  return client.call(contract.signature.sign, { requestId: prepared.requestId, certificateSerial: certificate.serial, pin: DEMO_PIN });
}

/** Signs in the operators and reviewers of the enterprises. A checkpoint taken afterwards keeps their sessions. */
export async function signInPeople(server: TestServer, enterprises: readonly string[] = ['core', 'supplier']): Promise<void> {
  for (const enterprise of enterprises) for (const role of ['op', 'review']) await server.as(`${enterprise}-${role}`);
}

/** The code, message and data of a refused call. Fails if the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<{ code: string; message: string; data: unknown }> {
  try {
    await call;
  } catch (error) {
    if (error instanceof CallFailed)
      return { code: error.code, message: error.message.replace(/^\d{5} | \(HTTP \d+\)$/g, ''), data: error.data };
    throw error;
  }
  throw new Error('the call was not refused');
}

/** An enterprise by its number, and the prefix of its people's user names: `supplier-op`, `supplier-review`. */
export interface Trader {
  readonly no: string;
  readonly who: string;
}

/** The enterprise that receives vouchers by default. */
export const SUPPLIER: Trader = { no: 'E1002', who: 'supplier' };

export interface Trade {
  readonly buyer?: string;
  readonly seller?: string;
  readonly amount?: number;
  /** One-based index of the invoice within the trade. */
  readonly invoice?: number;
  /** @default 2027-05-14 */
  readonly dueOn?: CivilDate;
}

/** A valid form based on the sandbox's contracts and invoices. */
export async function issuanceForm(client: TestClient, trade: Trade = {}): Promise<IssuanceForm> {
  const { buyer = 'E1001', seller = 'E1002', amount = 1_000_000, invoice = 1, dueOn = day('2027-05-14') } = trade;
  return {
    recipientNo: enterpriseNo(seller),
    receivingAccountId: accountId(seller),
    amount: yuan(amount),
    dueOn,
    channel: 1,
    payAccountId: accountId(buyer),
    paymentNature: 'goods',
    delivered: true,
    contractId: contractId(buyer, seller),
    contractAllowsVoucher: true,
    invoices: [{ invoiceId: invoiceId(buyer, seller, invoice), amount: yuan(amount) }],
    interestPayer: 'holder',
    promiseNumber: await client.call(contract.issuance.promiseNumber, {}),
    attachments: [],
  };
}

/** A valid leg of a transfer. */
export function leg(piece: PieceView, trade: Trade = {}): Leg {
  const { buyer = 'E1002', seller = 'E1003', amount = 500_000, invoice = 1 } = trade;
  return {
    pieceId: piece.id,
    pieceVersion: piece.version,
    recipientNo: enterpriseNo(seller),
    receivingAccountId: accountId(seller),
    amount: yuan(amount),
    contractId: contractId(buyer, seller),
    invoices: [{ invoiceId: invoiceId(buyer, seller, invoice), amount: yuan(amount) }],
  };
}

/** Steps of issuers, holders and recipients, made as portal calls. */
export function actors(server: TestServer) {
  const { call } = callers(server);
  return {
    call,
    /** The issuer's operator applies. */
    async apply(trade: Trade = {}, who = 'core') {
      const maker = await server.as(`${who}-op`);
      return maker.call(contract.issuance.apply, { form: await issuanceForm(maker, trade) });
    },
    /** Applies and passes the review, so that the recipient can sign. */
    async issue(trade: Trade = {}, who = 'core') {
      const { id, version } = await this.apply(trade, who);
      return this.pass(id, version, who);
    },
    async pass(id: IssuanceId, version: number, who = 'core') {
      const reviewer = await server.as(`${who}-review`);
      return reviewer.call(contract.issuance.review, {
        id,
        version,
        decision: 'pass',
        signature: await signed(reviewer, 'issuanceReview', id, version),
      });
    },
    /** Signed by the recipient's operator and confirmed by its reviewer. */
    async receive(kind: SignedForKind, id: IssuanceId | TransferId, version: number, who = 'supplier') {
      const first = await this.sign(kind, id, version, who);
      return this.confirm(kind, id, first.version, who);
    },
    async confirm(kind: SignedForKind, id: IssuanceId | TransferId, version: number, who = 'supplier') {
      const reviewer = await server.as(`${who}-review`);
      const signature = await signed(reviewer, kind === 'issuance' ? 'issuanceSignForConfirm' : 'transferSignForConfirm', id, version);
      return reviewer.call(contract.transfer.confirmSignFor, { kind, id, version, decision: 'pass', signature });
    },
    async sign(kind: SignedForKind, id: IssuanceId | TransferId, version: number, who = 'supplier') {
      const operator = await server.as(`${who}-op`);
      const signature = await signed(operator, kind === 'issuance' ? 'issuanceSignFor' : 'transferSignFor', id, version);
      return operator.call(contract.transfer.signFor, { kind, id, version, decision: 'sign', agreed: true, signature });
    },
    /** Issues a voucher, has the recipient accept it, and returns the piece. */
    async heldPiece(trade: Trade = {}, issuer = 'core', recipient = SUPPLIER.who): Promise<PieceView> {
      const issued = await this.issue(trade, issuer);
      await this.receive('issuance', issued.id, issued.version, recipient);
      const detail = await (await server.as(`${issuer}-op`)).call(contract.issuance.children, { id: issued.id });
      const [root] = detail;
      if (!root) throw new Error('nothing was issued');
      return (await server.as(`${recipient}-op`)).call(contract.voucher.get, { id: root.id });
    },
    async transfer(legs: readonly Leg[], who = SUPPLIER.who) {
      return (await server.as(`${who}-op`)).call(contract.transfer.apply, { legs: [...legs] });
    },
    async passTransfer(id: TransferId, version: number, who = 'supplier') {
      const reviewer = await server.as(`${who}-review`);
      return reviewer.call(contract.transfer.review, {
        id,
        version,
        decision: 'pass',
        signature: await signed(reviewer, 'transferReview', id, version),
      });
    },
    /** Requested by the sender's operator and signed by its reviewer. */
    async withdrawTransfer(id: TransferId, version: number, who = 'supplier') {
      const operator = await server.as(`${who}-op`);
      const asked = await operator.call(contract.transfer.withdraw, { id, version, reason: '金额有误' });
      return this.approveWithdrawal(id, asked.version, who);
    },
    async approveWithdrawal(id: TransferId, version: number, who = 'supplier') {
      const reviewer = await server.as(`${who}-review`);
      const signature = await signed(reviewer, 'withdrawalReview', id, version);
      return reviewer.call(contract.transfer.review, { id, version, decision: 'pass', signature });
    },
    /** The live pieces held by an enterprise. */
    async held(who: string): Promise<PieceView[]> {
      const { list } = await (await server.as(`${who}-op`)).call(contract.voucher.listHoldings, { page: 1, pageSize: 100, sort: 'number' });
      return list.filter(({ live, state }) => live && state === 'holding');
    },
  };
}

const callers = (server: TestServer) => ({
  call: async <E extends Parameters<TestClient['call']>[0]>(who: string, endpoint: E, request: RequestOf<E>) =>
    (await server.as(who)).call(endpoint, request),
});
