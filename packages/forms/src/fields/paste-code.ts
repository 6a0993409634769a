import type { ClipboardEvent } from 'react';
import { cleanCode } from '../rules/clean-code.ts';

/**
 * An `onPaste` for fields of digits: what is pasted loses what stands between its groups before the limit of the field cuts it, so that
 * "6222 0200 …" and "+86 138-…" fit.
 */
export const pasteCode =
  (clean: (text: string) => string = cleanCode) =>
  (event: ClipboardEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const pasted = clean(event.clipboardData.getData('text'));
    event.preventDefault();
    const [start, end] = [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
    const whole = `${input.value.slice(0, start)}${pasted}${input.value.slice(end)}`;
    // Through the native setter, so that React and the form notice.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      input.maxLength > 0 ? whole.slice(0, input.maxLength) : whole,
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.setSelectionRange(start + pasted.length, start + pasted.length);
  };
