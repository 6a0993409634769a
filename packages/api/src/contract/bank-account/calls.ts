import { isBankBranchNumber } from '@lianxin/domain';
import * as z from 'zod/mini';
import { account, day, firstPage, ids, pageWith, yuan } from '../examples.ts';
import { act, query, resource } from '../endpoint.ts';
import { pageOf, summedPageOf, pageRequest } from '../schemas/page.ts';
import { AccountView } from '../schemas/party.ts';
import { BankAccountId, Channel, EnterpriseNo, Money, RequiredText, Text, Version } from '../schemas/primitives.ts';
import { BankAccountStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';
import { bankACheck } from './bank-a.ts';
import { depositCalls } from './deposit.ts';
import { Balance, ChannelFunds, KindOfAccount, OwnAccount, OwnAccountDetail, statementDays, Transaction } from './shapes.ts';
import { exampleAccount, exampleBalance, exampleDetail, exampleTransaction } from './examples.ts';

const AccountRequest = z.strictObject({ id: BankAccountId, version: Version });
const ofAccount = { id: exampleAccount.id, version: exampleAccount.version };

export const bankAccount = resource('bankAccount', 'api', '/corp/account', {
  /** The enterprise's open accounts, to choose from. */
  list: query('/getAccount', {
    summary: '账户列表',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.array(AccountView),
    example: { request: {}, response: [account] },
  }),
  /** All accounts of the enterprise, in every state, with the banks' latest figures. */
  listManaged: query('//bankAccount/listManaged', {
    summary: '账户管理列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({
      ...pageRequest,
      search: z.optional(Text(50)),
      state: wire('status', z.optional(BankAccountStateCode)),
      kind: z.optional(KindOfAccount),
    }),
    response: summedPageOf(OwnAccount, z.enum(['balance']), BankAccountStateCode),
    example: { request: firstPage, response: { ...pageWith(exampleAccount), stateCounts: { usable: 1 } } },
  }),
  /** One account, the business that still uses it, and its log. */
  get: query('/get', {
    summary: '账户信息',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({ id: BankAccountId }),
    response: OwnAccountDetail,
    refuses: ['NOT_FOUND'],
    example: { request: { id: exampleAccount.id }, response: exampleDetail },
  }),
  /** Adds an account in the enterprise's own name. It can receive payments once it is verified. */
  save: act('/set', {
    summary: '保存账户',
    source: 'assumed',
    needs: 'account.manage',
    refreshes: ['message'],
    request: z.strictObject({
      accountNumber: wire('accNo', RequiredText(30).check(z.regex(/^\d{10,30}$/))),
      branchNumber: wire('bankNo', RequiredText(12).check(z.refine(isBankBranchNumber))),
      kind: KindOfAccount,
      channel: z.nullable(Channel),
    }),
    response: OwnAccount,
    refuses: ['VALIDATION', 'BANK_ACCOUNT_LIMIT'],
    example: {
      request: { accountNumber: '6212260500001230999', branchNumber: '102173000018', kind: 'receiving', channel: null },
      response: {
        ...exampleAccount,
        kind: 'receiving',
        isDefault: false,
        verified: false,
        state: 'unproved',
        deposit: null,
        balance: null,
        balanceAt: null,
        version: 0,
        acts: ['view', 'prove', 'unbind'],
      },
    },
  }),
  /** Makes an account the default for a channel, or for all channels that have none of their own. */
  setDefault: act('//bankAccount/setDefault', {
    summary: '设为默认账户',
    source: 'added',
    needs: 'account.manage',
    refreshes: ['enterprise', 'message'],
    request: z.extend(AccountRequest, { channel: z.nullable(Channel) }),
    response: OwnAccount,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'STALE_VERSION', 'VALIDATION'],
    example: { request: { ...ofAccount, channel: null }, response: { ...exampleAccount, version: 4 } },
  }),
  /** Unbinds an account that no business uses any more; past business keeps showing it. */
  remove: act('/clear', {
    summary: '清除账户',
    source: 'assumed',
    needs: 'account.manage',
    refreshes: ['message'],
    request: AccountRequest,
    response: OwnAccount,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'STALE_VERSION', 'BANK_ACCOUNT_IN_USE', 'BANK_ACCOUNT_DEFAULT'],
    example: { request: ofAccount, response: { ...exampleAccount, isDefault: false, state: 'unbound', version: 4, acts: ['view'] } },
  }),
  /** Asks the bank for the current balance and stores its answer. */
  queryBalance: act('/queryAmt', {
    summary: '查询余额',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({ id: BankAccountId }),
    response: Balance,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'TOO_FREQUENT', 'BANK_REFUSED', 'BANK_SILENT', 'MAINTENANCE'],
    example: { request: { id: exampleAccount.id }, response: exampleBalance },
  }),
  /** The accounts of the channels with the banks' latest figures. Read only: the platform holds no money. */
  balance: query('/getAmt', {
    summary: '账户金额',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.object({ total: Money, accounts: z.array(ChannelFunds) }),
    example: {
      request: {},
      response: {
        total: yuan(1_286_430.52),
        accounts: [{ ...exampleAccount, kind: 'supervised', channel: 3, defaultOf: [3], funds: exampleBalance }],
      },
    },
  }),
  /** The bank's transactions of an account, the newest first. */
  transactions: query('/acctDetail', {
    summary: '账户明细',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({
      ...pageRequest,
      id: BankAccountId,
      direction: wire('dir', z.optional(z.enum(['in', 'out']))),
      ...statementDays,
    }),
    response: pageOf(Transaction),
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'TOO_FREQUENT', 'BANK_REFUSED', 'BANK_SILENT', 'MAINTENANCE'],
    example: {
      request: { ...firstPage, id: exampleAccount.id, from: day('2026-11-01'), to: day('2026-11-20') },
      response: pageWith(exampleTransaction),
    },
  }),
  /** A supplier's verified receiving accounts with masked numbers, for those who pay it. */
  listPayable: query('//bankAccount/listPayable', {
    summary: '收款方账户',
    needs: 'records.read',
    source: 'added',
    request: z.strictObject({ enterpriseNo: wire('corpNo', EnterpriseNo) }),
    response: z.array(AccountView),
    refuses: ['NOT_FOUND'],
    example: { request: { enterpriseNo: ids.enterprise('E1002') }, response: [account] },
  }),
  /** Shows one account number in full, and records this in the audit trail. */
  reveal: query('//bankAccount/reveal', {
    summary: '查看完整账号',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ id: BankAccountId }),
    response: z.object({ accountNumber: z.string() }),
    refuses: ['NOT_FOUND'],
    example: { request: { id: account.id }, response: { accountNumber: '6212260500001230358' } },
  }),
  ...depositCalls,
  ...bankACheck,
});
