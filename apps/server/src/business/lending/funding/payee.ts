import type { PayeeAccount } from '@lianxin/api/contract';
import { Refusal, type Act, type CivilDate, type Owed, type Party } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { type AccountRow, accountsById, receivingAccountOf, usableAccount } from '../../foundation/parties/index.ts';
import type { FundingRow } from './funding-row.ts';
import type { LendingKind } from './lending-kind.ts';
import { owedOf } from './repayments.ts';

/** A bank transfer that one party to an application makes to another. */
export interface PartyPayment<Row extends FundingRow> {
  readonly payer: Party;
  /** The act that records the payment. */
  readonly act: Act;
  /** Whether the payment is to be made now. */
  readonly isDue: (row: Row, today: CivilDate) => boolean;
  readonly accountOf: (db: Db, row: Row) => Promise<AccountRow | undefined>;
}

/** The amount owed on a day. */
export const owedIn = <Row extends FundingRow>({ money }: Pick<LendingKind<Row>, 'money'>, row: Row, on: CivilDate): Owed | undefined =>
  (money.owedOn ?? owedOf)(row, on);

export const payoutAccount = async (db: Db, { receivingAccountId }: FundingRow): Promise<AccountRow | undefined> =>
  (await accountsById(db, [receivingAccountId])).get(receivingAccountId);

/** The account that receives repayments: the lender's receiving account for the channel. */
export const repaymentAccount = (db: Db, { lenderNo, channel }: FundingRow): Promise<AccountRow | undefined> =>
  receivingAccountOf(db, lenderNo, channel);

/** A repayment, which is due while any amount is owed. */
export const repaymentToLender = <Row extends FundingRow>(of: Pick<LendingKind<Row>, 'money'>): PartyPayment<Row> => ({
  payer: 'own',
  act: 'repay',
  isDue: (row, today) => owedIn(of, row, today) !== undefined,
  accountOf: repaymentAccount,
});

/** Returns the full account number that the viewer's enterprise has to pay to, while a payment is due. */
export const payeeIn =
  <Row extends FundingRow, Payment extends string>(
    { kind, rows }: Pick<LendingKind<Row>, 'kind' | 'rows'>,
    payments: Readonly<Record<Payment, PartyPayment<Row>>>,
  ) =>
  async (context: CallContext, { id, payment }: Pick<Row, 'id'> & { readonly payment: Payment }): Promise<PayeeAccount> => {
    const { db, clock } = context;
    const { row, party } = await rows.find(db, id, enterpriseOf(context));
    const { payer, act, isDue, accountOf } = payments[payment];
    if (party !== payer) throw new Refusal('NOT_FOUND');
    if (!isDue(row, clock.today())) throw new Refusal('ILLEGAL_STATE', { object: kind, state: row.state, act });
    const { id: accountId, accountName, accountNumber, bankName, branchNumber } = usableAccount(await accountOf(db, row));
    await recordAudit(context, 'bankAccount.reveal', accountId);
    return { accountName, accountNumber, bankName, branchNumber };
  };
