import { isAdministrator } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import type { Part } from './chapter.ts';

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
    {
      id: 'fund-register',
      title: msg`资金登记簿与银行对账`,
      intro: msg`每一笔资金收付自动登记；线下收付补录后由审核岗复核；再与银行对账单核对。`,
      steps: [
        msg`打开“资金登记簿”，按日期、类型和账户筛选，上方是期初、收入、支出和期末。`,
        msg`“补录”登记平台以外的收付，附回单和原因；审核岗在工作台复核后入账。`,
        msg`在“银行对账”导入对账单或从银行获取，系统先按流水号、再按金额、日期和户名自动对平。`,
        msg`未对平的由人工选择对应的登记，或说明差异；差异列入余额调节表。`,
      ],
      notes: [msg`撤销对账会保留记录。对账单按账户首尾相接，不能重叠或缺天。`],
      screen: 'fundRegister.register',
      concerns: isAdministrator,
    },
    {
      id: 'people',
      title: msg`设置岗位人员`,
      intro: msg`每笔业务由经办岗发起、审核岗复核，两个岗位各有一人后才能办理。`,
      steps: [
        msg`打开“岗位人员设置”，点“添加人员”，填写姓名、身份证号、岗位和手机号码，输入本人告知的验证码后点“添加”。`,
        msg`新成员首次登录前，在登录页点“忘记密码”设置自己的密码；已有账号的，登录后在右上角切换企业。`,
        msg`调岗时点“转为经办岗”等岗位操作；离岗时先“移交”未完的业务，再“冻结”。需要时可以“重置密码”或“恢复”。`,
        msg`点“复核设置”开启或关闭“签收确认”，并按业务设置“两人复核”的金额，点“保存”。`,
      ],
      notes: [msg`同一人不能兼任经办岗与审核岗；复核设置只影响此后提交的业务。`],
      screen: 'staffing.people',
      concerns: isAdministrator,
    },
    {
      id: 'enterprise-details',
      title: msg`查看和变更企业信息`,
      intro: msg`企业名称、法定代表人、地址等变更时，由管理员提交，平台审核通过后生效。`,
      steps: [
        msg`打开“企业信息”，核对企业资料、联系信息、数字证书和“协议与授权”。`,
        msg`点“修改企业信息”，填写要变更的内容并上传相应证件，点“下一步：核对变更”，核对后点“提交变更”。`,
        msg`平台审核期间可以“撤回变更”；未通过时会显示原因，改好后重新提交。`,
        msg`联系人、手机号、邮箱或通讯地址变更时，点“修改联系信息”，保存后立即生效。`,
      ],
      notes: [msg`平台审核通过前，原信息继续有效；统一社会信用代码不能变更。`],
      screen: 'enterprise.information',
      concerns: isAdministrator,
    },
    {
      id: 'bank-accounts',
      title: msg`添加和管理银行账户`,
      intro: msg`对公账户通过小额验证后，才能用于收款和付款。`,
      steps: [
        msg`打开账户管理页面，点“添加账户”，填写银行账号、开户网点和用途；只为一个渠道开立的，选择该渠道。`,
        msg`点“验证”，再点“发起打款”；到账后回填收到的金额。`,
        msg`点“设为默认”选择默认用于哪个渠道；点“查询余额”由银行答复。`,
        msg`不再使用的账户点“解绑”；还有未完结业务的，完结后才能解绑。`,
      ],
      notes: [msg`户名须与企业名称一致。解绑后历史记录保留，再次使用须重新添加并验证。`],
      screen: 'bankAccounts.receiving',
      concerns: isAdministrator,
    },
    {
      id: 'channel-funds',
      title: msg`查看渠道资金`,
      intro: msg`“渠道资金”列出为各渠道开立的账户和监管户的余额、今日收付与对账差额。`,
      steps: [
        msg`打开“渠道资金”，先看余额合计和有差额的账户数。`,
        msg`点“查询余额”更新一个账户，或点“刷新”更新页面。`,
        msg`“对账差额”不为零时，与开户行核对；需要添加账户时点“去账户管理”。`,
      ],
      notes: [msg`余额和收付由各渠道的开户行提供，平台不持有资金。`],
      screen: 'bankAccounts.funds',
      concerns: isAdministrator,
    },
    {
      id: 'assets',
      title: msg`查看资产总览`,
      intro: msg`“资产总览”汇总本企业持有、可融资、已质押、即将到期和逾期的凭证，以及本年资金成本。`,
      steps: [
        msg`打开“资产总览”，查看各项笔数与金额；点名称旁的问号了解怎么算。`,
        msg`查看按开立方、按到期日的待收款和持有趋势。`,
        msg`需要留存时点“打印或存为 PDF”；要查看待还贷款的，点“还款管理”。`,
      ],
      screen: 'treasury.assets',
      concerns: isAdministrator,
    },
    {
      id: 'billing-details',
      title: msg`填写开票信息`,
      intro: msg`平台按这里的信息开具发票，填写后才能申请开票。`,
      steps: [
        msg`打开“开票信息”，核对取自企业登记信息的抬头和税号。`,
        msg`选择“发票种类”；选“数电专票”的，必须填写“地址”“电话”“开户行”和“账号”；再填写“邮箱”。`,
        msg`点“保存”，经办岗即可在“发票开具”中申请开票。`,
      ],
      screen: 'billing.profile',
      concerns: isAdministrator,
    },
    {
      id: 'cancellation',
      title: msg`注销账户`,
      intro: msg`不再使用平台时，由管理员签名申请注销，平台由两人审核。`,
      steps: [
        msg`打开“账户注销”，在“注销条件”中逐项核对；未满足的点“去处理”。`,
        msg`阅读“注销的后果”和“依法保留的数据”。`,
        msg`填写注销原因，勾选“已了解注销的后果和依法保留的数据”，点“签名并申请注销”。`,
        msg`审核通过前可以点“撤回申请”；未通过时会显示原因。`,
      ],
      notes: [msg`平台在 15 个工作日内答复，审核期间业务照常。注销后不能恢复。`],
      screen: 'enterprise.cancellation',
      concerns: isAdministrator,
    },
  ],
};
