import type { TellContext } from '../../foundation/messages/index.ts';
import { feeStep } from '../../../schema/index.ts';

type Step = Pick<typeof feeStep.$inferInsert, 'feeId' | 'event' | 'actorName' | 'reason' | 'proofId'>;

export async function logFee({ db, ids, clock }: TellContext, ...steps: readonly Step[]): Promise<void> {
  if (steps.length > 0) await db.insert(feeStep).values(steps.map((step) => ({ id: ids.next(), at: clock.now(), ...step })));
}
