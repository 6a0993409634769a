import type { Incoming } from '@lianxin/api/contract';
import { Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { TermBadge, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { INCOMING_TERMS } from '../../../platform/terms/index.ts';
import { useOrigin } from '../detail/use-origin.ts';

/** Days left at which a deadline is highlighted. */
const PRESSING_DAYS = 3;

const isOpen = ({ state }: Incoming): boolean => state === 'awaitingSignature' || state === 'awaitingSignatureReview';

const termOf = ({ state }: Incoming) => INCOMING_TERMS[state];

/** Days left to sign. */
export function RemainingCell({ row }: { readonly row: Incoming }) {
  const { signDeadline, remainingDays: days } = row;
  if (!isOpen(row) || signDeadline === null || days === null) return <span className="text-ink-faint">—</span>;
  return (
    <span className="whitespace-nowrap" title={signDeadline}>
      {days <= PRESSING_DAYS ? (
        <Tag tone={days < 1 ? 'critical' : 'caution'}>{days < 1 ? <Trans>今天截止</Trans> : <Trans>剩 {days} 天</Trans>}</Tag>
      ) : (
        <span className="text-ink-muted tabular-nums">
          <Trans>剩 {days} 天</Trans>
        </span>
      )}
    </span>
  );
}

/** Columns of incoming items. `signed`: some rows may have been signed. */
export function useSignForColumns(signed: boolean): readonly ListColumn<Incoming>[] {
  const { t } = useLingui();
  const columns = useColumns<Incoming>();
  const originOf = useOrigin();
  return useMemo(() => {
    const signer: ListColumn<Incoming> = {
      id: 'signer',
      header: t`签收经办`,
      priority: 'low',
      cell: (row) => row.signerName ?? <span className="text-ink-faint">—</span>,
      text: (row) => row.signerName ?? '',
    };
    return [
      columns.number(
        (row) => row.number,
        (row) => row.issuer.name,
      ),
      columns.party('issuer', t`开立方`, (row) => row.issuer.name),
      columns.party(
        'origin',
        t`来源`,
        ({ kind, from }) => originOf(kind, from),
        (row) => row.kind === 'issuance',
      ),
      columns.amount((row) => row.amount),
      columns.issuedOn((row) => row.issuedOn),
      columns.dueOn((row) => row.dueOn),
      {
        id: 'signDeadline',
        header: t`剩余签收时间`,
        sortable: true,
        priority: 'low',
        cell: (row) => <RemainingCell row={row} />,
        kind: 'day',
        text: (row) => row.signDeadline ?? '',
      },
      ...(signed ? [signer] : []),
      {
        ...columns.state(termOf),
        cell: (row) => (
          <span className="flex flex-col items-start gap-0.5 text-xs">
            <TermBadge term={termOf(row)} />
            <span className="hidden max-desktop:block">{isOpen(row) && <RemainingCell row={row} />}</span>
          </span>
        ),
      },
    ];
  }, [columns, t, originOf, signed]);
}
