/** A channel to the other windows of this site; undefined where the browser has none or denies it. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** The locks shared by the windows of this site; undefined where the browser has none or denies them. */
export function sharedLocks(): LockManager | undefined {
  try {
    return 'locks' in navigator ? navigator.locks : undefined;
  } catch {
    return undefined;
  }
}
