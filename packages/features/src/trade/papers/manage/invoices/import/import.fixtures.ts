const row = (cells: string): readonly string[] => cells.split('|');

/** Column names of the template. */
export const INVOICE_HEAD = row(
  '本企业是|往来企业|发票类型|发票代码|发票号码|校验码后 6 位|开票日期|金额（不含税）|价税合计|货物或服务名称|合同编号',
);

/** A digital purchase invoice and an older sales invoice. */
export const RIGHT_INVOICES = [
  row('购买方|恒信机电设备有限公司|数电专票||26142000000099880001||2026/11/02|1000.00|1130.00|矿用电缆|JBMY-CG-2026-0873'),
  row('销售方|晋北煤业集团有限公司|增值税普通发票|1400212130|08849991|123456|2026-11-03|1000|1130|运费|'),
] as const;

export const WRONG_INVOICE = row('中间人|恒信机电设备有限公司|收据||||2026-11-02|1000|约一千|矿用电缆|');
