import * as z from 'zod/mini';
import { act, query } from './endpoint.ts';
import { ids } from './examples.ts';
import { AbsenceId, Day, Instant, Reason, UserId } from './schemas/primitives.ts';

const Person = z.object({ userId: UserId, displayName: z.string() });

/** A reviewer's absence and their deputy; both days, in Shanghai, are included. */
const Absence = z.object({
  id: AbsenceId,
  absent: Person,
  deputy: Person,
  from: Day,
  to: Day,
  reason: z.string(),
  state: z.enum(['planned', 'running', 'over', 'ended']),
  createdAt: Instant,
  /** Who ended it early; null where nobody did. */
  endedBy: z.nullable(z.string()),
  part: z.enum(['absent', 'deputy', 'other']),
  acts: z.array(z.enum(['end'])),
});

const absence: z.output<typeof Absence> = {
  id: z.decode(AbsenceId, '01KX4Q1F0000000000000ABS01'),
  absent: { userId: ids.user('U0003'), displayName: '孙丽萍' },
  deputy: { userId: ids.user('U0029'), displayName: '钱立新' },
  from: z.decode(Day, '2026-11-02'),
  to: z.decode(Day, '2026-11-06'),
  reason: '年休假',
  state: 'over',
  createdAt: '2026-10-30T16:20:00+08:00',
  endedBy: null,
  part: 'other',
  acts: [],
};

/** Absences of reviewers, and their deputies. */
export const absenceCalls = {
  /** Absences of the last 90 days and later: all for an administrator, their own for a reviewer. */
  absences: query('/absences', {
    summary: '离岗委托列表',
    needs: 'absence.read',
    source: 'added',
    request: z.strictObject({}),
    response: z.object({
      list: z.array(Absence),
      /** The other active reviewers, as possible deputies of the viewer; empty for an administrator. */
      deputies: z.array(Person),
    }),
    example: { request: {}, response: { list: [absence], deputies: [absence.deputy] } },
  }),
  delegate: act('/delegate', {
    summary: '登记离岗并委托代办',
    needs: 'absence.make',
    source: 'added',
    refreshes: ['message'],
    request: z.strictObject({ deputyId: UserId, from: Day, to: Day, reason: Reason }),
    response: Absence,
    refuses: ['VALIDATION'],
    example: {
      request: { deputyId: absence.deputy.userId, from: absence.from, to: absence.to, reason: absence.reason },
      response: absence,
    },
  }),
  endAbsence: act('/endAbsence', {
    summary: '提前结束离岗委托',
    needs: 'absence.read',
    source: 'added',
    refreshes: ['message'],
    request: z.strictObject({ id: AbsenceId }),
    response: Absence,
    refuses: ['NOT_FOUND'],
    example: { request: { id: absence.id }, response: { ...absence, state: 'ended', endedBy: '孙丽萍' } },
  }),
};
