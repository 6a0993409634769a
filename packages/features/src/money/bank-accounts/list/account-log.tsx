import type { LogEntry } from '@lianxin/api/contract';
import { shanghaiMinute } from '@lianxin/domain';
import { Timeline } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

const EVENTS: Readonly<Record<string, MessageDescriptor>> = {
  'bankAccount.add': msg`添加账户`,
  'bankAccount.setDefault': msg`设为默认账户`,
  'bankAccount.unbind': msg`解绑账户`,
  'bankAccount.reveal': msg`查看完整账号`,
  'deposit.start': msg`发起打款`,
  'deposit.restart': msg`重新打款`,
  'deposit.verify': msg`账户验证通过`,
  'deposit.exhaust': msg`验证次数用尽`,
};

/** Acts on the account and views of its full number, newest first. */
export function AccountLog({ log }: { readonly log: readonly LogEntry[] }) {
  const { i18n } = useLingui();
  if (log.length === 0)
    return (
      <p className="text-sm text-ink-muted">
        <Trans>暂无记录。</Trans>
      </p>
    );
  return (
    <Timeline
      entries={log.map(({ event, at, actorName }, index) => {
        const words = EVENTS[event];
        return {
          key: `${at}-${index}`,
          title: words === undefined ? event : i18n._(words),
          time: shanghaiMinute(at),
          detail: actorName,
          state: 'done' as const,
        };
      })}
    />
  );
}
