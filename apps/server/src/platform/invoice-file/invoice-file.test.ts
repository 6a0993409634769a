import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { invoiceOfContent } from './invoice-of-content.ts';
import { readInvoiceFile } from './read-invoice-file.ts';
import { xmlLeaves } from './xml-leaves.ts';

const EINVOICE = `<?xml version="1.0" encoding="UTF-8"?>
<EInvoice><Header><InherentLabel><GeneralOrSpecialVAT><LabelCode>02</LabelCode></GeneralOrSpecialVAT></InherentLabel></Header>
<EInvoiceData><SellerInformation><SellerIdNum>91140000110057086C</SellerIdNum><SellerName>恒信机电</SellerName></SellerInformation>
<BuyerInformation><BuyerIdNum>91350100M000100Y43</BuyerIdNum></BuyerInformation>
<BasicInformation><TotalAmWithoutTax>1000.00</TotalAmWithoutTax><TotalTaxAm>130.00</TotalTaxAm><TotalTax-includedAmount>1130.00</TotalTax-includedAmount></BasicInformation>
<IssuItemInformation><ItemName>*电机*防爆电机 A&amp;B</ItemName></IssuItemInformation></EInvoiceData>
<TaxSupervisionInfo><InvoiceNumber>26142000000018846127</InvoiceNumber><IssueTime>2026-11-09 10:00:00</IssueTime></TaxSupervisionInfo></EInvoice>`;
const OFD = `<?xml version="1.0"?><ofd:OFD xmlns:ofd="http://www.ofdspec.org/2016"><ofd:DocBody><ofd:DocInfo><ofd:CustomDatas>
<ofd:CustomData Name="发票代码">014002200111</ofd:CustomData><ofd:CustomData Name="发票号码">31200001</ofd:CustomData>
<ofd:CustomData Name="开票日期">2026年11月09日</ofd:CustomData><ofd:CustomData Name="合计金额">1000.00</ofd:CustomData>
<ofd:CustomData Name="合计税额">130.00</ofd:CustomData></ofd:CustomDatas></ofd:DocInfo></ofd:DocBody></ofd:OFD>`;

const digital = {
  kind: 'ordinary',
  number: '26142000000018846127',
  amountWithoutTax: '1000.00',
  amountWithTax: '1130.00',
  goods: '*电机*防爆电机 A&B',
  sellerTaxNumber: '91140000110057086C',
};

test('an XML invoice is read in a separate process', async () => {
  expect(await readInvoiceFile(strToU8(EINVOICE))).toMatchObject(digital);
  await expect(readInvoiceFile(strToU8('<?xml version="1.0"?><other/>'))).rejects.toMatchObject({ kind: 'rejected' });
});

test('an OFD invoice is read from its metadata or from attached XML', () => {
  expect(invoiceOfContent(zipSync({ 'OFD.xml': strToU8(OFD) }))).toMatchObject({
    code: '014002200111',
    number: '31200001',
    issuedOn: '2026年11月09日',
  });
  expect(invoiceOfContent(zipSync({ 'OFD.xml': strToU8(OFD), 'Doc_0/Attachs/invoice.xml': strToU8(EINVOICE) }))).toMatchObject(digital);
  expect(invoiceOfContent(zipSync({ 'Doc_0/Pages/Page_0/Content.xml': strToU8(EINVOICE) }))).toBeNull();
});

test('document types, custom entities, deep nesting and zip bombs are refused', () => {
  expect(xmlLeaves('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')).toBeNull();
  expect(xmlLeaves('<a>&x;</a>')).toMatchObject([{ text: '&x;' }]);
  expect(xmlLeaves(`${'<a>'.repeat(100)}x`)).toBeNull();
  const bomb = zipSync({ 'OFD.xml': new Uint8Array(3 * 1024 * 1024) });
  expect(invoiceOfContent(bomb)).toBeNull();
});
