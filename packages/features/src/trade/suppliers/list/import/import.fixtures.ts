/** Column names of the template. */
export const SUPPLIER_HEAD: readonly string[] = ['统一社会信用代码', '企业名称', '标签', '常用期限（天）', '提醒额度（元）', '备注'];

/** One with all values and one with code and name only. */
export const RIGHT_SUPPLIERS: readonly [readonly string[], readonly string[]] = [
  ['91140000110057086C', '恒信机电设备有限公司', '战略供应商、机电', '180', '10,000,000.00', '年度框架合同'],
  ['914403002792683613', '云岭物流有限公司', '', '', '', ''],
];

export const WRONG_SUPPLIER: readonly string[] = ['91140000110057086', '', '这个标签比十二个字要长得多一些', '400', '一千万', ''];
