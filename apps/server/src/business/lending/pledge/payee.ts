import type { Contract, EnterpriseNo, RequestOf } from '@lianxin/api/contract';
import { maskAccountNumber, pledgeApplicationMachine, Refusal, type Party, type PledgeApplicationEvent } from '@lianxin/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { bankAccount } from '../../../schema/index.ts';
import { accountsById, type AccountRow, usable, usableAccount } from '../../foundation/parties/index.ts';
import { pledges, type PledgeRow } from './repository.ts';

type Payment = RequestOf<Contract['pledge']['payee']>['payment'];

interface Paying {
  readonly payer: Party;
  /** The event that records the payment. */
  readonly event: PledgeApplicationEvent;
  readonly accountOf: (db: Db, row: PledgeRow) => Promise<AccountRow | undefined>;
}

const receivingAccount = async (db: Db, { receivingAccountId }: PledgeRow) =>
  (await accountsById(db, [receivingAccountId])).get(receivingAccountId);

/** The account on which an enterprise receives payments that name none: its default one. */
async function defaultAccount(db: Db, enterpriseNo: EnterpriseNo): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(bankAccount)
    .where(and(eq(bankAccount.enterpriseNo, enterpriseNo), usable))
    .orderBy(desc(bankAccount.isDefault), bankAccount.id)
    .limit(1);
  return row;
}

/** The account of the guarantor as the message to the payer of the fee names it: masked, as the whole number is shown on request only. */
export async function feeAccount(db: Db, { guarantorNo }: Pick<PledgeRow, 'guarantorNo'>): Promise<string> {
  const account = guarantorNo === null ? undefined : await defaultAccount(db, guarantorNo);
  return account ? `${account.bankName} ${maskAccountNumber(account.accountNumber)}` : '—';
}

const PAYING: Readonly<Record<Payment, Paying>> = {
  disbursement: { payer: 'funder', event: 'disburse', accountOf: receivingAccount },
  guaranteeFee: {
    payer: 'own',
    event: 'payFee',
    accountOf: async (db, { guarantorNo }) => (guarantorNo === null ? undefined : defaultAccount(db, guarantorNo)),
  },
};

/** The whole account that the viewer's enterprise has to pay, while it has to. */
export const payee: Handlers['pledge']['payee'] = async (context, { id, payment }) => {
  const { db } = context;
  const { row, party } = await pledges.find(db, id, enterpriseOf(context));
  const { payer, event, accountOf } = PAYING[payment];
  if (party !== payer) throw new Refusal('NOT_FOUND');
  if (!pledgeApplicationMachine.can(row.state, event))
    throw new Refusal('ILLEGAL_STATE', { object: 'pledge', state: row.state, act: event });
  const { id: accountId, accountName, accountNumber, bankName, branchNumber } = usableAccount(await accountOf(db, row));
  await recordAudit(context, 'bankAccount.reveal', accountId);
  return { accountName, accountNumber, bankName, branchNumber };
};
