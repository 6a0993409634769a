import type { RefusalKey } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What to do about a refusal, where there is more to do than its sentence says. */
export const ADVICE: Partial<Record<RefusalKey, MessageDescriptor>> = {
  SESSION_EXPIRED: msg`用同一账号重新登录，之前打开的表单会恢复。`,
  VALIDATION: msg`按页面上标出的字段逐项修改后再提交。`,
  NOT_FOUND: msg`确认当前企业是否正确；记录可能属于您的另一家企业，或已被删除。`,
  FORBIDDEN: msg`请企业管理员确认您的岗位，或先完成企业审核与验证。`,
  NOT_ALLOWED_FOR_ROLE: msg`请由对应岗位的同事处理，参见“岗位与分工”。`,
  STALE_VERSION: msg`同事刚刚处理过这张单据。刷新后按最新状态继续。`,
  ILLEGAL_STATE: msg`刷新后查看单据的当前状态，按状态可用的操作处理。`,
  TOO_FREQUENT: msg`稍等一分钟后再试，不要连续点击。`,
  FILE_REJECTED: msg`请上传 10 MB 以内的 PDF、PNG、JPG 或 WebP 文件；改扩展名不能改变文件类型。`,
  CREDENTIALS_WRONG: msg`检查大小写和输入法；忘记密码时在登录页重新设置。`,
  ACCOUNT_LOCKED: msg`等待锁定时间结束，或通过“忘记密码”重新设置。`,
  LIMIT_EXCEEDED: msg`把金额改到提示的范围内。`,
  QUOTA_EXCEEDED: msg`减少金额，或等待在途业务完成后释放额度。`,
  INVOICE_SHORT: msg`补充发票，使可用金额合计不小于凭证金额。`,
  SELF_REVIEW: msg`请由另一位审核岗同事复核。`,
  BOTH_SIDES: msg`同一人不能在一张链信上先后代表两家企业，请由本企业同岗位的同事办理。`,
  TOO_LATE: msg`到期前未复核的申请会退回经办岗，未签收的会自动关闭；仍需办理时请重新申请。`,
  SIGNATURE_INVALID: msg`确认选择了本人的有效证书，重新打开签名窗口再试。`,
  PIN_WRONG: msg`证书的 PIN 码不是登录密码；忘记时请联系客服重置。`,
  PIN_LOCKED: msg`等待锁定时间结束；忘记 PIN 码时请联系客服重置。`,
  TERM_TOO_LONG: msg`把到期日改到提示的日期之前；超过 6 个月须填写理由。`,
  ISSUER_SUSPENDED: msg`按提示的原因处理后，联系客服申请恢复。`,
  ACCOUNT_UNUSABLE: msg`请管理员验证收款账户，或改选其他已验证的账户。`,
  QUOTE_EXPIRED: msg`点“重新询价”，核对新的到账净额后再提交；已填写的内容不会丢失。`,
  PIECES_DIFFER: msg`一次申请只选同一开立方、同一到期日的凭证，其余分开申请。`,
  CHANNEL_REFUSED: msg`按提示的原因调整，或改选其他资金方。`,
  REMINDED_RECENTLY: msg`今天已经催办过，请明天再试。`,
  MAIL_UNCONFIRMED: msg`在“提醒设置”中填写邮箱，输入验证码并确认。`,
};
