import { CANCELLATION_CHECKS, RETAINED_KINDS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { act, query } from './endpoint.ts';
import { Signature } from './schemas/party.ts';
import { Instant, Reason, RequiredText, Version } from './schemas/primitives.ts';
import { signature } from './signature.ts';

const Cancellation = z.object({
  /** How many open items of each kind have to end first. */
  checks: z.array(z.object({ check: z.enum(CANCELLATION_CHECKS), left: z.int() })),
  /** The last request; null where there is none. */
  request: z.nullable(
    z.object({
      id: z.string(),
      state: z.enum(['submitted', 'withdrawn', 'rejected', 'approved']),
      version: Version,
      reason: z.string(),
      submittedBy: z.string(),
      submittedAt: Instant,
      certificateSerial: z.string(),
      decidedAt: z.nullable(Instant),
      rejectionReason: z.nullable(z.string()),
    }),
  ),
  /** What has to be retained by law afterwards. */
  kept: z.array(z.enum(RETAINED_KINDS)),
});

const free: z.output<typeof Cancellation> = {
  checks: CANCELLATION_CHECKS.map((check) => ({ check, left: 0 })),
  request: null,
  kept: [...RETAINED_KINDS],
};
const submitted: z.output<typeof Cancellation> = {
  ...free,
  request: {
    id: 'Z1',
    state: 'submitted',
    version: 1,
    reason: '企业合并，业务由存续公司承接',
    submittedBy: '刘芳',
    submittedAt: '2026-11-20T09:42:00+08:00',
    certificateSerial: 'SM2-0001',
    decidedAt: null,
    rejectionReason: null,
  },
};

/** Cancelling the enterprise's membership of the platform. */
export const cancellationCalls = {
  cancellation: query('/cancellation', {
    summary: '注销条件与进度',
    source: 'added',
    needs: 'enterprise.manage',
    request: z.strictObject({}),
    response: Cancellation,
    example: { request: {}, response: free },
  }),
  /**
   * Requests the cancellation, with the signature that `signature.prepare` prepared for `cancellationApply`. Two people of the platform
   * decide.
   */
  cancel: act('/cancel', {
    summary: '申请注销',
    source: 'added',
    movesMoney: true,
    needs: 'enterprise.manage',
    refreshes: ['account', 'workbench', 'message'],
    request: z.strictObject({ reason: Reason, signature: Signature }),
    response: Cancellation,
    refuses: ['ENTERPRISE_OPEN_ITEMS', 'DUPLICATE', 'SIGNATURE_INVALID'],
    example: { request: { reason: '企业合并，业务由存续公司承接', signature: signature.sign.example.response }, response: submitted },
  }),
  withdrawCancel: act('/withdrawCancel', {
    summary: '撤回注销申请',
    source: 'added',
    needs: 'enterprise.manage',
    request: z.strictObject({ id: RequiredText(64), version: Version }),
    response: Cancellation,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'STALE_VERSION'],
    example: { request: { id: 'Z1', version: 1 }, response: free },
  }),
} as const;
