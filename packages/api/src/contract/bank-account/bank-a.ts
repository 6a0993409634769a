import { isBankBranchNumber } from '@lianxin/domain';
import * as z from 'zod/mini';
import { act, query } from '../endpoint.ts';
import { ids } from '../examples.ts';
import { FileView } from '../schemas/party.ts';
import { FileId, Instant, RequiredText, Version } from '../schemas/primitives.ts';
import { wire } from '../wire.ts';

const OpeningStage = z.enum(['needsInformation', 'processing', 'returned', 'opened']);

const BankAOpening = z.object({
  /** Bank A's status of the account; AAAAAAA and 1 are good (specification §2.1). */
  status: wire('zxAcctSts', z.nullable(z.string())),
  /** The same as a state of ours. */
  stage: OpeningStage,
  accountName: z.string(),
  accountNumber: z.nullable(z.string()),
  branchNumber: z.nullable(z.string()),
  branchName: z.nullable(z.string()),
  licence: wire('file2', z.nullable(FileView)),
  agreement: wire('file4', z.nullable(FileView)),
  authorisation: wire('file5', z.nullable(FileView)),
  submittedAt: z.nullable(Instant),
  reason: z.nullable(z.string()),
  version: Version,
});

const opening: z.output<typeof BankAOpening> = {
  status: '2',
  stage: 'needsInformation',
  accountName: '怀仁电缆有限公司',
  accountNumber: '6212 **** **** 7706',
  branchNumber: '102167010393',
  branchName: '工商银行朔州开发区支行',
  licence: null,
  agreement: null,
  authorisation: null,
  submittedAt: null,
  reason: null,
  version: 0,
};

/** Opening an account at bank A: the information that it still needs, and the progress (acctState 2). */
export const bankAOpening = {
  bankAOpening: query('//bankA/opening', {
    summary: '银行A渠道开通进度',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({}),
    response: BankAOpening,
    example: { request: {}, response: opening },
  }),
  /** Sends the missing information to bank A. A file that is left out stays unchanged. */
  openBankA: act('/zxEcflifqy', {
    summary: '银行A渠道企业开通',
    needs: 'enterprise.register',
    source: 'assumed',
    refreshes: ['account', 'bankAccount'],
    request: z.strictObject({
      version: Version,
      accountNumber: RequiredText(30).check(z.regex(/^\d{10,30}$/)),
      branchNumber: RequiredText(12).check(z.refine(isBankBranchNumber)),
      licenceFileId: wire('file2', z.optional(FileId)),
      agreementFileId: wire('file4', z.optional(FileId)),
      authorisationFileId: wire('file5', z.optional(FileId)),
    }),
    response: BankAOpening,
    refuses: ['ILLEGAL_STATE', 'STALE_VERSION', 'VALIDATION', 'MAINTENANCE'],
    example: {
      request: { version: 0, accountNumber: '6212260500001237706', branchNumber: '102167010393', licenceFileId: ids.file('F1') },
      response: { ...opening, status: '3', stage: 'processing', submittedAt: '2026-11-20T09:41:00+08:00', version: 1 },
    },
  }),
} as const;

/** Asks bank A for the progress and stores its answer. */
export const bankACheck = {
  confirmBankAVerification: act('/doZxCheck', {
    summary: '银行A渠道账户核验',
    needs: 'enterprise.register',
    source: 'assumed',
    refreshes: ['account', 'enterprise'],
    request: z.strictObject({}),
    response: BankAOpening,
    refuses: ['ILLEGAL_STATE', 'MAINTENANCE'],
    example: {
      request: {},
      response: { ...opening, status: 'AAAAAAA', stage: 'opened', submittedAt: '2026-11-20T09:41:00+08:00', version: 2 },
    },
  }),
} as const;
