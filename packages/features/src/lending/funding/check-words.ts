import type { Check } from '@lianxin/api/contract';
import { formatMoney, remedyOf, type ChannelKind, type FinancingCheckCode, type FinancingRemedy } from '@lianxin/domain';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { checkWords, type CheckWords } from '../../platform/terms/index.ts';
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
  proveAccount: msg`请先验证收款账户`,
  statePurpose: msg`请说明资金用途`,
  changeInvoices: msg`请更换发票或调整占用金额`,
  verifyInvoices: msg`请由购买方或销售方的经办岗查验`,
  addInvoices: msg`请补充发票`,
  readAgreements: msg`请阅读并勾选同意`,
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

interface Said {
  readonly sentences: Readonly<Record<OwnCode, Sentences>>;
  readonly remedies: Readonly<Record<FinancingRemedy, MessageDescriptor>>;
}

const SAID: Readonly<Record<ChannelKind, Said>> = {
  financing: { sentences: SENTENCES, remedies: REMEDIES },
  pledge: { sentences: { ...SENTENCES, ...OF_PLEDGE }, remedies: { ...REMEDIES, ...REMEDIES_OF_PLEDGE } },
};

const isOwn = (code: string): code is OwnCode => Object.hasOwn(SENTENCES, code);
const isShared = (code: string): code is SharedCode => code === 'invoiceUse' || code === 'invoiceCover';

function ownWords({ level, figures }: Check, { pass, against, pending, figure }: Sentences, i18n: I18n): CheckWords {
  const found = figure === undefined || level === 'pending' ? undefined : figures[figure];
  // An amount of nothing is not shown.
  const amount = found === '0.00' ? undefined : found;
  const text = level === 'pass' ? pass : level === 'pending' ? pending : against;
  return { text: i18n._(text), ...(amount === undefined ? {} : { figure: formatMoney(amount) }) };
}

/** The sentence, figure and remedy of a check. The form and the server use the same codes. */
export function useFundingCheckWords(kind: ChannelKind): (check: Check) => CheckWords {
  const { i18n } = useLingui();
  const obstacleWords = useObstacleWords();
  const { sentences, remedies } = SAID[kind];
  return useCallback(
    (check) => {
      const { code, level, figures } = check;
      if (!isOwn(code) && !isShared(code)) return checkWords(check, i18n);
      const words = isOwn(code) ? ownWords(check, sentences[code], i18n) : checkWords(check, i18n);
      const { reason, ...named } = figures;
      const obstacle =
        code === 'lender' && level === 'fail' && reason !== undefined ? obstacleWords({ reason, figures: named }) : undefined;
      // A check that waits for input needs no remedy.
      const remedy = level === 'pending' ? undefined : remedyOf({ code, level });
      const details = [obstacle, words.detail, remedy && i18n._(remedies[remedy])].filter((part) => part !== undefined);
      return details.length === 0 ? words : { ...words, detail: details.join('，') };
    },
    [i18n, obstacleWords, sentences, remedies],
  );
}
