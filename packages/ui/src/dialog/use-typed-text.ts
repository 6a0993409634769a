import { useCallback, useRef, type FormEvent } from 'react';

/** Fields whose text is work; a search, a secret or a choice is typed again at once. */
const WRITTEN = 'input:not([type=checkbox], [type=radio], [type=search], [type=password], [type=file], [role=combobox]), textarea';

const isWritten = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof Element && target.matches(WRITTEN);

/** Whether text that the person has typed stands in a dialog, so that closing it by accident would lose it. */
export function useTypedText() {
  const typed = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>());
  const onInput = useCallback(({ target }: FormEvent) => {
    if (isWritten(target)) typed.current.add(target);
  }, []);
  const isTyped = useCallback(() => [...typed.current].some((field) => field.isConnected && field.value.trim() !== ''), []);
  return { onInput, isTyped } as const;
}
