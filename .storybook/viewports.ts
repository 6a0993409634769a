/** The windows in which stories are shown; a story names one in `globals.viewport.value`. */
export const viewports = {
  phone: { name: 'Phone 手机, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet 平板, 800 px', styles: { width: '800px', height: '1100px' }, type: 'tablet' },
  desktop: { name: 'Desktop 桌面, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** The size of the window that the first of these globals asks for. */
export function windowOf(...globals: readonly Readonly<Record<string, unknown>>[]): { width: number; height: number } | undefined {
  for (const { viewport } of globals) {
    const value = typeof viewport === 'object' && viewport !== null ? Reflect.get(viewport, 'value') : viewport;
    const chosen = Object.entries(viewports).find(([name]) => name === value)?.[1];
    if (chosen !== undefined) return { width: Number.parseInt(chosen.styles.width, 10), height: Number.parseInt(chosen.styles.height, 10) };
  }
  return undefined;
}
