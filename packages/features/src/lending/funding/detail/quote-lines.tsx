import type { Quote } from '@lianxin/api/contract';
import { formatMoney, sumFen, type Fen } from '@lianxin/domain';
import { Amount, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Titled } from '../../../applications/application/index.ts';
import { MoneyCell } from '../../../platform/lists/index.ts';
import { CHARGE_TERMS, paymentOf } from '../charge-terms.ts';
import { DetailTable } from './detail-table.tsx';

type Charge = Quote['lines'][number];

interface Line extends Charge {
  /** The quote, if the charges differ from it or nothing was charged yet. */
  readonly quoted: Fen;
}

export interface QuoteLinesProps {
  readonly quoted: Quote;
  /** The actual charges; null until disbursement. */
  readonly charged: Quote | null;
  /** The interest that was paid, of a loan that is paid off; undefined before, and where the interest is withheld. */
  readonly interestPaid?: Fen | undefined;
  /** Whether the issuer may bear a part of the charges. @default true */
  readonly shared?: boolean;
}

/** The charges and who bears them: as quoted and, after disbursement, as charged. */
export function QuoteLines({ quoted, charged, interestPaid, shared = true }: QuoteLinesProps) {
  const { t, i18n } = useLingui();
  const shown = charged ?? quoted;
  const lines: readonly Line[] = shown.lines.map((line) => ({
    ...line,
    ...(line.payment === 'atMaturity' && interestPaid !== undefined ? { total: interestPaid, holder: interestPaid } : {}),
    quoted: sumFen(quoted.lines.filter(({ kind, payment }) => kind === line.kind && payment === line.payment).map(({ total }) => total)),
  }));
  // Interest of a loan is paid with the principal, so what is charged has not all arrived.
  const received = interestPaid !== undefined || lines.every(({ payment }) => payment === 'withheld');
  const title = charged === null ? t`报价费用` : received ? t`实收费用` : t`应收费用`;
  const columns = useLineColumns(charged !== null, received, shared);
  const total = (of: (line: Line) => Fen) => <Amount total value={formatMoney(sumFen(lines.map(of)))} />;
  return (
    <Titled title={title}>
      <DetailTable
        label={title}
        columns={columns}
        rows={lines}
        rowKey={({ kind, payment }) => `${kind} ${payment}`}
        rowLabel={({ kind }) => i18n._(CHARGE_TERMS[kind])}
        totals={{
          kind: <Trans>合计</Trans>,
          quoted: total((line) => line.quoted),
          total: total((line) => line.total),
          holder: total((line) => line.holder),
          issuer: total((line) => line.issuer),
        }}
        renderCard={(line) => <LineCard line={line} shared={shared} />}
      />
    </Titled>
  );
}

function useLineColumns(charged: boolean, received: boolean, shared: boolean): readonly Column<Line>[] {
  const { t, i18n } = useLingui();
  return useMemo(
    () => [
      { id: 'kind', header: t`费用`, cell: ({ kind }) => i18n._(CHARGE_TERMS[kind]) },
      {
        id: 'payment',
        header: t`收取方式`,
        priority: 'low',
        cell: (line) => <span className="block min-w-24 whitespace-normal">{i18n._(paymentOf(line))}</span>,
      },
      ...(charged
        ? [{ id: 'quoted', header: t`报价（元）`, align: 'end' as const, cell: (line: Line) => <MoneyCell amount={line.quoted} /> }]
        : []),
      {
        id: 'total',
        header: charged ? (received ? t`实收（元）` : t`应收（元）`) : t`合计（元）`,
        align: 'end',
        cell: ({ total }) => <MoneyCell amount={total} />,
      },
      ...(shared
        ? [
            { id: 'holder', header: t`融资方承担`, align: 'end' as const, cell: ({ holder }: Line) => <MoneyCell amount={holder} /> },
            { id: 'issuer', header: t`开立方承担`, align: 'end' as const, cell: ({ issuer }: Line) => <MoneyCell amount={issuer} /> },
          ]
        : []),
    ],
    [t, i18n, charged, received, shared],
  );
}

function LineCard({ line, shared }: { readonly line: Line; readonly shared: boolean }) {
  const { t, i18n } = useLingui();
  const holder = formatMoney(line.holder);
  const issuer = formatMoney(line.issuer);
  return (
    <div className="flex flex-col gap-1 rounded-md border border-line p-3 text-sm">
      <div className="flex flex-wrap justify-between gap-2">
        <span className="font-medium">{i18n._(CHARGE_TERMS[line.kind])}</span>
        <Amount value={formatMoney(line.total)} />
      </div>
      <div className="flex flex-wrap justify-between gap-2 text-ink-muted tabular-nums">
        <span>{i18n._(paymentOf(line))}</span>
        {shared && <span>{t`融资方 ${holder}，开立方 ${issuer}`}</span>}
      </div>
    </div>
  );
}
