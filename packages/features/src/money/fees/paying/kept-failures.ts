import { windowStorage } from '../../../platform/browser-storage/index.ts';

const KEPT_UNDER = 'feeFailures';

/** Keeps failures across the reload. */
export const keepFailures = (failures: Readonly<Record<string, string>>): void => {
  if (Object.keys(failures).length === 0) windowStorage.removeItem(KEPT_UNDER);
  else windowStorage.setItem(KEPT_UNDER, JSON.stringify(failures));
};

/** Failures from before the reload, by item. */
export function keptFailures(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(windowStorage.getItem(KEPT_UNDER) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
