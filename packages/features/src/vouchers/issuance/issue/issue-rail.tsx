import type { Check } from '@lianxin/api/contract';
import { formatMoney, subtractFen, ZERO_FEN, type CivilDate, type Fen } from '@lianxin/domain';
import { Amount, Banner, Button, CheckList, type DescriptionItem, Descriptions, FootBar, NetworkButton, Panel } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { CheckTally, checkWords } from '../../../platform/terms/index.ts';
import { QuotaBar, type CreditLine } from '../../credit/index.ts';

/** The checks that fail or warn. Those that passed are folded, and those that wait for input are only counted. */
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
  const against = checks.filter(({ level }) => level === 'fail' || level === 'warn');
  const passed = checks.filter(({ level }) => level === 'pass');
  const passes = passed.length;
  const pending = checks.length - against.length - passes;
  const item = (check: Check) => {
    const words = checkWords(check, i18n);
    return { id: check.code, status: check.level, label: words.text, sub: words.detail, value: words.figure };
  };
  return (
    <Panel title={title} aria-busy={awaiting} extra={against.length > 0 && <CheckTally checks={checks} />}>
      {differs && (
        <Banner tone="critical" className="mb-2" title={t`检查结果不一致`}>
          <Trans>本页与服务器的检查结果不一致，请刷新页面后重试；仍不一致请联系客服。</Trans>
        </Banner>
      )}
      {against.length > 0 && <CheckList className="-my-2" items={against.map(item)} />}
      {pending > 0 && (
        <p className="py-1 text-sm text-ink-muted">
          <Plural value={pending} other="# 项待填写后检查" />
        </p>
      )}
      {passed.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer py-1 text-sm text-positive-ink">
            <Plural value={passes} other="# 项通过" />
          </summary>
          <CheckList items={passed.map(item)} />
        </details>
      )}
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

export interface SubmitBarProps {
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

/** The sum with the buttons to submit, save and preview, in view wherever the form is scrolled to. */
export function SubmitBar(props: SubmitBarProps) {
  const { recipientName, amount, dueOn, promiseNumber, obstacle, busy, saving, onSave, onPreview } = props;
  const obstacleId = useId();
  return (
    <FootBar className="flex flex-wrap items-center gap-x-5 gap-y-2 tablet:sticky tablet:bottom-0 tablet:z-(--z-sticky) tablet:border-t tablet:border-line tablet:bg-surface tablet:px-6 tablet:py-2.5">
      <div className="flex min-w-0 flex-1 flex-col max-tablet:basis-full">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-sm text-ink-muted">
            <Trans>凭证金额</Trans>
          </span>
          {amount === undefined ? '—' : <Amount className="font-semibold" size="lg" currency="¥" value={formatMoney(amount)} />}
          <span className="flex flex-wrap gap-x-3 text-sm text-ink-muted max-tablet:hidden">
            {recipientName !== undefined && <span>{recipientName}</span>}
            {dueOn !== undefined && (
              <span>
                <Trans>到期 {dueOn}</Trans>
              </span>
            )}
            {promiseNumber !== undefined && (
              <span>
                <Trans>承诺函</Trans> <span>{promiseNumber}</span>
              </span>
            )}
          </span>
        </span>
        <p id={obstacleId} aria-live="polite" className="text-xs text-ink-muted empty:hidden">
          {obstacle}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-tablet:w-full">
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
        <NetworkButton
          type="submit"
          intent="primary"
          className="max-tablet:flex-1"
          busy={busy}
          disabled={obstacle !== undefined}
          aria-describedby={obstacleId}
        >
          <Trans>提交复核</Trans>
        </NetworkButton>
      </div>
    </FootBar>
  );
}
