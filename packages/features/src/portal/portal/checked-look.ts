import { earlyStyleSheet } from './begun.ts';

/** Waits for the portal's style sheet and fails without it: half-styled screens would look broken. */
export async function checkedLook(): Promise<void> {
  await earlyStyleSheet();
  if (getComputedStyle(document.documentElement).getPropertyValue('--portal-css').trim() === '')
    throw new Error(
      "createPortal: the portal's style sheet is missing. @import '@lianxin/features/portal.css' after 'tailwindcss' in the style sheet of the page; '@lianxin/ui/styles.css' has only the parts.",
    );
}
