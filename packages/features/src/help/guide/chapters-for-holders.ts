import { isAdministrator, isMakerOrChecker, isOperator, isReviewer } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import type { Part } from './chapter.ts';

/** What a supplier does, and a financial institution where it holds vouchers. */
export const FOR_HOLDERS: Part = {
  title: msg`供应商与持有方`,
  chapters: [
    {
      id: 'sign-for',
      title: msg`签收或拒签`,
      intro: msg`收到开立或转让的链信后，核对无误再签收；有权拒签，开立方不得因此区别对待。`,
      steps: [
        msg`打开“链信签收”，点开待签收的一笔，核对开立方、金额、到期日和贸易背景。`,
        msg`选择收款账户，阅读并勾选协议。`,
        msg`点“签收”并签名，状态变为“签收待复核”；由审核岗确认后凭证归入持有。`,
        msg`内容不符时点“拒签”并填写原因，原因会如实告知开立方或转让方。`,
      ],
      notes: [msg`请在签收期限内处理，期限前 3 天平台会提醒；逾期未签收，凭证自动退回。`],
      picture: { name: 'voucher.sign-for', alt: msg`签收链信：左侧是凭证票面与期限，右侧是签收前核对、收款账户与协议` },
      screen: 'voucher.signForList',
      concerns: isOperator,
    },
    {
      id: 'sign-for-confirm',
      title: msg`复核签收`,
      intro: msg`审核岗确认经办岗的签收，凭证才归入本企业持有。`,
      steps: [msg`打开“链信签收”，选择“签收待复核”。`, msg`核对后点“确认签收”并签名；有疑问时退回经办岗并说明原因。`],
      screen: 'voucher.signForList',
      concerns: isReviewer,
    },
    {
      id: 'holdings',
      title: msg`查看持有与核验流转`,
      intro: msg`“链信持有”列出本企业持有的每一张凭证、可用金额和剩余天数。`,
      steps: [
        msg`按状态、开立方、金额或日期筛选；表格下方是金额合计，可以导出。`,
        msg`点编号打开详情：凭证票面、贸易背景、流转轨迹、操作与签名记录。`,
        msg`在“流转核验”中由您的浏览器重新计算每一步的摘要，与平台记录比对。`,
      ],
      notes: [msg`部分转让或融资会先拆分出一张子凭证，其余部分仍为正常持有，合计始终等于面额。`],
      picture: { name: 'voucher.holdings', alt: msg`链信持有：上方是各状态的金额与筛选，下方每行是一张凭证及可做的操作` },
      screen: 'voucher.holdings',
      concerns: isMakerOrChecker,
    },
    {
      id: 'transfer',
      title: msg`申请转让`,
      intro: msg`把持有的链信全部或部分转让给上游供应商，用于支付货款。债务人和到期日不变。`,
      steps: [
        msg`打开“申请转让”，勾选凭证并填写转让金额；可以一次转让多张、转给多家。`,
        msg`选择被转让人及其收款账户，补充合同和发票。`,
        msg`核对汇总金额后提交，由本企业审核岗复核，再由被转让人签收。`,
      ],
      notes: [msg`被转让人签收前可以撤回或催办。撤回、拒签或逾期后，该部分恢复为正常持有。`],
      picture: { name: 'transfer.apply', alt: msg`申请转让：上方勾选凭证，下方填写被转让人，右侧是检查结果与合计` },
      screen: 'transfer.apply',
      concerns: isOperator,
    },
    {
      id: 'transfer-review',
      title: msg`复核转让`,
      intro: msg`审核岗核对转让的凭证、金额和被转让人，通过后送达被转让人。`,
      steps: [msg`从工作台或“转让记录”进入待复核的转让。`, msg`核对金额、被转让人和贸易背景，点“通过并签名”，或填写原因退回。`],
      picture: { name: 'transfer.review', alt: msg`转让审核：左侧是待复核队列，右侧是转让的凭证、金额和被转让人` },
      screen: 'transfer.review',
      concerns: isReviewer,
    },
    {
      id: 'transfer-records',
      title: msg`跟踪转让`,
      intro: msg`“转让记录”显示每一笔转让由谁处理、等了多久，以及现在能做什么。`,
      steps: [
        msg`按状态、被转让人、金额或日期筛选，点一行查看详情与经办、复核、签收记录。`,
        msg`被退回的点“修改”后重新提交；待被转让人签收的可以“催办”或“撤回”。`,
      ],
      picture: { name: 'transfer.records', alt: msg`转让记录：每行是一笔转让、它的状态和下一步由谁处理` },
      screen: 'transfer.records',
      concerns: isMakerOrChecker,
    },
    {
      id: 'financing-compare',
      title: msg`比较融资报价`,
      intro: msg`“链信融资”按开立方和到期日列出可融资的凭证，各家资金方的报价并排显示；是否融资、向谁融资由您决定。`,
      steps: [
        msg`打开“链信融资”，点选一组凭证，也可以只勾选其中几笔。`,
        msg`填写融资金额和希望到账日，报价随之更新；先看到账净额和综合年化成本，再看每项费用及其收取方。`,
        msg`不可选的资金方会说明原因；调整金额能解决的，可以直接改为建议的金额试算。`,
        msg`选定后点“用此报价申请”，凭证、金额和资金方会带到申请页；也可以选“暂不融资”，到期时按票面金额收款。`,
      ],
      notes: [msg`报价在有效期内不变；过期后重新询价即可，已填写的内容不会丢失。`],
      screen: 'financing.hub',
      concerns: isMakerOrChecker,
    },
    {
      id: 'financing-apply',
      title: msg`申请融资`,
      intro: msg`把持有的链信全部或部分转让给资金方，提前收到款项。`,
      steps: [
        msg`打开“申请融资”，勾选凭证并填写融资申请金额。不足一笔的部分会拆分，其余仍正常持有。`,
        msg`比较各家报价并选择资金方。`,
        msg`核对贸易单据：“已用”是开立或转让时使用的，“融资已占用”是其他融资占用的，“本次”由系统填入，可以修改。`,
        msg`选择收款账户，说明用途，阅读并勾选协议。右侧检查逐项列出结果和处理办法。`,
        msg`点“提交复核”。复核通过后由资金方受理审批，再签署合同、登记并放款。`,
      ],
      notes: [
        msg`所选凭证分属不同开立方或到期日时，须分几次申请，提交一组后可以接着申请其余各组。`,
        msg`被拒绝或撤回的申请可以复制给另一家资金方，内容自动填入。`,
      ],
      screen: 'financing.apply',
      concerns: isOperator,
    },
    {
      id: 'financing-review',
      title: msg`复核融资与签约`,
      intro: msg`审核岗核对融资申请，通过后提交资金方；资金方批准后，再确认经办岗签署的合同。`,
      steps: [
        msg`在“融资记录”点“进入复核”，左侧是待复核的申请和合同，右侧是要素、费用、凭证、发票与检查结果。`,
        msg`核对到账净额、各项费用由谁承担、用途和收款账户，点“通过并签名”；有疑问时填写原因退回。`,
        msg`标有“签约复核”的是经办岗已签署的合同，核对合同要点后点“确认并签名”。`,
      ],
      notes: [msg`申请可以批量通过，合同逐笔确认。资金方受理前和各方签署前，经办岗都可以撤回。`],
      screen: 'financing.records',
      concerns: isReviewer,
    },
  ],
};

