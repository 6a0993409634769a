const row = (cells: string): readonly string[] => cells.split('|');

/** The names of the columns as the template has them. */
export const INVOICE_HEAD = row(
  '本企业是|往来企业|发票类型|发票代码|发票号码|校验码后 6 位|开票日期|金额（不含税）|价税合计|货物或服务名称|合同编号',
);

/** A digital invoice that was bought on, and an older one that was sold on. */
export const RIGHT_INVOICES = [
  row('购买方|恒信机电设备有限公司|数电专票||26142000000099880001||2026/11/02|1000.00|1130.00|矿用电缆|JBMY-CG-2026-0873'),
  row('销售方|晋北煤业集团有限公司|增值税普通发票|1400212130|08849991|123456|2026-11-03|1000|1130|运费|'),
] as const;

export const WRONG_INVOICE = row('中间人|恒信机电设备有限公司|收据||||2026-11-02|1000|约一千|矿用电缆|');

/** The columns of the tax service's own export of all invoices. */
export const TAX_SERVICE_HEAD = row(
  '序号|发票代码|发票号码|数电发票号码|销方识别号|销方名称|购方识别号|购买方名称|开票日期|金额|税额|价税合计|发票来源|发票票种|发票状态|是否正数发票|发票风险等级|开票人|备注',
);

export const OWN_ENTERPRISE = { name: '晋北煤业集团有限公司', creditCode: '91350100M000100Y43' } as const;

/** Bought on a digital invoice, sold on an older one, and an invoice of two others. */
export const TAX_SERVICE_INVOICES = [
  row(
    '1|||26142000000018847030|91140000110057086C|恒信机电设备有限公司|91350100M000100Y43|晋北煤业集团有限公司|2026-11-09 10:11:12|1000|130|1130|电子发票服务平台|数电发票（增值税专用发票）|正常|是|正常|张三|',
  ),
  row(
    '2|1400212130|08849991||91350100M000100Y43|晋北煤业集团有限公司|91140000110057086C|恒信机电设备有限公司|2026-11-10 09:00:00|2000|260|2260|增值税发票管理系统|增值税专用发票|正常|是|正常|李四|',
  ),
  row(
    '3|||26142000000018847031|91140000110057086C|恒信机电设备有限公司|91310000MA1K000006|示例物流有限公司|2026-11-11 10:11:12|1000|130|1130|电子发票服务平台|数电发票（普通发票）|正常|是|正常|张三|',
  ),
] as const;
