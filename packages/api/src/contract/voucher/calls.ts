import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { day, figure, firstPage, ids, none, pageWith, party } from '../examples.ts';
import { named, pageOf, summedPageOf, pageRequest } from '../schemas/page.ts';
import { Party } from '../schemas/party.ts';
import { Day, EnterpriseNo, IssuanceId, Money, PieceId, Text, Version, VoucherNumber } from '../schemas/primitives.ts';
import { PieceStateCode } from '../schemas/states.ts';
import { STATE_REFUSALS } from '../state-refusals.ts';
import { BusinessType } from '../trade/shapes.ts';
import { wire } from '../wire.ts';
import { payCalls } from '../settlement/pay-calls.ts';
import { detail, group, node, number, row, rows } from './examples.ts';
import { CirculationNode, Filter, FinanceableGroup, HistoryEntry, Piece, PieceDetail, PiecePage } from './shapes.ts';

export const voucher = resource('voucher', 'financing', '/pz/pz', {
  ...payCalls,
  /** Every piece that the enterprise issued, held or transferred. */
  list: query('/getPage', {
    summary: '凭证列表',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject(Filter),
    response: PiecePage,
    example: { request: firstPage, response: rows },
  }),
  /** The pieces the enterprise holds or held. */
  listHoldings: query('/getMyPage', {
    summary: '我的凭证(持有)',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject(Filter),
    response: PiecePage,
    example: { request: firstPage, response: rows },
  }),
  /** What the enterprise can have financed, in groups for one application each: one issuer and one due date. The earliest due first. */
  listFinanceable: query('/toRzPage', {
    summary: '可融资凭证列表',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({
      ...pageRequest,
      search: z.optional(Text(100)),
      issuerNo: z.optional(EnterpriseNo),
      dueFrom: z.optional(Day),
      dueTo: z.optional(Day),
    }),
    response: summedPageOf(FinanceableGroup, z.enum(['availableAmount'])),
    example: { request: firstPage, response: { ...pageWith(group), columnSums: { availableAmount: row.amount } } },
  }),
  /** The enterprises that occur in one of the lists, by name, for its filter. */
  listParties: query('//voucher/listParties', {
    summary: '凭证列表中的企业',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({
      ...pageRequest,
      of: z.enum(['all', 'holdings', 'incoming']),
      part: z.enum(['issuer', 'sender']),
      search: z.optional(Text(100)),
      enterpriseNos: named(EnterpriseNo),
    }),
    response: pageOf(Party),
    example: { request: { ...firstPage, of: 'holdings', part: 'issuer' }, response: pageWith(party.core) },
  }),
  /** Number and sum of the enterprise's pieces by state, and of those due soon. */
  totals: query('/getAmt', {
    summary: '凭证金额汇总',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.object({
      byState: z.array(z.object({ state: PieceStateCode, count: z.int(), amount: Money, availableAmount: Money })),
      pledged: z.object({ count: z.int(), amount: Money }),
      overdue: z.object({ count: z.int(), amount: Money }),
      /** The pieces that will be paid at maturity. */
      receivable: z.object({ count: z.int(), amount: Money }),
      dueSoon: z.object({ count: z.int(), amount: Money, firstOn: z.nullable(Day) }),
      /**
       * `receivable` by due month: before this month (`from` is null), the twelve months from this one, and later (`to` is null). Empty
       * months are left out.
       */
      dueMonths: z.array(z.object({ from: z.nullable(Day), to: z.nullable(Day), count: z.int(), amount: Money })),
    }),
    example: {
      request: {},
      response: {
        byState: [{ state: 'holding', count: 1, amount: row.amount, availableAmount: row.amount }],
        pledged: none,
        overdue: none,
        receivable: { count: 1, amount: row.amount },
        dueSoon: { ...figure(0, 0), firstOn: null },
        dueMonths: [{ from: day('2027-03-01'), to: day('2027-03-31'), count: 1, amount: row.amount }],
      },
    },
  }),
  get: query('/getById', {
    summary: '凭证详情',
    source: 'assumed',
    needs: 'records.read',
    request: Piece,
    response: PieceDetail,
    refuses: ['NOT_FOUND'],
    example: { request: { id: row.id }, response: detail },
  }),
  getByNumber: query('/getByPzbh', {
    summary: '按编号查询',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({ number: wire('pzbh', VoucherNumber) }),
    response: PieceDetail,
    refuses: ['NOT_FOUND'],
    example: { request: { number }, response: detail },
  }),
  /** Sets the business type of a piece that the enterprise holds freely; null clears it. Its later parts inherit it. */
  setBusinessType: act('/setPzYwTpe', {
    summary: '设置业务类型',
    source: 'assumed',
    needs: 'transfer.make',
    request: z.strictObject({ id: PieceId, version: Version, businessType: wire('pzYwTpe', z.nullable(BusinessType)) }),
    response: z.object({ id: PieceId, version: Version }),
    refuses: STATE_REFUSALS,
    example: { request: { id: row.id, version: 1, businessType: 'energy' }, response: { id: row.id, version: 2 } },
  }),
  /** The circulation tree of the voucher that a piece belongs to. */
  trace: query('/follow', {
    summary: '凭证追踪',
    source: 'assumed',
    needs: 'records.read',
    request: Piece,
    response: z.object({ faceAmount: Money, liveAmount: Money, nodes: z.array(CirculationNode) }),
    refuses: ['NOT_FOUND'],
    example: { request: { id: row.id }, response: { faceAmount: row.amount, liveAmount: row.amount, nodes: [node] } },
  }),
  /** The evidence of a voucher's history that the viewer may read, as a ZIP that can be verified without the platform. */
  evidence: act('//voucher/evidence', {
    summary: '下载证据包',
    source: 'added',
    needs: 'records.read',
    request: Piece,
    /** `content` is the ZIP in base64. */
    response: z.object({ name: z.string(), content: z.string() }),
    refuses: ['NOT_FOUND'],
    example: { request: { id: row.id }, response: { name: 'LX20261118000034217-evidence.zip', content: 'UEsDBA==' } },
  }),
  /** The complete hash chain of a voucher, for the browser to verify. */
  history: query('//voucher/history', {
    summary: '可验证流转',
    source: 'added',
    needs: 'records.read',
    request: Piece,
    response: z.object({ genesis: z.string(), head: z.string(), entries: z.array(HistoryEntry) }),
    refuses: ['NOT_FOUND'],
    example: { request: { id: row.id }, response: { genesis: '0000000000000000', head: '7f3a91c40be25d68', entries: [] } },
  }),
});

/** Queries about a voucher that the specification puts under the path of issuances. */
export const issuedVoucher = resource('issuance', 'financing', '/pz/open', {
  children: query('/child', {
    summary: '子凭证列表',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({ id: IssuanceId }),
    response: z.array(CirculationNode),
    refuses: ['NOT_FOUND'],
    example: { request: { id: ids.issuance('I1') }, response: [node] },
  }),
  circulation: query('/pzlzRecord', {
    summary: '凭证流转记录',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({ id: IssuanceId }),
    response: z.array(HistoryEntry),
    refuses: ['NOT_FOUND'],
    example: { request: { id: ids.issuance('I1') }, response: [] },
  }),
});
