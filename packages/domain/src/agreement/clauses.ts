/** What a holder agrees to by signing the contract of a financing, clause by clause: the words of the screen that asks it to. */
export const financingClauses = (lenderName: string, recourse: boolean): readonly string[] => [
  `我方自愿将所列凭证项下的债权转让给${lenderName}，由其向我方支付扣除利息和费用后的款项。`,
  '合同自各方签署之日起成立。资金方放款前，任何一方尚未签署的，我方可以撤回申请，所列凭证恢复为我方正常持有。',
  recourse
    ? `开立方到期未付款的，${lenderName}可以向我方追索；我方清偿后，债权回到我方。`
    : `开立方到期未付款的，${lenderName}不向我方追索；贸易背景不真实，或者同一债权已经转让、质押的除外。`,
  '利息按放款日至到期日的实际天数计算，一年按 360 天计，放款日计入，到期日不计。',
  '我方保证贸易背景真实，所列发票未用于其他融资，并按申请的用途使用资金。',
  '我方同意资金方在动产融资统一登记公示系统办理转让登记，并由平台将债权转让通知开立方。',
];

/** What a holder agrees to by pledging for a loan, clause by clause: the words of the screen that asks it to. */
export const PLEDGE_CLAUSES: readonly string[] = [
  '我方以所选凭证项下的应收账款，按质押金额为所选资金方的贷款提供质押，担保本金、利息、逾期利息和实现质权的费用。',
  '质权自动产融资统一登记公示系统办理出质登记时设立（《民法典》第四百四十五条）。质押期间凭证仍归我方，不得转让、融资或再质押。',
  '贷款金额、利率、各项费用及其收取方以本次报价为准。利息不预先扣除，到期与本金一并支付（《民法典》第六百七十条）。',
  '贷款须在还款日前还清。还款日晚于质押凭证到期日的，不予受理；凭证到期兑付的款项先用于清偿贷款，余额归我方。',
  '我方到期未还的，资金方可就凭证兑付款优先受偿，凭证不因此直接归资金方所有（《民法典》第四百二十八条）。',
  '需要担保方的，我方在放款前向担保方缴纳担保费；担保方代偿后可以向我方追偿。',
  '资金方或担保方受理前我方可以撤回。未能放款的，所质押的凭证原样恢复为正常持有。',
];
