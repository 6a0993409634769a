import type { Offer } from '@lianxin/api/contract';
import { formatMoney, toChineseCapitals, withoutIssuer, type Fen } from '@lianxin/domain';
import { Amount, Button, Descriptions, Panel, type DescriptionItem } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SubmitFoot } from '../../../applications/application/index.ts';
import { useLenderWords } from './use-lender-words.ts';
import { Condition, RateIfConsented } from '../quotes/with-consent.tsx';

export interface SubmitPanelProps {
  /** The id of the list of missing things, for assistive technology. */
  readonly id: string;
  readonly amount: Fen | undefined;
  /** The current offer of the chosen lender. */
  readonly offer: Offer | undefined;
  /** Additional facts. @default none */
  readonly facts?: readonly DescriptionItem[] | undefined;
  /** The sentences about missing input. */
  readonly missing: readonly string[];
  readonly ready: boolean;
  readonly busy: boolean;
  readonly saving: boolean;
  /** Undefined if there can be no draft, as for a returned application. */
  readonly onSave: (() => void) | undefined;
  readonly onSubmit: () => void;
}

/** The summary of the application, with the buttons to save and submit it. */
export function SubmitPanel({ id, amount, offer, facts, missing, ready, busy, saving, onSave, onSubmit }: SubmitPanelProps) {
  const { t } = useLingui();
  const lenderWords = useLenderWords();
  const quote = offer?.quote ?? undefined;
  const alone = quote && withoutIssuer({ ...quote, paidOut: quote.net });
  return (
    <Panel>
      <Descriptions
        items={[
          { label: t`资金方`, value: offer ? lenderWords(offer) : '—' },
          { label: t`申请金额（元）`, value: amount === undefined ? '—' : formatMoney(amount) },
          { label: t`费用合计（元）`, value: quote ? formatMoney(quote.holderCosts) : '—' },
          { label: t`综合年化`, value: quote ? <RateIfConsented quote={quote} /> : '—' },
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
        {quote && alone && <Condition quote={quote} figure={formatMoney(alone.paidOut)} />}
      </p>
      <SubmitFoot id={id} missing={missing} ready={ready} busy={busy} onSubmit={onSubmit} />
      {onSave && (
        <Button intent="line" block className="mt-2 max-tablet:mt-3" busy={saving} onClick={onSave}>
          <Trans>保存草稿</Trans>
        </Button>
      )}
    </Panel>
  );
}
