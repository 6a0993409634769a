import { mayCall, mayDo, type Endpoint } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import type { SessionViewer } from '../platform/session/viewer.ts';
import type { CallPolicy } from '../calls/call.ts';

/** Registration under review, rejected, or without micro-deposit verification (specification §4). */
const RESTRICTED: readonly number[] = [0, 2, 3, 4];

/** Whether a person's registration is incomplete, so that most calls are refused. */
export const isRestricted = ({ status }: Pick<SessionViewer, 'status'>): boolean => RESTRICTED.includes(status);

/** Refuses a call that the person may not make. Access to individual objects is checked by the handler. */
export function authorise(endpoint: Endpoint, row: CallPolicy, viewer: SessionViewer | undefined): void {
  if (row.scope === 'public') return;
  if (viewer === undefined) throw new Refusal('SESSION_EXPIRED');
  if (isRestricted(viewer) && row.anyStatus !== true) throw new Refusal('FORBIDDEN');
  if (row.scope === 'enterprise' && viewer.enterpriseNo === null) throw new Refusal('FORBIDDEN');
  if (!mayCall(endpoint, viewer.role)) throw new Refusal('NOT_ALLOWED_FOR_ROLE');
}

/** Refuses an act named in the request that the person may not perform, for calls with permissions by act. */
export function authoriseAct(endpoint: Endpoint, viewer: SessionViewer | undefined, request: unknown): void {
  if (endpoint.needsByAct === undefined) return;
  if (viewer === undefined || !mayDo(endpoint, viewer.role, request)) throw new Refusal('NOT_ALLOWED_FOR_ROLE');
}
