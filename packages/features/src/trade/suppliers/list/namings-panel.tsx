import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { Pagination, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RowActs, TermBadge, useRowActs } from '../../../platform/lists/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { ANSWER_TERMS, type Naming } from './supplier-terms.ts';

const PAGE_SIZE = 5;

/** Enterprises that named this one a supplier, to accept or refuse. Nothing without any, or for people who may not answer. */
export function NamingsPanel() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const mayAnswer = usePermission('supplier.manage');
  const { data, refresh } = useEndpoint(contract.supplier.namedBy, mayAnswer ? { page, pageSize: PAGE_SIZE } : null, { quiet: true });
  const { run } = useAction(contract.supplier.answer);
  const acts = useRowActs<Naming>(
    [
      {
        id: 'accept',
        isMain: true,
        label: t`同意`,
        offered: ({ answer }) => answer !== 'accepted',
        start: ({ enterpriseNo, name, creditCode }) => ({
          ask: {
            title: t`同意成为${name}的供应商`,
            facts: creditCode,
            consequence: t`同意后对方可以看到本企业的收款账户（号码遮盖），并向本企业开立或转让链信；每一笔仍由本企业签收或拒签。`,
            confirmLabel: t`同意`,
          },
          perform: () => run({ enterpriseNo, answer: 'accepted' }),
          done: t`已同意成为${name}的供应商`,
        }),
      },
      {
        id: 'refuse',
        label: t`拒绝`,
        offered: ({ answer }) => answer !== 'refused',
        start: ({ enterpriseNo, name, creditCode }) => ({
          ask: {
            title: t`拒绝成为${name}的供应商`,
            facts: creditCode,
            consequence: t`拒绝后对方不能再向本企业开立或转让链信；已在途的业务不受影响，随时可以改为同意。`,
            confirmLabel: t`拒绝`,
            danger: true,
          },
          perform: () => run({ enterpriseNo, answer: 'refused' }),
          done: t`已拒绝成为${name}的供应商`,
        }),
      },
    ],
    () => void refresh(),
  );
  if (data === undefined || data.total === 0) return null;
  return (
    <Panel title={<Trans>将本企业列为供应商的企业</Trans>} flush>
      <ul className="divide-y divide-line">
        {data.list.map((row) => (
          <li key={row.enterpriseNo} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="font-medium">{row.name}</span>
            <span className="text-sm text-ink-muted tabular-nums">{row.creditCode}</span>
            <span className="text-sm text-ink-muted">{t`${{ day: shanghaiMinute(row.since).slice(0, 10) }} 添加`}</span>
            <span className="ml-auto flex flex-wrap items-center gap-x-4">
              <TermBadge term={ANSWER_TERMS[row.answer ?? 'waiting']} />
              <RowActs name={row.name} verbs={acts.verbs(row)} />
            </span>
          </li>
        ))}
      </ul>
      {data.total > PAGE_SIZE && (
        <div className="border-t border-line px-4 py-2">
          <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPageChange={setPage} />
        </div>
      )}
      {acts.dialogs}
    </Panel>
  );
}
