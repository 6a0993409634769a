import type { BankAccountId, EnterpriseNo } from '@lianxin/api/contract';
import {
  financingChecks,
  Refusal,
  shanghaiDate,
  sumFen,
  yuanOf,
  fen,
  type CivilDate,
  type Fen,
  type ChannelKind,
  type FinancingCheckInput,
  type Offer,
} from '@lianxin/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { bankAccount, enterprise } from '../../../schema/index.ts';
import { usable } from '../../foundation/parties/index.ts';
import type { WantedUse } from '../../trade/papers/index.ts';
import { claimedElsewhere, papersForCheck, type Paper } from './papers.ts';

type FinancingCheck = ReturnType<typeof financingChecks>[number];

/** The documents that every lender requires to be read: the assignment or pledge of the claim, and the authorisation to register it. */
const AGREEMENTS = 2;

/** The input of an application's checks: a form, or an application that was submitted. */
export interface CheckSubject {
  readonly kind: ChannelKind;
  /** The holder of the pieces, on whose account the money is paid out. */
  readonly holderNo: EnterpriseNo;
  /** The pieces, each with its available amount. */
  readonly pieces: readonly PieceRow[];
  readonly amount: Fen;
  /** The amount taken from the pieces: the amount applied for, or the pledged amount. */
  readonly taken: Fen;
  readonly offer: Pick<Offer, 'obstacles'> | undefined;
  /** When the applicant's reviewer passed it, if that has happened. */
  readonly passedAt?: Date | undefined;
  readonly quote: { readonly validUntil: Date; readonly issuerCosts: Fen; readonly coveragePpm: bigint } | undefined;
  readonly papers: readonly Paper[];
  readonly wanted: readonly WantedUse[];
  readonly receivingAccountId: BankAccountId | undefined;
  readonly purpose: string | undefined;
  readonly agreements: readonly string[];
}

/** The issuers that are suspended from issuing, which only produces a warning. */
async function suspendedAmong(db: Db, numbers: readonly EnterpriseNo[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ no: enterprise.enterpriseNo })
    .from(enterprise)
    .where(and(inArray(enterprise.enterpriseNo, [...new Set(numbers)]), eq(enterprise.issueSuspended, true)));
  return new Set(rows.map(({ no }) => no));
}

async function isUsable(db: Db, enterpriseNo: EnterpriseNo, id: BankAccountId | undefined): Promise<boolean | undefined> {
  if (id === undefined) return undefined;
  return (await db.$count(bankAccount, and(eq(bankAccount.id, id), eq(bankAccount.enterpriseNo, enterpriseNo), usable))) > 0;
}

async function checkInput(db: Db, on: CivilDate, now: Date, subject: CheckSubject): Promise<FinancingCheckInput> {
  const { kind, pieces, amount, taken, offer, passedAt, quote, papers, wanted, purpose, agreements } = subject;
  const suspended = await suspendedAmong(
    db,
    pieces.map(({ issuerNo }) => issuerNo),
  );
  return {
    kind,
    on,
    now,
    sources: pieces.map(({ number, issuerNo, amount: available, issuedOn, dueOn }) => ({
      number,
      issuerNo,
      available,
      issuedOn,
      dueOn,
      issuerSuspended: suspended.has(issuerNo),
    })),
    amount,
    taken,
    obstacles: offer?.obstacles,
    passedAt,
    quote,
    coveragePpm: quote?.coveragePpm ?? 0n,
    papers: papersForCheck(papers, wanted),
    claimedElsewhere: claimedElsewhere(papers),
    accountUsable: await isUsable(db, subject.holderNo, subject.receivingAccountId),
    purpose,
    agreements: { asked: AGREEMENTS, agreed: new Set(agreements).size },
  };
}

interface Checking {
  readonly db: Db;
  readonly clock: { readonly now: () => Date; readonly today: () => CivilDate };
}

/** The checks of an application, identical for its maker, its reviewer and its lender. */
export const checksOf = async ({ db, clock }: Checking, subject: CheckSubject): Promise<readonly FinancingCheck[]> =>
  financingChecks(await checkInput(db, clock.today(), clock.now(), subject));

export const quoteExpired = (validUntil: Date): Refusal => new Refusal('QUOTE_EXPIRED', { until: shanghaiDate(validUntil) });

function refusalOf({ code, figures }: FinancingCheck, { pieces, quote }: CheckSubject, today: CivilDate): Refusal {
  switch (code) {
    case 'pieces':
      return new Refusal('PIECES_DIFFER');
    case 'available':
      return new Refusal('LIMIT_EXCEEDED', { min: '0.01', max: yuanOf(sumFen(pieces.map(({ amount }) => amount))) });
    case 'due':
      return refusedField('pieces', { zh: '凭证已到期，不可融资', en: 'The voucher is due and cannot be financed' });
    case 'lender':
      return new Refusal('CHANNEL_REFUSED', { reason: String(figures['reason'] ?? '') });
    case 'quote':
      return quote ? quoteExpired(quote.validUntil) : new Refusal('QUOTE_EXPIRED', { until: today });
    case 'account':
      return new Refusal('ACCOUNT_UNUSABLE');
    case 'purpose':
      return refusedField('purpose', { zh: '请填写融资用途', en: 'State the purpose' });
    case 'invoiceUse':
      return refusedField('invoices', { zh: '发票占用金额超过可用金额', en: 'An invoice has less left than is used' });
    case 'invoiceCover':
      return new Refusal('INVOICE_SHORT', { shortfall: yuanOf(fen(BigInt(figures['shortfall'] ?? 0))) });
    case 'invoiceElsewhere':
      return refusedField('invoices', { zh: '发票已用于其他资方的融资', en: 'Another lender has a claim to an invoice' });
    case 'agreements':
      return refusedField('agreements', { zh: '请阅读并同意全部协议', en: 'Read and agree to all documents' });
    case 'longTerm':
    case 'issuerActive':
    case 'issuerShare':
      return new Refusal('VALIDATION');
  }
}

/** Refuses an application with the first check that it fails. */
export async function assertAcceptable(checking: Checking, subject: CheckSubject): Promise<void> {
  const failed = (await checksOf(checking, subject)).find(({ level }) => level === 'fail' || level === 'pending');
  if (failed) throw refusalOf(failed, subject, checking.clock.today());
}
