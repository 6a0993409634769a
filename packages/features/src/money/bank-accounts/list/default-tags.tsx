import { Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useChannelName } from '../../../platform/channels/index.ts';
import type { Account } from './account-terms.ts';

/** What the account is the default of. */
export function DefaultTags({ account: { isDefault, defaultOf } }: { readonly account: Account }) {
  const channelName = useChannelName();
  if (!isDefault && defaultOf.length === 0) return <span className="text-ink-faint">—</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {isDefault && (
        <Tag tone="info">
          <Trans>默认</Trans>
        </Tag>
      )}
      {defaultOf.map((code) => (
        <Tag key={code}>{channelName(code) ?? code}</Tag>
      ))}
    </span>
  );
}

/** The same as text, for an export. */
export function useDefaultWords(): (account: Account) => string {
  const { t } = useLingui();
  const channelName = useChannelName();
  return useCallback(
    ({ isDefault, defaultOf }) =>
      [...(isDefault ? [t`默认`] : []), ...defaultOf.map((code) => channelName(code) ?? String(code))].join('、'),
    [t, channelName],
  );
}
