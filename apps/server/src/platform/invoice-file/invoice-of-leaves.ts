import type { InvoiceText } from './invoice-text.ts';
import type { XmlLeaf } from './xml-leaves.ts';

const SPECIAL: Readonly<Record<string, 'special' | 'ordinary'>> = { '01': 'special', '02': 'ordinary' };

/** A fully digital invoice as the tax authority's XML has it (数电票 EInvoice); undefined for any other document. */
export function digitalInvoice(leaves: readonly XmlLeaf[]): InvoiceText | undefined {
  const first = (...names: readonly string[]): string | null => leaves.find(({ name }) => names.includes(name))?.text ?? null;
  const number = first('InvoiceNumber', 'EIid');
  if (number === null || !/^\d{20}$/.test(number)) return undefined;
  const label = leaves.find(({ name, within }) => name === 'LabelCode' && within.includes('GeneralOrSpecialVAT'))?.text ?? '';
  return {
    kind: SPECIAL[label] ?? null,
    code: null,
    number,
    checkCode: null,
    issuedOn: first('IssueTime', 'RequestTime'),
    amountWithoutTax: first('TotalAmWithoutTax'),
    amountWithTax: first('TotalTax-includedAmount'),
    tax: first('TotalTaxAm'),
    goods: first('ItemName'),
    buyerTaxNumber: first('BuyerIdNum'),
    sellerTaxNumber: first('SellerIdNum'),
  };
}

/** What an OFD invoice says of itself beside its pages (CustomData); undefined where it says no number. */
export function ofdInvoice(leaves: readonly XmlLeaf[]): InvoiceText | undefined {
  const said = (name: string): string | null =>
    leaves.find((leaf) => leaf.name === 'CustomData' && leaf.attributes.includes(`"${name}"`))?.text ?? null;
  const number = said('发票号码');
  if (number === null) return undefined;
  return {
    kind: null,
    code: said('发票代码'),
    number,
    checkCode: said('校验码'),
    issuedOn: said('开票日期'),
    amountWithoutTax: said('合计金额'),
    amountWithTax: said('价税合计'),
    tax: said('合计税额'),
    goods: null,
    buyerTaxNumber: said('购买方纳税人识别号'),
    sellerTaxNumber: said('销售方纳税人识别号'),
  };
}
