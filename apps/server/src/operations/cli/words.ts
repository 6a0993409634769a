import type { FeeInvoiceKind, CancellationCheck, InformationField, Label, RegistrationField, StatementBook } from '@lianxin/domain';
import type { AnnouncementType } from '@lianxin/api/contract';
import type { Language } from './language.ts';

const label = (zh: string, en: string): Label => ({ zh, en });

/** What each act is called that stands in proposals and in the audit trail, by resource and name. */
export const OPERATION_LABELS: Readonly<Record<string, Label>> = {
  'session.signIn': label('登录', 'Sign in'),
  'session.signOut': label('退出登录', 'Sign out'),
  'session.enrolFactor': label('设置验证器', 'Set up an authenticator'),
  'session.confirmFactor': label('启用验证器', 'Confirm an authenticator'),
  'session.changePassword': label('修改密码', 'Change the password'),
  'operators.first': label('设立首位操作员', 'Make a first operator'),
  'keys.replaced': label('更换服务密钥', 'Replace the key of the server'),
  'operators.add': label('新增操作员', 'Add an operator'),
  'operators.setDuties': label('调整操作员职责', 'Change the duties of an operator'),
  'operators.enable': label('启用操作员', 'Enable an operator'),
  'operators.disable': label('停用操作员', 'Disable an operator'),
  'operators.reset': label('重置操作员', 'Reset an operator'),
  'proposals.approve': label('复核通过', 'Pass a proposal'),
  'proposals.decline': label('驳回提交', 'Decline a proposal'),
  'proposals.withdraw': label('撤回提交', 'Withdraw a proposal'),
  'registrations.show': label('查看注册申请', 'Read a registration'),
  'registrations.file': label('取出注册材料', 'Read a document of a registration'),
  'registrations.approve': label('注册审核通过', 'Approve a registration'),
  'registrations.reject': label('注册审核退回', 'Reject a registration'),
  'informationChanges.show': label('查看信息变更', 'Read a change of details'),
  'informationChanges.file': label('取出变更材料', 'Read a document of a change'),
  'informationChanges.approve': label('信息变更通过', 'Approve a change of details'),
  'informationChanges.reject': label('信息变更退回', 'Reject a change of details'),
  'erasures.show': label('查看删除请求', 'Read a request for erasure'),
  'erasures.carryOut': label('删除个人信息', 'Erase personal data'),
  'erasures.reject': label('不同意删除', 'Reject an erasure'),
  'cancellations.approve': label('注销企业', 'Cancel an enterprise'),
  'cancellations.reject': label('不同意注销', 'Reject a cancellation'),
  'announcements.publish': label('发布公告', 'Publish an announcement'),
  'announcements.withdraw': label('撤回公告', 'Withdraw an announcement'),
  'fees.set': label('设置费用', 'Set fees'),
  'fees.confirm': label('确认缴费', 'Confirm a payment of fees'),
  'fees.sendBack': label('退回缴费申报', 'Send a declared fee back'),
  'invoices.issue': label('登记开票', 'Register an invoice'),
  'invoices.return': label('退回开票申请', 'Return a request for an invoice'),
  'limits.setTerm': label('设置期限限制', 'Set the limits of terms'),
  'limits.setAmount': label('设置金额限制', 'Set the limits of amounts'),
  'calendar.load': label('发布节假日安排', 'Publish a list of holidays'),
  'channelTerms.set': label('设置渠道条款', 'Set the terms of a channel'),
  'lenders.name': label('指定资金方', 'Name a lender'),
  'lenders.setLimit': label('设置资金方额度', 'Set the limit of a lender'),
  'enrolments.accept': label('同意资金方签约', 'Accept a sign-up'),
  'enrolments.refuse': label('不同意资金方签约', 'Refuse a sign-up'),
  'credit.grant': label('批准授信', 'Grant a credit line'),
  'credit.decline': label('不批准授信', 'Decline a credit line'),
  'groups.setMember': label('设置集团成员', 'Set a member of a group'),
  'groups.guarantee': label('设置集团担保额度', 'Set a guarantee within a group'),
  'suspensions.impose': label('暂停开立', 'Suspend an issuer'),
  'suspensions.lift': label('解除暂停', 'Lift a suspension'),
  'statements.answer': label('答复账单异议', 'Answer a disputed statement'),
  'regulatory.export': label('导出监管报送', 'Export the report to the regulator'),
  'audit.export': label('导出审计记录', 'Export the audit trail'),
};

