import type { Check } from '@lianxin/api/contract';
import {
  adviceOn,
  formatMoney,
  momentOf,
  type ChannelKind,
  type CheckMoment,
  type CheckReader,
  type FinancingCheckCode,
  type FinancingRemedy,
  type RemedyRoute,
} from '@lianxin/domain';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { checkWords, type CheckWords } from '../../platform/terms/index.ts';
import type { FundingDetail } from './kinds.ts';
import { useObstacleWords } from './obstacle-words.ts';

interface Sentences {
  readonly pass: MessageDescriptor;
  /** The remedy for a check that failed or warns. */
  readonly against: MessageDescriptor;
  /** The sentence while the input is missing. */
  readonly pending: MessageDescriptor;
  /** The amount beside the sentence. */
  readonly figure?: string;
}

/** Checks that have the same sentences for every application. */
type SharedCode = 'invoiceUse' | 'invoiceCover';
type OwnCode = Exclude<FinancingCheckCode, SharedCode>;

const SENTENCES: Readonly<Record<OwnCode, Sentences>> = {
  pieces: { pass: msg`凭证同一开立方、同一到期日`, against: msg`凭证的开立方或到期日不同`, pending: msg`凭证待选择` },
  available: { pass: msg`融资金额在可用金额内`, against: msg`融资金额超过可用金额`, pending: msg`融资金额待填写`, figure: 'available' },
  due: { pass: msg`凭证未到期`, against: msg`凭证已到期`, pending: msg`凭证待选择` },
  longTerm: { pass: msg`凭证期限未超过 6 个月`, against: msg`凭证期限超过 6 个月`, pending: msg`凭证待选择` },
  issuerActive: { pass: msg`开立方可正常开立`, against: msg`开立方已暂停开立`, pending: msg`凭证待选择` },
  lender: { pass: msg`资金方可以受理`, against: msg`资金方不能受理`, pending: msg`资金方待选择` },
  quote: { pass: msg`报价有效`, against: msg`报价已失效`, pending: msg`报价待取得` },
  issuerShare: { pass: msg`开立方不承担费用`, against: msg`开立方须同意承担费用`, pending: msg`报价待取得`, figure: 'issuerCosts' },
  account: { pass: msg`收款账户可用`, against: msg`收款账户未验证`, pending: msg`收款账户待选择` },
  purpose: { pass: msg`融资用途已填写`, against: msg`融资用途待填写`, pending: msg`融资用途待填写` },
  invoiceElsewhere: { pass: msg`发票未在其他融资中占用`, against: msg`有发票已用于其他资金方的融资`, pending: msg`发票待选择` },
  agreements: { pass: msg`协议已阅读并同意`, against: msg`协议待阅读`, pending: msg`协议待阅读` },
};

const REMEDIES: Readonly<Record<FinancingRemedy, MessageDescriptor>> = {
  choosePieces: msg`请选择同一开立方、同一到期日的凭证`,
  lowerAmount: msg`请降低融资金额`,
  waitForPayment: msg`已到期的凭证请等待兑付`,
  expectQuestions: msg`资金方可能要求说明，请备好材料`,
  chooseLender: msg`请选择其他资金方或调整金额`,
  requote: msg`请重新询价`,
  issuerConsents: msg`签约时须由开立方同意`,
  proveAccount: msg`请由企业管理员验证收款账户`,
  statePurpose: msg`请说明资金用途`,
  changeInvoices: msg`请更换发票或调整占用金额`,
  verifyInvoices: msg`请由购买方或销售方的经办岗查验`,
  addInvoices: msg`请补充发票`,
  readAgreements: msg`请阅读并勾选同意`,
  examineTerm: msg`请审查期限是否合理、是否符合行业惯例`,
  examineIssuer: msg`请评估开立方到期付款的能力`,
  applicantProvesAccount: msg`放款前须由申请方验证收款账户`,
};

/** How the reader can apply the remedy. The applicant's staff see what is to be done, a lender's only what they can do themselves. */
const ROUTES: Readonly<Record<Exclude<RemedyRoute, 'directly'>, (remedy: string) => MessageDescriptor>> = {
  withdraw: (remedy) => msg`可撤回修改：${{ remedy }}`,
  return: (remedy) => msg`可退回经办岗：${{ remedy }}`,
  sendBack: () => msg`可退回申请方修改`,
  decline: () => msg`可拒绝申请`,
  colleague: () => msg`由本企业经办岗或审核岗处理`,
  lendingSide: () => msg`由担保方或资金方决定`,
};

