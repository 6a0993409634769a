const named = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Sets brand, theme and density as attributes of the root element. */
export function markRoot(globals: Readonly<Record<string, unknown>>): void {
  document.documentElement.dataset['brand'] = named(globals['brand']) || 'default';
  document.documentElement.dataset['theme'] = named(globals['theme']) || 'light';
  document.documentElement.dataset['density'] = named(globals['density']) || 'standard';
}
