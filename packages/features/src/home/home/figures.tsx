import { formatMoney, PIECE_STATE_CODES, sumFen, ZERO_FEN } from '@lianxin/domain';
import { Anchor } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { usePermission } from '../../permission/index.ts';
import { usePlace } from '../../navigation/index.ts';
import { useOverview } from '../workbench/board.tsx';
import type { Overview } from '../workbench/task-terms.ts';

/** The figures a role begins its day with; each leads to the list behind it. */
export function Figures() {
  const { t } = useLingui();
  const place = usePlace();
  const { data } = useOverview();
  const works = usePermission('signFor.make', 'signFor.confirm');
  const reviewsIssuances = usePermission('issuance.review');
  const reviewsTransfers = usePermission('transfer.review');
  const makes = usePermission('issuance.make', 'transfer.make');
  if (data === undefined) return null;
  const count = (...kinds: readonly Overview['tasks'][number]['kind'][]) => data.tasks.filter((task) => kinds.includes(task.kind)).length;
  const held = data.holdings.find(({ state }) => state === 'holding')?.amount ?? ZERO_FEN;
  const month = data.at.slice(0, 7);
  const dueThisMonth = sumFen(data.dueDays.filter((day) => day.on.startsWith(month)).map((day) => day.receivable));
  const returnedIssuance = data.tasks.some((task) => task.kind === 'issuanceReturned');
  const figures = [
    { label: t`待签收`, value: String(count('signFor', 'signForConfirm')), to: place('voucher.signForList'), shown: works },
    {
      label: t`待开立审核`,
      value: String(count('issuanceReview', 'voidReview')),
      to: place('issuance.review'),
      shown: reviewsIssuances,
    },
    { label: t`待转让复核`, value: String(count('transferReview')), to: place('transfer.review'), shown: reviewsTransfers },
    {
      label: t`被退回`,
      value: String(count('issuanceReturned', 'transferReturned')),
      to: place(returnedIssuance ? 'issuance.manage' : 'transfer.records'),
      shown: makes,
    },
    {
      label: t`正常持有（元）`,
      value: formatMoney(held),
      to: place('voucher.holdings', { state: String(PIECE_STATE_CODES.holding) }),
      shown: true,
    },
    {
      label: t`本月到期收款（元）`,
      value: formatMoney(dueThisMonth),
      to: place('voucher.holdings', { dueFrom: `${month}-01`, dueTo: `${month}-31` }),
      shown: true,
    },
  ].filter((figure) => figure.shown);
  return (
    <dl className="grid auto-cols-fr grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line desktop:grid-flow-col desktop:grid-cols-none">
      {figures.map(({ label, value, to }) => (
        <div key={label} className="bg-surface px-4 py-3">
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="mt-0.5 text-xl font-semibold tabular-nums max-tablet:text-lg">
            {to === undefined ? (
              value
            ) : (
              <Anchor href={`#${to}`} className="text-ink underline-offset-4 hover:text-accent hover:underline">
                {value}
              </Anchor>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
