import type { FileView, FinancingDetail } from '@lianxin/api/contract';
import { formatMoney, sumFen } from '@lianxin/domain';
import { Amount, Tag, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { FactSection, Titled } from '../../../applications/application/index.ts';
import { MoneyCell, TermBadge } from '../../../platform/lists/index.ts';
import { VERIFICATION_TERMS } from '../../../trade/papers/index.ts';
import { FileLinks } from '../../../platform/uploads/index.ts';
import { DetailTable } from './detail-table.tsx';

type Paper = FinancingDetail['papers'][number];

export interface TradeBehindProps extends Pick<FinancingDetail, 'contract' | 'papers'> {
  /** The heading of the amount that this application uses of each invoice. */
  readonly taken: string;
}

/** The contract and the invoices behind an application, with the amounts used by the voucher, by other applications and by this one. */
export function TradeBehind({ contract, papers, taken }: TradeBehindProps) {
  const { t } = useLingui();
  return (
    <>
      <FactSection
        title={<Trans>贸易背景</Trans>}
        items={
          contract
            ? [
                { label: t`合同`, value: `${contract.number} ${contract.name}` },
                { label: t`合同金额`, value: formatMoney(contract.amount) },
                { label: t`签订日期`, value: contract.signedOn },
              ]
            : [{ label: t`合同`, value: '—' }]
        }
      />
      <Titled title={<Trans>发票</Trans>}>
        <DetailTable
          label={t`发票`}
          columns={usePaperColumns(taken)}
          rows={papers}
          rowKey={({ invoice }) => invoice.id}
          rowLabel={({ invoice }) => invoice.number}
          empty={
            <p className="p-4 text-sm text-ink-muted">
              <Trans>没有发票</Trans>
            </p>
          }
          totals={{
            number: <Trans>合计</Trans>,
            thisTime: <Amount total value={formatMoney(sumFen(papers.map(({ thisTime }) => thisTime)))} />,
          }}
          renderCard={(paper) => <PaperCard paper={paper} />}
        />
      </Titled>
    </>
  );
}

function usePaperColumns(taken: string): readonly Column<Paper>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t`发票号码`,
        cell: (paper) => (
          <span className="flex flex-col items-start py-1 leading-4.5 tabular-nums">
            {paper.invoice.number}
            <Elsewhere paper={paper} />
          </span>
        ),
      },
      { id: 'used', header: t`发票使用金额`, align: 'end', cell: ({ used }) => <MoneyCell amount={used} /> },
      { id: 'occupied', header: t`融资已占用`, align: 'end', cell: ({ occupied }) => <MoneyCell amount={occupied} /> },
      { id: 'thisTime', header: taken, align: 'end', cell: ({ thisTime }) => <MoneyCell amount={thisTime} /> },
      {
        id: 'verification',
        header: t`查验`,
        priority: 'low',
        cell: ({ invoice }) => <TermBadge term={VERIFICATION_TERMS[invoice.verification]} />,
      },
    ],
    [t, taken],
  );
}

function PaperCard({ paper }: { readonly paper: Paper }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-1 rounded-md border border-line p-3 text-sm">
      <div className="flex flex-wrap justify-between gap-2">
        <span className="tabular-nums">{paper.invoice.number}</span>
        <TermBadge term={VERIFICATION_TERMS[paper.invoice.verification]} />
      </div>
      <Elsewhere paper={paper} />
      <div className="flex flex-wrap justify-between gap-2 text-ink-muted tabular-nums">
        <span>{t`使用 ${{ used: formatMoney(paper.used) }}，已占用 ${{ occupied: formatMoney(paper.occupied) }}`}</span>
        <MoneyCell amount={paper.thisTime} />
      </div>
    </div>
  );
}

/** Marks an invoice that another lender's application claims already. */
const Elsewhere = ({ paper }: { readonly paper: Paper }) =>
  paper.claimedElsewhere && (
    <Tag tone="critical">
      <Trans>已用于其他资金方</Trans>
    </Tag>
  );

export interface ApplicationFilesProps extends Pick<FinancingDetail, 'contract' | 'papers'> {
  readonly attachments: readonly FileView[];
}

/** The files of the contract, of the invoices and of the application itself. */
export function ApplicationFiles({ contract, papers, attachments }: ApplicationFilesProps) {
  const { t } = useLingui();
  const files = [contract?.file ?? null, ...papers.map(({ invoice }) => invoice.file)].flatMap((file) => file ?? []);
  return (
    <Titled title={<Trans>附件</Trans>}>
      <FileLinks label={t`附件`} files={[...files, ...attachments]} />
    </Titled>
  );
}
