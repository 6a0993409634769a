/** Copies text to the clipboard and returns whether it succeeded. Uses `execCommand` on plain HTTP, which has no `navigator.clipboard`. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.setAttribute('readonly', '');
    field.style.position = 'fixed';
    field.style.opacity = '0';
    const focused = document.activeElement;
    document.body.append(field);
    field.select();
    const copied = document.execCommand?.('copy') ?? false;
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return copied;
  }
}
