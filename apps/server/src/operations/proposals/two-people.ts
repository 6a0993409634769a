import { Refusal } from '@lianxin/domain';
import type { OperatorContext } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { areTwo } from '../operators/lines.ts';
import { heldOperators } from '../operators/managers.ts';

/**
 * Holds who proposed an act and who passes it still, and makes sure that they are two people, really, both at work with its duty.
 * Refuses FORBIDDEN and NOT_TWO_PEOPLE.
 */
export async function assertTwoPeople({ db, operator: self }: OperatorContext, { access }: Operation, proposerId: string): Promise<void> {
  const people = await heldOperators(db);
  const mayDecide = (id: string) =>
    people.some(({ operatorId, state, duties }) => operatorId === id && state === 'active' && duties.includes(access));
  if (!mayDecide(self.operatorId)) throw new Refusal('FORBIDDEN');
  if (!mayDecide(proposerId) || !areTwo(people, self.operatorId, proposerId)) throw new Refusal('NOT_TWO_PEOPLE');
}
