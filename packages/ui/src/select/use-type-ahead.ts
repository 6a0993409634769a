import { useRef, type KeyboardEvent } from 'react';
import type { SelectOption } from './select-option.ts';

/** Letters typed within this time are combined to a prefix. */
const PAUSE_MS = 1_000;

/** Type-ahead on a closed select: selects the next option that begins with the typed letters, and cycles on repeating one letter. */
export function useTypeAhead(options: readonly SelectOption[], chosen: SelectOption | undefined, choose: (value: string) => void) {
  const typed = useRef({ text: '', at: 0 });
  return ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
    if (key.length !== 1 || ctrlKey || altKey || metaKey) return;
    const now = Date.now();
    const before = now - typed.current.at < PAUSE_MS ? typed.current.text : '';
    // Repeating a letter selects the next option instead of searching for a double letter.
    const text = before === key ? key : before + key;
    typed.current = { text, at: now };
    const at = options.findIndex((option) => option === chosen);
    const from = text.length === 1 ? at + 1 : Math.max(0, at);
    const found = [...options.slice(from), ...options.slice(0, from)].find(
      ({ label, disabled }) => disabled !== true && typeof label === 'string' && label.toLowerCase().startsWith(text.toLowerCase()),
    );
    if (found) choose(found.value);
  };
}
