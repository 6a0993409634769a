import type { ApplicationKind } from '@lianxin/domain';
import { applicationLog } from '../../schema/index.ts';
import type { ActContext } from '../../ledger/act-context.ts';
import type { KeptSignature } from '../../ledger/history.ts';
import { sm3 } from '../../ledger/sm3.ts';

export interface Step {
  readonly objectKind: ApplicationKind;
  readonly objectId: string;
  readonly event: string;
  readonly fromState: string | null;
  readonly toState: string;
  readonly reason?: string | null | undefined;
  readonly signature?: KeptSignature | undefined;
}

/** Writes down a step in the life of an application (objects §2). */
export async function logStep({ db, ids, clock, actor }: ActContext, { signature, reason, ...step }: Step): Promise<void> {
  await db.insert(applicationLog).values({
    id: ids.next(),
    ...step,
    actorId: actor.userId,
    actorName: actor.name,
    actorRole: actor.role,
    enterpriseNo: actor.enterpriseNo,
    at: clock.now(),
    ip: actor.ip,
    reason: reason ?? null,
    certificateSerial: signature?.certificateSerial ?? null,
    signedText: signature?.text ?? null,
    signatureValue: signature?.value ?? null,
    signHash: signature ? sm3(signature.value) : null,
  });
}
