import { fen, formatMoney, sumFen } from '@lianxin/domain';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isMistyped, overdrawnBy, typedTotal } from '../../voucher/index.ts';
import type { Share } from './plan.ts';
import type { Plan } from './plan-checks.ts';

/** Missing fields of a recipient, in card order. */
function missingOf(share: Share, recipient: string, { pieces, legs, suppliers }: Plan, i18n: I18n): readonly string[] {
  if (share.recipientNo === '') return [i18n._(msg`选择${{ recipient }}`)];
  const amount = typedTotal(share, pieces);
  const covered = sumFen(legs.filter((leg) => leg.share.key === share.key).flatMap((leg) => leg.uses.map((use) => use.amount)));
  const short = formatMoney(fen(amount - covered));
  const known = suppliers.find((one) => one.enterpriseNo === share.recipientNo);
  return [
    ...(known?.certified === false ? [i18n._(msg`${{ recipient }}尚未认证，不能接收`)] : []),
    ...(share.receivingAccountId === '' ? [i18n._(msg`选择${{ recipient }}的收款账户`)] : []),
    ...(pieces.some((piece) => isMistyped(share, piece.id)) ? [i18n._(msg`改正${{ recipient }}的转让金额`)] : []),
    ...(amount === 0n ? [i18n._(msg`填写${{ recipient }}的转让金额`)] : []),
    ...(share.contractId === '' ? [i18n._(msg`选择与${{ recipient }}的合同`)] : []),
    ...(amount > covered ? [i18n._(msg`为${{ recipient }}补足发票 ${{ short }} 元`)] : []),
  ];
}

/** What is missing, most basic first; empty if complete. */
export function missing(plan: Plan, i18n: I18n): readonly string[] {
  const { pieces, shares } = plan;
  if (pieces.length === 0) return [i18n._(msg`选择要转让的凭证`)];
  const several = shares.length > 1;
  const overdrawn = pieces.flatMap((piece) => {
    const over = overdrawnBy(piece, shares);
    const amount = formatMoney(over);
    return over > 0n ? [i18n._(msg`凭证 ${{ number: piece.number.slice(-8) }} 超出可用金额 ${{ amount }} 元`)] : [];
  });
  const idle = pieces.filter((piece) => shares.every((share) => share.amounts[piece.id] === undefined || share.amounts[piece.id] === ''));
  const untouched = shares.some((share) => typedTotal(share, pieces) > 0n)
    ? idle.map((piece) => i18n._(msg`填写凭证 ${{ number: piece.number.slice(-8) }} 的转让金额，或取消选择`))
    : [];
  const recipients = shares.flatMap((share, index) => {
    const order = index + 1;
    return missingOf(share, several ? i18n._(msg`被转让人 ${{ order }}`) : i18n._(msg`被转让人`), plan, i18n);
  });
  return [...overdrawn, ...recipients, ...untouched];
}
