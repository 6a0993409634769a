import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { maskAccountNumber, waitingFor } from '@lianxin/domain';
import { and, eq, ilike, inArray, or } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { countedPage, stateCountOf } from '../../../platform/db/counted-page.ts';
import { containing, isAmountIn, orderOf, windowOf } from '../../../platform/db/page.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf, type RowViewer } from '../../../platform/session/row-viewer.ts';
import { bankAccount, fundSupplement } from '../../../schema/index.ts';
import { actsOf, logOf } from '../../applications/application/index.ts';
import { fileView, readableFiles } from '../../foundation/files/index.ts';
import { byDirection } from './by-direction.ts';
import { filesOf, fundSupplements, referenceOf, type FundSupplementRow } from './supplements.ts';

type View = ResponseOf<Contract['fundRegister']['supplements']>['list'][number];
type AccountRow = typeof bankAccount.$inferSelect;

/** A supplement as its enterprise sees it. */
function supplementView(row: FundSupplementRow, account: AccountRow | null, { userId, role }: Pick<RowViewer, 'userId' | 'role'>): View {
  const isOwn = row.makerId === userId;
  const waiting = waitingFor(row.state, 'fundSupplement');
  return {
    ...referenceOf(row),
    type: row.type,
    direction: row.direction,
    amount: row.amount,
    bookedOn: row.bookedOn,
    account: account && { id: account.id, bankName: account.bankName, accountNumber: maskAccountNumber(account.accountNumber) },
    counterpartyName: row.counterpartyName,
    // Unmasked: the reviewer compares it with the receipt.
    counterpartyNumber: row.counterpartyNumber,
    objectNumber: row.objectNumber,
    voucherNumber: row.voucherNumber,
    bankSerial: row.bankSerial,
    purpose: row.purpose,
    makerName: row.makerName,
    isOwn,
    submittedAt: row.submittedAt.toISOString(),
    reviewerName: row.reviewerName,
    waitingFor: waiting ? { role: waiting.role, since: row.stateSince.toISOString() } : null,
    reason: row.reason,
    acts: actsOf('fundSupplement', row.state, 'own', role, isOwn),
  };
}

const { amount, bookedOn, submittedAt } = fundSupplement;
const SORTS = { amount, bookedOn, submittedAt };

export const supplements: Handlers['fundRegister']['supplements'] = async (context, request) => {
  const { db } = context;
  const { states = [], search } = request;
  const pattern = search ? containing(search) : undefined;
  const own = and(
    eq(fundSupplement.enterpriseNo, enterpriseOf(context)),
    eq(fundSupplement.removed, false),
    pattern === undefined
      ? undefined
      : or(
          ilike(fundSupplement.applicationNumber, pattern),
          ilike(fundSupplement.counterpartyName, pattern),
          ilike(fundSupplement.bankSerial, pattern),
          isAmountIn(search, fundSupplement.amount),
        ),
  );
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select({ row: fundSupplement, account: bankAccount })
    .from(fundSupplement)
    .leftJoin(bankAccount, eq(bankAccount.id, fundSupplement.bankAccountId))
    .where(and(own, states.length > 0 ? inArray(fundSupplement.state, states) : undefined))
    .orderBy(...orderOf(request, SORTS, submittedAt, fundSupplement.id))
    .limit(limit)
    .offset(offset);
  const byState = await db
    .select({ state: fundSupplement.state, ...stateCountOf(byDirection(fundSupplement)) })
    .from(fundSupplement)
    .where(own)
    .groupBy(fundSupplement.state);
  const viewer = rowViewerOf(context);
  const list = rows.map(({ row, account }) => supplementView(row, account, viewer));
  return { ...countedPage(request, list, byState), today: context.clock.today() };
};

/** A supplement with its files and log. */
export const supplement: Handlers['fundRegister']['supplement'] = async (context, { id }) => {
  const { db } = context;
  const enterpriseNo = enterpriseOf(context);
  const { row } = await fundSupplements.find(db, id, enterpriseNo);
  const [account] = await db.select().from(bankAccount).where(eq(bankAccount.id, row.bankAccountId));
  return {
    ...supplementView(row, account ?? null, rowViewerOf(context)),
    attachments: (await readableFiles(db, enterpriseNo, filesOf(row))).map(fileView),
    log: await logOf(db, 'fundSupplement', id, enterpriseNo),
  };
};
