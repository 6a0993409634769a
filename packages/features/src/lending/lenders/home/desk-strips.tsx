import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { daysBetween, dueDatesPaid, formatMoney } from '@lianxin/domain';
import { Anchor, EmptyState, LoadingRegion, Panel, Skeleton, SummaryStrip, type SummaryFigure } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlace } from '../../../platform/navigation/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import type { LendingPart } from '../pledges/lending-part.ts';
import { deskFigures, type Counted } from './desk-figures.ts';

const EVERY_MS = 60_000;
const PARTS: readonly LendingPart[] = ['guarantor', 'funder'];

/** The loans by stage for a guarantor and a lender; each figure links to its list. */
export function DeskStrips() {
  const { data, error, isValidating, refresh } = useEndpoint(contract.pledge.desk, {}, { quiet: true, refreshEveryMs: EVERY_MS });
  const { t } = useLingui();
  if (error && !data)
    return (
      <Panel title={<Trans>质押业务</Trans>}>
        <FailureState error={error} onRetry={() => void refresh()} retrying={isValidating} />
      </Panel>
    );
  if (data === undefined)
    return (
      <LoadingRegion>
        <Skeleton className="h-32" />
      </LoadingRegion>
    );
  const shown = PARTS.filter((part) => !deskFigures(data, part).isEmpty);
  if (shown.length === 0)
    return (
      <Panel title={<Trans>质押业务</Trans>}>
        <EmptyState title={t`还没有质押`}>
          <Trans>融资企业提交的质押申请通过其审核岗后，会出现在这里。</Trans>
        </EmptyState>
      </Panel>
    );
  return shown.map((part) => <DeskStrip key={part} part={part} desk={data} />);
}

interface DeskStripProps {
  readonly part: LendingPart;
  readonly desk: ResponseOf<typeof contract.pledge.desk>;
}

function DeskStrip({ part, desk }: DeskStripProps) {
  const { t } = useLingui();
  const place = usePlace();
  const acts = usePermission('lending.make', 'lending.review');
  const of = deskFigures(desk, part);
  const all = place('lending.pledges', { part });
  const title = part === 'guarantor' ? t`由本企业担保的质押贷款` : t`由本企业放款的质押贷款`;
  const href = (state: string, days: { readonly dueFrom?: string; readonly dueTo?: string } = {}) => {
    const path = place('lending.pledges', { part, state, ...days });
    return path && `#${path}`;
  };
  const rows = ({ count }: Counted) => t`${count} 笔`;
  const step = (id: string, label: string, figure: Counted & { readonly state: string }): SummaryFigure => ({
    id,
    label,
    value: String(figure.count),
    sub: t`${{ amount: formatMoney(figure.amount) }} 元`,
    href: href(figure.state),
  });
  const money = (id: string, label: string, figure: Counted & { readonly state: string }): SummaryFigure => ({
    id,
    label,
    value: formatMoney(figure.amount),
    sub: rows(figure),
    href: href(figure.state),
  });
  const days = daysBetween(desk.today, desk.dueTo);
  const late = of.overdue.count;
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-base font-semibold text-ink">{title}</h2>
        {all !== undefined && (
          <Anchor href={`#${all}`} className="text-sm text-accent hover:underline">
            <Trans>质押管理</Trans>
          </Anchor>
        )}
      </div>
      <SummaryStrip
        aria-label={t`待办`}
        figures={[
          ...(acts ? [step('mine', t`待我处理`, of.mine)] : []),
          step('review', t`待审核`, of.review),
          part === 'guarantor' ? step('signing', t`待签约`, of.signing) : step('payout', t`待放款`, of.payout),
          step('release', t`待解质`, of.release),
        ]}
      />
      <SummaryStrip
        aria-label={t`在押与到期`}
        figures={[
          money('pledged', t`质押中（元）`, of.pledged),
          {
            ...money('out', part === 'guarantor' ? t`在保金额（元）` : t`在贷金额（元）`, of.out),
            ...(late > 0 && { sub: t`${of.out.count} 笔，其中逾期 ${late} 笔` }),
          },
          { ...money('due', t`${days} 天内到期本金（元）`, of.due), href: href(of.due.state, dueDatesPaid(desk.today, desk.dueTo)) },
        ]}
      />
    </section>
  );
}
