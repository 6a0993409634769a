import { allOf, isFinancialInstitution, isMakerOrChecker, isOperator, isReviewer, showsFinancialSection } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import type { Part } from './chapter.ts';

export const FOR_LENDERS: Part = {
  title: msg`金融机构`,
  chapters: [
    {
      id: 'lending-desk',
      title: msg`查看质押与风险`,
      intro: msg`“质押管理”列出由贵司放款或担保的每一笔质押，按办理步骤分列。既放款又担保的，在右上方切换身份。`,
      steps: [
        msg`登录后，首页列出待我处理、质押中和 30 天内到期的笔数与金额；点一个数字，打开对应的质押。`,
        msg`按步骤、编号、金额或日期筛选；每行显示融资企业、核心企业、质押额、贷款额、覆盖率和等待谁办理。`,
        msg`点一行打开详情，核对质押要素、凭证、贸易背景、还款和操作记录。`,
        msg`在“风险”查看核心企业的逾期记录、集中度、期限、发票占用和中登查询。`,
      ],
      notes: [msg`风险提示供贵司判断，平台不作评价，也不代为决定。`],
      screen: 'lending.pledges',
      concerns: showsFinancialSection,
    },
    {
      id: 'lending-make',
      title: msg`受理、登记、放款与解质`,
      intro: msg`经办岗受理申请，批准后登记质押并放款，结清后解除质押。担保方和贷款方由登记的一方办理解质。`,
      steps: [
        msg`待审核的申请先点“受理”。资料不足时点“要求补件”，写明需要补充的内容，融资企业会看到。`,
        msg`批准后先查重：点“查询中登”，或在中登网查询；再在登记系统登记，点“登记”填写查询报告和登记证明编号，时间填到秒。`,
        msg`在银行付款后点“放款”，填写付款日和银行回单号。款项被退回的点“放款失败”，核实后“重新放款”。`,
        msg`贷款结清、融资企业申请解质后，在登记系统注销登记，点“解质”填写注销证明编号。`,
      ],
      notes: [msg`受理后、审批期间融资企业不能撤回。登记须在查询后 7 天内完成，期限不早于贷款到期日。`, msg`批准的人不能登记同一笔放款。`],
      screen: 'lending.pledges',
      concerns: allOf(isOperator, isFinancialInstitution),
    },
    {
      id: 'lending-review',
      title: msg`审批贷款与确认还款`,
      intro: msg`贷款方的审核岗批准或拒绝申请，并确认收到的还款。`,
      steps: [
        msg`在“质押管理”点“进入审批”，左侧是待审批的质押，右侧是申请内容与风险。用 ↑ ↓ 移动。`,
        msg`按 A 批准并签名，按 R 退回修改，按 D 拒绝；退回和拒绝须填写原因，融资企业会看到。`,
        msg`融资企业登记还款后，核对银行到账，点“确认到账”，未收到的点“未到账”并说明原因。`,
      ],
      notes: [msg`自己受理的申请由同岗位的同事批准。按收款清算的渠道，可以按实际收款直接“结清贷款”。`],
      screen: 'lending.pledges',
      concerns: allOf(isReviewer, isFinancialInstitution),
    },
    {
      id: 'guarantee',
      title: msg`担保审批与签约`,
      intro: msg`担保方的审核岗批准担保并签署担保文件，申请再提交贷款方审批。`,
      steps: [
        msg`经办岗受理后，在“质押管理”点“进入审批”，核对申请内容与风险，按 A 批准并签名。`,
        msg`批准后同一笔申请回到队列等待签约：填写担保合同编号，核对签名要素并输入 PIN 码。`,
      ],
      notes: [msg`担保费由融资企业向贵司支付并登记回单，平台不代收。`],
      screen: 'lending.pledges',
      concerns: allOf(isReviewer, isFinancialInstitution),
    },
    {
      id: 'capital-plan',
      title: msg`编制资金计划`,
      intro: msg`“资金计划”按周或按月比较计划与实际的流入、流出，提示资金缺口和核心企业额度占用。`,
      steps: [
        msg`打开“资金计划”，经办岗点“登记余额”，填写当日开始时可用于放款的资金；在“计划与实际”选择“按周”或“按月”。`,
        msg`经办岗点一期的“编辑”，填写计划流入和计划流出后点“保存”；多个期间点“导入计划”。`,
        msg`查看剩余可流出、资金缺口、期末余额和“计划差异”，按上方的提示调整计划或暂停放款。`,
        msg`在“核心企业额度”查看已用、在途、可用和占用率。`,
      ],
      notes: [
        msg`按周与按月是同一份计划：一周的计划按天数计入所在的月；月计划多出的部分，分摊到没有周计划的日子。每天都有周计划的月份，请按周修改。`,
        msg`导入会替换同一期间原有的计划；已结束的期间不能再改。`,
        msg`额度由平台运营按贵机构的书面通知设置。`,
      ],
      screen: 'lending.plan',
      concerns: allOf(isMakerOrChecker, isFinancialInstitution),
    },
    {
      id: 'lending-fees',
      title: msg`管理应收与应付费用`,
      intro: msg`“费用管理”列出贵司作为贷款方或担保方应收、应付的费用。`,
      steps: [
        msg`打开“费用管理”，按方向、费用类型、编号或支付日期筛选，点“详情”查看计费金额、费率和等待谁办理。`,
        msg`融资企业登记担保费后，核对银行到账，点“确认到账”；没有到账的点“冲回”并选择原因。质押没有放款而终止的，点“退还担保费”付款并登记回单。`,
        msg`在“放款渠道费率”查看各渠道的费率；担保方的经办岗在“担保费率”点“调整费率”，提交后由审核岗点“同意”或“退回”。`,
      ],
      notes: [msg`新的担保费率只用于此后的报价，提出的人不能自己复核。`],
      screen: 'lending.fees',
      concerns: allOf(isMakerOrChecker, isFinancialInstitution),
    },
  ],
};