/** What the fields of a proposed act are called. Those left out are shown elsewhere or mean nothing to a person. */
export const REQUEST_LABELS: Readonly<Record<string, Label>> = {
  id: label('申请编号', 'Request'),
  enterpriseNo: label('企业', 'Enterprise'),
  headNo: label('集团总部', 'Head of the group'),
  memberNo: label('成员企业', 'Member'),
  granted: label('是否成员', 'Is a member'),
  guarantorNo: label('担保方', 'Guarantor'),
  guaranteedNo: label('被担保方', 'Guaranteed'),
  issuerNo: label('开立方', 'Issuer'),
  insteadOf: label('替换', 'In place of'),
  channel: label('渠道', 'Channel'),
  number: label('编号', 'Number'),
  creditNumber: label('授信编号', 'Number of the line'),
  total: label('总额', 'Total'),
  validUntil: label('有效期至', 'Until'),
  name: label('名称', 'Name'),
  displayName: label('姓名', 'Full name'),
  mobile: label('手机号码', 'Mobile'),
  duties: label('职责', 'Duties'),
  effectiveFrom: label('起效日', 'From'),
  year: label('年份', 'Year'),
  title: label('标题', 'Title'),
  documentNumber: label('文号', 'Document number'),
  off: label('放假', 'Days off'),
  work: label('补班', 'Days worked'),
  warnMonths: label('提示期限（月）', 'Warned from (months)'),
  maxMonths: label('最长期限（月）', 'Longest term (months)'),
  minAmount: label('最低金额', 'Least amount'),
  maxAmount: label('最高金额', 'Most amount'),
  enabled: label('启用', 'Enabled'),
  offered: label('受理', 'Takes applications'),
  annualRatePpm: label('年利率（%）', 'Rate a year (%)'),
  minDays: label('最短天数', 'Fewest days'),
  maxDays: label('最长天数', 'Most days'),
  serviceFeePpm: label('服务费率（%）', 'Service fee (%)'),
  minServiceFee: label('最低服务费', 'Least service fee'),
  lenderFeePpm: label('资方手续费率（%）', 'Fee of the lender (%)'),
  minLenderFee: label('最低资方手续费', 'Least fee of the lender'),
  interestBearer: label('付息方', 'Interest by'),
  holderInterestPpm: label('持有方付息比例（%）', 'Share of interest of the holder (%)'),
  feeBearer: label('付费方', 'Fees by'),
  holderFeePpm: label('持有方付费比例（%）', 'Share of fees of the holder (%)'),
  cutOff: label('截止时间', 'Cut-off'),
  coveragePpm: label('覆盖率（%）', 'Coverage (%)'),
  pledgeRatePpm: label('质押率（%）', 'Pledge rate (%)'),
  lateDailyPpm: label('逾期日利率（%）', 'Late interest a day (%)'),
  recourse: label('有追索', 'With recourse'),
  takes: label('可办理的凭证', 'Whose vouchers it takes'),
  keepsOwn: label('本渠道凭证仅可在本渠道融资', 'Its vouchers are financed by nobody else'),
  state: label('状态', 'State'),
  grantedTotal: label('批准额度', 'Granted'),
  issueSuspended: label('暂停开立', 'Suspended'),
  suspensionReason: label('暂停原因', 'Why it is suspended'),
  returnReason: label('退回原因', 'Why it was sent back'),
  invoiceNumber: label('发票号码', 'Invoice number'),
  answer: label('答复', 'Answer'),
  withdrawn: label('已撤回', 'Withdrawn'),
  fieldsToChange: label('需修改', 'To be changed'),
  erased: label('已删除', 'Erased'),
  expectedHours: label('预计放款时效（工作小时）', 'Working hours until the money arrives'),
};

/** The fields that carry amounts. */
export const AMOUNT_FIELDS: readonly string[] = ['total', 'grantedTotal', 'minAmount', 'maxAmount', 'minServiceFee', 'minLenderFee'];

export const REGISTRATION_FIELD_LABELS: Readonly<Record<RegistrationField, Label>> = {
  'enterprise.name': label('企业名称', 'Name'),
  'enterprise.creditCode': label('统一社会信用代码', 'Credit code'),
  'enterprise.legalName': label('法定代表人', 'Legal representative'),
  'enterprise.legalIdKind': label('法定代表人证件类型', 'Kind of document'),
  'enterprise.legalIdNumber': label('法定代表人证件号码', 'Number of the document'),
  'enterprise.size': label('企业规模', 'Size'),
  'enterprise.address': label('注册地址', 'Address'),
  'enterprise.licenceFileId': label('营业执照', 'Business licence'),
  'enterprise.legalIdFrontFileId': label('法定代表人证件正面', 'Front of the document'),
  'enterprise.legalIdBackFileId': label('法定代表人证件背面', 'Back of the document'),
  'account.accountName': label('账户名称', 'Account name'),
  'account.accountNumber': label('银行账号', 'Account number'),
  'account.branchNumber': label('联行号', 'Branch number'),
  'authorisation.agentName': label('被授权人', 'Agent'),
  'authorisation.authorisationFileId': label('授权书', 'Letter of authorisation'),
  'authorisation.attachmentIds': label('其他附件', 'Other attachments'),
};

