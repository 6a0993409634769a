import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { outdatedPage } from './outdated-page.ts';

const html = `<body><div id="root"></div>${outdatedPage('链信供应链金融服务平台', 'Chainletter')}</body>`;
const [, check = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];

let page: Document;
beforeEach(() => {
  page = new DOMParser().parseFromString(html, 'text/html');
});

interface Browser {
  readonly modules?: boolean;
  readonly colours?: boolean;
  readonly styles?: boolean;
  readonly sorts?: boolean;
}

/** Runs the check in a browser with or without these features. */
function openIn({ modules = true, colours = true, styles = true, sorts = true }: Browser): void {
  const script = modules ? { noModule: false } : {};
  const context = createContext({
    window: styles ? { CSS: { supports: () => colours } } : {},
    document: { createElement: () => script, getElementById: (id: string) => page.getElementById(id) },
  });
  if (!sorts) runInContext('delete Array.prototype.toSorted', context);
  runInContext(check, context);
}

const isHidden = (id: string) => page.getElementById(id)?.hasAttribute('hidden');

describe('an outdated browser', () => {
  it.each<[string, Browser]>([
    ['modules', { modules: false }],
    ['the newer functions of lists', { sorts: false }],
    ['questions about styles', { styles: false }],
    ['mixed colours', { colours: false }],
  ])('without %s gets an explanation', (_name, browser) => {
    openIn(browser);
    expect([isHidden('outdated'), isHidden('root')]).toEqual([false, true]);
    expect(page.getElementById('outdated')?.textContent).toMatch(/浏览器版本过旧[\s\S]*请更新至[\s\S]*too old[\s\S]*Update to/);
  });

  it('can run the check: ECMAScript 5 only', () => {
    expect(check).toContain('removeAttribute');
    expect(check).not.toMatch(/=>|\b(const|let|class)\b|`|\?\.|\?\?|\.\.\./);
  });
});

it('a current browser sees the portal', () => {
  openIn({});
  expect([isHidden('outdated'), isHidden('root')]).toEqual([true, false]);
});
