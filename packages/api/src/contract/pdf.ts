import * as z from 'zod/mini';
import { act, query, resource } from './endpoint.ts';
import { ids } from './examples.ts';
import { FileView } from './schemas/party.ts';
import { FinancingId, Instant, Month, PieceId, PledgeId, TransferId } from './schemas/primitives.ts';
import { StatementSideName } from './statement/shapes.ts';

/** A certificate that the platform seals documents with. */
const PlatformCertificate = z.object({
  serial: z.string(),
  subject: z.string(),
  issuedBy: z.string(),
  validFrom: Instant,
  validUntil: Instant,
  /** An uncompressed point of the SM2 curve, in hex. */
  publicKey: z.string().check(z.regex(/^04[0-9a-f]{128}$/)),
});

const file = {
  id: ids.file('F9'),
  name: 'LX20261118000034217-应收账款电子凭证.pdf',
  size: 88_907,
  contentType: 'application/pdf',
  url: '/files/F9',
  uploadedAt: '2026-11-20T09:42:00+08:00',
};

const made = { source: 'added', needs: 'records.read', response: FileView, refuses: ['NOT_FOUND'] } as const;
const named = (name: string) => ({ ...file, name });

/**
 * Sealed PDF documents. Each shows what the enterprise may see, is made once for each state of the facts, and is then stored as a file of
 * the enterprise.
 */
export const pdf = resource('pdf', 'financing', '/pdf', {
  /** The face of a voucher or of a piece. */
  ofVoucher: act('/voucher', {
    ...made,
    summary: '凭证 PDF',
    request: z.strictObject({ id: PieceId }),
    example: { request: { id: ids.piece('Q1') }, response: file },
  }),
  /** A transfer, for its sender and its recipient. */
  ofTransfer: act('/transfer', {
    ...made,
    summary: '转让单 PDF',
    request: z.strictObject({ id: TransferId }),
    example: { request: { id: ids.transfer('T1') }, response: named('ZR20261120-0007-债权转让单.pdf') },
  }),
  /** The agreement of a financing, for its holder, lender and issuer. */
  ofFinancing: act('/financing', {
    ...made,
    summary: '融资协议 PDF',
    request: z.strictObject({ id: FinancingId }),
    example: { request: { id: ids.financing('F1') }, response: named('RZ20261120-0001-凭证融资协议.pdf') },
  }),
  /** The agreement of a loan against a pledge, for its borrower, its lender and its guarantor. */
  ofPledge: act('/pledge', {
    ...made,
    summary: '质押协议 PDF',
    request: z.strictObject({ id: PledgeId }),
    example: { request: { id: ids.pledge('P1') }, response: named('ZY20261120-0001-凭证质押贷款协议.pdf') },
  }),
  /** The lender's payment of a financing, for its holder and lender. */
  ofFinancingPaid: act('/financingPaid', {
    ...made,
    summary: '融资放款回单 PDF',
    request: z.strictObject({ id: FinancingId }),
    example: { request: { id: ids.financing('F1') }, response: named('RZ20261120-0001-放款回单.pdf') },
  }),
  /** The lender's payment of a loan against a pledge, for its borrower, lender and guarantor. */
  ofLoanPaid: act('/loanPaid', {
    ...made,
    summary: '质押放款回单 PDF',
    request: z.strictObject({ id: PledgeId }),
    example: { request: { id: ids.pledge('P1') }, response: named('ZY20261120-0001-放款回单.pdf') },
  }),
  /** The registration of a financing's assignment, for those who may read the financing. */
  ofFinancingRegistered: act('/financingRegistered', {
    ...made,
    summary: '融资中登证明 PDF',
    request: z.strictObject({ id: FinancingId }),
    example: { request: { id: ids.financing('F1') }, response: named('RZ20261120-0001-中登证明.pdf') },
  }),
  /** The registration of a loan's pledge, for its borrower, lender and guarantor. */
  ofLoanRegistered: act('/loanRegistered', {
    ...made,
    summary: '质押中登证明 PDF',
    request: z.strictObject({ id: PledgeId }),
    example: { request: { id: ids.pledge('P1') }, response: named('ZY20261120-0001-中登证明.pdf') },
  }),
  /** The payment of a piece at maturity: all payees for its issuer, only itself for a payee. */
  ofSettlement: act('/settlement', {
    ...made,
    summary: '到期结算回单 PDF',
    request: z.strictObject({ id: PieceId }),
    example: { request: { id: ids.piece('Q1') }, response: named('LX20261118000034217-到期结算回单.pdf') },
  }),
  /** A monthly statement of what the enterprise holds or issued: opening balance, movements and closing balance. @default held */
  ofMonth: act('/month', {
    ...made,
    summary: '凭证账单 PDF',
    request: z.strictObject({ month: Month, side: z.optional(StatementSideName) }),
    example: { request: { month: '2026-11' }, response: named('恒信机电设备有限公司-凭证账单-2026-11.pdf') },
  }),
  /** The platform's monthly bill, by business and with tax. */
  ofServiceMonth: act('/serviceMonth', {
    ...made,
    summary: '服务账单 PDF',
    request: z.strictObject({ month: Month }),
    example: { request: { month: '2026-11' }, response: named('恒信机电设备有限公司-服务账单-2026-11.pdf') },
  }),
  /** The platform's certificates, including former ones, for checking the one that a document names. */
  certificates: query('/certificates', {
    summary: '平台签章证书',
    source: 'added',
    needs: 'visitor',
    request: z.strictObject({}),
    response: z.array(PlatformCertificate),
    example: {
      request: {},
      response: [
        {
          serial: 'PLT-5C1D8E0F2A7B4960',
          subject: '链信供应链金融服务平台',
          issuedBy: '链信供应链金融服务平台',
          validFrom: '2026-01-01T00:00:00+08:00',
          validUntil: '2036-01-01T00:00:00+08:00',
          publicKey: `04${'5c1d8e0f2a7b4960'.repeat(8)}`,
        },
      ],
    },
  }),
});
