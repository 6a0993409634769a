import { useRef } from 'react';

/** Calls a control's `onBlur` once neither it nor what it has opened has the focus: going into its own list or calendar is no leaving. `anchor` and `popup` are the two parts. */
export function useLeaving(onBlur: React.FocusEventHandler | undefined) {
  const anchor = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  return {
    anchor,
    popup,
    onBlur: (event: React.FocusEvent) => {
      const stays = [anchor, popup].some((part) => part.current?.contains(event.relatedTarget));
      if (!stays) onBlur?.(event);
    },
  };
}
