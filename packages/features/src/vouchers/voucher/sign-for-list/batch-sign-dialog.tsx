import { contract, type Incoming } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney, sumFen } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BatchSigningDialog } from '../../../foundation/signing/index.ts';
import { Agreements } from '../sign-for/agreements.tsx';
import { handleOf } from '../sign-for/subject.ts';

export interface BatchSignDialogProps {
  /** Rows to sign, all of one issuer; empty closes the dialog. */
  readonly rows: readonly Incoming[];
  readonly onClose: (begun: boolean) => void;
}

/** Signs several vouchers of one issuer with one PIN, each with its own elements, signature and result. */
export function BatchSignDialog({ rows, onClose }: BatchSignDialogProps) {
  const { t } = useLingui();
  const [agreed, setAgreed] = useState(false);
  const { run } = useAction(contract.transfer.signFor, { quiet: true });
  const issuer = rows[0]?.issuer.name ?? '';
  const count = rows.length;
  const total = formatMoney(sumFen(rows.map((row) => row.amount)));
  return (
    <BatchSigningDialog
      items={rows.map((row) => ({
        id: `${row.kind}:${row.id}`,
        title: row.number,
        amount: formatMoney(row.amount),
        request: {
          act: row.kind === 'issuance' ? ('issuanceSignFor' as const) : ('transferSignFor' as const),
          subjectId: row.id,
          version: row.version,
        },
        row,
      }))}
      title={t`批量签收`}
      verb={t`签收`}
      doneWord={t`已签收`}
      consequence={t`${issuer}开立的链信 ${count} 笔，合计 ${total} 元。提交后由本企业审核岗确认，确认后归入持有。`}
      consent={<Agreements agreed={agreed} onChange={setAgreed} />}
      agreed={agreed}
      send={({ row }, signature) => run({ ...handleOf(row), decision: 'sign', agreed: true, signature })}
      onClose={(begun) => {
        setAgreed(false);
        onClose(begun);
      }}
    />
  );
}
