import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The messages of specification §5, verbatim, and those of the product's own rules. A schema refers to one by its key (see `messageRef`); the field shows it in the person's language. */
export const messages = {
  userNameRequired: msg`请输入用户名！`,
  passwordRequired: msg`请输入密码！`,
  emailRequired: msg`请输入邮箱！`,
  mobileRequired: msg`请输入手机号码！`,
  captchaRequired: msg`请输入验证码！`,
  mobileFormat: msg`输入的手机号码格式不正确！`,
  emailFormat: msg`输入的邮箱格式不正确！`,
  oldPasswordRequired: msg`请输入原密码`,
  newPasswordRequired: msg`请输入密码`,
  confirmationRequired: msg({ message: '请输入密码', context: '再输入一次' }),
  passwordAgainRequired: msg({ message: '请输入密码！', context: '再输入一次' }),
  passwordLength: msg`密码长度为6-32个字符`,
  passwordLengthMedium: msg`密码长度为8-32个字符`,
  passwordLengthLong: msg`密码长度为15-64个字符`,
  passwordClasses: msg`密码须包含大写字母、小写字母、数字、符号中的至少三种`,
  passwordMismatch: msg`两次密码输入不一致`,
  drawnCaptchaRequired: msg`请输入图形验证码`,
  drawnCaptchaWrong: msg`图形验证码错误`,
  required: msg`请填写此项`,
  choose: msg`请选择一项`,
  tooLong: msg`内容过长`,
  tooMany: msg`数量过多`,
  invalid: msg`格式不正确`,
  dayInvalid: msg`不是有效日期`,
  dayTooEarly: msg`日期不能早于 1990-01-01`,
  amountInvalid: msg`不是有效金额`,
  moneyFormat: msg`请输入金额，最多两位小数`,
  moneyPositive: msg`金额须大于 0`,
  moneyTooLarge: msg`金额须小于 1,000,000,000,000,000 元`,
  creditCodeFormat: msg`统一社会信用代码不正确`,
  identityNumberFormat: msg`证件号码不正确`,
  accountNumberFormat: msg`账号为 10 至 30 位数字`,
  accountNameDiffers: msg`户名须与企业名称一致`,
  branchNumberFormat: msg`联行号为 12 位数字`,
  invoiceNumberDigital: msg`数电票号码为 20 位数字`,
  invoiceNumber: msg`发票号码为 8 位数字`,
  invoiceCode: msg`发票代码为 10 或 12 位数字`,
  invoiceCheckCode: msg`请填写校验码后 6 位`,
  invoiceRed: msg`红字发票不能登记`,
  invoiceFuture: msg`开票日期不能晚于今天`,
  endsBeforeSigned: msg`终止日期不能早于签订日期`,
  totalBelowNet: msg`价税合计不能小于不含税金额`,
  totalNotSum: msg`价税合计不等于金额与税额之和`,
  taxAboveNet: msg`价税合计超过不含税金额的两倍，请核对`,
  fileRequired: msg`请上传`,
  agreementRequired: msg`请先阅读并同意协议`,
  reasonRequired: msg`请填写原因`,
  reasonLength: msg`原因不超过 100 个字`,
} as const satisfies Record<string, MessageDescriptor>;

export type MessageKey = keyof typeof messages;

const PREFIX = 'form:';

/** A reference to a message, for use as a schema's error text: its key with a prefix. The field translates it when it is shown. */
export const messageRef = (key: MessageKey): string => `${PREFIX}${key}`;

/** The message that a text from `messageRef` refers to; undefined for any other text, such as a sentence from the server. */
export function messageOf(text: string): MessageDescriptor | undefined {
  if (!text.startsWith(PREFIX)) return undefined;
  const key = text.slice(PREFIX.length);
  return Object.entries(messages).find(([name]) => name === key)?.[1];
}
