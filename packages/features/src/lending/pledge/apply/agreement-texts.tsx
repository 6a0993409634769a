import { Trans } from '@lingui/react/macro';
import { NumberedClauses } from '../../../foundation/agreement/index.ts';

/** On what terms the claim is pledged for the loan. */
export const PledgeTerms = () => (
  <NumberedClauses>
    <li>
      <Trans>我方以所选凭证项下的应收账款，按质押金额为所选资金方的贷款提供质押，担保本金、利息、逾期利息和实现质权的费用。</Trans>
    </li>
    <li>
      <Trans>
        质权自动产融资统一登记公示系统办理出质登记时设立（《民法典》第四百四十五条）。质押期间凭证仍归我方，不得转让、融资或再质押。
      </Trans>
    </li>
    <li>
      <Trans>贷款金额、利率、各项费用及其收取方以本次报价为准。利息不预先扣除，到期与本金一并支付（《民法典》第六百七十条）。</Trans>
    </li>
    <li>
      <Trans>贷款须在还款日前还清。还款日晚于质押凭证到期日的，不予受理；凭证到期兑付的款项先用于清偿贷款，余额归我方。</Trans>
    </li>
    <li>
      <Trans>我方到期未还的，资金方可就凭证兑付款优先受偿，凭证不因此直接归资金方所有（《民法典》第四百二十八条）。</Trans>
    </li>
    <li>
      <Trans>需要担保方的，我方在放款前向担保方缴纳担保费；担保方代偿后可以向我方追偿。</Trans>
    </li>
    <li>
      <Trans>资金方或担保方受理前我方可以撤回。未能放款的，所质押的凭证原样恢复为正常持有。</Trans>
    </li>
  </NumberedClauses>
);

/** What the platform and the lender may do to register it. */
export const EntrustmentTerms = () => (
  <NumberedClauses>
    <li>
      <Trans>我方委托平台将本次申请、凭证和贸易单据提交所选资金方和担保方，并接收其审批结果。平台不经手款项，不提供担保。</Trans>
    </li>
    <li>
      <Trans>我方同意资金方在动产融资统一登记公示系统查询该笔应收账款，并办理出质登记，登记内容包括凭证编号、金额和发票号码。</Trans>
    </li>
    <li>
      <Trans>贷款还清后，我方申请解质，由登记的一方办理注销登记，凭证随之恢复为可用。</Trans>
    </li>
    <li>
      <Trans>我方授权资金方和担保方为审批本次贷款查询我方的企业信息与信用信息，用途以本次贷款为限。申请终止后，授权随之终止。</Trans>
    </li>
    <li>
      <Trans>质押出于我方自愿，资金方和担保方由我方自行选择，平台未指定。</Trans>
    </li>
  </NumberedClauses>
);
