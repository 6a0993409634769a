import type { PermissionKey, RefusalKey } from '@lianxin/domain';
import * as z from 'zod/mini';
import { act, query } from '../endpoint.ts';
import { reminder, reviewOf } from '../schemas/application.ts';
import { FileView } from '../schemas/party.ts';
import { FileId, Instant, Reason, RequiredText, Version, type Identifier } from '../schemas/primitives.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import type { Schema } from '../wire.ts';

/** A kind of application to a lender, as far as its calls depend on it. */
export interface FundingKind<Id extends string, Reference extends Schema> {
  /** Its resource, which also names the paths of the calls that are ours. */
  readonly name: string;
  /** The permissions of its operators and its reviewers. */
  readonly needs: { readonly make: PermissionKey; readonly review: PermissionKey };
  /** What the summaries call it, in Chinese. */
  readonly title: string;
  readonly id: Identifier<Id>;
  readonly reference: Reference;
  /** The application of the examples. */
  readonly exampleId: z.output<Identifier<Id>>;
  /** That application in a state and version, as a call answers it. */
  readonly at: (state: 'returned' | 'withdrawn' | 'underApproval', version: number) => z.output<Reference>;
}

const REFRESHES = ['voucher', 'tradeInvoice', 'message', 'workbench'] as const;

/** How an application is submitted, and what its detail shows. */
interface Submitted<Submission extends Schema, Reference extends Schema, Detail extends Schema> {
  readonly apply: {
    readonly summary: string;
    readonly request: Submission;
    readonly example: { readonly request: z.output<Submission>; readonly response: z.output<Reference> };
    /** Refusals of this kind only. @default none */
    readonly refuses?: readonly RefusalKey[];
  };
  readonly detail: { readonly response: Detail; readonly example: z.output<Detail> };
}

/** What its own enterprise does with an application, and its detail. */
export const applicationCalls = <Id extends string, Reference extends Schema, Submission extends Schema, Detail extends Schema>(
  { name, needs: { make: needs, review }, title, id, reference, exampleId, at }: FundingKind<Id, Reference>,
  { apply: { refuses = [], ...submission }, detail }: Submitted<Submission, Reference, Detail>,
) => {
  const One = z.strictObject({ id });
  const OneShown = z.strictObject({ id, version: Version });
  const shown = { id: exampleId, version: 0 };
  return {
    /** Submits an application to one lender. Its pieces, the last perhaps in part, are reserved until it ends. */
    apply: act('/rzApply', {
      ...submission,
      movesMoney: true,
      source: 'assumed',
      needs,
      refreshes: REFRESHES,
      response: reference,
      refuses: [
        ...STATE_REFUSALS,
        'VALIDATION',
        'BOTH_SIDES',
        ...refuses,
        'LIMIT_EXCEEDED',
        'SPLIT_LIMIT',
        'INVOICE_SHORT',
        'QUOTE_EXPIRED',
        'CHANNEL_REFUSED',
        'ACCOUNT_UNUSABLE',
      ],
    }),
    get: query('/rzInfo', {
      summary: `${title}详情`,
      source: 'assumed',
      needs: 'records.read',
      request: One,
      response: detail.response,
      refuses: ['NOT_FOUND'],
      example: { request: { id: exampleId }, response: detail.example },
    }),
    /** The reviewer passes the application on, or returns it. */
    review: act('/rzExam', {
      summary: `${title}审核`,
      movesMoney: true,
      source: 'assumed',
      needs: review,
      refreshes: REFRESHES,
      request: reviewOf(id),
      response: reference,
      refuses: [
        ...STATE_REFUSALS,
        'SELF_REVIEW',
        'PASSED_ALREADY',
        'BOTH_SIDES',
        'TOO_LATE',
        'QUOTE_EXPIRED',
        'CHANNEL_REFUSED',
        'SIGNATURE_INVALID',
        'VALIDATION',
      ],
      example: { request: { ...shown, decision: 'return', reason: '请改用利率更低的渠道' }, response: at('returned', 1) },
    }),
    /** Takes an application back while nobody is bound by it yet. */
    withdraw: act(`//${name}/withdraw`, {
      summary: `撤回${title}申请`,
      movesMoney: true,
      source: 'added',
      needs,
      refreshes: REFRESHES,
      request: z.extend(OneShown, { reason: z.optional(Reason) }),
      response: reference,
      refuses: [...STATE_REFUSALS, 'BOTH_SIDES'],
      example: { request: shown, response: at('withdrawn', 1) },
    }),
    /** Deletes a returned application that will not be submitted again. */
    remove: act(`//${name}/remove`, {
      summary: `删除退回的${title}申请`,
      source: 'added',
      needs,
      refreshes: ['message', 'workbench'],
      request: OneShown,
      response: z.object({}),
      refuses: STATE_REFUSALS,
      example: { request: { ...shown, version: 1 }, response: {} },
    }),
    remind: act(`//${name}/remind`, {
      summary: `催办${title}申请`,
      source: 'added',
      needs,
      request: One,
      ...reminder,
      example: { request: { id: exampleId }, response: { remindedAt: '2026-11-20T09:41:00+08:00' } },
    }),
  };
};

