import type { Endpoint } from '@lianxin/api/contract';
import { Refusal, type Role } from '@lianxin/domain';
import type { CallPolicy } from '../calls/call.ts';
import { boundCalls } from '../http/calls.ts';
import { authorise, authoriseAct } from '../http/authorise.ts';
import type { SessionViewer } from '../platform/session/viewer.ts';

/** Calls that require a session. */
export const guardedCalls = boundCalls.filter(({ row }) => row.scope !== 'public');

/** A session's viewer with this role. */
export const viewerAs = (role: Role, change: Partial<SessionViewer> = {}): SessionViewer => ({
  sessionId: 'S',
  userId: 'U' as SessionViewer['userId'],
  userName: 'u',
  displayName: 'U',
  role,
  enterpriseNo: 'E' as SessionViewer['enterpriseNo'],
  enterpriseName: 'E',
  status: 1,
  ...change,
});

/** The authorisation of a call: `allowed` or the refusal key. If the call serves several acts, the act in the request is checked as well. */
export function authorisationOutcome(endpoint: Endpoint, row: CallPolicy, viewer: SessionViewer | undefined, request?: unknown): string {
  try {
    authorise(endpoint, row, viewer);
    if (request !== undefined) authoriseAct(endpoint, viewer, request);
    return 'allowed';
  } catch (error) {
    return error instanceof Refusal ? error.key : 'defect';
  }
}
