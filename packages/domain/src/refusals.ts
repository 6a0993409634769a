import type { Label } from './labels.ts';
import type { RefusalKey } from './refusal-codes.ts';

/** Messages of all outcomes (codes in refusal-codes.ts). A `{name}` is replaced from the details. */
export const REFUSALS = {
  SUCCESS: { zh: '操作成功', en: 'Done' },
  ERROR: { zh: '系统繁忙，请稍后重试', en: 'Something went wrong. Try again later' },
  SESSION_EXPIRED: { zh: '登录已过期，请重新登录', en: 'Your session has ended. Sign in again' },
  VALIDATION: { zh: '提交的内容有误，请检查标出的字段', en: 'Some entries are not valid. Check the marked fields' },
  NOT_FOUND: { zh: '未找到该记录', en: 'Not found' },
  FORBIDDEN: { zh: '您没有权限进行此操作', en: 'You are not allowed to do this' },
  NOT_ALLOWED_FOR_ROLE: { zh: '当前岗位不可进行此操作', en: 'Your role is not allowed to do this' },
  STALE_VERSION: {
    zh: '该单据已被{actor}于{at}处理，请刷新后查看',
    en: '{actor} has already processed this on {at}. Refresh to see the result',
  },
  ILLEGAL_STATE: { zh: '当前状态【{state}】不可{act}', en: 'You cannot {act} while the state is “{state}”' },
  DUPLICATE: { zh: '该记录已存在，请勿重复提交', en: 'This already exists' },
  IDEMPOTENCY_REUSED: {
    zh: '同一请求标识的内容不一致，请重新提交',
    en: 'This request key was used with other content. Submit again',
  },
  TOO_FREQUENT: { zh: '操作过于频繁，请稍后再试', en: 'Too many attempts. Try again later' },
  MAINTENANCE: { zh: '系统维护中，请稍后再试', en: 'Down for maintenance. Try again later' },
  FILE_REJECTED: {
    zh: '文件类型、大小或内容不符合要求',
    en: 'The file’s type, size or content is not accepted',
  },
  STORAGE_FULL: {
    zh: '文件空间已满，最多可存 {most} MB',
    en: 'There is no more room for files: {most} MB at most',
  },
  DOCUMENT_SUPERSEDED: {
    zh: '协议已有新版本，请重新阅读后再同意',
    en: 'The agreement has a new version. Read it and agree again',
  },
  WORD_UNREADABLE: {
    zh: '这份 Word 文件无法转换，请另存为 PDF 后再上传',
    en: 'This Word file cannot be converted. Save it as PDF and upload that',
  },
  PICTURE_UNREADABLE: {
    zh: '未能识别证件内容，请上传清晰完整的证件照片，或直接手工填写',
    en: 'The document could not be read. Upload a clear picture of all of it, or type the details in',
  },
  REAUTHENTICATION_REQUIRED: {
    zh: '请输入登录密码，确认是您本人操作',
    en: 'Enter your password to confirm that it is you',
  },
  STEP_UP_REQUIRED: {
    zh: '涉及资金的操作须先确认是您本人',
    en: 'Confirm that it is you before you act on money',
  },
  AGREEMENT_REQUIRED: { zh: '请先阅读并同意协议', en: 'Read and agree to the agreement first' },
  CREDENTIALS_WRONG: { zh: '用户名或密码错误', en: 'Wrong user name or password' },
  ACCOUNT_LOCKED: {
    zh: '登录失败次数过多，请 {minutes} 分钟后再试',
    en: 'Too many failed sign-ins. Try again in {minutes} minutes',
  },
  CAPTCHA_REQUIRED: { zh: '请输入图形验证码', en: 'Enter the characters in the picture' },
  CAPTCHA_WRONG: { zh: '验证码错误', en: 'The code is wrong' },
  SMS_TOO_SOON: {
    zh: '验证码已发送，请 {seconds} 秒后再试',
    en: 'A code was sent. Try again in {seconds} seconds',
  },
  SMS_LIMIT: {
    zh: '验证码发送次数已达上限，请稍后再试',
    en: 'Too many codes were sent. Try again later',
  },
  SMS_NOT_SENT: { zh: '短信发送失败，请稍后再试', en: 'The text message could not be sent. Try again later' },
  SIGN_ON_CODE_INVALID: {
    zh: '登录链接已失效或已使用，请回到原系统重新进入',
    en: 'This sign-on link has expired or was used. Go back to the other system and enter again',
  },
  PASSWORD_WRONG: { zh: '密码错误', en: 'Wrong password' },
  ENTERPRISE_OPEN_ITEMS: {
    zh: '企业还有未了结的业务，暂不能注销',
    en: 'The enterprise still has business to settle and cannot be taken off yet',
  },
  ENTERPRISE_CANCELLED: {
    zh: '{enterprise}已注销，不能再登录。需要查阅依法保留的资料，请联系客服',
    en: '{enterprise} was taken off the platform; you can no longer sign in for it. To read what the law keeps, contact us',
  },
  SUPPLIER_CANCELLED: {
    zh: '{enterprise}已从平台注销，不能再启用',
    en: '{enterprise} was taken off the platform and cannot be enabled again',
  },
  POSITION_FROZEN: {
    zh: '您的岗位已冻结，请联系本企业管理岗',
    en: 'Your position is frozen. Ask your enterprise’s administrator',
  },
  LIMIT_EXCEEDED: {
    zh: '超出限额，允许范围为 {min} 至 {max}',
    en: 'Outside the limit: {min} to {max} is allowed',
  },
  QUOTA_EXCEEDED: {
    zh: '可用额度不足，还差 {shortfall} 元',
    en: 'The credit line is short by CNY {shortfall}',
  },
  INVOICE_SHORT: {
    zh: '发票占用金额不足，还差 {shortfall} 元',
    en: 'The invoices fall short by CNY {shortfall}',
  },
  SELF_REVIEW: { zh: '不能复核自己经办的单据', en: 'You cannot review what you submitted yourself' },
  PASSED_ALREADY: {
    zh: '您已完成一审，须由另一位审核岗复审',
    en: 'You passed this first; another reviewer has to pass it too',
  },
  SELF_TRANSFER: { zh: '被转让人不能是本企业', en: 'You cannot send to your own enterprise' },
  SIGNATURE_INVALID: { zh: '电子签名验证未通过', en: 'The electronic signature did not verify' },
  PIN_WRONG: { zh: 'PIN 码错误，还可尝试 {left} 次', en: 'Wrong PIN. Attempts left: {left}' },
  PIN_LOCKED: {
    zh: 'PIN 码连续输错，证书已锁定，请 {minutes} 分钟后再试',
    en: 'Too many wrong PINs. The certificate is locked; try again in {minutes} minutes',
  },
  CERTIFICATE_EXPIRED: { zh: '签名证书已于 {until} 过期', en: 'The signing certificate expired on {until}' },
  SIGNING_TIMED_OUT: {
    zh: '核对后须在 5 分钟内签名，现已超时，没有签名；请重新读取后再签',
    en: 'What is signed has to be signed within five minutes. It was not signed; read it again and sign then',
  },
  CERTIFICATE_TAKEN: {
    zh: '这张证书已绑定其他人员或企业',
    en: 'This certificate is bound to another person or enterprise',
  },
  CERTIFICATE_MISMATCH: {
    zh: '证书与企业不符：证书主体是“{subject}”',
    en: 'The certificate is not of this enterprise: its subject is “{subject}”',
  },
  CERTIFICATE_SILENT: {
    zh: '证书服务没有响应，请稍后再试，或改用其他证书',
    en: 'The certificate service does not answer. Try again later, or use another certificate',
  },
  TERM_TOO_LONG: {
    zh: '期限超出上限，最迟到期日为 {latest}',
    en: 'The term is too long. The latest due date is {latest}',
  },
  ISSUER_SUSPENDED: { zh: '开立方已被暂停开立：{reason}', en: 'The issuer is suspended: {reason}' },
  ACCOUNT_UNUSABLE: {
    zh: '收款账户未验证或不可用',
    en: 'The receiving account is not verified or cannot be used',
  },
  REMINDED_RECENTLY: {
    zh: '已催办，{minutes} 分钟后可再次催办',
    en: 'Already reminded. You can remind again in {minutes} minutes',
  },
  CHANNEL_REFUSED: { zh: '资金渠道未受理：{reason}', en: 'The channel declined: {reason}' },
  SPLIT_LIMIT: {
    zh: '该凭证不能再拆分，请整张转让或改用其他凭证',
    en: 'This voucher cannot be split any further. Transfer it whole or use another one',
  },
  BOTH_SIDES: {
    zh: '您已代表另一企业办理过这张凭证，请由本企业其他人员办理',
    en: 'You have acted on this voucher for another enterprise. Ask a colleague to do this',
  },
  TOO_LATE: {
    zh: '最晚须于 {until} 办理，现已超过期限',
    en: 'This had to be done by {until}. It is too late now',
  },
  QUOTE_EXPIRED: { zh: '报价已于{until}失效，请重新询价', en: 'The quote expired on {until}. Ask for a new one' },
  PIECES_DIFFER: {
    zh: '请选择同一开立方、同一到期日的凭证',
    en: 'Choose vouchers of one issuer that fall due on one day',
  },
  NOT_REGISTERED: {
    zh: '尚未完成中登登记，不可放款',
    en: 'It cannot be paid out before it is registered',
  },
  SEARCH_FIRST: {
    zh: '审批前请由经办岗查询中登，7 天内的查询结果有效',
    en: 'Have the register searched before you approve. A search holds for seven days',
  },
  REGISTER_SILENT: {
    zh: '登记系统暂无应答，请稍后再查询',
    en: 'The register does not answer. Search again later',
  },
  ENTERPRISE_TAKEN: {
    zh: '该企业已在平台注册，请联系本企业管理岗为您开通岗位',
    en: 'This enterprise is already registered. Ask its administrator to add you',
  },
  DEPOSIT_WRONG: { zh: '金额不符，还可尝试 {left} 次', en: 'The amount does not match. Attempts left: {left}' },
  DEPOSIT_EXHAUSTED: {
    zh: '验证次数已用尽，请重新打款或更换账户',
    en: 'No attempts left. Request another deposit or use another account',
  },
  DEPOSIT_EXPIRED: {
    zh: '打款已超过 7 天有效期，请重新打款',
    en: 'The deposit is older than 7 days. Request another',
  },
  DEPOSIT_RESTART_LIMIT: {
    zh: '重新打款次数已达上限（每日 {perDay} 次，累计 {inAll} 次）',
    en: 'No more deposits: {perDay} a day and {inAll} in all',
  },
  DEPOSIT_UNDER_WAY: {
    zh: '打款通常在 3 个工作日内到账，{day} 起可重新打款',
    en: 'A deposit arrives within 3 working days. You can request another from {day}',
  },
  MAIL_UNCONFIRMED: {
    zh: '请先设置并确认接收提醒的邮箱',
    en: 'Set and confirm a mailbox for reminders first',
  },
  STAFF_SELF: {
    zh: '不能变更本人的岗位，请由另一位管理岗操作',
    en: 'You cannot change your own position. Ask another administrator',
  },
  STAFF_LAST_OF_ROLE: {
    zh: '{role}须至少保留一人在岗，请先添加或恢复另一人',
    en: 'At least one {role} must remain. Add or restore another first',
  },
  STAFF_OPEN_ITEMS: {
    zh: '{name}名下还有未办结业务：凭证开立 {issuances} 笔、凭证转让 {transfers} 笔、转让草稿 {drafts} 份、融资 {financings} 笔、融资草稿 {financingDrafts} 份、质押 {pledges} 笔、质押草稿 {pledgeDrafts} 份，请先移交',
    en: '{name} still has unfinished work: {issuances} issuances, {transfers} transfers, {drafts} transfer drafts, {financings} financings, {financingDrafts} drafts of financings, {pledges} pledges and {pledgeDrafts} drafts of pledges. Hand it over first',
  },
  STAFF_INVITATION_OVER: {
    zh: '该邀请已处理或已失效',
    en: 'This invitation was answered or is no longer valid',
  },
  BANK_ACCOUNT_IN_USE: {
    zh: '该账户还有未完结的业务：{uses}，完结后才能解绑',
    en: 'This account still has open business: {uses}. It can be unbound once that is done',
  },
  BANK_ACCOUNT_DEFAULT: {
    zh: '该账户是默认账户，请先将其他账户设为默认',
    en: 'This is a default account. Make another account the default first',
  },
  BANK_ACCOUNT_LIMIT: {
    zh: '每家企业最多绑定 {most} 个账户，请先解绑不用的账户',
    en: 'An enterprise may have {most} accounts. Unbind one that is not used first',
  },
  BANK_REFUSED: { zh: '银行未受理：{reason}', en: 'The bank declined: {reason}' },
  BANK_SILENT: {
    zh: '银行暂时没有答复，请稍后重试',
    en: 'The bank does not answer at the moment. Try again later',
  },
  CATEGORY_IN_USE: {
    zh: '该品类已被引用 {used} 次，下级品类 {beneath} 个，不能删除，可以停用或合并',
    en: 'This category is used {used} times and has {beneath} beneath it. Disable or merge it instead',
  },
  PAPER_USED: {
    zh: '已被 {places} 使用，不能修改或删除',
    en: 'It is used by {places}, and can be neither changed nor removed',
  },
  TAX_REGISTER_SILENT: {
    zh: '税务查验服务暂时没有答复，请稍后重试',
    en: 'The tax register does not answer at the moment. Try again later',
  },
  PASSWORD_CHANGE_DUE: {
    zh: '请先修改初始密码',
    en: 'Change the password you were given first',
  },
  LAST_OPERATOR: {
    zh: '至少须保留两名可管理操作员的人员，且二人不得由对方或同一人引入',
    en: 'At least two people must remain who can manage operators, neither brought in by the other nor both by one',
  },
  SECOND_FACTOR_REQUIRED: {
    zh: '请输入身份验证器上的六位动态码',
    en: 'Give the six digits of your authenticator as well',
  },
  SECOND_FACTOR_WRONG: {
    zh: '动态码不正确或已使用过，请用新的动态码',
    en: 'The code is wrong or was used. Give the next one',
  },
  SECOND_FACTOR_DUE: {
    zh: '请先绑定身份验证器（authenticator new）',
    en: 'Set up your authenticator first (authenticator new)',
  },
  NOT_TWO_PEOPLE: {
    zh: '须由另一名操作员复核：提交人须在岗且仍有此职责，且双方不得由对方或同一人（直接或经他人）新增、恢复、重置或授予职责',
    en: 'Another operator has to pass it: who proposed it must still be at work with this duty, and neither of the two made, restored, reset or charged by the other, nor both by a third, directly or through others',
  },
} as const satisfies Record<RefusalKey, Label>;
