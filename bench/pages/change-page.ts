import type { Page } from 'playwright';

/** A page that is gone to, and how one knows that it stands there. */
export interface Target {
  readonly name: string;
  /** What is pressed to get there: the first of it that can be seen. */
  readonly press: string;
  /** Its first heading. */
  readonly heading: string;
  readonly rows: { readonly selector: string; readonly atLeast: number };
}

/** From the moment that the pointer comes over a link until it is pressed. */
const AIMING_MS = 150;
const PATIENCE_MS = 60_000;

/** Runs in the page: notes how long it takes from the next click until the target is drawn. */
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

/** Goes to another page as a person does, pointer first, and answers how many milliseconds passed from the click until its rows were drawn. */
export async function changePage(page: Page, { press, heading, rows }: Target): Promise<number> {
  const link = page.locator(press).filter({ visible: true }).first();
  await link.hover();
  await page.waitForTimeout(AIMING_MS);
  await page.evaluate(watchChange, { heading, rows });
  await link.click();
  return drawnAfter(page);
}

/** Goes to another page at once. */
export async function goTo(page: Page, { press, heading, rows }: Target): Promise<void> {
  await page.evaluate(watchChange, { heading, rows });
  await page.locator(press).filter({ visible: true }).first().dispatchEvent('click');
  await drawnAfter(page);
}
