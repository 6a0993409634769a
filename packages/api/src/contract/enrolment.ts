import { ENROLMENT_STATES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { act, query, resource } from './endpoint.ts';
import { Signature } from './schemas/party.ts';
import { Channel, Instant } from './schemas/primitives.ts';
import { signature } from './signature.ts';
import { wire } from './wire.ts';

/** A lender, and the enterprise's enrolment with it. */
const Enrolment = z.object({
  /** The lender's first channel, under which it is asked for all of them. */
  channel: wire('dbqd', z.int()),
  /** All its channels, and whether the enterprise deals with it there. One request covers them all. */
  channels: z.array(z.object({ channel: wire('dbqd', z.int()), isSigned: z.boolean() })),
  lenderName: z.string(),
  /** `signed`: on all its channels; `none`: not applied for what is missing. */
  state: z.enum(['none', ...ENROLMENT_STATES]),
  /** Who applied, and when; null where no application was needed. */
  submittedBy: z.nullable(z.string()),
  submittedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  reason: z.nullable(z.string()),
});

const nobodyAsked = { submittedBy: null, submittedAt: null, decidedAt: null, reason: null } as const;
const lenders: z.output<typeof Enrolment>[] = [
  { channel: 1, channels: [{ channel: 1, isSigned: true }], lenderName: '银行A朔州分行', state: 'signed', ...nobodyAsked },
  { channel: 10, channels: [{ channel: 10, isSigned: false }], lenderName: '城市商业银行太原分行', state: 'none', ...nobodyAsked },
];
const asked = { submittedBy: '刘芳', submittedAt: '2026-11-20T09:42:00+08:00' };

/** Enrolment with lenders: the enterprise applies with a signature, and the lender decides. */
export const enrolment = resource('enrolment', 'api', '/enrolment', {
  /** The lenders of the platform, and the enterprise's enrolment with each. */
  list: query('/list', {
    summary: '资金方签约情况',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.array(Enrolment),
    example: { request: {}, response: lenders },
  }),
  /** Applies to the lender of a channel for all its channels, with the signature that `signature.prepare` prepared for `enrolmentApply`. */
  apply: act('/apply', {
    summary: '申请与资金方签约',
    source: 'added',
    movesMoney: true,
    needs: 'enterprise.manage',
    refreshes: ['account', 'workbench', 'message'],
    request: z.strictObject({ channel: wire('dbqd', Channel), signature: Signature }),
    response: z.array(Enrolment),
    refuses: ['NOT_FOUND', 'DUPLICATE', 'SIGNATURE_INVALID'],
    example: {
      request: { channel: 10, signature: signature.sign.example.response },
      response: lenders.map((row) => (row.channel === 10 ? { ...row, ...asked, state: 'submitted' as const } : row)),
    },
  }),
});
