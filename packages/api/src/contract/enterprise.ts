import * as z from 'zod/mini';
import { agreementCalls } from './agreement.ts';
import { account, channelRow, firstPage, ids, pageWith, party, yuan } from './examples.ts';
import { query, resource } from './endpoint.ts';
import { cancellationCalls } from './enterprise-cancellation.ts';
import { configCalls } from './enterprise-config.ts';
import { informationCalls } from './enterprise-information.ts';
import { bankAOpening } from './bank-account/bank-a.ts';
import { ChannelRow } from './schemas/channel-row.ts';
import { pageOf, pageRequest } from './schemas/page.ts';
import { AccountView } from './schemas/party.ts';
import { Day, EnterpriseNo, Instant, Text } from './schemas/primitives.ts';
import { wire } from './wire.ts';

const Enterprise = z.object({
  enterpriseNo: wire('corpNo', EnterpriseNo),
  name: wire('corpNm', z.string()),
  creditCode: z.string(),
  legalName: z.string(),
  size: z.string(),
  address: wire('regAddr', z.string()),
  /** Why and since when the enterprise may not issue; null where it may. */
  issueSuspension: z.nullable(
    z.object({
      reason: z.string(),
      since: z.nullable(Instant),
      /** How many vouchers are still to be paid; with none left, lifting it is the platform's. */
      overdue: z.int(),
    }),
  ),
  /** Whether a sign-for needs the reviewer's confirmation (decisions.md §5). */
  confirmsSignFor: z.boolean(),
});

export const enterprise = resource('enterprise', 'api', '/corp/corp', {
  ...agreementCalls,
  get: query('/get', {
    summary: '企业信息',
    source: 'assumed',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: Enterprise,
    example: {
      request: {},
      response: {
        enterpriseNo: ids.enterprise('E1002'),
        name: party.supplier.name,
        creditCode: '91140000110057086C',
        legalName: '王**',
        size: '小型企业',
        address: '山西省忻州市',
        issueSuspension: null,
        confirmsSignFor: true,
      },
    },
  }),
  /** The enterprises of the group whose figures the data role may see, its own first, by name. */
  listGroupEnterprises: query('/getChuanMeiCoreCorp', {
    summary: '煤炭集团企业列表',
    source: 'assumed',
    needs: 'group.read',
    request: z.strictObject({}),
    response: z.array(z.object({ enterpriseNo: wire('corpNo', EnterpriseNo), name: wire('corpNm', z.string()) })),
    example: {
      request: {},
      response: [
        { enterpriseNo: ids.enterprise('E1001'), name: party.core.name },
        { enterpriseNo: ids.enterprise('E1004'), name: '晋北煤业运销有限公司' },
      ],
    },
  }),
  /** The account from which the enterprise pays at maturity. */
  reservedPayAccount: query('/ylPayAcc', {
    summary: '预留付款账户',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.nullable(AccountView),
    example: { request: {}, response: account },
  }),
  ...bankAOpening,
  ...configCalls,
  ...informationCalls,
  ...cancellationCalls,
  /** The possible guarantors of the enterprise's loans, on each channel that requires one. */
  listGuarantors: query('/danbaoList', {
    summary: '担保公司列表',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.array(ChannelRow),
    example: {
      request: {},
      response: [
        {
          ...channelRow,
          id: '3-E1006',
          channel: 3,
          kind: '2',
          enterpriseNo: ids.enterprise('E1006'),
          enterpriseName: party.guarantor.name,
          credit: yuan(20_000_000),
          feeKind: 'annualPercent',
        },
      ],
    },
  }),
});

export const reference = resource('reference', 'common', '/cm', {
  /** Whether a day is a day off, and when a payment due on it is made. `provisional` while the year's calendar is not published. */
  isHoliday: query('/oth/judgeVacation', {
    summary: '节假日判断',
    needs: 'visitor',
    source: 'assumed',
    request: z.strictObject({ date: Day }),
    response: z.object({ holiday: z.boolean(), name: z.nullable(z.string()), nextWorkingDay: Day, provisional: z.boolean() }),
    example: {
      request: { date: z.decode(Day, '2027-05-15') },
      response: { holiday: true, name: null, nextWorkingDay: z.decode(Day, '2027-05-17'), provisional: true },
    },
  }),
  /**
   * Searches bank branches by words of their name and city or the beginning of their twelve-digit number, optionally within a bank or city.
   */
  banks: query('/bank/list', {
    summary: '银行(联行号)列表',
    needs: 'visitor',
    source: 'assumed',
    request: z.strictObject({ ...pageRequest, search: z.optional(Text(50)), bank: z.optional(Text(50)), city: z.optional(Text(50)) }),
    response: pageOf(z.object({ branchNumber: z.string(), bankName: z.string(), city: z.string() })),
    example: {
      request: { ...firstPage, search: '朔州' },
      response: { ...pageWith({ branchNumber: '105167000010', bankName: '建设银行朔州开发区支行', city: '朔州' }) },
    },
  }),
});
