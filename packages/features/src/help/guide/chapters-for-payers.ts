import { isAdministrator, isMakerOrChecker } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import type { Chapter } from './chapter.ts';

/** What an enterprise pays to the platform, and how it is reckoned. */
export const FOR_PAYERS: readonly Chapter[] = [
  {
    id: 'fee-payments',
    title: msg`缴费与重新缴费`,
    intro: msg`“缴费管理”按转账列出每次缴费：缴了哪些费用、凭证、平台是否确认和发票；“费用管理”逐项列出收取的费用。`,
    steps: [
      msg`打开“缴费管理”，上方是待缴费用和收款账户，用“复制”按钮取得户名和账号后转账。`,
      msg`点“去缴费”，勾选这次转账缴的费用，上传银行回单，点“我已缴费”。`,
      msg`平台核对到账后变为“已确认”；核对前可以在该行上传或更换凭证。`,
      msg`被退回的缴费显示原因，费用回到待缴费用；核对后点“重新缴费”。`,
      msg`点一行查看收款账户、每项费用的结果和发票，未开票的点“申请开票”。`,
    ],
    notes: [msg`融资和质押的费用在放款时扣收，不在这里缴纳。`],
    screen: 'fees.payments',
    concerns: (viewer) => isAdministrator(viewer) || isMakerOrChecker(viewer),
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
    concerns: (viewer) => isAdministrator(viewer) || isMakerOrChecker(viewer),
  },
];
