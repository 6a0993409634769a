import type { FeeItem } from '@lianxin/api/contract';
import { formatMoney, UKEY_FEE } from '@lianxin/domain';
import { Amount, Checkbox, Spinner, Tag, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeOutcome } from './use-declare-fees.ts';

export interface FeeTableProps {
  readonly items: readonly FeeItem[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string, selected: boolean) => void;
  readonly busy: boolean;
  readonly outcomes: ReadonlyMap<string, FeeOutcome>;
  /** Failures from before the reload, by item. */
  readonly failures: Readonly<Record<string, string>>;
}

/** An address that may be opened: HTTPS, or a page of our own. */
const isReadable = (url: string): boolean => url.startsWith('https://') || /^\/(?!\/)/.test(url);

/** Open fees with checkbox, agreement, amount and result. */
export function FeeTable({ items, selected, onSelect, busy, outcomes, failures }: FeeTableProps) {
  const { t } = useLingui();
  return (
    <div className="overflow-hidden rounded-md border border-line text-sm">
      <div className="flex justify-between border-b border-line bg-surface-inset px-3.5 py-1.5 text-xs text-ink-muted">
        <span>
          <Trans>项目</Trans>
        </span>
        <span>
          <Trans>金额（元）</Trans>
        </span>
      </div>
      <ul aria-label={t`待缴项目`} className="divide-y divide-line">
        {items.map((item) => {
          const outcome = outcomes.get(item.id);
          const declared = outcome?.declared === true;
          const failure = outcome?.declared === false ? outcome.why : failures[item.id];
          const { summary, returnReason } = item;
          return (
            <li key={item.id} className={selected.has(item.id) ? 'bg-surface-selected' : undefined}>
              <div className="flex items-center gap-3 px-3.5 py-2.5">
                <Checkbox
                  aria-label={summary}
                  checked={selected.has(item.id)}
                  disabled={busy || declared}
                  onCheckedChange={(checked) => onSelect(item.id, checked)}
                />
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  {summary}
                  {item.mandatory === 1 && (
                    <Tag tone="critical" className="ml-2">
                      <Trans>必缴</Trans>
                    </Tag>
                  )}
                  {item.kind !== UKEY_FEE && item.agreementUrl !== null && isReadable(item.agreementUrl) && (
                    <TextLink href={item.agreementUrl} target="_blank" rel="noopener noreferrer" className="ml-2 whitespace-nowrap">
                      <Trans>查看协议</Trans>
                    </TextLink>
                  )}
                </span>
                {busy && selected.has(item.id) && <Spinner />}
                <Amount value={formatMoney(item.amount)} className="flex-none" />
              </div>
              {declared && (
                <p role="status" className="px-3.5 pb-2.5 pl-10.5 text-positive-ink">
                  <Trans>已申报，等待平台确认到账</Trans>
                </p>
              )}
              {!declared && failure !== undefined && (
                <p role="alert" className="px-3.5 pb-2.5 pl-10.5 text-critical">
                  {failure}
                </p>
              )}
              {!declared && failure === undefined && returnReason && (
                <p className="px-3.5 pb-2.5 pl-10.5 text-caution-ink">
                  <Trans>上次申报被退回：{returnReason}</Trans>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
