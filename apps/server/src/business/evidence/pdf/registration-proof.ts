import { formatMoney, shanghaiSecond, verifyAddress, type CivilDate, type ProvedChain } from '@lianxin/domain';
import { createSheet } from '../../../platform/pdf/sheet.ts';
import type { PdfDraft } from './issue.ts';
import { LOAN_WORDS, pieceTable, type Loan } from './loan-terms.ts';

const TITLE = '中登证明';
const REGISTER = '中国人民银行征信中心动产融资统一登记公示系统';

/** The register's terms for the object and the parties. */
const ENTRIES = {
  financing: { kind: '应收账款转让登记', giver: '转让人（融资方）', taker: '受让人（资金方）' },
  pledge: { kind: '应收账款质押登记', giver: '出质人（借款人）', taker: '质权人（资金方）' },
} as const;

/** A registration of movables and claims, as reported by the person who made it. */
export interface RegistrationProof extends Loan {
  readonly certificateNumber: string;
  /** ISO 8601 with seconds, because priority depends on the time (民法典 768). */
  readonly registeredAt: string;
  readonly expiresOn: CivilDate;
  readonly searchReportNumber: string;
  readonly searchedAt: string;
  readonly registrant: string;
  readonly cancellationNumber: string | null;
}

/** The registration number of an assignment or a pledge. States that it is not the register's own certificate. */
export function registrationPdf(entry: RegistrationProof, chain: ProvedChain, portalAddress: string, platform: string): PdfDraft {
  const { business, applicationNumber, certificateNumber, lender, borrower, registrant, amount, taken, pieces, number } = entry;
  const { name, pieces: piecesTitle, amount: amountTitle } = LOAN_WORDS[business];
  const { kind, giver, taker } = ENTRIES[business];
  const facts = {
    applicationNumber,
    business: name,
    state: entry.state,
    register: REGISTER,
    certificateNumber,
    kind,
    registeredAt: shanghaiSecond(entry.registeredAt),
    expiresOn: entry.expiresOn,
    searchReportNumber: entry.searchReportNumber,
    searchedAt: shanghaiSecond(entry.searchedAt),
    cancellationNumber: entry.cancellationNumber,
    borrower,
    lender,
    registrant,
    issuers: [...new Set(pieces.map(({ issuer }) => issuer))],
    amount,
    taken,
    pieces,
    chainHead: chain.head,
    verifyAddress: verifyAddress(portalAddress, number, chain.head),
  };
  return {
    kind: 'registration',
    subjectId: entry.id,
    title: `${TITLE} ${applicationNumber}`,
    fileName: `${applicationNumber}-${TITLE}.pdf`,
    layout: 'portrait',
    facts,
    chain,
    draw(pdf) {
      const sheet = createSheet(pdf, { platform, title: TITLE, titleEn: 'REGISTRATION PROOF', number: ['业务编号', applicationNumber] });
      sheet.amount('登记的应收账款', taken);
      sheet.section('登记');
      sheet.facts([
        { label: '登记系统', value: REGISTER, wide: true },
        { label: '登记证明编号', value: certificateNumber, wide: true },
        { label: '登记种类', value: kind },
        { label: '登记时间', value: facts.registeredAt },
        { label: '登记到期日', value: facts.expiresOn },
        { label: '登记办理方', value: registrant },
        { label: '查询报告编号', value: facts.searchReportNumber },
        { label: '查询时间', value: facts.searchedAt },
        ...(facts.cancellationNumber === null ? [] : [{ label: '注销证明编号', value: facts.cancellationNumber, wide: true }]),
      ]);
      sheet.section('当事人与债权');
      sheet.facts([
        { label: giver, value: borrower, wide: true },
        { label: taker, value: lender, wide: true },
        { label: '债务人（开立方）', value: facts.issuers.join('、'), wide: true },
        { label: '业务', value: name },
        { label: '状态', value: facts.state },
        { label: amountTitle, value: `${formatMoney(amount)} 元` },
      ]);
      pieceTable(sheet, piecesTitle, pieces, taken);
      sheet.text(
        `本件依据登记办理方告知平台的登记信息生成，不是${REGISTER}的登记证明。登记证明可在该系统按登记证明编号查询和下载，登记的内容与效力以该系统的记载为准。`,
      );
      sheet.code(facts.verifyAddress, `扫码核验凭证 ${number}\n存证摘要（SM3）${chain.head}\n流转事件 ${chain.length} 个`);
    },
  };
}
