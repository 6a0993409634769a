import { Trans } from '@lingui/react/macro';
import { NumberedClauses } from '../../../foundation/agreement/index.ts';

export const ReceiptConfirmation = () => (
  <NumberedClauses>
    <li>
      <Trans>我方自愿接受本凭证，作为基础合同项下相应应收账款的电子确认。签收前我方已核对开立方、金额、到期日、合同与发票。</Trans>
    </li>
    <li>
      <Trans>
        签收后，我方持有开立方于到期日按票面金额付款的权利。到期日逢休息日的，顺延至下一个工作日付款。平台不承担付款责任，也不提供担保。
      </Trans>
    </li>
    <li>
      <Trans>凭证所载款项已经足额支付时，基础合同项下相同金额的债务随之清偿。未能足额支付时，我方仍可以依据凭证和基础合同主张权利。</Trans>
    </li>
    <li>
      <Trans>我方可以持有至到期，也可以依法转让、融资或质押全部或一部分。转让须由受让方签收后才告完成。</Trans>
    </li>
    <li>
      <Trans>我方可以拒签，无须承担不利后果。拒签后，我方依基础合同收取货款的权利不受影响，开立方和平台不得因此限制交易。</Trans>
    </li>
    <li>
      <Trans>我方保证所登记的贸易背景真实、合法，未就同一应收账款重复确权、转让或质押，收款账户属于我方所有。</Trans>
    </li>
    <li>
      <Trans>经办岗签收后，须由我方审核岗以证书确认方才生效。确认之前，审核岗可以退回。</Trans>
    </li>
  </NumberedClauses>
);

/** How electronic signatures are made and stored. */
export const SignatureService = () => (
  <NumberedClauses>
    <li>
      <Trans>我方使用本企业证书作出的电子签名，与手写签名或者盖章具有同等法律效力。</Trans>
    </li>
    <li>
      <Trans>签名前，平台逐项显示将要签名的要素。我方所签即所见，签名原文、证书序列号与时间一并保存。</Trans>
    </li>
    <li>
      <Trans>证书及其 PIN 码由我方专人保管。证书遗失、泄露或人员变动时，我方应立即申请冻结或更换，此前以该证书作出的签名由我方承担。</Trans>
    </li>
    <li>
      <Trans>凭证的每一次变化都以国密 SM3 摘要前后相连。摘要可以公开核验，用于证明记录未被改动，不会泄露合同、发票和账户的内容。</Trans>
    </li>
    <li>
      <Trans>我方可以随时下载证据包，并且不依赖平台自行核验。平台自凭证结清之日起至少保存记录五年。</Trans>
    </li>
    <li>
      <Trans>平台只为提供签名与存证服务处理必要的信息。除法律规定或取得我方同意外，不向当事方以外的任何人提供。</Trans>
    </li>
  </NumberedClauses>
);
