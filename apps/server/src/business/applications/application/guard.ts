import { allowedActs, Refusal, type Act, type ActionObject, type Party, type Role, type StateOf } from '@lianxin/domain';
import type { SessionViewer } from '../../../platform/session/viewer.ts';
import { staleVersion } from '../../../platform/refusals.ts';

interface ActedObject<O extends ActionObject> {
  readonly state: StateOf<O>;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Refuses an act that is not granted, and reports the state. */
export function assertGranted(granted: readonly Act[], object: string, state: string, act: Act): void {
  if (!granted.includes(act)) throw new Refusal('ILLEGAL_STATE', { object, state, act });
}

/** Refuses an act that the action matrix does not grant to the role of the party in the state, naming the state. */
export const assertAct = <O extends ActionObject>(object: O, state: StateOf<O>, party: Party, role: Role, act: Act): void =>
  assertGranted(allowedActs(object, state, party, role), object, state, act);

/** Refuses an outdated version. */
export function assertShown({ version, changedBy, changedAt }: Omit<ActedObject<ActionObject>, 'state'>, expectedVersion: number): void {
  if (version !== expectedVersion) throw staleVersion(changedBy, changedAt, version);
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
  assertShown(row, expectedVersion);
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
