import { anyOf, isAdministrator, isMakerOrChecker, receivesAtMaturity, showsSupplierSection } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import type { Part } from './chapter.ts';

/** Receiving, paying, repaying, and fees. */
export const FOR_PAYERS: Part = {
  title: msg`收支、还款与费用`,
  chapters: [
    {
      id: 'income',
      title: msg`查看收入`,
      intro: msg`“收入”列出签收的和退回本企业的链信，以及它们现在的去向。`,
      steps: [
        msg`在左侧“结算与账”打开“收入”，上方是每月收入。`,
        msg`按来源（开立、转入、退回）、付款方、收入日期或到期日筛选，上方是每月收入。`,
        msg`在该行选择“签收凭据”“转让记录”或“凭证与发票”，继续核对。`,
      ],
      screen: 'treasury.income',
      concerns: showsSupplierSection,
    },
    {
      id: 'expenditure',
      title: msg`查看支出`,
      intro: msg`“支出”按开立、转让、融资和质押列出付出去的链信。`,
      steps: [
        msg`在左侧“结算与账”打开“支出”，上方是每月支出。`,
        msg`在“支出类型”中选择开立、转让、融资或质押；没有开立业务的企业只有后三类。`,
        msg`点“详情”查看该笔业务；核心企业还可以查看累计开立与额度。`,
      ],
      notes: [msg`每月支出按收款方签收日、放款日计。`],
      screen: 'treasury.expenditure',
      concerns: showsSupplierSection,
    },
    {
      id: 'maturity-receipts',
      title: msg`到期收款与催付`,
      intro: msg`持有的凭证到期自动付到收款账户，无须提交材料。`,
      steps: [
        msg`在左侧“结算与账”打开“到期结算”，日历按付款日显示应收金额，节假日顺延；点一天只看这一天。`,
        msg`付款日前五个工作日起，经办岗点“确认收款账户”核对或更换，再点“确认此账户”；未确认不影响收款。`,
        msg`显示“未能入账”时，经办岗同样更换账户，平台在下一个工作日再次付款。`,
        msg`状态变为“已到账”后，点一行查看到账时间和银行流水号，下载“到期结算回单”。`,
        msg`逾期未付时，经办岗点“催付”，每天一次；仍未付的点“投诉”，由平台向开立方核实。`,
        msg`需要证据时点“查看凭证”，在“存证校验”中点“下载证据包”，可以离线核验。`,
      ],
      notes: [msg`已质押的凭证先清偿贷款，余额付给持有人；已融资的凭证付给资金方。`],
      screen: 'settlement.receipts',
      concerns: receivesAtMaturity,
    },
    {
      id: 'repayments',
      title: msg`管理还款`,
      intro: msg`“还款管理”列出质押贷款的应还本息；由经办岗还款、审核岗授权，平台不自动扣款。`,
      steps: [
        msg`打开“还款管理”，查看剩余本金、今日应计利息、逾期利息和“还款日程”。`,
        msg`按状态、申请编号、资金方或还款日筛选，点“详情”查看还款记录。`,
        msg`经办岗点“去还款”，填写付款日、还款金额和银行回单号，提交复核。`,
        msg`审核岗点“去授权”，核对付款日、金额和银行回单后授权。`,
      ],
      notes: [msg`卖断的融资由开立方到期兑付，不在此列。`],
      screen: 'treasury.repayments',
      concerns: anyOf(isAdministrator, showsSupplierSection),
    },
    {
      id: 'charges',
      title: msg`查看和缴纳费用`,
      intro: msg`“费用管理”逐项列出本企业应缴的平台费用，以及融资和质押的费用。`,
      steps: [
        msg`打开“费用管理”，上方是待缴、其中逾期必缴、已缴待确认和已缴的金额。`,
        msg`按费用来源、费用类型、缴费日期筛选，或选择“只看逾期必缴”；点“详情”查看依据、应缴日期和收款方。`,
        msg`有待缴费用时点“缴费”；点“缴费记录”查看每次缴费的结果。`,
      ],
      screen: 'fees.charges',
      concerns: showsSupplierSection,
    },
    {
      id: 'fee-payments',
      title: msg`缴费与重新缴费`,
      intro: msg`“缴费管理”按转账列出每次缴费：缴了哪些费用、凭证、平台是否确认和发票；“费用管理”逐项列出收取的费用。`,
      steps: [
        msg`打开“缴费管理”，上方是待缴费用和收款账户，复制户名和账号后转账。`,
        msg`点“去缴费”，勾选这次转账缴的费用，上传银行回单，点“我已缴费”。`,
        msg`平台核对到账后变为“已确认”；核对前可以在该行上传或更换凭证。`,
        msg`被退回的缴费显示原因，费用回到待缴费用；核对后点“重新缴费”。`,
        msg`点一行查看收款账户、每项费用的结果和发票，未开票的点“申请开票”。`,
      ],
      notes: [msg`融资和质押的费用在放款时扣收，不在这里缴纳。`],
      screen: 'fees.payments',
      concerns: anyOf(isAdministrator, isMakerOrChecker),
    },
    {
      id: 'service-bill',
      title: msg`核对服务账单`,
      intro: msg`“服务账单”每月按业务列出平台的服务费用：不含税金额、税率、税额、价税合计和待缴金额。`,
      steps: [
        msg`打开“服务账单”，选择账期，核对“按业务”的汇总和下方的明细，可以导出表格或下载 PDF。`,
        msg`一致时点“确认账单”；有出入时点“提出异议”并说明原因，平台的答复会发到消息里。`,
        msg`未缴的点“缴费”或“缴清本期”，已确认到账的点“申请开票”，费用会带到“发票开具”。`,
      ],
      notes: [msg`当月结束后才能确认；确认与缴费互不影响。`],
      screen: 'statements.service',
      concerns: anyOf(isAdministrator, isMakerOrChecker),
    },
    {
      id: 'invoicing',
      title: msg`申请开票`,
      intro: msg`为平台已确认到账的费用申请数电发票。`,
      steps: [
        msg`打开“发票开具”，在“可开费用”中选择费用，由经办岗点“申请开票”；所选费用合并开具一张数电发票。`,
        msg`核对价税合计、抬头、税号、发票种类和邮箱，点“提交申请”。`,
        msg`在“申请记录”查看进度，开票后点“查看发票”；被退回的显示原因，修改后重新申请。`,
      ],
      notes: [msg`还没有填写开票信息时，请管理员打开“开票信息”填写。`],
      screen: 'billing.invoicing',
      concerns: showsSupplierSection,
    },
  ],
};
