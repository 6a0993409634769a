import { startTransition, useOptimistic } from 'react';

/**
 * What a control shows, and how a person changes it: it shows the change at once, and what follows from it is drawn as a transition, so
 * that the next press or letter does not wait for it. Where nothing follows, the control shows its value again.
 */
export function useAtOnce<Value>(value: Value, change: ((value: Value) => void) | undefined): readonly [Value, (value: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const press = (next: Value) =>
    startTransition(() => {
      show(next);
      change?.(next);
    });
  return [shown, press];
}
