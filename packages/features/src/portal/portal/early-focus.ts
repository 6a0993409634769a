/** Records the focus until the keeper is loaded. */
export interface EarlyFocus {
  readonly had: readonly EventTarget[];
  readonly stop: () => void;
}

export function noteFocus(): EarlyFocus {
  // The page may have been in the HTML before.
  const had: EventTarget[] = document.activeElement && document.activeElement !== document.body ? [document.activeElement] : [];
  const note = ({ target }: FocusEvent) => void (target && had.push(target));
  document.addEventListener('focusin', note);
  return { had, stop: () => document.removeEventListener('focusin', note) };
}
