import type { Signature } from '@lianxin/api/contract';
import type { CallContext } from '../../platform/call-context.ts';
import type { PrepareRequest, SignedAct } from '../../business/applications/application/index.ts';
import { prepare } from '../../business/work/signature/index.ts';
import { signatoryOf } from '../../business/foundation/signed-text/index.ts';
import { confirmSignFor, signFor } from '../../business/work/sign-for/index.ts';
import { DEMO_PIN } from '../../platform/signer/demo-signer.ts';
import type { Stage } from './stage.ts';
import { enterpriseNo } from './trade.ts';

/** The operator and the reviewer of each enterprise. */
const STAFF: Readonly<Record<string, readonly [operator: string, reviewer: string]>> = {
  E1001: ['core-op', 'core-review'],
  E1002: ['supplier-op', 'supplier-review'],
  E1003: ['tier2-op', 'tier2-review'],
  E1004: ['yunxiao-op', 'yunxiao-review'],
  E1005: ['fee-op', 'fee-review'],
  E1006: ['fi-op', 'fi-review'],
  E1007: ['loan-op', 'loan-review'],
  E2001: ['yanbei-op', 'yanbei-review'],
};

export function staffOf(no: string): readonly [operator: string, reviewer: string] {
  const staff = STAFF[no];
  if (!staff) throw new Error(`${no} has no operator and reviewer.`);
  return staff;
}

/** No story has an enterprise that asks to leave: what is signed for that is not given. */
const prepareAct = prepare({});

/** Prepares and signs an act as a person at the portal would. */
export async function sign(
  context: CallContext,
  act: SignedAct,
  subjectId: string,
  version: number,
  asked: Pick<PrepareRequest, 'guaranteeNumber'> = {},
): Promise<Signature> {
  const { requestId, text, certificates } = await prepareAct(context, { act, subjectId, version, ...asked });
  const [certificate] = certificates;
  if (!certificate) throw new Error(`${context.viewer.userName} has no certificate.`);
  const value = await context.signer.sign(signatoryOf(context), certificate.serial, DEMO_PIN, text);
  return { requestId, certificateSerial: certificate.serial, value };
}

type SignForRequest = Parameters<typeof signFor>[1];

/** A recipient's answer to an application. */
interface Answer {
  readonly id: SignForRequest['id'];
  readonly version: number;
  readonly recipient: string;
  /** `refused`, `awaitingSignatureReview`, or any other value for signed and confirmed. */
  readonly fate: string;
  readonly reason: string;
  readonly daysAgo: number;
  readonly minute: string;
}

/** Signs for an application as its recipient's operator and reviewer would, or refuses it. */
export async function answerSignFor(stage: Stage, kind: SignForRequest['kind'], answer: Answer): Promise<void> {
  const { id, version, recipient, fate, reason, daysAgo, minute } = answer;
  const [operator, reviewer] = staffOf(recipient);
  const signer = stage.as(operator, enterpriseNo(recipient), { daysAgo, time: `10:${minute}` });
  if (fate === 'refused') {
    await signFor(signer, { kind, id, version, decision: 'refuse', reason });
    return;
  }
  const signature = await sign(signer, `${kind}SignFor`, id, version);
  const signed = await signFor(signer, { kind, id, version, decision: 'sign', agreed: true, signature });
  if (fate === 'awaitingSignatureReview') return;
  const confirmer = stage.as(reviewer, enterpriseNo(recipient), { daysAgo, time: `14:${minute}` });
  const confirmation = await sign(confirmer, `${kind}SignForConfirm`, id, signed.version);
  await confirmSignFor(confirmer, { kind, id, version: signed.version, decision: 'pass', signature: confirmation });
}
