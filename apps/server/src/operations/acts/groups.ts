import { EnterpriseNo } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { guaranteesWhere } from '../../business/vouchers/credit/index.ts';
import { refusedField, staleVersion } from '../../platform/refusals.ts';
import { enterprise, groupGuarantee, groupMember } from '../../schema/index.ts';
import type { OperationHandlers } from '../handler.ts';

/** Who of a group answers for whom and for how much, and whose figures it may see. */
export const groupHandlers: OperationHandlers['groups'] = {
  async show({ db }, { guarantorNo }) {
    const rows = await guaranteesWhere(db, guarantorNo === undefined ? undefined : eq(groupGuarantee.guarantorNo, guarantorNo));
    const numbers = rows.flatMap((row) => [row.guarantorNo, row.guaranteedNo]);
    const named = numbers.length === 0 ? [] : await db.select().from(enterprise).where(inArray(enterprise.enterpriseNo, numbers));
    const keyOf = (no: EnterpriseNo) => ({
      enterpriseNo: z.parse(EnterpriseNo, no),
      name: named.find(({ enterpriseNo }) => enterpriseNo === no)?.name ?? '',
    });
    return {
      list: rows.map(({ guarantorNo: by, guaranteedNo, number, total, used, validUntil, version, changedBy, changedAt }) => ({
        guarantor: keyOf(by),
        guaranteed: keyOf(guaranteedNo),
        number,
        total,
        used,
        validUntil,
        version,
        setBy: changedBy,
        setAt: changedAt.toISOString(),
      })),
    };
  },
  async members({ db }, { headNo }) {
    const rows = await db
      .select({ row: groupMember, name: enterprise.name })
      .from(groupMember)
      .innerJoin(enterprise, eq(enterprise.enterpriseNo, groupMember.memberNo))
      .where(eq(groupMember.headNo, headNo))
      .orderBy(enterprise.name);
    return {
      list: rows.map(({ row, name }) => ({
        member: { enterpriseNo: z.parse(EnterpriseNo, row.memberNo), name },
        setBy: row.changedBy,
        setAt: row.changedAt.toISOString(),
      })),
    };
  },
  async setMember({ db, wallClock, operator }, { headNo, memberNo, granted }) {
    if (headNo === memberNo)
      throw refusedField('memberNo', { zh: '企业本就能看到自己的数据', en: 'An enterprise sees its own figures anyway' });
    const known = await db.$count(enterprise, inArray(enterprise.enterpriseNo, [headNo, memberNo]));
    if (known < 2) throw new Refusal('NOT_FOUND');
    const key = and(eq(groupMember.headNo, headNo), eq(groupMember.memberNo, memberNo));
    const before = (await db.$count(groupMember, key)) > 0;
    if (before === granted) throw new Refusal('DUPLICATE');
    if (granted) await db.insert(groupMember).values({ headNo, memberNo, changedBy: operator.name, changedAt: wallClock.now() });
    else await db.delete(groupMember).where(key);
    return { answer: {}, subjectId: `group:${headNo}:${memberNo}`, before: { granted: before }, after: { granted } };
  },
  async guarantee({ db, wallClock, operator }, { guarantorNo, guaranteedNo, number, total, validUntil, version }) {
    if (guarantorNo === guaranteedNo) throw refusedField('guaranteedNo', { zh: '企业不能为自己担保', en: 'Nobody answers for themselves' });
    const known = await db
      .select({ no: enterprise.enterpriseNo })
      .from(enterprise)
      .where(inArray(enterprise.enterpriseNo, [guarantorNo, guaranteedNo]));
    if (known.length < 2) throw new Refusal('NOT_FOUND');
    const key = and(eq(groupGuarantee.guarantorNo, guarantorNo), eq(groupGuarantee.guaranteedNo, guaranteedNo));
    const [present] = await db.select().from(groupGuarantee).where(key).for('update');
    if ((present?.version ?? 0) !== version)
      throw present ? staleVersion(present.changedBy, present.changedAt, present.version) : new Refusal('NOT_FOUND');
    const set = { number, total, validUntil, version: version + 1, changedBy: operator.name, changedAt: wallClock.now() };
    if (present) await db.update(groupGuarantee).set(set).where(key);
    else await db.insert(groupGuarantee).values({ guarantorNo, guaranteedNo, ...set });
    return {
      answer: {},
      subjectId: `group:${guarantorNo}:${guaranteedNo}`,
      ...(present && { before: { number: present.number, total: present.total, validUntil: present.validUntil } }),
      after: { number, total, validUntil },
    };
  },
};
