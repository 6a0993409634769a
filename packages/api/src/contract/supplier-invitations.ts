import { INVITATION_DAYS, INVITATION_STATES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { act, query } from './endpoint.ts';
import { ids, party } from './examples.ts';
import { pageOf, pageRequest } from './schemas/page.ts';
import { Party } from './schemas/party.ts';
import { Instant, InvitationToken, SupplierInvitationId, Text } from './schemas/primitives.ts';

const Invitation = z.object({
  id: SupplierInvitationId,
  /** The inviter's own note on whom it is for. */
  note: z.string(),
  invitedBy: z.string(),
  invitedAt: Instant,
  expiresAt: Instant,
  state: z.enum(INVITATION_STATES),
  /** The token of its link, while it is open. */
  token: z.nullable(InvitationToken),
  joined: z.nullable(Party),
});

const invitation: z.output<typeof Invitation> = {
  id: ids.supplierInvitation('SI1'),
  note: '朔州新晨机械，张经理',
  invitedBy: '赵晓东',
  invitedAt: '2026-11-20T10:00:00+08:00',
  expiresAt: '2026-11-27T10:00:00+08:00',
  state: 'open',
  token: 'SI1.3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  joined: null,
};

/** Inviting enterprises that are not on the platform yet to become suppliers. */
export const invitationCalls = {
  invite: act('//supplier/invite', {
    summary: '邀请供应商',
    needs: 'supplier.manage',
    source: 'added',
    request: z.strictObject({
      note: z.optional(Text(100)),
      days: z.int().check(z.refine((days) => INVITATION_DAYS.some((one) => one === days))),
    }),
    response: Invitation,
    refuses: ['VALIDATION', 'TOO_FREQUENT'],
    example: { request: { note: invitation.note, days: 7 }, response: invitation },
  }),
  invitations: query('//supplier/invitations', {
    summary: '供应商邀请列表',
    needs: 'supplier.manage',
    source: 'added',
    request: z.strictObject({ ...pageRequest }),
    response: pageOf(Invitation),
    example: { request: { page: 1, pageSize: 5 }, response: { list: [], total: 0, page: 1, pageSize: 5 } },
  }),
  /** Invalidates the link; an enterprise that is registering with it does not become a supplier by it. */
  revoke: act('//supplier/revokeInvitation', {
    summary: '撤销供应商邀请',
    needs: 'supplier.manage',
    source: 'added',
    request: z.strictObject({ id: SupplierInvitationId }),
    response: Invitation,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE'],
    example: { request: { id: invitation.id }, response: { ...invitation, state: 'revoked', token: null } },
  }),
  /** The inviter, for the person who opens the link; null where it is invalid. */
  invitation: query('//supplier/invitation', {
    summary: '查看供应商邀请',
    needs: 'visitor',
    source: 'added',
    request: z.strictObject({ token: InvitationToken }),
    response: z.nullable(z.object({ inviter: z.string(), expiresAt: Instant })),
    refuses: ['TOO_FREQUENT'],
    example: {
      request: { token: 'SI1.3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
      response: { inviter: party.core.name, expiresAt: invitation.expiresAt },
    },
  }),
};
