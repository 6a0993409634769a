import { useRef } from 'react';

/** Calls `onBlur` of a control only when the focus leaves both the control (`anchor`) and its own list or calendar (`popup`). */
export function useBlurOutside(onBlur: React.FocusEventHandler | undefined) {
  const anchor = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  return {
    anchor,
    popup,
    onBlur: (event: React.FocusEvent) => {
      const staysInside = [anchor, popup].some((part) => part.current?.contains(event.relatedTarget));
      if (!staysInside) onBlur?.(event);
    },
  };
}
