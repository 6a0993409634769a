import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { firstPage, pageWith, yuan } from '../examples.ts';
import { reminder } from '../schemas/application.ts';
import { pageOf, pageRequest } from '../schemas/page.ts';
import { Channel, CreditApplicationId, PositiveMoney, Reason, RequiredText, Version } from '../schemas/primitives.ts';
import { CreditApplicationStateCode } from '../schemas/states.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { wire } from '../wire.ts';
import { CreditApplication, CreditApplicationDetail, CreditLine, CreditTotal, Reference } from './shapes.ts';
import { exampleApplication, exampleLine, exampleReference } from './examples.ts';

const One = z.strictObject({ id: CreditApplicationId });
const OneShown = z.extend(One, { version: Version });
const shown = { id: exampleReference.id, version: exampleReference.version };

/** An issuer's credit lines, one for each channel, and the applications for them. */
export const creditLine = resource('creditLine', 'api', '/corp/credit', {
  get: query('/get', {
    summary: '授信额度',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.array(CreditLine),
    example: { request: {}, response: [exampleLine] },
  }),
  /** Past totals of the lines, the oldest first. */
  history: query('//creditLine/history', {
    summary: '授信总额变动',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.array(CreditTotal),
    example: {
      request: {},
      response: [
        { channel: 12, since: '2025-07-01T09:00:00+08:00', total: yuan(80_000_000) },
        { channel: 12, since: '2026-07-01T09:00:00+08:00', total: yuan(100_000_000) },
      ],
    },
  }),
  applications: query('//creditLine/applications', {
    summary: '授信申请列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ ...pageRequest, states: z.optional(z.array(CreditApplicationStateCode)) }),
    response: pageOf(CreditApplication, CreditApplicationStateCode),
    example: {
      request: firstPage,
      response: { ...pageWith(exampleApplication), stateCounts: { awaitingReview: 1 } },
    },
  }),
  /** One application and its log. */
  application: query('//creditLine/application', {
    summary: '授信申请详情',
    source: 'added',
    needs: 'records.read',
    request: One,
    response: CreditApplicationDetail,
    refuses: ['NOT_FOUND'],
    example: { request: { id: exampleApplication.id }, response: { ...exampleApplication, log: [] } },
  }),
  /** Applies for a line or a new total of an existing one; also submits a returned application again. */
  apply: act('/apply', {
    summary: '授信申请',
    source: 'assumed',
    needs: 'credit.make',
    refreshes: ['message', 'workbench'],
    request: z.strictObject({
      channel: Channel,
      amount: wire('sxAmt', PositiveMoney),
      purpose: RequiredText(200),
      /** The version of the line that the applicant saw; left out where there is no line. */
      lineVersion: z.optional(Version),
      resubmits: z.optional(z.strictObject({ id: CreditApplicationId, version: Version })),
    }),
    response: Reference,
    refuses: [...STATE_REFUSALS, 'VALIDATION'],
    example: {
      request: { channel: 12, amount: exampleApplication.amount, purpose: exampleApplication.purpose, lineVersion: 0 },
      response: exampleReference,
    },
  }),
  /** The reviewer passes the application to the bank and the platform, who decide, or returns it. */
  review: act('/exam', {
    summary: '授信审核',
    source: 'assumed',
    needs: 'credit.review',
    refreshes: ['message', 'workbench'],
    request: z.extend(OneShown, { decision: z.enum(['pass', 'return']), reason: z.optional(Reason) }),
    response: Reference,
    refuses: [...STATE_REFUSALS, 'SELF_REVIEW', 'PASSED_ALREADY', 'VALIDATION'],
    example: { request: { ...shown, decision: 'pass' }, response: { ...exampleReference, state: 'awaitingDecision', version: 1 } },
  }),
  withdraw: act('//creditLine/withdraw', {
    summary: '撤回授信申请',
    source: 'added',
    needs: 'credit.make',
    refreshes: ['message', 'workbench'],
    request: z.extend(OneShown, { reason: z.optional(Reason) }),
    response: Reference,
    refuses: STATE_REFUSALS,
    example: { request: shown, response: { ...exampleReference, state: 'withdrawn', version: 1 } },
  }),
  /** Deletes a returned application that will not be submitted again. */
  remove: act('//creditLine/remove', {
    summary: '删除退回的授信申请',
    source: 'added',
    needs: 'credit.make',
    refreshes: ['message', 'workbench'],
    request: OneShown,
    response: z.object({}),
    refuses: STATE_REFUSALS,
    example: { request: { ...shown, version: 1 }, response: {} },
  }),
  /** Reminds the reviewer, or asks the bank again. */
  remind: act('//creditLine/remind', {
    summary: '催办授信申请',
    source: 'added',
    needs: 'credit.make',
    request: One,
    ...reminder,
    example: { request: { id: exampleReference.id }, response: { remindedAt: '2026-11-20T09:41:00+08:00' } },
  }),
});
