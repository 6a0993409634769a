import type { InvoiceText } from './invoice-text.ts';
import type { XmlLeaf } from './xml-leaves.ts';

const SPECIAL: Readonly<Record<string, 'special' | 'ordinary'>> = { '01': 'special', '02': 'ordinary' };

/** Reads a fully digital invoice in the tax authority's XML format (数电票 EInvoice); undefined for other documents. */
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

/** The kind by the name of an invoice, such as 电子发票（普通发票）. */
const kindNamed = (name: string | null): InvoiceText['kind'] =>
  name === null ? null : name.includes('专用发票') ? 'special' : name.includes('普通发票') ? 'ordinary' : null;

/** Reads an electronic invoice of before 数电票, as it is attached to its OFD (original_invoice.xml); undefined for other documents. */
export function electronicInvoice(leaves: readonly XmlLeaf[]): InvoiceText | undefined {
  const first = (name: string): string | null => leaves.find((leaf) => leaf.name === name)?.text ?? null;
  const number = first('InvoiceNo');
  if (number === null || !/^\d{8}$|^\d{20}$/.test(number)) return undefined;
  return {
    kind: kindNamed(first('InvoiceTypeName') ?? first('Title')),
    code: first('InvoiceCode'),
    number,
    checkCode: first('InvoiceCheckCode'),
    issuedOn: first('IssueDate'),
    amountWithoutTax: first('TaxExclusiveTotalAmount'),
    amountWithTax: first('TaxInclusiveTotalAmount'),
    tax: first('TaxTotalAmount'),
    goods: first('Item'),
    buyerTaxNumber: first('BuyerTaxID'),
    sellerTaxNumber: first('SellerTaxID'),
  };
}

/** Reads an invoice from OFD metadata (CustomData); undefined without an invoice number. */
export function ofdInvoice(leaves: readonly XmlLeaf[]): InvoiceText | undefined {
  const field = (name: string): string | null =>
    leaves.find((leaf) => leaf.name === 'CustomData' && leaf.attributes.includes(`"${name}"`))?.text ?? null;
  const number = field('发票号码');
  if (number === null) return undefined;
  return {
    kind: kindNamed(field('发票名称') ?? field('发票类型')),
    code: field('发票代码'),
    number,
    checkCode: field('校验码'),
    issuedOn: field('开票日期'),
    amountWithoutTax: field('合计金额'),
    amountWithTax: field('价税合计'),
    tax: field('合计税额'),
    goods: null,
    buyerTaxNumber: field('购买方纳税人识别号'),
    sellerTaxNumber: field('销售方纳税人识别号'),
  };
}
