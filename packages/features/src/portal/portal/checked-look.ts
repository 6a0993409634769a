import { begunLook } from './begun.ts';

/** Waits for the look of the portal, and refuses to go on without the style sheet that its screens are drawn with: half of one looks broken, not missing. */
export async function checkedLook(): Promise<void> {
  await begunLook();
  if (getComputedStyle(document.documentElement).getPropertyValue('--portal-css').trim() === '')
    throw new Error(
      "createPortal: the portal's style sheet is missing. @import '@lianxin/features/portal.css' after 'tailwindcss' in the style sheet of the page; '@lianxin/ui/styles.css' has only the parts.",
    );
}
