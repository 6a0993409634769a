/** Column names in enterprises' own lists of payables. */
export const BATCH_HEADS = {
  recipient: ['接收企业', '收款单位', '收款方', '收款企业', '收款人', '供应商', '供应商名称', '接收方名称'],
  amount: ['金额', '开立金额', '票面金额', '付款金额', '应付金额'],
  dueOn: ['到期日期', '付款日期', '付款日', '兑付日', '兑付日期', '承诺付款日', '到期付款日'],
  paymentNature: ['性质', '付款性质', '款项类型'],
  contractNumber: ['合同号', '合同号码', '合同', '贸易合同编号'],
  invoiceNumbers: ['发票', '发票号', '发票编号'],
  termReason: ['理由', '超期原因'],
  remark: ['说明', '附言'],
};
