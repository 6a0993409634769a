import { formatMoney, paperLeft } from '@lianxin/domain';
import { MoneyInput, readMoney } from '@lianxin/forms';
import { Banner, Button, DataTable, FormField, Panel, Skeleton, Tag, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoneyCell, TermBadge } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { InvoiceCoverage, VERIFICATION_TERMS } from '../../../trade/papers/index.ts';
import { areAllUsed, type Paper, type Papers } from './use-papers.ts';

export interface PapersPanelProps {
  readonly papers: Papers;
  /** Whether there are pieces and an amount, so that invoices can be listed. */
  readonly asked: boolean;
  readonly onUses: (uses: Papers['uses']) => void;
  /** Goes back to the choice of pieces if the invoices of the chosen ones are used up. */
  readonly onOtherPieces: () => void;
  /** The server's error about the invoices. */
  readonly problem: string | undefined;
}

/** The invoices behind the pieces, with the amounts used by the voucher, by other applications and by this one. */
export function PapersPanel({ papers: { papers, papersOf, uses, needed }, asked, onUses, onOtherPieces, problem }: PapersPanelProps) {
  const { t } = useLingui();
  const held = t`融资已占用`;
  const typedFor = ({ invoice }: Paper) => uses[invoice.id] ?? '';
  const faultOf = (paper: Paper): string | undefined => {
    const left = paperLeft(paper);
    const most = formatMoney(left);
    return (readMoney(typedFor(paper)) ?? 0n) > left ? t`最多可用 ${most}` : undefined;
  };
  const thisTime = (paper: Paper) => (
    <FormField label={t`发票 ${paper.invoice.number} 本次占用`} hideLabel className="min-w-40" error={faultOf(paper)}>
      <MoneyInput
        capitals={false}
        size="sm"
        value={typedFor(paper)}
        onValueChange={(text) => {
          if (text !== typedFor(paper)) onUses({ ...uses, [paper.invoice.id]: text });
        }}
      />
    </FormField>
  );
  const standing = ({ invoice, claimedElsewhere }: Paper) => (
    <span className="inline-flex flex-wrap gap-1">
      <TermBadge term={VERIFICATION_TERMS[invoice.verification]} />
      {claimedElsewhere && <Tag tone="critical">{t`他处已占用`}</Tag>}
    </span>
  );
  const columns: readonly Column<Paper>[] = [
    {
      id: 'number',
      header: t`发票号码`,
      cell: ({ invoice }) => <span className="tabular-nums">{invoice.number}</span>,
    },
    {
      id: 'total',
      header: t`价税合计`,
      align: 'end',
      priority: 'low',
      cell: ({ invoice }) => <MoneyCell amount={invoice.amountWithTax} faintCents={false} />,
    },
    {
      id: 'used',
      header: t`已用`,
      align: 'end',
      priority: 'low',
      cell: ({ used }) => <MoneyCell amount={used} faintCents={false} />,
    },
    {
      id: 'occupied',
      header: held,
      align: 'end',
      cell: ({ occupied }) => <MoneyCell amount={occupied} faintCents={false} />,
    },
    { id: 'thisTime', header: t`本次（元）`, align: 'end', cell: thisTime },
    { id: 'verification', header: t`查验`, cell: standing },
  ];
  return (
    <Panel title={t`贸易单据`} sub={<Trans>已用：开立或转让时使用；融资已占用：其他融资占用</Trans>} flush>
      {areAllUsed(papers) && (
        <Banner
          tone="caution"
          className="m-4"
          title={t`所选凭证的发票已全部被占用`}
          action={
            <Button size="sm" onClick={onOtherPieces}>
              <Trans>更换凭证</Trans>
            </Button>
          }
        >
          <Trans>这些发票已用于其他融资或质押，不能再用于本次申请。请改选发票未被占用的凭证。</Trans>
        </Banner>
      )}
      {papersOf.error && papers.length === 0 ? (
        <FailureState title={t`发票没有加载出来`} error={papersOf.error} onRetry={() => void papersOf.refresh()} />
      ) : papersOf.isLoading ? (
        <div className="p-4">
          <Skeleton className="h-28 w-full" />
        </div>
      ) : (
        <DataTable
          label={t`贸易单据`}
          columns={columns}
          rows={papers}
          rowKey={({ invoice }) => invoice.id}
          rowLabel={({ invoice }) => invoice.number}
          empty={
            <p className="px-4 py-6 text-center text-sm text-ink-muted">
              {!asked ? <Trans>选择凭证并填写金额后列出其贸易单据。</Trans> : <Trans>所选凭证名下没有发票。</Trans>}
            </p>
          }
          renderCard={(paper) => (
            <div className="flex flex-col gap-2 rounded-md border border-line p-3 text-sm">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <span className="min-w-0 truncate tabular-nums">{paper.invoice.number}</span>
                {standing(paper)}
              </div>
              <dl className="grid grid-cols-2 gap-x-3 text-ink-muted">
                <dt>
                  <Trans>已用</Trans>
                </dt>
                <dd className="text-right">
                  <MoneyCell amount={paper.used} faintCents={false} />
                </dd>
                <dt>{held}</dt>
                <dd className="text-right">
                  <MoneyCell amount={paper.occupied} faintCents={false} />
                </dd>
              </dl>
              {thisTime(paper)}
            </div>
          )}
        />
      )}
      {papers.length > 0 && needed !== undefined && (
        <InvoiceCoverage
          uses={Object.entries(uses).map(([invoiceId, amount]) => ({ invoiceId, amount }))}
          amount={needed}
          amountName={t`须覆盖`}
        />
      )}
      {problem !== undefined && (
        <p role="alert" className="border-t border-line px-4 py-2 text-sm text-critical">
          {problem}
        </p>
      )}
    </Panel>
  );
}
