import { startTransition, useOptimistic } from 'react';

/**
 * Optimistic value of a control: the control shows a change immediately, while the resulting update is rendered as a transition, so that
 * further input does not wait for it. When the parent does not adopt the change, the control reverts to `value`.
 */
export function useOptimisticValue<Value>(
  value: Value,
  change: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const press = (next: Value) =>
    startTransition(() => {
      show(next);
      change?.(next);
    });
  return [shown, press];
}
