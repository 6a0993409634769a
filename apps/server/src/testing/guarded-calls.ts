import { contract, type Endpoint } from '@lianxin/api/contract';
import { Refusal, type Role } from '@lianxin/domain';
import { policy, type PolicyRow } from '../calls/policy.ts';
import { authorise, authoriseAct } from '../http/authorise.ts';
import type { SessionViewer } from '../platform/session/viewer.ts';

const rows: Readonly<Record<string, Readonly<Record<string, PolicyRow>>>> = policy;

function fail(name: string): never {
  throw new Error(`${name} has no row`);
}

/** Every call of the contract with its row of the policy. */
export const calls = Object.entries(contract).flatMap(([resource, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(([name, endpoint]) => ({
    name: `${resource}.${name}`,
    endpoint,
    row: rows[resource]?.[name] ?? fail(name),
  })),
);

/** Those that ask for a session. */
export const guarded = calls.filter(({ row }) => row.scope !== 'public');

/** Somebody of a role, as a session tells of them. */
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

/** What a person is told who makes a call. Of a call that serves several acts, the one that the request names is judged as well. */
export function outcome(endpoint: Endpoint, row: PolicyRow, who: SessionViewer | undefined, request?: unknown): string {
  try {
    authorise(endpoint, row, who);
    if (request !== undefined) authoriseAct(endpoint, who, request);
    return 'allowed';
  } catch (error) {
    return error instanceof Refusal ? error.key : 'defect';
  }
}
