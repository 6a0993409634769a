import { ApiError } from '@lianxin/api/client';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DURATION_MS, noticeOf, useNotices } from '../../notices/index.ts';
import type { Taken } from './every-row.ts';

/** Takes rows of a list along: busy meanwhile, and where some are left out it says how many of how many. */
export function useTaking() {
  const { t, i18n } = useLingui();
  const { show } = useNotices();
  const [busy, setBusy] = useState(false);
  async function take<Row>(rows: () => Promise<Taken<Row>>, put: (taken: Taken<Row>) => void | Promise<void>): Promise<void> {
    setBusy(true);
    try {
      const taken = await rows();
      await put(taken);
      const { total } = taken;
      const count = taken.rows.length;
      const tell = (text: string) => show({ tone: 'caution', text, durationMs: DURATION_MS.business });
      if (taken.isChanged) tell(t`期间列表有变化：取出 ${count} 笔，现有 ${total} 笔，请核对后重试`);
      else if (count < total) tell(t`共 ${total} 笔，只取出前 ${count} 笔，请缩小筛选范围`);
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      show(noticeOf(caught, i18n));
    } finally {
      setBusy(false);
    }
  }
  return { take, busy };
}
