const NAME = 'lianxin-enterprise';

const isName = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

/** Tells other tabs that the session has switched to another enterprise. */
export function tellOfSwitch(enterpriseName: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  // A channel reaches only its own origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(enterpriseName);
  channel.close();
}

/** Listens for a switch in another tab. Returns how to stop. */
export function onSwitchElsewhere(take: (enterpriseName: string) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => isName(data) && take(data));
  return () => channel.close();
}
