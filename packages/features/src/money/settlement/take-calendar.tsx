import { ApiError } from '@lianxin/api/client';
import { contract } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { addDays, formatMoney, icalendar, type CivilDate } from '@lianxin/domain';
import { DownloadIcon, IconButton } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { download } from '../../platform/lists/index.ts';
import type { Side } from './settlement-terms.ts';

/** Days to export, from the business day on. */
const DAYS = 366;

export interface TakeCalendarProps {
  readonly side: Side;
  readonly today: CivilDate;
}

/** Exports due days as a calendar file; importing it again updates the entries. */
export function TakeCalendar({ side, today }: TakeCalendarProps) {
  const { t } = useLingui();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const name = side === 'pay' ? t`链信到期付款` : t`链信到期收款`;

  async function take(): Promise<void> {
    setBusy(true);
    try {
      const { days } = await client.call(contract.settlement.calendar, { side, from: today, to: addDays(today, DAYS) });
      const events = days.map(({ paysOn, items, amount }) => {
        const sum = formatMoney(amount);
        const summary = side === 'pay' ? t`到期付款 ${items} 笔，合计 ${sum} 元` : t`到期收款 ${items} 笔，合计 ${sum} 元`;
        return { uid: `${side}-${paysOn}@payment-vouchers`, on: paysOn, summary };
      });
      download(`${name}.ics`, icalendar({ name, events, madeAt: new Date() }), 'text/calendar;charset=utf-8');
    } catch (error) {
      // The failure has been shown.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  }

  return <IconButton size="sm" label={t`导出未来一年到日历（.ics）`} icon={<DownloadIcon />} disabled={busy} onClick={() => void take()} />;
}