/** What the administrator of an enterprise does. */
export const FOR_ADMINISTRATORS: Part = {
  title: msg`企业管理员`,
  chapters: [
    {
      id: 'registration',
      title: msg`注册企业与完善信息`,
      intro: msg`第一次使用时，由管理员注册账号并提交企业资料，平台审核后开通。`,
      steps: [
        msg`在登录页点“注册”，用手机号和邮箱创建账号。`,
        msg`按步骤填写企业信息、对公账户，上传营业执照、身份证和授权书。上传后会自动识别填入，请逐项核对。`,
        msg`提交后等待平台审核。未通过时会看到原因和需要修改的内容，改好后重新提交。`,
        msg`审核通过后进行小额验证：平台向对公账户打入一笔小额款项，填写收到的金额即可开通。`,
      ],
      notes: [msg`填写中途离开，内容会保存在平台，下次登录可以继续。`],
      picture: { name: 'registration.enterprise', alt: msg`企业信息：左侧上传证照并核对识别出的内容，右侧是需要准备的材料` },
      concerns: isAdministrator,
    },
    {
      id: 'agreements-and-fees',
      title: msg`签署协议与缴费`,
      intro: msg`有待签协议或待缴费用时，登录后会自动弹出对应的窗口。`,
      steps: [
        msg`补充协议由管理员签署：阅读全文，勾选同意后确认。其他岗位会看到“请联系企业管理员签署协议”。`,
        msg`缴费窗口列出收款账户和费用项目。转账后勾选项目，点“我已缴费”，由平台确认。`,
      ],
      notes: [msg`没有必缴项目时，可以选择“稍后处理”。`],
      picture: { name: 'prompts.fees', alt: msg`缴费窗口：收款账户与待缴项目` },
    },
  ],
};
