import type { EnterpriseNo } from '@lianxin/api/contract';
import { messageOf, sumFen, type Fen, type PartyNames, type TransferEvent } from '@lianxin/domain';
import { stepMessenger } from '../../applications/application/index.ts';
import type { Db } from '../../../platform/db/client.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { notify, type TellContext } from '../../foundation/messages/index.ts';
import type { TransferRow } from './repository.ts';

interface TransferFacts extends PartyNames {
  readonly number: string;
  readonly amount: Fen;
  readonly reason: string;
}

const factsWith = (
  { transferNumber, amount, senderNo, recipientNo, reason }: TransferRow,
  nameOf: (no: EnterpriseNo) => string,
): TransferFacts => ({
  number: transferNumber,
  amount,
  from: nameOf(senderNo),
  to: nameOf(recipientNo),
  reason: reason ?? '—',
});

async function factsOf(db: Db, row: TransferRow): Promise<TransferFacts> {
  const party = await partiesOf(db, [row.senderNo, row.recipientNo]);
  return factsWith(row, (no) => party(no).name);
}

const waitsForRecipient = ({ state }: TransferRow): boolean => state === 'awaitingSignature';
const waitsForItsReviewer = ({ state }: TransferRow): boolean => state === 'awaitingSignatureReview';

export const tellTransfer = stepMessenger<TransferRow, TransferFacts, TransferEvent | 'remind' | 'signForDue'>({
  partiesOf: ({ senderNo, recipientNo }) => ({ own: senderNo, counterparty: recipientNo }),
  factsOf,
  steps: {
    submit: [{ kind: 'transferToReview', to: 'own', role: 'reviewer' }],
    return: [{ kind: 'transferReturned', to: 'own', person: ({ makerId }) => makerId }],
    lapse: [{ kind: 'transferLapsed', to: 'own', person: ({ makerId }) => makerId }],
    pass: [{ kind: 'transferToSignFor', to: 'counterparty', role: 'operator' }],
    withdrawApply: [{ kind: 'transferWithdrawalToReview', to: 'own', role: 'reviewer' }],
    withdrawReject: [
      { kind: 'transferWithdrawalRejected', to: 'own', person: ({ withdrawMakerId, makerId }) => withdrawMakerId ?? makerId },
    ],
    withdrawApprove: [{ kind: 'transferWithdrawn', to: 'counterparty' }],
    remind: [
      { kind: 'transferSignForUrged', to: 'counterparty', role: 'operator', when: waitsForRecipient },
      { kind: 'transferReviewUrged', to: 'own', role: 'reviewer', when: (row) => !waitsForRecipient(row) },
    ],
    signForDue: [
      { kind: 'transferSignForDue', to: 'counterparty', role: 'operator', when: waitsForRecipient },
      { kind: 'transferSignForDue', to: 'counterparty', role: 'reviewer', when: waitsForItsReviewer },
    ],
    sign: [{ kind: 'transferSignForToReview', to: 'counterparty', role: 'reviewer' }],
    signReturn: [{ kind: 'transferSignForReturned', to: 'counterparty', person: ({ signerId }) => signerId }],
    signDirect: [{ kind: 'transferSignedFor', to: 'own' }],
    signConfirm: [{ kind: 'transferSignedFor', to: 'own' }],
    refuse: [{ kind: 'transferRefused', to: 'own' }],
    expire: [
      { kind: 'transferExpired', to: 'own' },
      { kind: 'transferSignForExpired', to: 'counterparty' },
    ],
  },
});

/** One message to the reviewers for all transfers of an application. */
export async function tellSubmitted(
  context: TellContext,
  rows: readonly TransferRow[],
  nameOf: ReadonlyMap<string, string>,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  if (rows.length === 1)
    return tellTransfer(
      context,
      first,
      'submit',
      undefined,
      factsWith(first, (no) => nameOf.get(no) ?? ''),
    );
  const facts = { number: first.transferNumber, amount: sumFen(rows.map(({ amount }) => amount)), count: rows.length };
  await notify(context, { ...messageOf('transfersToReview', facts), enterpriseNo: first.senderNo, role: 'reviewer', subjectId: first.id });
}
