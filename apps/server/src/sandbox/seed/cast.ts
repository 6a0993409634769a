import type { Role } from '@lianxin/domain';
import { createPerson } from '../../business/entry/account/index.ts';
import { SANDBOX_PEOPLE, sandboxUserId } from '../people.ts';
import { hashPassword } from '../../platform/security/password.ts';
import type { SeedTools } from '../../platform/services.ts';

interface Extra {
  readonly userName: string;
  readonly displayName: string;
  readonly enterpriseNo: string;
  readonly enterpriseName: string;
  readonly role: Role;
}

/** People who act for enterprises without a sandbox account; nobody signs in as them. */
const EXTRAS: readonly Extra[] = [
  { userName: 'yunxiao-op', displayName: '陈国栋', enterpriseNo: 'E1004', enterpriseName: '晋北煤业运销有限公司', role: 'operator' },
  { userName: 'yunxiao-review', displayName: '杨帆', enterpriseNo: 'E1004', enterpriseName: '晋北煤业运销有限公司', role: 'reviewer' },
  { userName: 'yanbei-op', displayName: '梁海龙', enterpriseNo: 'E2001', enterpriseName: '雁北工矿配件有限公司', role: 'operator' },
  { userName: 'yanbei-review', displayName: '白丽', enterpriseNo: 'E2001', enterpriseName: '雁北工矿配件有限公司', role: 'reviewer' },
];

const extraId = (place: number): string => `U09${String(place + 1).padStart(2, '0')}`;

/** A person in their role at an enterprise. */
export function actorOf(userName: string, enterpriseNo: string): { userId: string; displayName: string; role: Role } {
  const place = EXTRAS.findIndex((extra) => extra.userName === userName);
  const extra = EXTRAS[place];
  if (extra) return { userId: extraId(place), displayName: extra.displayName, role: extra.role };
  const person = SANDBOX_PEOPLE.find((candidate) => candidate.userName === userName);
  const membership = person?.actsFor.find(([actsFor]) => actsFor === enterpriseNo);
  if (!person || !membership) throw new Error(`${userName} does not act for ${enterpriseNo}.`);
  return { userId: sandboxUserId(userName), displayName: person.displayName, role: membership[1] };
}

/** Inserts the extras with a random password that nobody knows. */
export async function createExtras(tools: SeedTools): Promise<void> {
  const passwordHash = await hashPassword(tools.random.bytes(24).toString('hex'));
  for (const [place, { userName, displayName, role, enterpriseNo, enterpriseName }] of EXTRAS.entries()) {
    const userId = extraId(place);
    const memberships = [{ enterpriseNo, enterpriseName, role }];
    await createPerson(tools, { userId, userName, displayName, mobile: `1390000${userId.slice(1)}`, passwordHash, memberships });
  }
}
