import { sumFen, termAssessment, termLimitOn, type CheckLevel, type TermLimit } from '@lianxin/domain';
import type { CheckItem } from '@lianxin/ui';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { checkWords } from '../../../platform/terms/index.ts';
import { shanghaiDateTime } from '../circulation/shanghai-time.ts';
import type { Subject } from './subject.ts';

/** Checks of the issuer's side are shown as sent; others are recomputed from the page. */
const ISSUER_CHECKS = new Set(['issuerActive', 'quota']);

/** Checks for the recipient before signing, computed from the documents on the page. */
export function subjectChecks(
  subject: Subject,
  account: { readonly verified: boolean } | undefined,
  limits: readonly TermLimit[] | undefined,
  i18n: I18n,
): readonly CheckItem[] {
  return [
    signatureCheck(subject, i18n),
    coverCheck(subject, i18n),
    contractCheck(subject, i18n),
    ...subject.checks
      .filter((check) => ISSUER_CHECKS.has(check.code))
      .map((check): CheckItem => {
        const { text, figure, detail } = checkWords(check, i18n);
        return { id: check.code, status: check.level, label: text, value: figure, sub: detail };
      }),
    termCheck(subject, limits, i18n),
    ...(account === undefined
      ? []
      : [
          {
            id: 'account',
            status: account.verified ? 'pass' : 'fail',
            label: i18n._(account.verified ? msg`收款账户已验证` : msg`收款账户未验证`),
          } as const,
        ]),
  ];
}

/** The worst result, for the header. */
export const worstOf = (checks: readonly CheckItem[]): CheckLevel =>
  (['fail', 'pending', 'warn'] as const).find((level) => checks.some((check) => check.status === level)) ?? 'pass';

function signatureCheck({ log, kind }: Subject, i18n: I18n): CheckItem {
  const sealed = log.findLast((entry) => entry.signed && /(^|\.)pass$/.test(entry.event));
  const good = kind === 'issuance' ? msg`开立方签名有效` : msg`转让方签名有效`;
  return sealed
    ? {
        id: 'signature',
        status: 'pass',
        label: i18n._(good),
        value: shanghaiDateTime(sealed.at).slice(0, 16),
        sub: sealed.certificateSerial,
      }
    : { id: 'signature', status: 'pending', label: i18n._(kind === 'issuance' ? msg`未见开立方签名` : msg`未见转让方签名`) };
}

function coverCheck({ invoices, amount }: Subject, i18n: I18n): CheckItem {
  const used = sumFen(invoices.map((use) => use.amount));
  const percent = (Number((used * 10_000n) / (amount === 0n ? 1n : amount)) / 100).toFixed(2);
  const unsound = invoices.filter(({ invoice }) => invoice.verification !== 'consistent').length;
  const covered = used >= amount;
  return {
    id: 'cover',
    status: covered ? (unsound > 0 ? 'warn' : 'pass') : 'fail',
    label: i18n._(covered ? msg`发票占用覆盖凭证金额` : msg`发票占用不足凭证金额`),
    value: i18n._(msg`${{ count: invoices.length }} 张，${{ percent }}%`),
    ...(unsound > 0 ? { sub: i18n._(msg`${{ unsound }} 张查验不一致或未查验`) } : {}),
  };
}

function contractCheck({ contract }: Subject, i18n: I18n): CheckItem {
  if (contract === null) return { id: 'contract', status: 'pending', label: i18n._(msg`没有登记合同`) };
  return {
    id: 'contract',
    status: contract.allowsVoucher ? 'pass' : 'warn',
    label: i18n._(contract.allowsVoucher ? msg`合同约定可用凭证支付` : msg`合同未约定凭证支付`),
    value: contract.voucherClause ?? undefined,
  };
}

function termCheck({ issuedOn, dueOn }: Subject, limits: readonly TermLimit[] | undefined, i18n: I18n): CheckItem {
  const { level, days } = termAssessment({ issuedOn, dueOn, ...(limits && { limits }) });
  const { warnMonths, maxMonths } = termLimitOn(issuedOn, limits);
  const words = {
    ordinary: { status: 'pass', label: msg`期限在 ${{ warnMonths }} 个月以内` },
    needsReason: { status: 'warn', label: msg`期限超过 ${{ warnMonths }} 个月，请看理由` },
    tooLong: { status: 'fail', label: msg`期限超过 ${{ maxMonths }} 个月上限` },
    past: { status: 'fail', label: msg`到期日早于开立日` },
  } as const;
  return { id: 'term', status: words[level].status, label: i18n._(words[level].label), value: i18n._(msg`${{ days }} 天`) };
}