export const INFORMATION_FIELD_LABELS: Readonly<Record<InformationField, Label>> = {
  name: REGISTRATION_FIELD_LABELS['enterprise.name'],
  legalName: REGISTRATION_FIELD_LABELS['enterprise.legalName'],
  address: REGISTRATION_FIELD_LABELS['enterprise.address'],
  size: REGISTRATION_FIELD_LABELS['enterprise.size'],
  licenceFileId: REGISTRATION_FIELD_LABELS['enterprise.licenceFileId'],
  legalIdFrontFileId: REGISTRATION_FIELD_LABELS['enterprise.legalIdFrontFileId'],
  legalIdBackFileId: REGISTRATION_FIELD_LABELS['enterprise.legalIdBackFileId'],
};

/** States of requests that an enterprise makes and the platform decides. */
export const REQUEST_STATE_LABELS = {
  submitted: label('待审核', 'Waiting'),
  approved: label('已通过', 'Approved'),
  signed: label('已签约', 'Signed up'),
  rejected: label('已退回', 'Rejected'),
  refused: label('已拒绝', 'Refused'),
  withdrawn: label('已撤回', 'Withdrawn'),
} as const;

/** States in the audit trail: of requests, declared fees, invoices, operators and erasures. */
export const STATE_LABELS: Readonly<Record<string, Label>> = {
  ...REQUEST_STATE_LABELS,
  granted: label('已批准', 'Granted'),
  declined: label('未批准', 'Declined'),
  requested: label('已申请', 'Requested'),
  carriedOut: label('已执行', 'Carried out'),
  declared: label('已申报', 'Declared'),
  confirmed: label('已确认', 'Confirmed'),
  pending: label('待缴', 'To be paid'),
  waiting: label('待开票', 'Waiting'),
  issued: label('已开票', 'Issued'),
  returned: label('已退回', 'Returned'),
  active: label('在用', 'Active'),
  disabled: label('已停用', 'Disabled'),
};

/** What the registers answered about the four elements of an enterprise. */
export const OUTCOMES = {
  match: { zh: '四要素一致', en: 'all four elements agree' },
  mismatch: { zh: '四要素不一致', en: 'elements do not agree' },
  notFound: { zh: '登记机关未查得', en: 'not known to the registers' },
} as const;

export const INVOICE_KIND_LABELS: Readonly<Record<FeeInvoiceKind, Label>> = {
  special: label('数电专票', 'Special VAT invoice'),
  ordinary: label('数电普票', 'Ordinary VAT invoice'),
};

export const ANNOUNCEMENT_TYPE_LABELS: Readonly<Record<AnnouncementType, Label>> = {
  notice: label('通知', 'Notice'),
  maintenance: label('维护', 'Maintenance'),
  rule: label('规则', 'Rules'),
  bank: label('银行动态', 'Bank'),
  company: label('公司动态', 'Company'),
};

export const LEFT_LABELS: Readonly<Record<CancellationCheck, Label>> = {
  held: label('持有的凭证', 'Vouchers held'),
  issued: label('未付清的开立', 'Issued and unpaid'),
  financing: label('未结清的融资', 'Open financings'),
  pledge: label('未结清的质押', 'Open pledges'),
  fees: label('待缴费用', 'Fees to be paid'),
  pending: label('办理中的业务', 'Pending applications'),
};

export const STATEMENT_BOOK_LABELS: Readonly<Record<StatementBook, Label>> = {
  held: label('持有', 'Held'),
  issued: label('开立', 'Issued'),
  service: label('平台服务费', 'Charges of the platform'),
};

const OUTCOME_LABELS: Readonly<Record<string, Label>> = {
  done: label('已执行', 'Done'),
  proposed: label('已提交，待复核', 'Proposed'),
  refused: label('已拒绝', 'Refused'),
};

/** The word of a name from a table; the name itself where the table of this version does not have it. */
export const wordOf = (labels: Readonly<Record<string, Label>>, name: string, language: Language): string =>
  Object.hasOwn(labels, name) ? (labels[name]?.[language] ?? name) : name;

/** What became of an act. The code of a refusal is in the export of the trail. */
export const outcomeWord = (outcome: string, language: Language): string =>
  wordOf(OUTCOME_LABELS, outcome.split(' ', 1)[0] ?? '', language);

/** Words one after the other, as the language writes a list. */
export const listed = (words: readonly string[], language: Language): string => words.join(language === 'zh' ? '、' : ', ') || '—';