/** The time for which a check was evaluated. */
const MOMENTS: Readonly<Record<CheckMoment, MessageDescriptor>> = {
  submitted: msg({ message: '提交时', context: '检查' }),
  passed: msg({ message: '复核通过时', context: '检查' }),
  now: msg({ message: '当前', context: '检查' }),
};

/** The sentences that differ for a pledge: its pieces may have different issuers and due dates, and the pledged amount is not the loan. */
const OF_PLEDGE: Readonly<Partial<Record<OwnCode, Sentences>>> = {
  pieces: { pass: msg`凭证已选择`, against: msg`凭证不能一并质押`, pending: msg`凭证待选择` },
  available: { pass: msg`质押金额在可用金额内`, against: msg`质押金额超过可用金额`, pending: msg`质押金额待填写`, figure: 'available' },
  purpose: { pass: msg`贷款用途已填写`, against: msg`贷款用途待填写`, pending: msg`贷款用途待填写` },
};

const REMEDIES_OF_PLEDGE: Readonly<Partial<Record<FinancingRemedy, MessageDescriptor>>> = {
  choosePieces: msg`请选择其他凭证`,
  lowerAmount: msg`请降低质押金额`,
};

interface Wording {
  readonly sentences: Readonly<Record<OwnCode, Sentences>>;
  readonly remedies: Readonly<Record<FinancingRemedy, MessageDescriptor>>;
}

const WORDING: Readonly<Record<ChannelKind, Wording>> = {
  financing: { sentences: SENTENCES, remedies: REMEDIES },
  pledge: { sentences: { ...SENTENCES, ...OF_PLEDGE }, remedies: { ...REMEDIES, ...REMEDIES_OF_PLEDGE } },
};

const isOwn = (code: string): code is OwnCode => Object.hasOwn(SENTENCES, code);
const isShared = (code: string): code is SharedCode => code === 'invoiceUse' || code === 'invoiceCover';

function ownWords({ level, figures }: Check, { pass, against, pending, figure }: Sentences, i18n: I18n): CheckWords {
  const found = figure === undefined || level === 'pending' ? undefined : figures[figure];
  // A zero amount is not shown.
  const amount = found === '0.00' ? undefined : found;
  const text = level === 'pass' ? pass : level === 'pending' ? pending : against;
  return { text: i18n._(text), ...(amount === undefined ? {} : { figure: formatMoney(amount) }) };
}

/** The reader to whom the advice on an application's checks is addressed. */
export const readerOf = ({ part, acts, state }: Pick<FundingDetail, 'part' | 'acts' | 'state'>): CheckReader => ({
  party: part,
  acts,
  state,
});

/** The sentence, figure and advice of a check, for its reader or for the person who fills in the form. The form and the server use the same codes. */
export function useFundingCheckWords(kind: ChannelKind): (check: Check, reader?: CheckReader) => CheckWords {
  const { i18n } = useLingui();
  const obstacleWords = useObstacleWords();
  const { sentences, remedies } = WORDING[kind];
  return useCallback(
    (check, reader) => {
      const { code, level, figures } = check;
      if (!isOwn(code) && !isShared(code)) return checkWords(check, i18n);
      const words = isOwn(code) ? ownWords(check, sentences[code], i18n) : checkWords(check, i18n);
      const { reason, ...named } = figures;
      const obstacle =
        code === 'lender' && level === 'fail' && reason !== undefined ? obstacleWords({ reason, figures: named }) : undefined;
      const given = adviceOn({ code, level }, reader);
      const remedy = given && i18n._(remedies[given.remedy]);
      const advice = given && remedy !== undefined && (given.route === 'directly' ? remedy : i18n._(ROUTES[given.route](remedy)));
      const details = [obstacle, words.detail, advice].filter((part) => part !== undefined);
      return {
        ...words,
        ...(reader && { moment: i18n._(MOMENTS[momentOf(code, reader.state)]) }),
        ...(details.length > 0 && { detail: details.join('，') }),
      };
    },
    [i18n, obstacleWords, sentences, remedies],
  );
}
