import * as z from 'zod/mini';
import { act, query } from '../endpoint.ts';
import { firstPage, pageWith, yuan } from '../examples.ts';
import { summedPageOf, pageRequest } from '../schemas/page.ts';
import { FileView, LogEntry } from '../schemas/party.ts';
import { EnteredDay } from '../schemas/entered-day.ts';
import {
  BankAccountId,
  Day,
  FileId,
  FundSupplementId,
  PositiveMoney,
  Reason,
  RequiredText,
  Text,
  Version,
  VoucherNumber,
} from '../schemas/primitives.ts';
import { FundSupplementStateCode } from '../schemas/states.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { wire } from '../wire.ts';
import { supplementExample, supplementReference } from './examples.ts';
import { FundDirectionName, FundSupplement, FundTypeName, SupplementReference } from './shapes.ts';

/** The counterparty's account number, as on a receipt. */
const AccountNumber = z.string().check(z.trim(), z.regex(/^\d{8,30}$/));

const Detail = z.extend(FundSupplement, { attachments: z.array(FileView), log: z.array(LogEntry) });

const One = z.strictObject({ id: FundSupplementId });
const OneShown = z.extend(One, { version: Version });
const shown = { id: supplementReference.id, version: supplementReference.version };
const refreshes = ['message', 'workbench'] as const;

/** Adding entries to the register by hand. */
export const supplementCalls = {
  supplements: query('/supplements', {
    summary: '资金登记簿补录列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ ...pageRequest, search: z.optional(Text(100)), states: z.optional(z.array(FundSupplementStateCode)) }),
    /** `today` is the business day: entries cannot be booked after it. */
    response: z.extend(summedPageOf(FundSupplement, z.enum(['inflow', 'outflow']), FundSupplementStateCode), { today: Day }),
    example: {
      request: firstPage,
      response: {
        today: supplementExample.bookedOn,
        ...pageWith(supplementExample),
        columnSums: { inflow: supplementExample.amount, outflow: yuan(0) },
        stateCounts: { awaitingReview: 1 },
      },
    },
  }),
  /** One supplement with its files and its log. */
  supplement: query('/supplement', {
    summary: '资金登记簿补录详情',
    source: 'added',
    needs: 'records.read',
    request: One,
    response: Detail,
    refuses: ['NOT_FOUND'],
    example: { request: { id: supplementExample.id }, response: { ...supplementExample, attachments: [], log: [] } },
  }),
  /** Submits a new or a returned entry for the register. */
  submitSupplement: act('/submitSupplement', {
    summary: '提交资金登记簿补录',
    source: 'added',
    needs: 'fund.make',
    refreshes,
    request: z.strictObject({
      type: wire('bizType', FundTypeName),
      direction: wire('dir', FundDirectionName),
      amount: wire('amt', PositiveMoney),
      bookedOn: wire('bookDate', EnteredDay),
      accountId: BankAccountId,
      counterpartyName: RequiredText(100),
      counterpartyNumber: z.optional(AccountNumber),
      objectNumber: wire('bizNo', z.optional(RequiredText(40))),
      voucherNumber: wire('pzbh', z.optional(VoucherNumber)),
      bankSerial: z.optional(RequiredText(40)),
      purpose: RequiredText(200),
      attachments: z.array(FileId).check(z.minLength(1), z.maxLength(5)),
      resubmits: z.optional(OneShown),
    }),
    response: SupplementReference,
    refuses: [...STATE_REFUSALS, 'VALIDATION'],
    example: {
      request: {
        type: supplementExample.type,
        direction: supplementExample.direction,
        amount: supplementExample.amount,
        bookedOn: supplementExample.bookedOn,
        accountId: z.parse(BankAccountId, 'B2'),
        counterpartyName: supplementExample.counterpartyName,
        purpose: supplementExample.purpose,
        attachments: [z.parse(FileId, 'F9')],
      },
      response: supplementReference,
    },
  }),
  /** The reviewer passes the entry into the register, or returns it. */
  reviewSupplement: act('/reviewSupplement', {
    summary: '复核资金登记簿补录',
    source: 'added',
    needs: 'fund.review',
    refreshes,
    request: z.extend(OneShown, { decision: z.enum(['pass', 'return']), reason: z.optional(Reason) }),
    response: SupplementReference,
    refuses: [...STATE_REFUSALS, 'SELF_REVIEW', 'VALIDATION'],
    example: { request: { ...shown, decision: 'pass' }, response: { ...supplementReference, state: 'passed', version: 1 } },
  }),
  withdrawSupplement: act('/withdrawSupplement', {
    summary: '撤回资金登记簿补录',
    source: 'added',
    needs: 'fund.make',
    refreshes,
    request: OneShown,
    response: SupplementReference,
    refuses: STATE_REFUSALS,
    example: { request: shown, response: { ...supplementReference, state: 'withdrawn', version: 1 } },
  }),
  /** Deletes a returned supplement that will not be submitted again. */
  removeSupplement: act('/removeSupplement', {
    summary: '删除退回的补录',
    source: 'added',
    needs: 'fund.make',
    refreshes,
    request: OneShown,
    response: z.object({}),
    refuses: STATE_REFUSALS,
    example: { request: { ...shown, version: 1 }, response: {} },
  }),
};
