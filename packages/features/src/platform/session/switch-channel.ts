import { openChannel } from '../browser-storage/index.ts';

const NAME = 'lianxin-enterprise';

const isName = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

/** Tells other tabs that the session has switched to another enterprise. */
export function tellOfSwitch(enterpriseName: string): void {
  const channel = openChannel(NAME);
  // A channel reaches only its own origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(enterpriseName);
  channel?.close();
}

/** Listens for a switch in another tab. Returns how to stop. */
export function onSwitchElsewhere(take: (enterpriseName: string) => void): () => void {
  const channel = openChannel(NAME);
  channel?.addEventListener('message', ({ data }) => isName(data) && take(data));
  return () => channel?.close();
}
