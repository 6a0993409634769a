import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { shanghaiSecond, STATE_LABELS, verifyAddress, type ProvedChain } from '@lianxin/domain';
import { createSheet } from '../../../platform/pdf/sheet.ts';
import type { PdfDraft } from './issue.ts';
import { sealPlaces, type SealingParty } from './parties.ts';
import { signedSteps, signingRecord } from './signing-record.ts';
import { invoiceTable } from './trade-behind.ts';

type TransferDetail = ResponseOf<Contract['transfer']['get']>;

const TITLE = '债权转让单';

/** Parties, voucher, amount, trade and signatures of a transfer. */
export function transferPdf(transfer: TransferDetail, chain: ProvedChain, portalAddress: string, platform: string): PdfDraft {
  const { transferNumber, amount, dueOn, contract, invoices, receivingAccount, log } = transfer;
  const number = transfer.childNumber ?? transfer.sourceNumber;
  const passed = transfer.reviewedAt !== null && transfer.state !== 'returned';
  const parties: SealingParty[] = [
    { part: '转让方', name: transfer.sender.name, creditCode: transfer.sender.creditCode, sealed: passed },
    { part: '受让方', name: transfer.recipient.name, creditCode: transfer.recipient.creditCode, sealed: transfer.state === 'completed' },
  ];
  const facts = {
    transferNumber,
    state: STATE_LABELS.transfer[transfer.state].zh,
    amount,
    sourceNumber: transfer.sourceNumber,
    childNumber: transfer.childNumber,
    issuer: transfer.issuer.name,
    parties,
    dueOn,
    submittedAt: transfer.submittedAt && shanghaiSecond(transfer.submittedAt),
    signedAt: transfer.signedAt && shanghaiSecond(transfer.signedAt),
    account: receivingAccount && {
      name: receivingAccount.accountName,
      number: receivingAccount.accountNumber,
      bank: receivingAccount.bankName,
    },
    contract: contract && { number: contract.number, name: contract.name },
    invoices: invoices.map(({ invoice, amount: used }) => ({
      number: invoice.number,
      issuedOn: invoice.issuedOn,
      total: invoice.amountWithTax,
      used,
    })),
    remark: transfer.remark,
    signed: signedSteps(log),
    chainHead: chain.head,
    verifyAddress: verifyAddress(portalAddress, number, chain.head),
  };
  return {
    kind: 'transfer',
    subjectId: transfer.id,
    title: `${TITLE} ${transferNumber}`,
    fileName: `${transferNumber}-${TITLE}.pdf`,
    layout: 'portrait',
    facts,
    chain,
    draw(pdf) {
      const sheet = createSheet(pdf, { platform, title: TITLE, titleEn: 'ASSIGNMENT OF RECEIVABLE', number: ['转让编号', transferNumber] });
      sheet.amount('转让金额', amount);
      sheet.section('转让内容');
      sheet.facts([
        { label: '状态', value: facts.state },
        { label: '凭证到期日', value: dueOn },
        { label: '转出凭证', value: facts.sourceNumber, wide: true },
        { label: '转入凭证', value: facts.childNumber ?? '签收后生成', wide: true },
        { label: '开立方', value: facts.issuer, wide: true },
        { label: '转让方', value: transfer.sender.name },
        { label: '受让方', value: transfer.recipient.name },
        { label: '提交时间', value: facts.submittedAt ?? '—' },
        { label: '签收时间', value: facts.signedAt ?? '—' },
        ...(facts.account
          ? [{ label: '收款账户', value: `${facts.account.name}　${facts.account.number}　${facts.account.bank}`, wide: true }]
          : []),
        ...(facts.contract ? [{ label: '基础合同', value: `${facts.contract.number}　${facts.contract.name}`, wide: true }] : []),
        ...(facts.remark === null ? [] : [{ label: '备注', value: facts.remark, wide: true }]),
      ]);
      sheet.text(
        '转让方将上列凭证项下的应收账款债权，按转让金额转让给受让方。债权自受让方签收之时起归受让方所有，届时由平台依《民法典》第五百四十六条通知开立方。',
      );
      invoiceTable(sheet, facts.invoices);
      sealPlaces(pdf, sheet, parties);
      signingRecord(sheet, facts.signed);
      sheet.code(facts.verifyAddress, `扫码核验凭证 ${number}\n存证摘要（SM3）${chain.head}\n流转事件 ${chain.length} 个`);
    },
  };
}
