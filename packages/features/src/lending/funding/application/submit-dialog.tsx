import type { Offer, Quote } from '@lianxin/api/contract';
import { formatMoney, shanghaiMinute, toChineseCapitals } from '@lianxin/domain';
import { AlertDialog, Descriptions, type DescriptionItem } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useLenderWords } from './use-lender-words.ts';
import { NetIfConsented, RateIfConsented } from '../quotes/with-consent.tsx';

export interface SubmitDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The title, such as "提交融资复核". */
  readonly title: string;
  readonly offer: Offer;
  readonly quote: Quote;
  /** Additional facts. @default none */
  readonly facts?: readonly DescriptionItem[] | undefined;
  readonly consequence: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** Confirms the submission: amount, lender, costs and consequence. */
export function SubmitDialog({ offer, quote, facts, ...dialog }: SubmitDialogProps) {
  const { t } = useLingui();
  const lenderWords = useLenderWords();
  return (
    <AlertDialog
      {...dialog}
      needsNetwork
      amount={`¥ ${formatMoney(quote.amount)}`}
      facts={
        <>
          <span lang="zh-CN">{toChineseCapitals(quote.amount, { prefix: true })}</span>
          <Descriptions
            className="mt-2"
            items={[
              { label: t`资金方`, value: `${lenderWords(offer)}　${offer.recourse ? t`有追索` : t`无追索`}` },
              ...(facts ?? []),
              { label: t`到账净额（元）`, value: <NetIfConsented quote={quote} /> },
              { label: t`费用合计（元）`, value: formatMoney(quote.holderCosts) },
              { label: t`综合年化`, value: <RateIfConsented quote={quote} /> },
              { label: t`预计到账`, value: shanghaiMinute(quote.expectedAt) },
              { label: t`报价有效至`, value: shanghaiMinute(quote.validUntil) },
            ]}
          />
        </>
      }
      confirmLabel={t`提交复核`}
    />
  );
}
