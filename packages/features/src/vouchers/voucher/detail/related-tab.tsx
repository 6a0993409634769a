import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Anchor, EmptyState, Panel, Skeleton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MoneyCell, TermBadge } from '../../../platform/lists/index.ts';
import { usePlace } from '../../../platform/navigation/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { FINANCING_TERMS, ISSUANCE_TERMS, PLEDGE_APPLICATION_TERMS, TRANSFER_TERMS } from '../../../platform/terms/index.ts';
import type { PieceDetail } from './face-of.ts';

/** Further entries are in the lists. */
const SHOWN = 10;

/** All applications for a voucher and its pieces that the person has a list for. */
export function RelatedTab({ piece }: { readonly piece: PieceDetail }) {
  const { t } = useLingui();
  const place = usePlace();
  const search = piece.rootNumber;
  const lists = {
    issued: place('issuance.manage'),
    passedOn: place('transfer.records', { search }),
    financed: place('financing.records', { search }),
    pledged: place('pledge.records', { search }),
  };
  // Skip lists without a page for this person.
  const requestFor = (list: keyof typeof lists) => (lists[list] === undefined ? null : { page: 1, pageSize: SHOWN, search });
  const quiet = { quiet: true };
  const issued = useEndpoint(contract.issuance.list, requestFor('issued'), quiet);
  const passedOn = useEndpoint(contract.transfer.listOutgoing, requestFor('passedOn'), quiet);
  const financed = useEndpoint(contract.financing.list, requestFor('financed'), quiet);
  const pledged = useEndpoint(contract.pledge.list, requestFor('pledged'), quiet);

  const asked = [issued, passedOn, financed, pledged];
  const failed = asked.filter(({ data, error }) => error && !data);
  if (failed[0]?.error)
    return (
      <FailureState
        title={t`关联业务没有加载出来`}
        error={failed[0].error}
        onRetry={() => failed.forEach(({ refresh }) => void refresh())}
      />
    );
  if (asked.some(({ isLoading }) => isLoading)) return <Skeleton className="h-48 w-full" />;
  if (asked.every(({ data }) => data === undefined || data.total === 0))
    return <EmptyState title={t`没有关联业务`}>{t`本企业对这张凭证的开立、转让、融资和质押申请会显示在这里。`}</EmptyState>;

  return (
    <div className="flex flex-col gap-4">
      <Kind title={t`开立`} total={issued.data?.total}>
        {issued.data?.list.map(({ id, applicationNumber, amount, state }) => (
          <Entry key={id} number={applicationNumber} href={place('issuance.manage', { id })} amount={<MoneyCell amount={amount} />}>
            <TermBadge term={ISSUANCE_TERMS[state]} />
          </Entry>
        ))}
      </Kind>
      <Kind title={t`转让`} total={passedOn.data?.total} all={lists.passedOn}>
        {passedOn.data?.list.map(({ id, transferNumber, recipient, amount, state }) => (
          <Entry
            key={id}
            number={transferNumber}
            party={recipient.name}
            href={place('transfer.records', { id, search })}
            amount={<MoneyCell amount={amount} />}
          >
            <TermBadge term={TRANSFER_TERMS[state]} />
          </Entry>
        ))}
      </Kind>
      <Kind title={t`融资`} total={financed.data?.total} all={lists.financed}>
        {financed.data?.list.map(({ id, applicationNumber, lenderName, amount, state }) => (
          <Entry
            key={id}
            number={applicationNumber}
            party={lenderName}
            href={place('financing.records', { id, search })}
            amount={<MoneyCell amount={amount} />}
          >
            <TermBadge term={FINANCING_TERMS[state]} />
          </Entry>
        ))}
      </Kind>
      <Kind title={t`质押`} total={pledged.data?.total} all={lists.pledged}>
        {pledged.data?.list.map(({ id, applicationNumber, lenderName, pledged: amount, state }) => (
          <Entry
            key={id}
            number={applicationNumber}
            party={lenderName}
            href={place('pledge.records', { id, search })}
            amount={<MoneyCell amount={amount} />}
          >
            <TermBadge term={PLEDGE_APPLICATION_TERMS[state]} />
          </Entry>
        ))}
      </Kind>
    </div>
  );
}

interface KindProps {
  readonly title: string;
  readonly total: number | undefined;
  /** Address of the complete list. */
  readonly all?: string | undefined;
  readonly children: ReactNode;
}

function Kind({ title, total = 0, all, children }: KindProps) {
  if (total === 0) return null;
  return (
    <Panel title={title} level={3}>
      <ul className="divide-y divide-line">{children}</ul>
      {total > SHOWN && all && (
        <Anchor href={`#${all}`} className="mt-2 inline-block text-sm text-accent underline-offset-3 hover:underline">
          <Trans>全部 {total} 笔</Trans>
        </Anchor>
      )}
    </Panel>
  );
}

interface EntryProps {
  readonly number: string;
  readonly party?: string;
  readonly href: string | undefined;
  readonly amount: ReactNode;
  readonly children: ReactNode;
}

const Entry = ({ number, party, href, amount, children }: EntryProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
    <Anchor href={`#${href}`} className="text-accent tabular-nums underline-offset-3 hover:underline">
      {number}
    </Anchor>
    {party && <span className="min-w-0 flex-1 text-ink-muted max-tablet:order-last max-tablet:basis-full">{party}</span>}
    <span className="ml-auto">{amount}</span>
    {children}
  </li>
);
