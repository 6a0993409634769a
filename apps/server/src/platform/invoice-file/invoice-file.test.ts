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

test('a document is read in one pass, whatever it repeats', () => {
  // Each would take minutes if places were looked at again for every beginning.
  for (const part of ['<', '<!--', '<a ', '<?', '<![CDATA[', '\n', '&', '<a\n'])
    expect(xmlLeaves(part.repeat(1_000_000))?.length ?? 0).toBe(0);
  expect(xmlLeaves(`<a>${'\n'.repeat(1_000_000)}x</a>`)).toMatchObject([{ text: 'x' }]);
});

test.each([
  ['GBK', 'GBK'],
  ['GB2312', 'gb2312'],
  ['GB 18030', 'GB18030'],
])('a document in %s is read as such', (_, encoding) => {
  // 电机 in GBK.
  const [before = '', after = ''] = EINVOICE.replace('UTF-8', encoding).replace('恒信机电', '-').split('防爆电机');
  const content = new Uint8Array([...strToU8(before), 0xb5, 0xe7, 0xbb, 0xfa, ...strToU8(after)]);
  expect(invoiceOfContent(content)?.goods).toMatch(/电机 A&B$/);
});

test('a document in UTF-16 is read by its mark, and references by number are resolved', () => {
  const text = EINVOICE.replace('UTF-8', 'UTF-16').replace('防爆电机', '&#30005;&#x673A;');
  const wide = new Uint8Array(new Uint16Array(Array.from(`\uFEFF${text}`, (sign) => sign.charCodeAt(0))).buffer);
  expect(invoiceOfContent(wide)?.goods).toBe('*电机*电机 A&B');
});

test('a document type that declares nothing is passed over', () => {
  expect(invoiceOfContent(strToU8(EINVOICE.replace('?>', '?><!DOCTYPE EInvoice>')))).toMatchObject(digital);
  expect(invoiceOfContent(strToU8(EINVOICE.replace('?>', '?><!DOCTYPE EInvoice SYSTEM "x.dtd">')))).toBeNull();
});

test('an OFD invoice is read from its original_invoice.xml', () => {
  const original = `<?xml version="1.0"?><fp:eInvoice xmlns:fp="http://www.edrm.org.cn/schema/e-invoice/2019"><fp:InvoiceCode>014002200111</fp:InvoiceCode>
<fp:InvoiceNo>31200001</fp:InvoiceNo><fp:IssueDate>2026年11月9日</fp:IssueDate><fp:InvoiceCheckCode>06546 71852 10022 32107</fp:InvoiceCheckCode>
<fp:Buyer><fp:BuyerTaxID>91350100M000100Y43</fp:BuyerTaxID></fp:Buyer><fp:TaxInclusiveTotalAmount>1130.00</fp:TaxInclusiveTotalAmount>
<fp:TaxExclusiveTotalAmount>1000.00</fp:TaxExclusiveTotalAmount></fp:eInvoice>`;
  const read = invoiceOfContent(zipSync({ 'OFD.xml': strToU8('<a/>'), 'Doc_0/Attachs/original_invoice.xml': strToU8(original) }));
  expect(read).toMatchObject({ code: '014002200111', number: '31200001', checkCode: '06546 71852 10022 32107', amountWithTax: '1130.00' });
});

test('the name of an OFD invoice tells its kind', () => {
  const named = (name: string) =>
    OFD.replace('<ofd:CustomDatas>', `<ofd:CustomDatas><ofd:CustomData Name="发票名称">${name}</ofd:CustomData>`);
  const kindOf = (name: string) => invoiceOfContent(zipSync({ 'OFD.xml': strToU8(named(name)) }))?.kind;
  expect([kindOf('电子发票（普通发票）'), kindOf('电子发票（增值税专用发票）'), kindOf('收据')]).toEqual(['ordinary', 'special', null]);
});

/** Ways in which programs write the same document. */
const WRITTEN: Readonly<Record<string, (xml: string) => string>> = {
  plain: (xml) => xml,
  prefixed: (xml) => xml.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1fp:'),
  spaced: (xml) => xml.replaceAll('><', '>\r\n\t<').replaceAll(/>([^<\s][^<]*)</g, '> $1 <'),
  decimalReferences: (xml) => xml.replaceAll(/\p{Script=Han}/gu, (sign) => `&#${sign.codePointAt(0) ?? 0};`),
  hexReferences: (xml) => xml.replaceAll(/\p{Script=Han}/gu, (sign) => `&#x${(sign.codePointAt(0) ?? 0).toString(16)};`),
  data: (xml) => xml.replace('*电机*防爆电机 A&amp;B', '<![CDATA[*电机*防爆电机 A&B]]>'),
  commented: (xml) => xml.replaceAll('<IssuItemInformation>', '<!-- <ItemName>x</ItemName> --><IssuItemInformation>'),
  docType: (xml) => xml.replace('?>', '?><!DOCTYPE EInvoice>'),
  attributes: (xml) => xml.replaceAll('<InvoiceNumber>', `<InvoiceNumber id="1" xml:space='preserve'>`),
  emptyElements: (xml) => xml.replaceAll('<IssuItemInformation>', '<Remark/><Remark></Remark><IssuItemInformation>'),
};
const wide = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(bytes.buffer);
};
const ENCODED: Readonly<Record<string, (xml: string) => Uint8Array>> = {
  utf8: (xml) => strToU8(xml),
  utf8Mark: (xml) => strToU8(`\uFEFF${xml}`),
  utf8Undeclared: (xml) => strToU8(xml.replace(' encoding="UTF-8"', '')),
  noDeclaration: (xml) => strToU8(xml.replace(/<\?xml[^>]*\?>\s*/, '')),
  utf16LittleEndian: (xml) => wide(`\uFEFF${xml.replace('UTF-8', 'UTF-16')}`, true),
  utf16BigEndian: (xml) => wide(`\uFEFF${xml.replace('UTF-8', 'UTF-16')}`, false),
};
const PACKED: Readonly<Record<string, (xml: Uint8Array) => Uint8Array>> = {
  alone: (xml) => xml,
  attached: (xml) => zipSync({ 'OFD.xml': strToU8('<a/>'), 'Doc_0/Attachs/original_invoice.xml': xml }),
  attachedElsewhere: (xml) => zipSync({ 'OFD.xml': strToU8(OFD), 'Doc_0/Attachments/attach_1.xml': xml }),
};
const all = (of: object): readonly string[] => Object.keys(of);

test.each(
  all(WRITTEN).flatMap((written) => all(ENCODED).flatMap((encoded) => all(PACKED).map((packed) => [written, encoded, packed] as const))),
)('the same invoice is read as %s %s %s', (written, encoded, packed) => {
  const xml = WRITTEN[written]?.(EINVOICE) ?? expect.fail();
  const bytes = ENCODED[encoded]?.(xml) ?? expect.fail();
  expect(invoiceOfContent(PACKED[packed]?.(bytes) ?? expect.fail())).toMatchObject({
    ...digital,
    issuedOn: '2026-11-09 10:00:00',
    tax: '130.00',
    buyerTaxNumber: '91350100M000100Y43',
  });
});
