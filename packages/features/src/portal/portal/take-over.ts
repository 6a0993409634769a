/** Takes the sign-in page over from the HTML (vite/door-script.ts), and does what was asked of it before: presses the button that was pressed, or sends the form that was sent. */
export function takeOver(): void {
  window.begun?.leave?.();
  const asked = document.querySelector<HTMLElement>('[data-early]');
  if (asked === null) return;
  delete asked.dataset['early'];
  if (asked instanceof HTMLFormElement) asked.requestSubmit();
  else asked.click();
}
