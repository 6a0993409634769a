import { mayCall, mayDo, type Endpoint } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import type { SessionViewer } from '../platform/session/viewer.ts';
import type { PolicyRow } from '../calls/policy.ts';

/** Under review, rejected, or owing the micro-deposit check (specification §4). */
const RESTRICTED: readonly number[] = [0, 2, 3, 4];

/** Whether a person's registration is not settled: most of the platform is closed to them. */
export const isRestricted = ({ status }: Pick<SessionViewer, 'status'>): boolean => RESTRICTED.includes(status);

/** Whether the person may make the call at all; whose data it then shows is the handler's scope. Throws the refusal that says why not. */
export function authorise(endpoint: Endpoint, row: PolicyRow, viewer: SessionViewer | undefined): void {
  if (row.scope === 'public') return;
  if (viewer === undefined) throw new Refusal('SESSION_EXPIRED');
  if (isRestricted(viewer) && row.anyStatus !== true) throw new Refusal('FORBIDDEN');
  if (row.scope === 'enterprise' && viewer.enterpriseNo === null) throw new Refusal('FORBIDDEN');
  if (!mayCall(endpoint, viewer.role)) throw new Refusal('NOT_ALLOWED_FOR_ROLE');
}

/** Whether the person may do the act that the request names, where the contract tells the acts of a call apart. */
export function authoriseAct(endpoint: Endpoint, viewer: SessionViewer | undefined, request: unknown): void {
  if (endpoint.needsByAct === undefined) return;
  if (viewer === undefined || !mayDo(endpoint, viewer.role, request)) throw new Refusal('NOT_ALLOWED_FOR_ROLE');
}
