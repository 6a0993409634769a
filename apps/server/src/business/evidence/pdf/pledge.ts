import type { PledgeDetail } from '@lianxin/api/contract';
import { formatMoney, PLEDGE_CLAUSES, STATE_LABELS, verifyAddress, type PledgeApplicationState, type ProvedChain } from '@lianxin/domain';
import { createSheet } from '../../../platform/pdf/sheet.ts';
import type { PdfDraft } from './issue.ts';
import { chargesOf, chargeTable, percent, pieceTable, takenPieces } from './loan-terms.ts';
import { sealPlaces, type SealingParty } from './parties.ts';
import { signedSteps, signingRecord } from './signing-record.ts';

const TITLE = '凭证质押贷款协议';

/** States that come after the lender's approval. */
const APPROVED: readonly PledgeApplicationState[] = [
  'awaitingRegistration',
  'awaitingDisbursement',
  'disbursementFailed',
  'disbursed',
  'overdue',
  'awaitingRelease',
  'released',
];

const signedBy = ({ log }: PledgeDetail, ...events: readonly string[]): boolean =>
  log.some(({ event, signed }) => signed && events.includes(event));

/** What the parties of a loan against a pledge have agreed: terms, clauses, charges, seals of those who signed. */
export function pledgePdf(pledge: PledgeDetail, chain: ProvedChain, portalAddress: string, platform: string): PdfDraft {
  const { applicationNumber, amount, holder, lenderName, guarantor, guarantee } = pledge;
  const quote = pledge.charged ?? pledge.quote;
  const approved = APPROVED.includes(pledge.state);
  const parties: SealingParty[] = [
    { part: '出质人（借款人）', name: holder.name, creditCode: holder.creditCode, sealed: approved || signedBy(pledge, 'pass') },
    { part: '质权人（贷款人）', name: lenderName, creditCode: null, sealed: approved },
    ...(guarantor
      ? [{ part: '担保方', name: guarantor.name, creditCode: guarantor.creditCode, sealed: approved || signedBy(pledge, 'countersign') }]
      : []),
  ];
  const facts = {
    applicationNumber,
    state: STATE_LABELS.pledge[pledge.state].zh,
    amount,
    pledged: pledge.pledged,
    coverage: percent(pledge.coverage),
    parties,
    annualRate: percent(quote.annualRate),
    lateDailyRate: percent(pledge.lateDailyRate),
    owedAtMaturity: pledge.owedAtMaturity,
    valueOn: quote.valueOn,
    repayOn: pledge.repayOn,
    quoteId: quote.id,
    purpose: pledge.purpose,
    disbursedOn: pledge.disbursedOn,
    releasedOn: pledge.releasedOn,
    registration: pledge.registration?.certificateNumber ?? null,
    guarantee: guarantee && { contract: guarantee.contractNumber, amount: guarantee.amount, fee: guarantee.fee },
    charges: chargesOf(quote),
    pieces: takenPieces(pledge.pieces),
    clauses: PLEDGE_CLAUSES,
    signed: signedSteps(pledge.log),
    chainHead: chain.head,
    verifyAddress: verifyAddress(portalAddress, pledge.number, chain.head),
  };
  return {
    kind: 'pledge',
    subjectId: pledge.id,
    title: `${TITLE} ${applicationNumber}`,
    fileName: `${applicationNumber}-${TITLE}.pdf`,
    layout: 'portrait',
    facts,
    chain,
    draw(pdf) {
      const sheet = createSheet(pdf, { platform, title: TITLE, titleEn: 'PLEDGE LOAN AGREEMENT', number: ['质押编号', applicationNumber] });
      sheet.amount('贷款金额', amount);
      sheet.section('贷款要素');
      sheet.facts([
        { label: '状态', value: facts.state },
        { label: '质押金额', value: `${formatMoney(facts.pledged)} 元` },
        { label: '出质人', value: holder.name },
        { label: '质权人', value: lenderName },
        ...(guarantor ? [{ label: '担保方', value: guarantor.name }] : []),
        { label: '覆盖率', value: facts.coverage },
        { label: '年化利率', value: facts.annualRate },
        { label: '逾期日利率', value: facts.lateDailyRate },
        { label: '起息日', value: facts.valueOn },
        { label: '还款日', value: facts.repayOn },
        { label: '到期应还', value: `${formatMoney(facts.owedAtMaturity)} 元` },
        { label: '放款日', value: facts.disbursedOn ?? '尚未放款' },
        ...(facts.releasedOn === null ? [] : [{ label: '解质日', value: facts.releasedOn }]),
        ...(facts.guarantee
          ? [
              { label: '担保金额', value: `${formatMoney(facts.guarantee.amount)} 元` },
              { label: '担保合同', value: facts.guarantee.contract ?? '—' },
            ]
          : []),
        { label: '出质登记', value: facts.registration ?? '—', wide: true },
        { label: '贷款用途', value: facts.purpose, wide: true },
        { label: '报价编号', value: facts.quoteId, wide: true },
      ]);
      pieceTable(sheet, '质押的凭证', facts.pieces, facts.pledged);
      chargeTable(sheet, facts.charges);
      sheet.section('约定');
      sheet.clauses(facts.clauses);
      sealPlaces(pdf, sheet, parties);
      signingRecord(sheet, facts.signed);
      sheet.code(facts.verifyAddress, `扫码核验凭证 ${pledge.number}\n存证摘要（SM3）${chain.head}\n流转事件 ${chain.length} 个`);
    },
  };
}
