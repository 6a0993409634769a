import { allowedActs, Refusal, type Act, type ActionObject, type Party, type Role, type StateOf } from '@lianxin/domain';
import type { SessionViewer } from '../../../platform/session/viewer.ts';
import { staleVersion } from '../../../platform/refusals.ts';

interface Acted<O extends ActionObject> {
  readonly state: StateOf<O>;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Refuses an act that is not among those granted, naming the state of the object. */
export function assertGranted(granted: readonly Act[], object: string, state: string, act: Act): void {
  if (!granted.includes(act)) throw new Refusal('ILLEGAL_STATE', { object, state, act });
}

/** Refuses an act that the action matrix does not grant to the role of the party in the state, naming the state. */
export const assertAct = <O extends ActionObject>(object: O, state: StateOf<O>, party: Party, role: Role, act: Act): void =>
  assertGranted(allowedActs(object, state, party, role), object, state, act);

/** Refuses an act on something that has changed since it was shown. */
export function assertShown({ version, changedBy, changedAt }: Omit<Acted<ActionObject>, 'state'>, expectedVersion: number): void {
  if (version !== expectedVersion) throw staleVersion(changedBy, changedAt, version);
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
  assertShown(row, expectedVersion);
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
