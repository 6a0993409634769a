import type { Check } from '@lianxin/api/contract';
import { formatMoney, sumFen, toChineseCapitals } from '@lianxin/domain';
import { Amount, Button, CheckList, Descriptions, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SubmitFoot } from '../../../applications/application/index.ts';
import { CheckTally, checkWords } from '../../../platform/terms/index.ts';
import { remainingOf } from '../../voucher/index.ts';
import type { Plan } from './plan-checks.ts';

/** What remains of each piece, updated while typing. */
export function RemainingPanel({ plan: { pieces, shares } }: { readonly plan: Plan }) {
  const { t } = useLingui();
  if (pieces.length === 0) return null;
  return (
    <Panel title={t`剩余可用`} sub={t`元`}>
      <ul aria-live="polite" className="flex flex-col gap-2 text-sm">
        {pieces.map((piece) => {
          const left = remainingOf(piece, shares);
          return (
            <li key={piece.id} className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate text-ink-muted tabular-nums" title={piece.number}>
                {shortNumber(piece.number)}
              </span>
              <Amount className={left < 0n ? 'font-semibold text-critical' : 'font-semibold'} value={formatMoney(left)} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** Serial number and split, the short form in use. */
const shortNumber = (number: string): string => number.replace(/^LX\d{8}/, '…');

export function ChecksPanel({ checks }: { readonly checks: readonly Check[] }) {
  const { t, i18n } = useLingui();
  return (
    <Panel title={t`转让检查`} extra={<CheckTally checks={checks} />}>
      <CheckList
        className="-my-2"
        items={checks.map((check) => {
          const { text, figure, detail } = checkWords(check, i18n);
          return { id: check.code, status: check.level, label: text, value: figure === '' ? undefined : figure, sub: detail };
        })}
      />
    </Panel>
  );
}

export interface SubmitPanelProps {
  readonly plan: Plan;
  /** What is missing. */
  readonly lacking: readonly string[];
  readonly busy: boolean;
  readonly saving: boolean;
  /** Undefined for returned transfers, which have no drafts. */
  readonly onSave: (() => void) | undefined;
  readonly onPreview: () => void;
  readonly onSubmit: () => void;
}

/** The total with buttons to preview, save and submit, and what is missing. */
export function SubmitPanel({ plan, lacking, busy, saving, onSave, onPreview, onSubmit }: SubmitPanelProps) {
  const { t } = useLingui();
  const { legs, shares, suppliers } = plan;
  const total = sumFen(legs.map((leg) => leg.amount));
  const named = shares.flatMap((share) => suppliers.find((one) => one.enterpriseNo === share.recipientNo)?.name ?? []);
  return (
    <Panel>
      <Descriptions
        items={[
          { label: t`被转让人`, value: named.length === 0 ? '—' : named.join('、') },
          { label: t`转让笔数`, value: legs.length },
        ]}
      />
      <p className="mt-2 flex flex-col gap-0.5 border-t border-line pt-2">
        <span className="text-sm text-ink-muted">
          <Trans>转让合计</Trans>
        </span>
        <Amount size="xl" currency="¥" value={formatMoney(total)} />
        <span lang="zh-CN" className="font-instrument text-sm">
          {total > 0n && toChineseCapitals(total, { prefix: true })}
        </span>
      </p>
      <SubmitFoot id="transfer-missing" missing={lacking} busy={busy} onSubmit={onSubmit} />
      <div className="mt-2 grid auto-cols-fr grid-flow-col gap-2 max-tablet:mt-3">
        {onSave && (
          <Button intent="line" busy={saving} onClick={onSave}>
            <Trans>保存草稿</Trans>
          </Button>
        )}
        <Button intent="line" disabled={legs.length === 0} aria-describedby="transfer-missing" onClick={onPreview}>
          <Trans>预览转让协议</Trans>
        </Button>
      </div>
    </Panel>
  );
}
