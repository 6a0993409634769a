import { contract } from '@lianxin/api/contract';
import { useEndpoint, useAction } from '@lianxin/api/react';
import { useState } from 'react';

/** One thing a person set for themselves, kept with their account: it is there on every device. Text only; a change shows at once. */
export function useSetting(key: string, fallback: string): readonly [string, (value: string) => void] {
  const { data } = useEndpoint(contract.account.settings, {}, { quiet: true });
  const { run } = useAction(contract.account.saveSettings, { quiet: true });
  const [changed, setChanged] = useState<string>();
  const change = (value: string) => {
    setChanged(value);
    void run({ changes: { [key]: value } });
  };
  return [changed ?? data?.[key] ?? fallback, change];
}
