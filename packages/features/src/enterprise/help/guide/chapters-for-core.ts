import { allOf, isCoreEnterprise, isGroupViewer, isMakerOrChecker, isOperator, isReviewer, not } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import type { Part } from './chapter.ts';

export const FOR_CORE: Part = {
  title: msg`核心企业`,
  chapters: [
    {
      id: 'issue',
      title: msg`开立链信`,
      intro: msg`向供应商承诺在到期日付款。由经办岗填写，审核岗复核并签名后送达接收方。`,
      steps: [
        msg`打开“开立链信”，选择接收方和它的收款账户。`,
        msg`填写凭证金额，下方显示对应的大写。选择期限或到期日；到期日遇节假日，付款顺延到下一个工作日。`,
        msg`核对款项性质、合同和发票：上次通过的合同和能覆盖金额的发票已经选好，可以更换。`,
        msg`右侧逐项显示检查结果。全部通过后点“提交复核”，在弹出的窗口中核对金额和接收方。`,
        msg`暂时不提交时，表单会自动保存为草稿，下次打开可以继续。`,
      ],
      notes: [
        msg`期限超过 6 个月须填写理由，最长不超过 1 年。`,
        msg`额度不足、发票不足或被暂停开立时无法提交，页面会说明原因和差额。`,
        msg`发票较多时，在“发票管理”点“从表格导入”，按模板填写后一次登记；有问题的行会逐行说明原因，可下载改正后再导入。`,
      ],
      picture: { name: 'issuance.issue', alt: msg`开立链信：左侧填写接收方、金额、期限和贸易背景，右侧逐项显示检查结果` },
      screen: 'issuance.issue',
      concerns: allOf(isOperator, isCoreEnterprise),
    },
    {
      id: 'issue-review',
      title: msg`复核开立申请`,
      intro: msg`审核岗逐笔核对经办岗提交的申请，通过或退回。`,
      steps: [
        msg`打开“开立审核”，左侧是待复核队列，右侧是申请内容与检查结果。`,
        msg`核对贸易背景、发票和期限。用 ↑ ↓ 在队列中移动，A 通过，R 退回。`,
        msg`通过时核对签名要素并输入 PIN 码；退回时填写不超过 100 字的原因，经办岗会看到。`,
      ],
      notes: [msg`通过后凭证送达接收方。接收方签收前，经办岗仍可申请作废，由审核岗批准。`],
      picture: { name: 'issuance.review', alt: msg`开立审核：左侧是待复核队列，右侧是申请内容，下方是退回与通过` },
      screen: 'issuance.review',
      concerns: allOf(isReviewer, isCoreEnterprise),
    },
    {
      id: 'issue-manage',
      title: msg`跟踪开立：撤回、作废与催办`,
      intro: msg`在“链信管理”查看每一笔开立走到哪一步，以及现在还能做什么。`,
      steps: [
        msg`按状态、编号、接收方或日期筛选；点一行查看详情、检查结果和操作记录。`,
        msg`待复核的申请可以“撤回”，改好后重新提交；被退回的点“修改”。`,
        msg`接收方未签收时，可以“催办”，或填写原因“申请作废”，由审核岗批准。`,
      ],
      notes: [msg`接收方超过签收期限未签收，凭证自动关闭，占用的额度和发票随之释放。`],
      picture: { name: 'issuance.manage', alt: msg`链信管理：上方是各渠道的额度，下方按状态筛选，每行是一笔开立及可做的操作` },
      screen: 'issuance.manage',
      concerns: allOf(isMakerOrChecker, isCoreEnterprise),
    },
    {
      id: 'credit',
      title: msg`申请和调整授信额度`,
      intro: msg`在授信额度内开立链信。由管理岗申请，审核岗复核，再由银行或平台审批。`,
      steps: [
        msg`在左侧“结算与账”打开“企业授信额度”，查看各银行的总额、已用、在途、可用和有效期。`,
        msg`管理岗点“申请授信”，或在某家银行的额度上点“调整”，填写总额和用途说明，点“提交复核”。`,
        msg`审核岗核对后通过，或填写原因退回；退回的申请由管理岗修改后重新提交。`,
        msg`审批前可以“撤回”或“催办”。批准后额度立即生效，未批准的会说明原因。`,
      ],
      notes: [
        msg`同一家银行同时只能有一笔在办的申请，总额不能低于已用与在途之和。`,
        msg`额度到期前 30 天和 7 天会提醒，到期后不能再用于开立。`,
      ],
      screen: 'credit.lines',
      concerns: allOf(isCoreEnterprise, not(isGroupViewer)),
    },
    {
      id: 'assignment-notices',
      title: msg`债权转让通知`,
      intro: msg`贵司开立的链信被转让后，平台告知新的债权人。到期时向新的持有方付款。`,
      steps: [
        msg`从工作台或消息进入，或在“链信转让”中选择“债权转让通知”，查看转让方、新债权人和转让金额；只想看没有看过的，选“只看未阅”。`,
        msg`点“查看凭证”核对后点“标为已阅”，平台留存阅读回执。`,
      ],
      screen: 'transfer.notices',
      concerns: allOf(isMakerOrChecker, isCoreEnterprise),
    },
    {
      id: 'interest-share',
      title: msg`供应商融资与付息分摊`,
      intro: msg`供应商以贵司开立的链信融资，到签约阶段时告知贵司；约定由贵司付息的，须经贵司同意。`,
      steps: [
        msg`在左侧“转让与融资”打开“链信融资”，查看谁向哪家资金方融资、金额和贵司承担的费用；上方按月合计。`,
        msg`经办岗核对后点“同意”，或点“不同意”并填写原因，原因会告知融资方。`,
        msg`审核岗核对后点“确认”并签名，或点“退回经办”。各方签署后，资金方登记并放款。`,
        msg`放款后债权属于资金方，平台发出债权转让通知，到期时向资金方付款。`,
      ],
      notes: [msg`不同意不影响到期付款的义务，申请退回融资方修改。`],
      screen: 'financing.issuer',
      concerns: allOf(isMakerOrChecker, isCoreEnterprise),
    },
    {
      id: 'maturity-payments',
      title: msg`到期付款`,
      intro: msg`到期日由平台向付款行发出指令，付给每一位最终持有人。备足款项即可，逾期时由经办岗发起、审核岗授权。`,
      steps: [
        msg`在左侧“结算与账”打开“到期结算”。日历按付款日显示应付金额，节假日顺延；点一天只看这一天。`,
        msg`“备款”列出各付款账户的应付与余额。点“查询余额”由银行答复，红色缺口须在付款日之前补足。`,
        msg`点一行查看到期收款方；付款后可以下载每一笔的结算回单。`,
        msg`余额不足时无人收到款项，凭证逾期。经办岗勾选凭证点“批量发起付款”，可以更换付款账户，点“提交授权”。`,
        msg`审核岗核对后“批量授权付款”，输入一次 PIN 码，逐笔签名；账户或金额不对时点“退回”并写明原因。`,
      ],
      notes: [
        msg`逾期利息按未付金额的日万分之五计算，从付款日起算。`,
        msg`逾期后暂停开立新凭证，付清后由平台运营解除。可以“说明原因”，全部持有人都会看到。`,
      ],
      screen: 'settlement.payments',
      concerns: allOf(isMakerOrChecker, isCoreEnterprise),
    },
  ],
};
