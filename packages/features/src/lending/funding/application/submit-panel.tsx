import type { Offer } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent, toChineseCapitals, type Fen } from '@lianxin/domain';
import { Amount, Button, Descriptions, Panel, type DescriptionItem } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SubmitFoot } from '../../../applications/application/index.ts';

export interface SubmitPanelProps {
  /** By which what is lacking is named to assistive technology. */
  readonly id: string;
  readonly amount: Fen | undefined;
  /** What the lender chosen offers now. */
  readonly offer: Offer | undefined;
  /** What else is told of it, beside lender, amount and costs. @default nothing */
  readonly facts?: readonly DescriptionItem[] | undefined;
  /** What stands between the form and its submission. */
  readonly lacking: readonly string[];
  readonly ready: boolean;
  readonly busy: boolean;
  readonly saving: boolean;
  /** Drafts belong to new applications only. */
  readonly onSave: (() => void) | undefined;
  readonly onSubmit: () => void;
}

/** What is applied for and what comes of it, and the way on: save, submit, with what is still missing. */
export function SubmitPanel({ id, amount, offer, facts, lacking, ready, busy, saving, onSave, onSubmit }: SubmitPanelProps) {
  const { t } = useLingui();
  const quote = offer?.quote ?? undefined;
  const rate = quote?.allInAnnualRate ?? undefined;
  return (
    <Panel>
      <Descriptions
        items={[
          { label: t`资金方`, value: offer?.lenderName ?? '—' },
          { label: t`申请金额`, value: amount === undefined ? '—' : formatMoney(amount) },
          { label: t`费用合计`, value: quote ? formatMoney(quote.holderCosts) : '—' },
          { label: t`综合年化`, value: rate === undefined ? '—' : `${formatRatePercent(rate)}%` },
          ...(facts ?? []),
        ]}
      />
      <p className="mt-2 flex flex-col gap-0.5 border-t border-line pt-2">
        <span className="text-sm text-ink-muted">
          <Trans>预计到账净额</Trans>
        </span>
        <Amount size="xl" currency="¥" value={formatMoney(quote?.net ?? '0')} />
        <span lang="zh-CN" className="font-instrument text-sm">
          {quote && quote.net > 0n && toChineseCapitals(quote.net, { prefix: true })}
        </span>
      </p>
      <SubmitFoot id={id} lacking={lacking} ready={ready} busy={busy} onSubmit={onSubmit} />
      {onSave && (
        <Button intent="line" block className="mt-2 max-tablet:mt-3" busy={saving} onClick={onSave}>
          <Trans>保存草稿</Trans>
        </Button>
      )}
    </Panel>
  );
}
