import type { LogEntry } from '@lianxin/api/contract';

export const withoutAutosaves = (log: readonly LogEntry[]): LogEntry[] =>
  log.filter(({ event, actorName }, index) => {
    const next = log[index + 1];
    return event !== 'edit' || next?.event !== 'edit' || next.actorName !== actorName;
  });
