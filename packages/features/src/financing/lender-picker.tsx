import { Select } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { useChannelName, useChannels } from '../channels/index.ts';
import type { PickerProps } from '../lists/index.ts';

const ANY = 'any';

/** One of the lenders that finance applications, by the code of its channel. */
export function LenderPicker({ value, onValueChange, placeholder, size, className, 'aria-label': label }: PickerProps) {
  const { t } = useLingui();
  const channels = useChannels();
  const channelName = useChannelName();
  const lenders = channels.list.filter(({ kind }) => kind === 'financing');
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

/** What a lender is called, as the rows that it is in tell. */
export function lenderIn(rows: readonly unknown[], channel: string): string {
  for (const row of rows) {
    const lent = z.safeParse(Lent, row);
    if (lent.success && String(lent.data.channel) === channel) return lent.data.lenderName;
  }
  return channel;
}
