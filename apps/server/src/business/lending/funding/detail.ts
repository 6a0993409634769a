import type { EnterpriseNo } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { checkViews, logOf } from '../../applications/application/index.ts';
import { fileView, readableFiles } from '../../foundation/files/index.ts';
import { accountView } from '../../foundation/parties/index.ts';
import { checksOf } from './check.ts';
import { readAttachments } from './form.ts';
import { currentCheckSubject } from './check-subject.ts';
import { parseQuoteQuestion, quoteView } from './stored-quote.ts';
import type { LendingKind } from './lending-kind.ts';
import type { FundingRow } from './funding-row.ts';
import { registrationView } from './registration.ts';
import { owedIn, payoutAccount, repaymentAccount } from './payee.ts';
import { repaymentsOf, repaymentViews } from './repayments.ts';
import { tradeView } from './trade-view.ts';

/** States in which the checks are still shown. */
const STATES_WITH_CHECKS: readonly string[] = [
  'awaitingReview',
  'returned',
  'awaitingAcceptance',
  'awaitingGuarantor',
  'guarantorSupplementing',
  'awaitingGuarantorSignature',
  'underApproval',
  'supplementing',
];

async function copiedFrom<Row extends FundingRow>(
  { id, rows }: LendingKind<Row>,
  db: Db,
  { copiedFromId }: Row,
): Promise<Pick<Row, 'id' | 'applicationNumber'> | null> {
  const row = copiedFromId === null ? undefined : await rows.read(db, z.parse(id, copiedFromId));
  return row ? { id: row.id, applicationNumber: row.applicationNumber } : null;
}

async function receivingAccount(db: Db, row: FundingRow) {
  const account = await payoutAccount(db, row);
  return account ? accountView(account) : null;
}

const NOTHING_REPAID = { owed: null, payTo: null, repayments: [] };

/** The sum owed today, the account to pay it to, and all repayments. */
async function repaidView<Row extends FundingRow>(
  kind: LendingKind<Row>,
  { db, clock, viewer }: CallContext,
  row: Row,
  { isOwn }: Pick<Reader, 'isOwn'>,
) {
  const on = clock.today();
  const owed = owedIn(kind, row, on);
  const payTo = isOwn && owed ? await repaymentAccount(db, row) : undefined;
  const rows = row.disbursedOn === null ? [] : await repaymentsOf(db, row);
  return {
    owed: owed ? { on, dueOn: row.paysOn, ...owed } : null,
    payTo: payTo ? accountView(payTo) : null,
    repayments: repaymentViews(rows, viewer.userId),
  };
}

/** The amount owed and the repayments, for all parties except the issuer, which has no part in them. */
export const repaymentsIn =
  <Row extends FundingRow>(kind: LendingKind<Row>) =>
  async (context: CallContext, { id }: Pick<Row, 'id'>) => {
    const { row, party } = await kind.rows.find(context.db, id, enterpriseOf(context));
    return party === 'counterparty' ? NOTHING_REPAID : repaidView(kind, context, row, { isOwn: party === 'own' });
  };

/** The reader of an application: the applicant, another party, or an enterprise with restricted access. */
interface Reader {
  readonly viewerNo: EnterpriseNo;
  readonly isOwn: boolean;
  /** The log events visible to a reader with restricted access; undefined for all other readers. */
  readonly business?: readonly string[] | undefined;
}

/** The details of an application of any kind, in addition to its row. */
export async function detailOf<Row extends FundingRow>(
  kind: LendingKind<Row>,
  context: CallContext,
  row: Row,
  { viewerNo, isOwn, business }: Reader,
) {
  const { db } = context;
  const { underlying, money } = kind;
  const isOutside = business !== undefined;
  // Only its maker can correct a returned application.
  const showsChecks = !isOutside && STATES_WITH_CHECKS.includes(row.state) && (isOwn || row.state !== 'returned');
  const trade = { ...row, pieces: await underlying.currentPieces(db, row), wanted: await underlying.papersOf(db, row) };
  return {
    quote: quoteView(row),
    charged: row.disbursedOn && quoteView(row, money.charged(row, row.disbursedOn)),
    lateDailyRate: parseQuoteQuestion(row.quoteQuestion).terms.lateDailyPpm,
    purpose: row.purpose,
    remark: isOutside ? null : row.remark,
    receivingAccount: isOutside ? null : await receivingAccount(db, row),
    ...(await tradeView(db, trade, isOutside ? viewerNo : undefined)),
    attachments: (await readableFiles(db, viewerNo, readAttachments(row))).map(fileView),
    checks: showsChecks ? checkViews(await checksOf(context, await currentCheckSubject(kind, context, row))) : [],
    questions: isOutside ? null : row.questions,
    registration: registrationView(row),
    ...(isOutside ? NOTHING_REPAID : await repaidView(kind, context, row, { isOwn })),
    copiedFrom: isOwn ? await copiedFrom(kind, db, row) : null,
    log: await logOf(db, kind.kind, row.id, viewerNo, business),
  };
}
