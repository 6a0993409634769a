import type { Check } from '@lianxin/api/contract';
import { formatMoney, subtractFen, ZERO_FEN, type CivilDate, type Fen } from '@lianxin/domain';
import { Amount, Banner, Button, CheckList, type DescriptionItem, Descriptions, FootBar, NetworkButton, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { CheckTally, checkWords } from '../../../platform/terms/index.ts';
import { QuotaBar, type CreditLine } from '../../credit/index.ts';

export function CheckPanel({
  title,
  checks,
  differs = false,
  awaiting = false,
}: {
  readonly title: string;
  readonly checks: readonly Check[];
  /** Page and server disagree. */
  readonly differs?: boolean;
  readonly awaiting?: boolean;
}) {
  const { t, i18n } = useLingui();
  return (
    <Panel title={title} aria-busy={awaiting} extra={<CheckTally checks={checks} />}>
      {differs && (
        <Banner tone="critical" className="mb-2" title={t`检查结果不一致`}>
          <Trans>本页与服务器的检查结果不一致，请刷新页面后重试；仍不一致请联系客服。</Trans>
        </Banner>
      )}
      <CheckList
        className="-my-2"
        items={checks.map((check) => {
          const words = checkWords(check, i18n);
          return {
            id: check.code,
            status: check.level,
            label: words.text,
            sub: words.detail,
            value: words.figure,
          };
        })}
      />
    </Panel>
  );
}

/** The credit line before and after this voucher. */
export function QuotaPanel({ line, amount }: { readonly line: CreditLine; readonly amount: Fen | undefined }) {
  const { t } = useLingui();
  const after = amount === undefined ? line.available : subtractFen(line.available, amount);
  const { bankName } = line;
  const row = (id: string, label: string, value: Fen, strong = false): DescriptionItem => ({
    id,
    label,
    value: (
      <Amount
        className={strong ? 'block text-right font-semibold' : 'block text-right'}
        tone={value < 0n ? 'critical' : 'ink'}
        value={formatMoney(value)}
      />
    ),
  });
  return (
    <Panel title={t`额度`} extra={t`${bankName}，元`}>
      <QuotaBar
        className="mb-3"
        label={t`额度使用`}
        total={line.total}
        parts={[
          { id: 'used', label: t`已用`, amount: line.used },
          { id: 'transit', label: t`在途`, amount: line.inTransit },
          { id: 'now', label: t`本次`, amount: amount ?? ZERO_FEN },
        ]}
      />
      <Descriptions
        items={[
          row('total', t`总额度`, line.total),
          row('used', t`已用`, line.used),
          row('transit', t`在途`, line.inTransit),
          ...(amount === undefined ? [] : [row('now', t`本次`, amount)]),
          row('after', amount === undefined ? t`剩余额度` : t`开立后剩余`, after, true),
        ]}
      />
    </Panel>
  );
}

export interface SummaryPanelProps {
  readonly recipientName: string | undefined;
  readonly amount: Fen | undefined;
  readonly dueOn: CivilDate | undefined;
  readonly promiseNumber: string | undefined;
  /** Why it cannot be submitted; undefined if it can. */
  readonly obstacle: string | undefined;
  readonly busy: boolean;
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onPreview: () => void;
}

/** A summary with the buttons to submit, save and preview. */
export function SummaryPanel({
  recipientName,
  amount,
  dueOn,
  promiseNumber,
  obstacle,
  busy,
  saving,
  onSave,
  onPreview,
}: SummaryPanelProps) {
  const { t } = useLingui();
  const obstacleId = useId();
  return (
    <Panel>
      <Descriptions
        className="mb-4"
        items={[
          { id: 'recipient', label: t`接收方`, value: recipientName ?? '—' },
          {
            id: 'amount',
            label: t`金额`,
            value: amount === undefined ? '—' : <Amount className="font-semibold" value={formatMoney(amount)} />,
          },
          { id: 'due', label: t`到期`, value: dueOn ?? '—' },
          { id: 'promise', label: t`承诺函`, value: promiseNumber ?? '—' },
        ]}
      />
      <FootBar className="flex flex-col gap-2">
        <NetworkButton
          type="submit"
          intent="primary"
          size="lg"
          block
          busy={busy}
          disabled={obstacle !== undefined}
          aria-describedby={obstacleId}
        >
          <Trans>提交复核</Trans>
        </NetworkButton>
        <p id={obstacleId} aria-live="polite" className="text-center text-xs text-ink-muted empty:hidden">
          {obstacle}
        </p>
      </FootBar>
      <div className="mt-2 grid grid-cols-2 gap-2 max-tablet:mt-0">
        <Button busy={saving} onClick={onSave}>
          <Trans context="按钮">保存草稿</Trans>
        </Button>
        <Button
          onClick={onPreview}
          disabled={amount === undefined || dueOn === undefined || recipientName === undefined}
          aria-describedby={obstacleId}
        >
          <Trans>预览凭证</Trans>
        </Button>
      </div>
    </Panel>
  );
}
