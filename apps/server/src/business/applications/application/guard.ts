import { allowedActs, Refusal, type Act, type ActionObject, type Party, type Role, type StateOf } from '@lianxin/domain';
import type { SessionViewer } from '../../../platform/session/viewer.ts';
import { staleVersion } from '../../../platform/refusals.ts';

interface Acted<O extends ActionObject> {
  readonly state: StateOf<O>;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Refuses an act that the action matrix does not grant to the role of the party in the state, naming the state. */
export function assertAct<O extends ActionObject>(object: O, state: StateOf<O>, party: Party, role: Role, act: Act): void {
  if (!allowedActs(object, state, party, role).includes(act)) throw new Refusal('ILLEGAL_STATE', { object, state, act });
}

/** Refuses an act on something that has changed since it was shown, or that the action matrix does not grant. */
export function guardAct<O extends ActionObject>(
  object: O,
  row: Acted<O>,
  party: Party,
  viewer: SessionViewer,
  act: Act,
  expectedVersion: number,
): void {
  if (row.version !== expectedVersion) throw staleVersion(row.changedBy, row.changedAt, row.version);
  assertAct(object, row.state, party, viewer.role, act);
}

/** Refuses a review by the person who made what is reviewed, whatever role they have now. */
export function assertNotOwn(viewer: SessionViewer, makerId: string | null): void {
  if (makerId === viewer.userId) throw new Refusal('SELF_REVIEW');
}

const REVIEWS: readonly Act[] = [
  'pass',
  'return',
  'signConfirm',
  'signReturn',
  'voidApprove',
  'voidReject',
  'withdrawApprove',
  'withdrawReject',
];

/** What a person may do with an object as it stands: the matrix, less the reviews of what they made themselves. */
export function actsOf<O extends ActionObject>(object: O, state: StateOf<O>, party: Party, role: Role, isOwn: boolean): Act[] {
  return allowedActs(object, state, party, role).filter((act) => !(isOwn && REVIEWS.includes(act)));
}
