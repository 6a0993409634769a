import { contract } from '@lianxin/api/contract';
import { useEndpoint, useAction } from '@lianxin/api/react';
import { useState } from 'react';
import { useViewer } from '../session/index.ts';

/** What the signed-in person set for themselves; nothing yet, or for a visitor: undefined. */
export function useSettings(): Readonly<Record<string, string>> | undefined {
  const viewer = useViewer();
  return useEndpoint(contract.account.settings, viewer === undefined ? null : {}, { quiet: true }).data;
}

/** One thing a person set for themselves, kept with their account: it is there on every device. Text only; a change shows at once. */
export function useSetting(key: string, fallback: string): readonly [string, (value: string) => void] {
  const kept = useSettings()?.[key];
  const { run } = useAction(contract.account.saveSettings, { quiet: true, background: true });
  const [changed, setChanged] = useState<{ readonly from: string | undefined; readonly to: string }>();
  const change = (value: string) => {
    setChanged({ from: kept, to: value });
    void run({ changes: { [key]: value } });
  };
  // Once the account says something else than before the change, it is what counts: the change itself, or a later one made elsewhere.
  return [changed !== undefined && changed.from === kept ? changed.to : (kept ?? fallback), change];
}

/** A setting that is on or off. @default off */
export function useSwitch(key: string): readonly [boolean, (on: boolean) => void] {
  const [value, change] = useSetting(key, 'off');
  return [value === 'on', (on) => change(on ? 'on' : 'off')];
}
