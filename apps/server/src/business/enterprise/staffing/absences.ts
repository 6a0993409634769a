import { AbsenceId, UserId, type Contract, type EnterpriseNo, type ResponseOf } from '@lianxin/api/contract';
import {
  ABSENCE_AHEAD_DAYS,
  ABSENCE_DAYS_MAX,
  absenceProblem,
  absencesOverlap,
  absenceStateOn,
  addDays,
  messageOf,
  Refusal,
  type AbsenceDays,
} from '@lianxin/domain';
import { aliasedTable, and, asc, desc, eq, gte, isNull, ne, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Handlers } from '../../../calls/handler.ts';
import { newId } from '../../../ledger/new-id.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { absence, membership, userAccount } from '../../../schema/index.ts';
import { notify, type TellContext } from '../../foundation/messages/index.ts';
import { lockStaff } from './members.ts';

type Absence = ResponseOf<Contract['staff']['endAbsence']>;
type Row = typeof absence.$inferSelect;

const SHOWN_DAYS = 90;
const SHOWN_MAX = 100;

const absent = aliasedTable(userAccount, 'absent');
const deputy = aliasedTable(userAccount, 'deputy');

const rowsOf = (db: Db) =>
  db
    .select({ row: absence, absentName: absent.displayName, deputyName: deputy.displayName })
    .from(absence)
    .innerJoin(absent, eq(absent.userId, absence.absentId))
    .innerJoin(deputy, eq(deputy.userId, absence.deputyId));
type Named = Awaited<ReturnType<typeof rowsOf>>[number];

const daysOf = ({ fromOn, toOn }: Row): AbsenceDays => ({ from: fromOn, to: toOn });

function view({ clock, viewer }: CallContext, { row, absentName, deputyName }: Named): Absence {
  const state = absenceStateOn(daysOf(row), row.endedAt !== null, clock.today());
  const mayEnd = viewer.role === 'administrator' || row.absentId === viewer.userId;
  return {
    id: z.parse(AbsenceId, row.id),
    absent: { userId: z.parse(UserId, row.absentId), displayName: absentName },
    deputy: { userId: z.parse(UserId, row.deputyId), displayName: deputyName },
    ...daysOf(row),
    reason: row.reason,
    state,
    createdAt: row.createdAt.toISOString(),
    endedBy: row.endedBy,
    part: row.absentId === viewer.userId ? 'absent' : row.deputyId === viewer.userId ? 'deputy' : 'other',
    acts: mayEnd && (state === 'planned' || state === 'running') ? ['end'] : [],
  };
}

const otherReviewers = (db: Db, enterpriseNo: EnterpriseNo, userId: string) =>
  db
    .select({ userId: userAccount.userId, displayName: userAccount.displayName })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.userId, membership.userId))
    .where(
      and(
        eq(membership.enterpriseNo, enterpriseNo),
        eq(membership.role, 'reviewer'),
        isNull(membership.frozenAt),
        ne(membership.userId, userId),
      ),
    )
    .orderBy(asc(userAccount.displayName));

