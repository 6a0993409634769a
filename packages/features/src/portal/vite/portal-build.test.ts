import { createBrand } from '@lianxin/ui/brand';
import { expect, it } from 'vitest';
import type { PortalBuildOptions } from './portal-build.ts';
import { portalBuild } from './portal-build.ts';

const brand = {
  theme: 'hengtong',
  product: '恒通链',
  productEn: 'Hengtong Chain',
  platform: '恒通银行供应链平台',
  platformEn: 'Hengtong Bank',
  hotline: '400-111-2222',
  hours: '',
  hoursEn: '',
  copyrightYear: 2026,
  version: '1.0.0',
};

/** The page of a portal as the build writes it. */
function pageOf(options: PortalBuildOptions, html = '<div id="root"></div>'): string {
  const { transformIndexHtml } = portalBuild(options).find(({ name }) => name === 'portal-page') ?? {};
  return typeof transformIndexHtml === 'function' ? JSON.stringify(Reflect.apply(transformIndexHtml, undefined, [html])) : '';
}

it('gives the page every colour of a brand that names one', () => {
  const { light, dark } = createBrand({ name: 'hengtong', accent: '#7a1f2b' });
  const page = pageOf({ brand: { ...brand, accent: '#7a1f2b' } });
  expect(page).toContain(`--accent-hover: ${String(light['accent-hover'])};`);
  expect(page).toContain(`--accent-soft: ${String(dark['accent-soft'])};`);
  expect(page).toContain('{"name":"theme-color","content":"#7a1f2b"}');
});

it('keeps a colour for the browser’s bar that the page has', () =>
  expect(
    pageOf({ brand: { ...brand, accent: '#7a1f2b' } }, '<meta name="theme-color" content="#fff" /><div id="root"></div>'),
  ).not.toContain('"name":"theme-color"'));

it('writes no colours for a brand with those of the style sheet', () => expect(pageOf({ brand })).not.toContain('--accent'));
