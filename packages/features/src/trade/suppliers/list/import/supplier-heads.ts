/** Column names in enterprises' own lists of suppliers. */
export const SUPPLIER_HEADS = {
  creditCode: ['信用代码', '社会信用代码', '纳税人识别号', '税号'],
  name: ['供应商名称', '供应商', '公司名称', '单位名称', '名称'],
  usualTermDays: ['常用期限', '期限', '账期', '账期(天)'],
  quota: ['额度'],
  note: ['说明'],
};
