import type { LogEntry } from '@lianxin/api/contract';

/** A history in which a form that kept itself again and again was edited once, when it was left: nobody did anything else between. */
export const withoutAutosaves = (log: readonly LogEntry[]): LogEntry[] =>
  log.filter(({ event, actorName }, index) => {
    const next = log[index + 1];
    return event !== 'edit' || next?.event !== 'edit' || next.actorName !== actorName;
  });
