import { EnterpriseNo } from '@lianxin/api/contract';
import { asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enterprise, groupMember } from '../../../schema/index.ts';

/** The enterprise itself first, then those that the platform granted it. */
export async function membersOf(db: Db, headNo: EnterpriseNo): Promise<{ enterpriseNo: EnterpriseNo; name: string }[]> {
  const rows = await db
    .select({ enterpriseNo: enterprise.enterpriseNo, name: enterprise.name })
    .from(enterprise)
    .where(
      sql`${enterprise.enterpriseNo} = ${headNo} or exists (
        select 1 from ${groupMember} where ${eq(groupMember.headNo, headNo)} and ${groupMember.memberNo} = ${enterprise.enterpriseNo})`,
    )
    .orderBy(sql`${enterprise.enterpriseNo} <> ${headNo}`, asc(enterprise.name));
  return rows.map(({ enterpriseNo, name }) => ({ enterpriseNo: z.parse(EnterpriseNo, enterpriseNo), name }));
}

export const listGroupEnterprises: Handlers['enterprise']['listGroupEnterprises'] = (context) =>
  membersOf(context.db, enterpriseOf(context));