/** Recent and future absences: all for administrators, their own for reviewers. */
export const absences: Handlers['staff']['absences'] = async (context) => {
  const { db, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const isAdministrator = viewer.role === 'administrator';
  const own = isAdministrator ? undefined : or(eq(absence.absentId, viewer.userId), eq(absence.deputyId, viewer.userId));
  const rows = await rowsOf(db)
    .where(and(eq(absence.enterpriseNo, enterpriseNo), gte(absence.toOn, addDays(clock.today(), -SHOWN_DAYS)), own))
    .orderBy(desc(absence.fromOn), desc(absence.id))
    .limit(SHOWN_MAX);
  const deputies = isAdministrator ? [] : await otherReviewers(db, enterpriseNo, viewer.userId);
  return {
    list: rows.map((row) => view(context, row)),
    deputies: deputies.map(({ userId, displayName }) => ({ userId: z.parse(UserId, userId), displayName })),
  };
};

const PROBLEMS = {
  past: ['from', { zh: '不能早于今天', en: 'It cannot be before today' }],
  tooFar: ['from', { zh: `最多提前 ${ABSENCE_AHEAD_DAYS} 天登记`, en: `It can be entered at most ${ABSENCE_AHEAD_DAYS} days ahead` }],
  backwards: ['to', { zh: '不能早于开始日期', en: 'It cannot be before the first day' }],
  tooLong: ['to', { zh: `一次最多 ${ABSENCE_DAYS_MAX} 天`, en: `At most ${ABSENCE_DAYS_MAX} days at a time` }],
} as const;

/** Refuses overlaps with absences of either person or with standing in for others. */
async function assertFree(db: Db, enterpriseNo: EnterpriseNo, days: AbsenceDays, absentId: string, deputyId: string): Promise<void> {
  const open = await rowsOf(db).where(and(eq(absence.enterpriseNo, enterpriseNo), isNull(absence.endedAt), gte(absence.toOn, days.from)));
  const meeting = open.filter(({ row }) => absencesOverlap(daysOf(row), days));
  if (meeting.some(({ row }) => row.absentId === absentId))
    throw refusedField('from', { zh: '这段时间您已登记过离岗', en: 'You have entered an absence on these days' });
  const standsIn = meeting.find(({ row }) => row.deputyId === absentId);
  if (standsIn)
    throw refusedField('from', {
      zh: `这段时间您正代${standsIn.absentName}办理，请先结束该委托`,
      en: `You stand in for ${standsIn.absentName} on these days. Have that ended first`,
    });
  if (meeting.some(({ row }) => row.absentId === deputyId))
    throw refusedField('deputyId', { zh: '对方在这段时间也已登记离岗', en: 'They are away on these days themselves' });
}

/** Records an absence and its deputy. */
export const delegate: Handlers['staff']['delegate'] = async (context, { deputyId, from, to, reason }) => {
  const { db, ids, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  await lockStaff(db, enterpriseNo);
  const problem = absenceProblem({ from, to }, clock.today());
  if (problem) {
    const [path, message] = PROBLEMS[problem];
    throw refusedField(path, message);
  }
  const chosen = (await otherReviewers(db, enterpriseNo, viewer.userId)).find(({ userId }) => userId === deputyId);
  if (!chosen) throw refusedField('deputyId', { zh: '请选择另一位在岗的审核岗', en: 'Choose another reviewer who is at work' });
  await assertFree(db, enterpriseNo, { from, to }, viewer.userId, deputyId);
  const row: Row = {
    id: newId(ids, AbsenceId),
    enterpriseNo,
    absentId: viewer.userId,
    deputyId,
    fromOn: from,
    toOn: to,
    reason,
    createdAt: clock.now(),
    endedAt: null,
    endedBy: null,
  };
  await db.insert(absence).values(row);
  await recordAudit(context, 'staff.delegate', deputyId);
  const facts = { person: viewer.displayName, deputy: chosen.displayName, from, to };
  await notify(context, { ...messageOf('standInAsked', facts), enterpriseNo, userId: deputyId });
  await notify(context, { ...messageOf('absenceEntered', facts), enterpriseNo, role: 'administrator' });
  return view(context, { row, absentName: viewer.displayName, deputyName: chosen.displayName });
};

/** Ends an absence and tells both people and the administrators. */
async function recordEnd(context: TellContext, { row, absentName, deputyName }: Named, by: string): Promise<Row> {
  const { db, clock } = context;
  const change = { endedAt: clock.now(), endedBy: by };
  await db.update(absence).set(change).where(eq(absence.id, row.id));
  const told = messageOf('absenceEnded', { person: absentName, deputy: deputyName, by });
  const { enterpriseNo } = row;
  for (const userId of [row.absentId, row.deputyId]) await notify(context, { ...told, enterpriseNo, userId });
  await notify(context, { ...told, enterpriseNo, role: 'administrator' });
  return { ...row, ...change };
}

/** Early end, by the absent person or an administrator. */
export const endAbsence: Handlers['staff']['endAbsence'] = async (context, { id }) => {
  const { db, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  await lockStaff(db, enterpriseNo);
  const [named] = await rowsOf(db).where(
    and(eq(absence.id, id), eq(absence.enterpriseNo, enterpriseNo), isNull(absence.endedAt), gte(absence.toOn, clock.today())),
  );
  if (!named || !view(context, named).acts.includes('end')) throw new Refusal('NOT_FOUND');
  await recordAudit(context, 'staff.endAbsence', named.row.absentId);
  return view(context, { ...named, row: await recordEnd(context, named, viewer.displayName) });
};

/** Ends all absences of somebody who is no longer a reviewer. */
export async function endAbsencesOf(context: TellContext, enterpriseNo: EnterpriseNo, userId: string, by: string): Promise<void> {
  const { db, clock } = context;
  const open = await rowsOf(db).where(
    and(
      eq(absence.enterpriseNo, enterpriseNo),
      isNull(absence.endedAt),
      gte(absence.toOn, clock.today()),
      or(eq(absence.absentId, userId), eq(absence.deputyId, userId)),
    ),
  );
  for (const named of open) await recordEnd(context, named, by);
}
