import type { TradeInvoice } from '@lianxin/api/contract';

/** Invoice column names used by tax offices and accountants. */
export const INVOICE_HEADS = {
  counterparty: ['对方企业', '往来单位', '供应商', '客户'],
  kind: ['发票种类', '发票票种', '票种'],
  number: ['发票号'],
  digitalNumber: ['数电票号码', '全电发票号码'],
  checkCode: ['校验码', '校验码后六位'],
  issuedOn: ['开具日期', '发票日期'],
  amountWithoutTax: ['金额', '不含税金额', '合计金额(不含税)', '合计金额'],
  amountWithTax: ['含税金额', '金额(含税)', '总金额'],
  goods: ['货物名称', '服务名称', '商品名称', '货物或应税劳务名称', '货物或应税劳务、服务名称', '项目名称'],
  contractNumber: ['合同号'],
  tax: ['合计税额'],
  sellerName: ['销售方名称', '销货方名称', '销方企业名称', '销售方纳税人名称'],
  sellerCode: ['销方税号', '销售方识别号', '销售方税号', '销售方纳税人识别号', '销售方统一社会信用代码/纳税人识别号', '销方纳税人识别号'],
  buyerName: ['购方名称', '购货方名称', '购方企业名称', '购买方纳税人名称'],
  buyerCode: ['购方税号', '购买方识别号', '购买方税号', '购买方纳税人识别号', '购买方统一社会信用代码/纳税人识别号', '购方纳税人识别号'],
  isPositive: ['是否正数', '正数发票'],
};

/** The status of an invoice in force, and the word for one that is not positive, in the tax service's exports. */
export const NORMAL_STATUS = '正常';
export const NOT_POSITIVE = '否';

/** Other columns of the tax service's exports. */
export const NOT_NEEDED_OF_INVOICES: readonly string[] = [
  '发票来源',
  '发票风险等级',
  '开票人',
  '收款人',
  '复核人',
  '备注',
  '税率',
  '规格型号',
  '单位',
  '数量',
  '单价',
  '税收分类编码',
  '特定业务类型',
];

/** Names of the kinds used by tax offices and accountants. */
export const OFFICIAL_KINDS: Partial<Record<TradeInvoice['kind'], readonly string[]>> = {
  digitalSpecial: [
    '数电票（增值税专用发票）',
    '数电发票（增值税专用发票）',
    '电子发票（增值税专用发票）',
    '增值税专用发票（数电）',
    '全电专票',
    '全电发票（增值税专用发票）',
    '数电发票(专票)',
    '数电专用发票',
    '数电票（专用发票）',
    '数电发票（专用发票）',
  ],
  digitalOrdinary: [
    '数电票（普通发票）',
    '数电发票（普通发票）',
    '电子发票（普通发票）',
    '普通发票（数电）',
    '全电普票',
    '全电发票（普通发票）',
    '数电发票(普票)',
    '数电普通发票',
  ],
  digitalAir: [
    '数电票（航空运输电子客票行程单）',
    '数电发票（航空运输电子客票行程单）',
    '电子发票（航空运输电子客票行程单）',
    '航空运输电子客票行程单',
  ],
  digitalRail: ['数电票（铁路电子客票）', '数电发票（铁路电子客票）', '电子发票（铁路电子客票）', '铁路电子客票'],
  digitalPaper: ['数电纸质发票（普通发票）', '数电纸质普通发票'],
  vatSpecial: ['专票', '增值税专票', '纸质专票', '纸质发票（增值税专用发票）'],
  vatElectronicSpecial: ['增值税电子专用发票', '增值税专用发票（电子）', '电子专票'],
  motorVehicle: ['机动车销售统一发票'],
  vatOrdinary: ['普票', '增值税普票', '纸质普票', '纸质发票（普通发票）', '增值税普通发票（折叠票）'],
  vatElectronicOrdinary: ['增值税电子普通发票', '增值税普通发票（电子）', '电子普票'],
  vatRoll: ['增值税普通发票（卷票）', '增值税普通发票（卷式）', '卷票'],
  vatToll: ['增值税电子普通发票（通行费）', '道路通行费电子普通发票', '增值税普通发票（通行费）', '通行费发票', '通行费电子发票'],
  usedVehicle: ['二手车销售统一发票'],
};
