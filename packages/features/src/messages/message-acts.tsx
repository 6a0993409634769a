import { Button } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { Messages } from './use-messages.ts';

/** What can be done with all messages at once. */
export const MessageActs = ({ messages: { unread, marking, markAll } }: { readonly messages: Messages }) => (
  <Button size="sm" busy={marking} disabled={unread === 0} onClick={markAll}>
    <Trans>全部已读</Trans>
  </Button>
);
