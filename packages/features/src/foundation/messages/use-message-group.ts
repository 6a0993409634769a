import { addDays, shanghaiDate } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Message } from './use-messages.ts';

/** The heading above messages of the same time: today, yesterday, or a month. */
export function useMessageGroup(): (message: Pick<Message, 'createdAt'>) => string {
  const { t, i18n } = useLingui();
  const [today] = useState(() => shanghaiDate(new Date()));
  return ({ createdAt }) => {
    const at = new Date(createdAt);
    const day = shanghaiDate(at);
    if (day === today) return t`今天`;
    if (day === addDays(today, -1)) return t`昨天`;
    return i18n.date(at, { year: 'numeric', month: 'long', timeZone: 'Asia/Shanghai' });
  };
}
