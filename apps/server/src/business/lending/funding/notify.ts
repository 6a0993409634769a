import { ZERO_FEN, type ChannelKind, type CivilDate, type Fen, type PartyNames } from '@lianxin/domain';
import type { Db } from '../../../platform/db/client.ts';
import { type StepMessage, stepMessenger } from '../../applications/application/index.ts';
import type { TellContext } from '../../foundation/messages/index.ts';
import { accountWords, partiesOf } from '../../foundation/parties/index.ts';
import type { FundingStep } from './lending-kind.ts';
import type { FundingRow } from './funding-row.ts';
import { payoutAccount, repaymentAccount } from './payee.ts';

/** The placeholders of messages about an application to a lender. */
interface FundingFacts extends PartyNames {
  readonly number: string;
  readonly amount: Fen;
  readonly reason: string;
  readonly questions: string;
  readonly issuerCosts: Fen;
  readonly paidOut: Fen;
  readonly paidOn: CivilDate;
  readonly repaid: Fen;
  readonly principalLeft: Fen;
  readonly owed: Fen;
  /** The day of payment. */
  readonly day: CivilDate;
  /** The guarantee fee; `payee` is the guarantor. */
  readonly fee: Fen;
  readonly payee: string;
  /** The account that the recipient has to pay to. */
  readonly account: string;
}

export type FundingMessage<Row> = StepMessage<Row, FundingFacts>;
export type Besides<Row> = NonNullable<FundingMessage<Row>['besides']>;

async function factsOf(db: Db, row: FundingRow): Promise<FundingFacts> {
  const { applicationNumber, enterpriseNo, lenderNo, amount, reason, questions, paidOut, disbursedOn, valueOn } = row;
  const party = await partiesOf(db, [enterpriseNo, lenderNo, row.guarantorNo ?? null]);
  const principalLeft = row.principalLeft ?? ZERO_FEN;
  return {
    number: applicationNumber,
    amount,
    from: party(enterpriseNo).name,
    to: party(lenderNo).name,
    reason: reason ?? '—',
    questions: questions ?? '—',
    issuerCosts: row.issuerCosts ?? ZERO_FEN,
    paidOut,
    paidOn: disbursedOn ?? valueOn,
    repaid: ZERO_FEN,
    principalLeft,
    owed: principalLeft,
    day: row.paysOn,
    fee: ZERO_FEN,
    payee: row.guarantorNo ? party(row.guarantorNo).name : '—',
    account: '—',
  };
}

/** Adds the account of the payout, for the payer. */
export const withPayoutAccount: Besides<FundingRow> = async ({ db }, row) => ({
  account: accountWords(await payoutAccount(db, row)),
});

/** Adds the account for repayments, for the borrower. */
export const withRepaymentAccount: Besides<FundingRow> = async ({ db }, row) => ({
  account: accountWords(await repaymentAccount(db, row)),
});

const maker = ({ makerId }: FundingRow): string => makerId;

/** The messages to the applicant that all kinds share. */
const sharedSteps = (kind: ChannelKind): Readonly<Partial<Record<FundingStep, readonly FundingMessage<FundingRow>[]>>> => ({
  submit: [{ kind: `${kind}ToReview`, to: 'own', role: 'reviewer' }],
  remind: [{ kind: `${kind}ReviewUrged`, to: 'own', role: 'reviewer', when: ({ state }) => state === 'awaitingReview' }],
  return: [{ kind: `${kind}Returned`, to: 'own', person: maker }],
  lapse: [{ kind: `${kind}Lapsed`, to: 'own', person: maker }],
  pass: [{ kind: `${kind}Passed`, to: 'own', person: maker }],
  accept: [{ kind: `${kind}Accepted`, to: 'own', person: maker }],
  askMore: [{ kind: `${kind}AsksMore`, to: 'own', role: 'operator' }],
  decline: [{ kind: `${kind}Declined`, to: 'own' }],
  disburse: [{ kind: `${kind}Disbursed`, to: 'own' }],
  fail: [{ kind: `${kind}PaymentFailed`, to: 'own' }],
  repay: [{ kind: `${kind}RepaymentToReview`, to: 'own', role: 'reviewer' }],
  repayAuthorise: [{ kind: `${kind}ToConfirmRepayment`, to: 'funder', role: 'reviewer' }],
  repayReturn: [{ kind: `${kind}RepaymentReturned`, to: 'own', role: 'operator' }],
  repayDeny: [{ kind: `${kind}RepaymentDenied`, to: 'own' }],
  repayPart: [{ kind: `${kind}Repaid`, to: 'own' }],
  expire: [{ kind: `${kind}Expired`, to: 'own' }],
});

type Steps<Row> = Readonly<Partial<Record<string, readonly FundingMessage<Row>[]>>>;

/** Notifies the parties of steps: the messages to the applicant that all kinds share, and those of the kind. */
export function notifierOf<Row extends FundingRow, Step extends string = never>(
  kind: ChannelKind,
  own: Readonly<Partial<Record<Step | FundingStep, readonly FundingMessage<Row>[]>>>,
): (context: TellContext, row: Row, step: Step | FundingStep, given?: Partial<FundingFacts>) => Promise<void> {
  const [shared, ofKind]: [Steps<Row>, Steps<Row>] = [sharedSteps(kind), own];
  const steps = new Set([...Object.keys(shared), ...Object.keys(ofKind)]);
  return stepMessenger<Row, FundingFacts, string>({
    partiesOf: ({ enterpriseNo, issuerNo, lenderNo, guarantorNo }) => ({
      own: enterpriseNo,
      counterparty: issuerNo,
      funder: lenderNo,
      guarantor: guarantorNo ?? null,
    }),
    factsOf,
    steps: Object.fromEntries([...steps].map((step) => [step, [...(shared[step] ?? []), ...(ofKind[step] ?? [])]])),
  });
}
