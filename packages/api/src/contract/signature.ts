import type { PermissionKey } from '@lianxin/domain';
import * as z from 'zod/mini';
import { ids } from './examples.ts';
import { act, resource } from './endpoint.ts';
import { Certificate, certificateCalls, SignatureValue } from './signature-certificates.ts';
import { SignedElement } from './signed-element.ts';
import { STATE_REFUSALS } from './state-refusals.ts';
import { Signature } from './schemas/party.ts';
import { AnyId, BankAccountId, RequiredText, SignatureRequestId, Version } from './schemas/primitives.ts';

/** The acts that require a signature. */
export const SignedAct = z.enum([
  'issuanceReview',
  'voidReview',
  'issuanceSignFor',
  'issuanceSignForConfirm',
  'transferReview',
  'withdrawalReview',
  'transferSignFor',
  'transferSignForConfirm',
  'financingReview',
  'financingContract',
  'financingContractConfirm',
  'financingConsent',
  'financingRepayment',
  'pledgeReview',
  'pledgeApproval',
  'pledgeGuarantee',
  'pledgeRepayment',
  'settlementAuthorise',
  'supplementSign',
  'cancellationApply',
  'enrolmentApply',
]);

/** Only a person who may do an act gets its text for signing. */
const NEEDS_BY_ACT = {
  issuanceReview: 'issuance.review',
  voidReview: 'issuance.review',
  issuanceSignFor: 'signFor.make',
  issuanceSignForConfirm: 'signFor.confirm',
  transferReview: 'transfer.review',
  withdrawalReview: 'transfer.review',
  transferSignFor: 'signFor.make',
  transferSignForConfirm: 'signFor.confirm',
  financingReview: 'financing.review',
  financingContract: 'financing.make',
  financingContractConfirm: 'financing.review',
  financingConsent: 'consent.review',
  financingRepayment: 'financing.review',
  pledgeReview: 'pledge.review',
  pledgeApproval: 'lending.review',
  pledgeGuarantee: 'lending.review',
  pledgeRepayment: 'pledge.review',
  settlementAuthorise: 'settlement.review',
  supplementSign: 'agreement.sign',
  cancellationApply: 'enterprise.manage',
  enrolmentApply: 'enterprise.manage',
} as const satisfies Readonly<Record<z.output<typeof SignedAct>, PermissionKey>>;

/** What you see is what you sign: the server fixes the elements, the person sees them and signs, and the act includes the signature. */
export const signature = resource('signature', 'api', '/signature', {
  prepare: act('/prepare', {
    summary: '准备签名要素',
    movesMoney: true,
    needs: 'records.read',
    needsByAct: NEEDS_BY_ACT,
    source: 'added',
    request: z.strictObject({
      act: SignedAct,
      subjectId: AnyId,
      version: Version,
      receivingAccountId: z.optional(BankAccountId),
      /** The number of the guarantee contract, where a guarantee is signed: it is part of what is signed. */
      guaranteeNumber: z.optional(RequiredText(50)),
    }),
    response: z.object({
      requestId: SignatureRequestId,
      elements: z.array(z.object({ code: SignedElement, value: z.string() })),
      text: z.string(),
      certificates: z.array(Certificate),
    }),
    refuses: [
      ...STATE_REFUSALS,
      'SELF_REVIEW',
      'PASSED_ALREADY',
      'BOTH_SIDES',
      'TOO_LATE',
      'ACCOUNT_UNUSABLE',
      'NOT_ALLOWED_FOR_ROLE',
      'ENTERPRISE_OPEN_ITEMS',
      'DUPLICATE',
      'REAUTHENTICATION_REQUIRED',
    ],
    example: {
      request: { act: 'issuanceSignFor', subjectId: 'I1', version: 3 },
      response: {
        requestId: ids.signatureRequest('S1'),
        elements: [{ code: 'amount', value: '3286500.00' }],
        text: 'LX-SIGN-4|signFor|sign|LX20261118000034217|3286500.00|3|S1',
        certificates: [
          {
            serial: 'SM2-0001',
            subject: '恒信机电设备有限公司·王建国',
            issuedBy: '演示证书',
            validUntil: '2027-11-18T00:00:00+08:00',
            driver: 'demo',
          },
        ],
      },
    },
  }),
  /**
   * Signs the prepared text with a certificate whose key the server or a service keeps, unlocked by its PIN. A wrong PIN counts once,
   * however often the same call is sent.
   */
  sign: act('/sign', {
    summary: '证书签名',
    needs: 'records.read',
    source: 'added',
    request: z.strictObject({ requestId: SignatureRequestId, certificateSerial: RequiredText(64), pin: RequiredText(32) }),
    response: Signature,
    refuses: [
      'NOT_FOUND',
      'SIGNING_TIMED_OUT',
      'SIGNATURE_INVALID',
      'PIN_WRONG',
      'PIN_LOCKED',
      'CERTIFICATE_EXPIRED',
      'CERTIFICATE_SILENT',
    ],
    example: {
      request: { requestId: ids.signatureRequest('S1'), certificateSerial: 'SM2-0001', pin: '123456' },
      response: { requestId: ids.signatureRequest('S1'), certificateSerial: 'SM2-0001', value: '00'.repeat(64) },
    },
  }),
  /** Accepts the signature of the person's own device over the prepared text, after verifying it with the bound certificate. */
  present: act('/present', {
    summary: '提交设备签名',
    needs: 'records.read',
    source: 'added',
    request: z.strictObject({ requestId: SignatureRequestId, certificateSerial: RequiredText(64), value: SignatureValue }),
    response: Signature,
    refuses: ['NOT_FOUND', 'SIGNING_TIMED_OUT', 'SIGNATURE_INVALID', 'CERTIFICATE_EXPIRED'],
    example: {
      request: { requestId: ids.signatureRequest('S1'), certificateSerial: 'UKEY-0001', value: '00'.repeat(64) },
      response: { requestId: ids.signatureRequest('S1'), certificateSerial: 'UKEY-0001', value: '00'.repeat(64) },
    },
  }),
  ...certificateCalls,
});
