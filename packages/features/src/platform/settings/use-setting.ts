import { contract } from '@lianxin/api/contract';
import { useEndpoint, useAction } from '@lianxin/api/react';
import { useState } from 'react';
import { useViewer } from '../session/index.ts';

/** Undefined while loading and for visitors. */
export function useSettings(): Readonly<Record<string, string>> | undefined {
  const viewer = useViewer();
  return useEndpoint(contract.account.settings, viewer === undefined ? null : {}, { quiet: true }).data;
}

/** A text setting stored with the account, for all devices. A change shows at once. */
export function useSetting(key: string, fallback: string): readonly [string, (value: string) => void] {
  const kept = useSettings()?.[key];
  const { run } = useAction(contract.account.saveSettings, { quiet: true, background: true });
  const [changed, setChanged] = useState<{ readonly from: string | undefined; readonly to: string }>();
  const change = (value: string) => {
    setChanged({ from: kept, to: value });
    void run({ changes: { [key]: value } });
  };
  // Once the account has another value than before the change, use it: it is this change or a later one.
  return [changed !== undefined && changed.from === kept ? changed.to : (kept ?? fallback), change];
}

/** @default off */
export function useSwitch(key: string): readonly [boolean, (on: boolean) => void] {
  const [value, change] = useSetting(key, 'off');
  return [value === 'on', (on) => change(on ? 'on' : 'off')];
}
