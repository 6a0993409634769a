import { contract, type Endpoint } from '@lianxin/api/contract';
import { Refusal, type Role } from '@lianxin/domain';
import { policy, type PolicyRow } from '../calls/policy.ts';
import { authorise, authoriseAct } from '../http/authorise.ts';
import type { SessionViewer } from '../platform/session/viewer.ts';

const rows: Readonly<Record<string, Readonly<Record<string, PolicyRow>>>> = policy;

function missingRow(name: string): never {
  throw new Error(`${name} is missing from the policy`);
}

/** Every call of the contract with its policy row. */
export const calls = Object.entries(contract).flatMap(([resource, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(([name, endpoint]) => ({
    name: `${resource}.${name}`,
    endpoint,
    row: rows[resource]?.[name] ?? missingRow(name),
  })),
);

/** Calls that require a session. */
export const guardedCalls = calls.filter(({ row }) => row.scope !== 'public');

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
export function authorisationOutcome(endpoint: Endpoint, row: PolicyRow, viewer: SessionViewer | undefined, request?: unknown): string {
  try {
    authorise(endpoint, row, viewer);
    if (request !== undefined) authoriseAct(endpoint, viewer, request);
    return 'allowed';
  } catch (error) {
    return error instanceof Refusal ? error.key : 'defect';
  }
}
