import { EnterpriseNo } from '@lianxin/api/contract';
import { USUAL_IDENTITY_KIND, type Role } from '@lianxin/domain';
import * as z from 'zod/mini';
import { enterprise, enterpriseChannel, membership, userAccount } from '../../../schema/index.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { SeedTools } from '../../../platform/services.ts';
import { storedIdentity } from '../../foundation/person/index.ts';
import { issueDemoCertificate } from '../../../platform/signer/demo-signer.ts';

type NewEnterprise = Omit<typeof enterprise.$inferInsert, 'createdAt'> & {
  readonly channels?: Readonly<Record<number, '0' | '1' | '2'>>;
};

export async function createEnterprise(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { channels = {}, ...row }: NewEnterprise,
): Promise<void> {
  await db.insert(enterprise).values({ ...row, createdAt: clock.now() });
  const kinds = Object.entries(channels).map(([channel, kind]) => ({ enterpriseNo: row.enterpriseNo, channel: Number(channel), kind }));
  if (kinds.length > 0) await db.insert(enterpriseChannel).values(kinds);
}

export interface NewPerson {
  readonly userId: string;
  readonly userName: string;
  readonly displayName: string;
  readonly mobile: string;
  readonly identityNumber?: string;
  readonly passwordHash: string;
  readonly status?: number;
  readonly rejectionReason?: string;
  /** Positions; the person signs in to the first. */
  readonly memberships: readonly { readonly enterpriseNo: string; readonly enterpriseName: string; readonly role: Role }[];
}

/** Inserts a person; signatories also get a demo certificate for each enterprise, which is everybody but the group viewer. */
export async function createPerson(tools: SeedTools, { memberships, identityNumber, ...row }: NewPerson): Promise<void> {
  const { db, clock, random } = tools;
  const identity =
    identityNumber === undefined ? {} : storedIdentity(tools, row.userId, { kind: USUAL_IDENTITY_KIND, number: identityNumber });
  await db.insert(userAccount).values({ ...row, ...identity, createdAt: clock.now() });
  if (memberships.length > 0)
    await db
      .insert(membership)
      .values(memberships.map(({ enterpriseNo, role }, rank) => ({ userId: row.userId, enterpriseNo, role, rank })));
  const signing = memberships.filter(({ role }) => role !== 'groupViewer');
  for (const [place, { enterpriseNo, enterpriseName }] of signing.entries())
    await issueDemoCertificate(
      { db, random, clock },
      {
        serial: place === 0 ? `SM2-${row.userId}` : `SM2-${row.userId}-${place + 1}`,
        userId: row.userId,
        enterpriseNo: z.parse(EnterpriseNo, enterpriseNo),
        subject: `${enterpriseName}·${row.displayName}`,
      },
    );
}
