import { insertOf } from '../../../platform/db/rows-as-json.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { applicationLog } from '../../../schema/index.ts';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { KeptSignature } from '../../../ledger/history.ts';
import { sm3 } from '../../../ledger/sm3.ts';

export interface Step {
  readonly objectKind: string;
  readonly objectId: string;
  readonly event: string;
  readonly fromState: string | null;
  readonly toState: string;
  readonly reason?: string | null | undefined;
  readonly signature?: KeptSignature | undefined;
}

/** Logs steps in order (objects §2); at least one. */
export function logSteps({ db, ids, clock, actor }: ActContext, steps: readonly Step[]): void {
  const rows = steps.map(({ signature, reason, ...step }) => ({
    id: ids.next(),
    ...step,
    actorId: actor.userId,
    actorName: actor.name,
    actorRole: actor.role,
    enterpriseNo: actor.enterpriseNo,
    at: clock.now(),
    ip: actor.ip || null,
    reason: reason ?? null,
    certificateSerial: signature?.certificateSerial ?? null,
    signedText: signature?.text ?? null,
    signatureValue: signature?.value ?? null,
    signHash: signature ? sm3(signature.value) : null,
  }));
  deferWrites(db, insertOf(applicationLog, rows));
}
