import { allowedActs, Refusal, type Act, type ActionObject, type Party, type Role, type StateOf } from '@lianxin/domain';
import type { SessionViewer } from '../../../platform/session/viewer.ts';
import { staleVersion } from '../../../platform/refusals.ts';

interface ActedObject<O extends ActionObject> {
  readonly state: StateOf<O>;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Refuses an act that the matrix does not allow, and reports the state. */
export function assertAct<O extends ActionObject>(object: O, state: StateOf<O>, party: Party, role: Role, act: Act): void {
  if (!allowedActs(object, state, party, role).includes(act)) throw new Refusal('ILLEGAL_STATE', { object, state, act });
}

/** Also refuses if the object has changed since it was shown. */
export function guardAct<O extends ActionObject>(
  object: O,
  row: ActedObject<O>,
  party: Party,
  viewer: SessionViewer,
  act: Act,
  expectedVersion: number,
): void {
  if (row.version !== expectedVersion) throw staleVersion(row.changedBy, row.changedAt, row.version);
  assertAct(object, row.state, party, viewer.role, act);
}

/** Refuses a review by the maker, whatever their present role. */
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

/** Acts allowed by the matrix, except reviewing one's own work. */
export function actsOf<O extends ActionObject>(object: O, state: StateOf<O>, party: Party, role: Role, isOwn: boolean): Act[] {
  return allowedActs(object, state, party, role).filter((act) => !(isOwn && REVIEWS.includes(act)));
}
