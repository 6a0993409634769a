import { IDENTITY_TAIL_LENGTH, STAFF_INVITATION_STATES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { DocumentConsent } from './document.ts';
import { act, query } from './endpoint.ts';
import { ids, party } from './examples.ts';
import { pageOf, pageRequest } from './schemas/page.ts';
import { IdentityKind, IdentityNumber, Instant, Mobile, PositionCode, RequiredText, StaffInvitationId } from './schemas/primitives.ts';
import { EncodedPassword } from './sign-in-schemas.ts';
import { wire } from './wire.ts';

/** An invitation as the administrator sees it: never whether the mobile number is known to the platform. */
const Invitation = z.object({
  id: StaffInvitationId,
  displayName: z.string(),
  /** Masked. */
  mobile: wire('mblNo', z.string()),
  role: wire('usrRole', PositionCode),
  invitedBy: z.string(),
  invitedAt: Instant,
  expiresAt: Instant,
  state: z.enum(STAFF_INVITATION_STATES),
});

const invitation: z.output<typeof Invitation> = {
  id: ids.staffInvitation('01KX4Q1F0000000000000ST001'),
  displayName: '李娜',
  mobile: '138****5678',
  role: 'reviewer',
  invitedBy: '陈国梁',
  invitedAt: '2026-11-20T10:00:00+08:00',
  expiresAt: '2026-11-23T10:00:00+08:00',
  state: 'waiting',
};

const TOKEN = 'q3KzT0v9xYb1LmN2PdR4sA';

/** By the secret in the link. */
const ByToken = z.strictObject({ token: z.string().check(z.regex(/^[0-9A-Za-z_-]{22}$/)) });
const ById = z.strictObject({ id: StaffInvitationId });
const OVER = ['NOT_FOUND', 'STAFF_INVITATION_OVER', 'TOO_FREQUENT'] as const;
const NOT_SENT = ['SMS_TOO_SOON', 'SMS_LIMIT', 'SMS_NOT_SENT', 'MAINTENANCE'] as const;

/** Inviting people to positions by a link in an SMS, and the answers of those who were invited. */
export const staffInvitationCalls = {
  /** Sends a link to the mobile number. Nobody has the position before they accept. */
  invite: act('/invite', {
    summary: '邀请岗位人员',
    needs: 'staff.manage',
    source: 'added',
    request: z.strictObject({
      mobile: wire('mblNo', Mobile),
      displayName: RequiredText(30),
      /** An identity card if it is absent. */
      identityKind: wire('idType', z.optional(IdentityKind)),
      identityNumber: wire('idNo', IdentityNumber),
      role: wire('usrRole', PositionCode),
    }),
    response: Invitation,
    refuses: ['VALIDATION', ...NOT_SENT],
    example: {
      request: { mobile: '13812345678', displayName: '李娜', identityNumber: '11010519491231002X', role: 'reviewer' },
      response: invitation,
    },
  }),
  /** Invitations that wait, then those of the last 30 days that came to nothing, unless the person was invited again since. */
  invitations: query('/invitations', {
    summary: '岗位邀请列表',
    needs: 'staff.manage',
    source: 'added',
    request: z.strictObject({ ...pageRequest }),
    response: pageOf(Invitation),
    example: { request: { page: 1, pageSize: 5 }, response: { list: [], total: 0, page: 1, pageSize: 5 } },
  }),
  /** Sends a new link, valid as long as the first; the earlier one stops working. */
  resendInvitation: act('/resendInvitation', {
    summary: '重新发送岗位邀请',
    needs: 'staff.manage',
    source: 'added',
    request: ById,
    response: Invitation,
    refuses: ['NOT_FOUND', 'STAFF_INVITATION_OVER', ...NOT_SENT],
    example: { request: { id: invitation.id }, response: invitation },
  }),
  cancelInvitation: act('/cancelInvitation', {
    summary: '取消岗位邀请',
    needs: 'staff.manage',
    source: 'added',
    request: ById,
    response: Invitation,
    refuses: ['NOT_FOUND', 'STAFF_INVITATION_OVER'],
    example: { request: { id: invitation.id }, response: { ...invitation, state: 'cancelled' } },
  }),
  /** The invitation, for the person who opens the link; null where the link is unknown or was replaced by a newer one. */
  invitation: query('/invitation', {
    summary: '查看岗位邀请',
    needs: 'visitor',
    source: 'added',
    request: ByToken,
    response: z.nullable(
      z.object({
        enterpriseName: z.string(),
        /** Masked. */
        displayName: z.string(),
        /** Masked. */
        mobile: wire('mblNo', z.string()),
        role: wire('usrRole', PositionCode),
        invitedBy: z.string(),
        expiresAt: Instant,
        state: z.enum(STAFF_INVITATION_STATES),
        /** Whether the mobile number has an account: then the person keeps its password. */
        hasAccount: z.boolean(),
      }),
    ),
    refuses: ['TOO_FREQUENT'],
    example: {
      request: { token: TOKEN },
      response: {
        enterpriseName: party.supplier.name,
        displayName: '李*',
        mobile: '138****5678',
        role: 'reviewer',
        invitedBy: '陈国梁',
        expiresAt: invitation.expiresAt,
        state: 'waiting',
        hasAccount: false,
      },
    },
  }),
  /**
   * Takes the position. `password` and `consents` are for a mobile number without an account; an account keeps its password.
   * `unconfirmed`: the details differ from the registered ones, or the person is in the enterprise already. The invitation has ended then.
   */
  acceptInvitation: act('/acceptInvitation', {
    remembered: false,
    summary: '接受岗位邀请',
    needs: 'visitor',
    source: 'added',
    request: z.extend(ByToken, {
      identityTail: z.string().check(z.trim(), z.toUpperCase(), z.regex(new RegExp(`^[0-9A-Z]{${IDENTITY_TAIL_LENGTH}}$`))),
      password: wire('pswd', z.optional(EncodedPassword)),
      consents: z.optional(z.array(DocumentConsent).check(z.maxLength(10))),
    }),
    response: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('accepted'), userName: z.string(), isNew: z.boolean() }),
      z.object({ outcome: z.literal('unconfirmed'), differs: z.enum(['displayName', 'identityNumber', 'position']) }),
    ]),
    refuses: ['VALIDATION', 'DOCUMENT_SUPERSEDED', 'DUPLICATE', ...OVER],
    example: {
      request: {
        token: TOKEN,
        identityTail: '31002X',
        password: 'TGlhbnhpbkAyMDI2',
        consents: [
          { id: 'userAgreement', version: '1.0' },
          { id: 'privacyPolicy', version: '1.0' },
        ],
      },
      response: { outcome: 'accepted', userName: '13812345678', isNew: true },
    },
  }),
  /** Declines the position, or reports that the details are not those of the person. */
  refuseInvitation: act('/refuseInvitation', {
    remembered: false,
    summary: '拒绝岗位邀请',
    needs: 'visitor',
    source: 'added',
    request: z.extend(ByToken, { why: z.enum(['unwilling', 'wrongDetails']) }),
    response: z.object({}),
    refuses: OVER,
    example: { request: { token: TOKEN, why: 'unwilling' }, response: {} },
  }),
} as const;
