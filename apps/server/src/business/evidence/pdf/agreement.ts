import type { FinancingDetail, PledgeDetail } from '@lianxin/api/contract';
import { verifyAddress, type ProvedChain } from '@lianxin/domain';
import { createSheet, type Sheet } from '../../../platform/pdf/sheet.ts';
import type { PdfDraft } from './issue.ts';
import { chargesOf, chargeTable, LOAN_WORDS, percent, pieceTable, type Loan } from './loan-terms.ts';
import { sealPlaces, type SealingParty } from './parties.ts';
import { signedSteps, signingRecord } from './signing-record.ts';

/** The part of an agreement that depends on the kind of loan. */
export interface AgreementTerms {
  readonly parties: readonly SealingParty[];
  readonly clauses: readonly string[];
  /** Its own terms, sealed and shown. */
  readonly facts: PdfDraft['facts'];
  readonly lines: Parameters<Sheet['facts']>[0];
}

/** The terms, clauses, charges and seals agreed so far. */
export function agreementPdf(
  loan: Loan,
  detail: FinancingDetail | PledgeDetail,
  { parties, clauses, facts: ownFacts, lines }: AgreementTerms,
  chain: ProvedChain,
  portalAddress: string,
  platform: string,
): PdfDraft {
  const { business, applicationNumber, amount, number } = loan;
  const { agreement: title, agreementEn: titleEn, ...words } = LOAN_WORDS[business];
  const quote = detail.charged ?? detail.quote;
  const facts = {
    ...ownFacts,
    applicationNumber,
    state: loan.state,
    amount,
    parties,
    annualRate: percent(quote.annualRate),
    valueOn: quote.valueOn,
    quoteId: quote.id,
    purpose: detail.purpose,
    disbursedOn: detail.disbursedOn,
    registration: detail.registration?.certificateNumber ?? null,
    charges: chargesOf(quote),
    pieces: loan.pieces,
    clauses,
    signed: signedSteps(detail.log),
    chainHead: chain.head,
    verifyAddress: verifyAddress(portalAddress, number, chain.head),
  };
  return {
    kind: business,
    subjectId: loan.id,
    title: `${title} ${applicationNumber}`,
    fileName: `${applicationNumber}-${title}.pdf`,
    layout: 'portrait',
    facts,
    chain,
    draw(pdf) {
      const sheet = createSheet(pdf, { platform, title, titleEn, number: [words.number, applicationNumber] });
      sheet.amount(words.amount, amount);
      sheet.section(words.terms);
      sheet.facts([
        { label: '状态', value: facts.state },
        ...lines,
        { label: words.registration, value: facts.registration ?? '—', wide: true },
        { label: words.purpose, value: facts.purpose, wide: true },
        { label: '报价编号', value: facts.quoteId, wide: true },
      ]);
      pieceTable(sheet, words.pieces, facts.pieces, loan.taken);
      chargeTable(sheet, facts.charges);
      sheet.section('约定');
      sheet.clauses(clauses);
      sealPlaces(pdf, sheet, parties);
      signingRecord(sheet, facts.signed);
      sheet.code(facts.verifyAddress, `扫码核验凭证 ${number}\n存证摘要（SM3）${chain.head}\n流转事件 ${chain.length} 个`);
    },
  };
}
