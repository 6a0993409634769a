import { messageOf, sumFen, ZERO_FEN, type Fen, type IssuanceEvent, type PartyNames } from '@lianxin/domain';
import { stepMessenger } from '../../applications/application/index.ts';
import type { Db } from '../../../platform/db/client.ts';
import { notify, type TellContext } from '../../foundation/messages/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import type { IssuanceRow } from './repository.ts';

interface IssuanceFacts extends PartyNames {
  readonly number: string;
  readonly amount: Fen;
  readonly person: string;
  readonly reason: string;
}

async function factsOf(db: Db, row: IssuanceRow): Promise<IssuanceFacts> {
  const { issuerNo, recipientNo, applicationNumber: number, amount, makerName: person } = row;
  if (amount === null || recipientNo === null) throw new Error(`issuance ${row.id} was submitted without its recipient and amount`);
  const party = await partiesOf(db, [issuerNo, recipientNo]);
  return { number, amount, from: party(issuerNo).name, to: party(recipientNo).name, person, reason: row.reason ?? '—' };
}

const waitsForRecipient = ({ state }: IssuanceRow): boolean => state === 'awaitingSignature';
const waitsForItsReviewer = ({ state }: IssuanceRow): boolean => state === 'awaitingSignatureReview';

/** One message to the reviewers for all issuances of a batch. */
export async function tellSubmitted(context: TellContext, rows: readonly IssuanceRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  if (rows.length === 1) {
    await tellIssuance(context, first, 'submit');
    return;
  }
  const { applicationNumber: number, makerName: person, issuerNo: enterpriseNo, id: subjectId } = first;
  const facts = { person, number, amount: sumFen(rows.map(({ amount }) => amount ?? ZERO_FEN)), count: rows.length };
  await notify(context, { ...messageOf('issuancesToReview', facts), enterpriseNo, role: 'reviewer', subjectId });
}

/** Tells of a step of an issuance, or of a request between two steps. */
export const tellIssuance = stepMessenger<IssuanceRow, IssuanceFacts, IssuanceEvent | 'remind' | 'signForDue'>({
  partiesOf: ({ issuerNo, recipientNo }) => ({ own: issuerNo, counterparty: recipientNo }),
  factsOf,
  steps: {
    submit: [{ kind: 'issuanceToReview', to: 'own', role: 'reviewer' }],
    return: [{ kind: 'issuanceReturned', to: 'own', person: ({ makerId }) => makerId }],
    lapse: [{ kind: 'issuanceLapsed', to: 'own', person: ({ makerId }) => makerId }],
    pass: [{ kind: 'issuanceToSignFor', to: 'counterparty', role: 'operator' }],
    remind: [
      { kind: 'issuanceSignForUrged', to: 'counterparty', role: 'operator', when: waitsForRecipient },
      { kind: 'issuanceReviewUrged', to: 'own', role: 'reviewer', when: (row) => !waitsForRecipient(row) },
    ],
    signForDue: [
      { kind: 'issuanceSignForDue', to: 'counterparty', role: 'operator', when: waitsForRecipient },
      { kind: 'issuanceSignForDue', to: 'counterparty', role: 'reviewer', when: waitsForItsReviewer },
    ],
    sign: [{ kind: 'issuanceSignForToReview', to: 'counterparty', role: 'reviewer' }],
    signReturn: [{ kind: 'issuanceSignForReturned', to: 'counterparty', person: ({ signerId }) => signerId }],
    signDirect: [{ kind: 'issuanceSignedFor', to: 'own' }],
    signConfirm: [{ kind: 'issuanceSignedFor', to: 'own' }],
    refuse: [{ kind: 'issuanceRefused', to: 'own' }],
    expire: [
      { kind: 'issuanceExpired', to: 'own' },
      { kind: 'issuanceSignForExpired', to: 'counterparty' },
    ],
    voidApply: [{ kind: 'issuanceVoidToReview', to: 'own', role: 'reviewer' }],
    voidReject: [{ kind: 'issuanceVoidRejected', to: 'own', person: ({ voidMakerId, makerId }) => voidMakerId ?? makerId }],
    voidApprove: [{ kind: 'issuanceVoided', to: 'counterparty' }],
  },
});
