/** Takes over the sign-in page in the HTML (vite/sign-in-shell-script.ts) and repeats the recorded click or submission. */
export function takeOver(): void {
  window.begun?.leave?.();
  const asked = document.querySelector<HTMLElement>('[data-early]');
  if (asked === null) return;
  delete asked.dataset['early'];
  if (asked instanceof HTMLFormElement) asked.requestSubmit();
  else asked.click();
}
