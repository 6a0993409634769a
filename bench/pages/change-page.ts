import type { Page } from 'playwright';

/** A page to navigate to, and the content by which its arrival is detected. */
export interface Target {
  readonly name: string;
  /** Selector of the links to the page; the first visible one is clicked. */
  readonly press: string;
  /** Text of the page's first heading. */
  readonly heading: string;
  readonly rows: { readonly selector: string; readonly atLeast: number };
}

/** Time between hovering over a link and clicking it. */
const AIMING_MS = 150;
const PATIENCE_MS = 60_000;

/** Runs in the page: records the time from the next click until the target page is painted. */
function watchChange({ heading, rows }: Omit<Target, 'name' | 'press'>): void {
  const seen = { ms: 0 };
  Reflect.set(window, 'change', seen);
  const isThere = () =>
    [...document.querySelectorAll<HTMLElement>('main h1')].some((one) => one.checkVisibility() && one.textContent.trim() === heading) &&
    [...document.querySelectorAll<HTMLElement>(rows.selector)].filter((one) => one.checkVisibility()).length >= rows.atLeast &&
    ![...document.querySelectorAll<HTMLElement>('main [aria-busy=true]')].some((one) => one.checkVisibility());
  const begin = ({ timeStamp }: Event) => {
    const look = () => {
      if (isThere()) requestAnimationFrame((drawnAt) => (seen.ms = drawnAt - timeStamp));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  window.addEventListener('click', begin, { once: true, capture: true });
}

const drawnAfter = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => Number(Reflect.get(Reflect.get(window, 'change'), 'ms')) > 0, undefined, { timeout: PATIENCE_MS });
  const ms: unknown = await page.evaluate(() => Reflect.get(Reflect.get(window, 'change'), 'ms'));
  return Number(ms);
};

/** Hovers and clicks a link like a person, and returns the milliseconds from the click until the page's rows are painted. */
export async function changePage(page: Page, { press, heading, rows }: Target): Promise<number> {
  const link = page.locator(press).filter({ visible: true }).first();
  await link.hover();
  await page.waitForTimeout(AIMING_MS);
  await page.evaluate(watchChange, { heading, rows });
  await link.click();
  return drawnAfter(page);
}

/** Clicks a link without hovering first. */
export async function goTo(page: Page, { press, heading, rows }: Target): Promise<void> {
  await page.evaluate(watchChange, { heading, rows });
  await page.locator(press).filter({ visible: true }).first().dispatchEvent('click');
  await drawnAfter(page);
}
