import type { IdentityElement, RegistrationField, RegistrationProblem } from '@lianxin/domain';
import { FieldRefusal, type Sentence } from '../../../platform/refusals.ts';

type Problem = RegistrationProblem | 'branchUnknown' | 'file' | 'mismatch';

const SENTENCES: Readonly<Record<Problem, Sentence>> = {
  required: { zh: '必填', en: 'Required' },
  creditCode: { zh: '统一社会信用代码有误，请核对', en: 'This is not a valid credit code' },
  identityNumber: { zh: '证件号码有误，请核对', en: 'This is not a valid number of the document' },
  size: { zh: '请选择企业规模', en: 'Choose the size of the enterprise' },
  accountName: { zh: '账户名称须与企业名称一致', en: 'The account must be in the enterprise’s name' },
  accountNumber: { zh: '银行账号为 10-30 位数字', en: 'An account number has 10 to 30 digits' },
  branchNumber: { zh: '联行号为 12 位数字', en: 'A branch number has 12 digits' },
  branchUnknown: { zh: '未找到该联行号', en: 'No branch has this number' },
  file: { zh: '文件不存在，请重新上传', en: 'The file is missing. Upload it again' },
  mismatch: { zh: '与工商登记信息不一致', en: 'This does not agree with the public register' },
};

export interface FieldProblem {
  readonly field: RegistrationField;
  readonly problem: Problem;
}

export const fieldOfElement = (element: IdentityElement): RegistrationField => `enterprise.${element}`;

/** Does nothing without problems. */
export function refuseFields(problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  throw new FieldRefusal(problems.map(({ field, problem }) => ({ path: field, message: SENTENCES[problem] })));
}
