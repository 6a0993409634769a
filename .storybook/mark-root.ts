const named = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Sets brand and theme as attributes of the root element. */
export function markRoot(globals: Readonly<Record<string, unknown>>): void {
  document.documentElement.dataset['brand'] = named(globals['brand']) || 'default';
  document.documentElement.dataset['theme'] = named(globals['theme']) || 'light';
}
