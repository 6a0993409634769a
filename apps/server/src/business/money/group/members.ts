import { EnterpriseNo } from '@lianxin/api/contract';
import { asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enterprise, groupMember } from '../../../schema/index.ts';

/** The enterprises whose figures the data role of an enterprise may see: its own, and those that the platform granted it. Its own stands first. */
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

/** Names of the group for the list of the data view. */
export const listGroupEnterprises: Handlers['enterprise']['listGroupEnterprises'] = (context) =>
  membersOf(context.db, enterpriseOf(context));