/** The applicant answers what the lender or the guarantor asked. `asked` and `answered` are the versions of the example. */
export const supplementCall = <Id extends string, Reference extends Schema>(
  { name, needs, title, id, reference, exampleId, at }: FundingKind<Id, Reference>,
  asked: number,
  answered: number,
) =>
  act(`//${name}/supplement`, {
    summary: `${title}补件`,
    source: 'added',
    needs: needs.make,
    refreshes: ['message', 'workbench'],
    request: z.strictObject({ id, version: Version, answer: RequiredText(500), attachments: z.array(FileId).check(z.maxLength(10)) }),
    response: reference,
    refuses: [...STATE_REFUSALS, 'VALIDATION'],
    example: {
      request: { id: exampleId, version: asked, answer: '发运单已补充', attachments: [] },
      response: at('underApproval', answered),
    },
  });

/** Saving applications that are not submitted yet. `exampleForm` is the form in the example. */
export const draftCalls = <Id extends string, Shape extends z.core.$ZodShape, Config extends z.core.$ZodObjectConfig>(
  { name, needs: { make: needs }, title }: Pick<FundingKind<string, Schema>, 'name' | 'needs' | 'title'>,
  id: Identifier<Id>,
  form: z.ZodMiniObject<Shape, Config>,
  exampleId: z.output<Identifier<Id>>,
  exampleForm: z.output<z.ZodMiniObject<Shape, Config>>,
) => {
  const saved = { id: exampleId, version: 0, savedAt: '2026-11-20T09:41:00+08:00' };
  const Saved = z.object({ id, version: Version, savedAt: Instant });
  return {
    saveDraft: act(`//${name}/saveDraft`, {
      summary: `保存${title}草稿`,
      source: 'added',
      needs,
      request: z.strictObject({ id: z.optional(id), version: z.optional(Version), form }),
      response: Saved,
      refuses: ['NOT_FOUND', 'STALE_VERSION', 'VALIDATION'],
      example: { request: { form: exampleForm }, response: saved },
    }),
    listDrafts: query(`//${name}/listDrafts`, {
      summary: `${title}草稿列表`,
      source: 'added',
      needs,
      request: z.strictObject({}),
      response: z.array(
        z.extend(Saved, {
          form,
          /** The files that the form refers to. */
          attachments: z.array(FileView),
        }),
      ),
      example: { request: {}, response: [{ ...saved, form: exampleForm, attachments: [] }] },
    }),
    deleteDraft: act(`//${name}/deleteDraft`, {
      summary: `删除${title}草稿`,
      source: 'added',
      needs,
      request: z.strictObject({ id }),
      response: z.object({}),
      refuses: ['NOT_FOUND'],
      example: { request: { id: exampleId }, response: {} },
    }),
  };
};
