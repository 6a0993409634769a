import type { FinancingDetail } from '@lianxin/api/contract';
import { financingClauses, formatMoney, STATE_LABELS, verifyAddress, type ProvedChain } from '@lianxin/domain';
import { createSheet } from '../../../platform/pdf/sheet.ts';
import type { PdfDraft } from './issue.ts';
import { chargesOf, chargeTable, percent, pieceTable, takenPieces } from './loan-terms.ts';
import { sealPlaces, type SealingParty } from './parties.ts';
import { signedSteps, signingRecord } from './signing-record.ts';

const TITLE = '凭证融资协议';

/** What a financing's parties have agreed, as far as they have: terms, clauses, charges, seals of those who signed. */
export function financingPdf(financing: FinancingDetail, chain: ProvedChain, portalAddress: string, platform: string): PdfDraft {
  const { applicationNumber, amount, holder, issuer, lenderName, issuerCosts, assents, recourse } = financing;
  const quote = financing.charged ?? financing.quote;
  const parties: SealingParty[] = [
    { part: '融资方', name: holder.name, creditCode: holder.creditCode, sealed: assents.own === 'given' },
    { part: '资金方', name: lenderName, creditCode: null, sealed: assents.funder === 'given' },
    ...(issuerCosts > 0n
      ? [{ part: '开立方（分摊利息与费用）', name: issuer.name, creditCode: issuer.creditCode, sealed: assents.counterparty === 'given' }]
      : []),
  ];
  const facts = {
    applicationNumber,
    state: STATE_LABELS.financing[financing.state].zh,
    amount,
    parties,
    issuer: issuer.name,
    annualRate: percent(quote.annualRate),
    net: quote.net,
    valueOn: quote.valueOn,
    paysOn: quote.paysOn,
    days: quote.days,
    quoteId: quote.id,
    recourse,
    purpose: financing.purpose,
    disbursedOn: financing.disbursedOn,
    lenderNumber: financing.lenderNumber,
    registration: financing.registration?.certificateNumber ?? null,
    charges: chargesOf(quote),
    pieces: takenPieces(financing.pieces),
    clauses: financingClauses(lenderName, recourse),
    signed: signedSteps(financing.log),
    chainHead: chain.head,
    verifyAddress: verifyAddress(portalAddress, financing.number, chain.head),
  };
  return {
    kind: 'financing',
    subjectId: financing.id,
    title: `${TITLE} ${applicationNumber}`,
    fileName: `${applicationNumber}-${TITLE}.pdf`,
    layout: 'portrait',
    facts,
    chain,
    draw(pdf) {
      const sheet = createSheet(pdf, { platform, title: TITLE, titleEn: 'FINANCING AGREEMENT', number: ['融资编号', applicationNumber] });
      sheet.amount('融资金额', amount);
      sheet.section('融资要素');
      sheet.facts([
        { label: '状态', value: facts.state },
        { label: '追索', value: recourse ? '有追索' : '无追索' },
        { label: '融资方', value: holder.name },
        { label: '资金方', value: lenderName },
        { label: '开立方', value: issuer.name },
        { label: '年化利率', value: facts.annualRate },
        { label: '起息日', value: facts.valueOn },
        { label: '到期付款日', value: facts.paysOn },
        { label: '计息天数', value: `${facts.days} 天` },
        { label: '到账净额', value: `${formatMoney(facts.net)} 元` },
        { label: '放款日', value: facts.disbursedOn ?? '尚未放款' },
        { label: '资金方编号', value: facts.lenderNumber ?? '—' },
        { label: '转让登记', value: facts.registration ?? '—', wide: true },
        { label: '资金用途', value: facts.purpose, wide: true },
        { label: '报价编号', value: facts.quoteId, wide: true },
      ]);
      pieceTable(sheet, '转让的凭证', facts.pieces, amount);
      chargeTable(sheet, facts.charges);
      sheet.section('约定');
      sheet.clauses(facts.clauses);
      sealPlaces(pdf, sheet, parties);
      signingRecord(sheet, facts.signed);
      sheet.code(facts.verifyAddress, `扫码核验凭证 ${financing.number}\n存证摘要（SM3）${chain.head}\n流转事件 ${chain.length} 个`);
    },
  };
}
