import { Select } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import type { ChannelKind } from '@lianxin/domain';
import { useChannelName, useChannels } from '../../../platform/channels/index.ts';
import { amountRange, dayRange, folded, partyFilter, searchFilter, partInEffect, type PickerProps } from '../../../platform/lists/index.ts';
import { PartyPicker } from '../../../platform/pickers/index.ts';

const ANY = 'any';

/** Applications that were paid out, of both kinds. */
export const PAID_OUT = partInEffect({ states: ['disbursed', 'overdue', 'settled', 'awaitingRelease', 'released'], words: msg`累计放款` });

function LenderPicker({
  kind: wanted,
  value,
  onValueChange,
  placeholder,
  size,
  className,
  'aria-label': label,
}: PickerProps & { readonly kind: ChannelKind }) {
  const { t } = useLingui();
  const channels = useChannels();
  const channelName = useChannelName();
  const lenders = channels.list.filter(({ kind }) => kind === wanted);
  return (
    <Select
      {...(size === undefined ? {} : { size })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      className={className}
      value={value === '' ? ANY : value}
      onValueChange={(channel) => onValueChange(channel === ANY ? '' : channel)}
      options={[
        { value: ANY, label: placeholder ?? t`全部` },
        ...lenders.map(({ code }) => ({ value: String(code), label: channelName(code) ?? String(code) })),
      ]}
    />
  );
}

const Lent = z.object({ channel: z.int(), lenderName: z.string() });

/** The name of a lender, taken from a row of its channel. */
function lenderIn(rows: readonly unknown[], channel: string): string {
  for (const row of rows) {
    const lent = z.safeParse(Lent, row);
    if (lent.success && String(lent.data.channel) === channel) return lent.data.lenderName;
  }
  return channel;
}

export const lenderFilter = (kind: ChannelKind) =>
  partyFilter('channel', msg`资金方`, msg`全部资金方`, (props) => <LenderPicker kind={kind} {...props} />, lenderIn);

const issuerFilter = partyFilter('issuerNo', msg`开立方`, msg`全部开立方`, (props) => <PartyPicker of="all" part="issuer" {...props} />);

/** The filters of lists of applications, except the state; `due` is the label of the repayment date. */
export const applicationFilters = (kind: ChannelKind, due: MessageDescriptor) => ({
  search: searchFilter('search', msg`申请编号或凭证编号`),
  lender: lenderFilter(kind),
  due: dayRange('dueFrom', 'dueTo', due),
  issuer: folded(issuerFilter),
  amount: folded(amountRange('amountFrom', 'amountTo')),
  submitted: folded(dayRange('submittedFrom', 'submittedTo', msg`申请日期`)),
  disbursed: folded(dayRange('disbursedFrom', 'disbursedTo', msg`放款日`)),
});

/** The chip for applications that wait for the viewer. */
export const MINE = { mine: { field: 'waitingForMe', term: { label: msg`待我处理` } } } as const;
