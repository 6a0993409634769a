import type { Offer, Quote } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent, shanghaiMinute, toChineseCapitals } from '@lianxin/domain';
import { AlertDialog, Descriptions } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

export interface SubmitDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly offer: Offer;
  readonly quote: Quote;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** Names the amount, the lender, what comes of it and what follows, before it is handed in. */
export function SubmitDialog({ open, onOpenChange, offer, quote, busy, onConfirm }: SubmitDialogProps) {
  const { t } = useLingui();
  const { lenderName, recourse } = offer;
  return (
    <AlertDialog
      open={open}
      needsNetwork
      onOpenChange={onOpenChange}
      title={t`提交融资复核`}
      amount={`¥ ${formatMoney(quote.amount)}`}
      facts={
        <>
          <span lang="zh-CN">{toChineseCapitals(quote.amount, { prefix: true })}</span>
          <Descriptions
            className="mt-2"
            items={[
              { label: t`资金方`, value: `${lenderName}　${recourse ? t`有追索` : t`无追索`}` },
              { label: t`到账净额`, value: formatMoney(quote.net) },
              { label: t`费用合计`, value: formatMoney(quote.holderCosts) },
              {
                label: t`综合年化`,
                value: quote.allInAnnualRate === null ? '—' : `${formatRatePercent(quote.allInAnnualRate)}%`,
              },
              { label: t`报价有效至`, value: shanghaiMinute(quote.validUntil) },
            ]}
          />
        </>
      }
      consequence={t`提交后这些金额转为“融资中”，不能另作他用。本企业审核岗须在报价有效期内复核，${lenderName}受理前可以撤回。`}
      confirmLabel={t`提交复核`}
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}
