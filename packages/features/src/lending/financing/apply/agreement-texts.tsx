import { Trans } from '@lingui/react/macro';
import { NumberedClauses } from '../../../foundation/agreement/index.ts';

/** On what terms the claim passes to the lender. */
export const AssignmentTerms = () => (
  <NumberedClauses>
    <li>
      <Trans>我方将所选凭证项下的应收账款债权，按申请金额转让给所选资金方，用于取得融资。资金方放款之时，该部分债权归其所有。</Trans>
    </li>
    <li>
      <Trans>融资金额、利息、各项费用及其收取方以本次报价为准。资金方晚于报价日放款的，按实际天数计息，不高于报价。</Trans>
    </li>
    <li>
      <Trans>报价载明“无追索”的，开立方到期未付款，资金方不向我方追索；载明“有追索”的，资金方可以依约定向我方主张。</Trans>
    </li>
    <li>
      <Trans>我方保证应收账款真实、合法，未重复转让、质押或融资，所附发票与合同属于该笔交易。</Trans>
    </li>
    <li>
      <Trans>资金方受理前我方可以撤回；受理后，合同签署完成前仍可撤回。未能放款的，所占用的凭证原样恢复为正常持有。</Trans>
    </li>
    <li>
      <Trans>债权转让通知由平台依《民法典》第五百四十六条发送开立方，并留存阅读回执。</Trans>
    </li>
  </NumberedClauses>
);

/** What the platform and the lender may do for it. */
export const EntrustmentTerms = () => (
  <NumberedClauses>
    <li>
      <Trans>我方委托平台将本次申请、凭证和贸易单据提交所选资金方，并接收其审批结果。平台不经手款项，不提供担保。</Trans>
    </li>
    <li>
      <Trans>我方授权资金方为审批本次融资查询我方的企业信息与信用信息，用途以本次融资为限。</Trans>
    </li>
    <li>
      <Trans>我方同意资金方在动产融资统一登记公示系统查询并登记该笔债权转让，登记内容包括凭证编号、金额和发票号码。</Trans>
    </li>
    <li>
      <Trans>平台仅向资金方和开立方披露办理本次融资所必需的内容。申请终止后，授权随之终止。</Trans>
    </li>
    <li>
      <Trans>融资出于我方自愿，资金方由我方自行选择，平台未指定资金方。</Trans>
    </li>
  </NumberedClauses>
);
