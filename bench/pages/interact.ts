import type { Locator, Page } from 'playwright';

/** A user interaction, and the longest time from an input to the next paint. */
export interface Interaction {
  readonly page: string;
  readonly what: string;
  readonly ms: number;
}

/** Pause between inputs, longer than any response, so that inputs are not confused. */
const BETWEEN_MS = 250;
const TYPED = '12345';

/** Runs in the page before its own scripts: records the duration of every input event, which browsers round to eight milliseconds. */
export function watchPresses(): void {
  const presses: number[] = [];
  Reflect.set(window, 'presses', presses);
  const wanted: PerformanceObserverInit & { readonly durationThreshold: number } = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (Number(Reflect.get(entry, 'interactionId')) > 0) presses.push(entry.duration);
  }).observe(wanted);
}

const TYPED_IN = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea';
const OPENS = 'button[aria-haspopup], [role=combobox], button[aria-expanded]';
const TURNS = '[role=checkbox], input[type=checkbox], [role=radio], input[type=radio], [role=tab], [role=switch]';

async function nameOf(one: Locator): Promise<string> {
  return one.evaluate((element) => {
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
    const words = element.getAttribute('aria-label') ?? labels.map(({ textContent }) => textContent).join(' ');
    return (
      (words === '' ? (element.textContent ?? '') : words).trim().replaceAll(/\s+/g, ' ').slice(0, 30) || element.tagName.toLowerCase()
    );
  });
}

/** The slowest input recorded since the last call. */
async function slowest(page: Page): Promise<number> {
  await page.waitForTimeout(BETWEEN_MS);
  return page.evaluate(() => {
    const presses: number[] = Reflect.get(window, 'presses');
    return Math.max(0, ...presses.splice(0));
  });
}

/** Types in every field of a page, opens every popup and toggles every control; returns the time of each. Skips elements that cannot be clicked. */
export async function interactWith(page: Page, name: string, within = 'body'): Promise<readonly Interaction[]> {
  const done: Interaction[] = [];
  const place = page.locator(within);
  const each = async (kind: string, selector: string, act: (one: Locator) => Promise<void>) => {
    const all = place.locator(selector).filter({ visible: true });
    const count = Math.min(await all.count(), 12);
    for (let at = 0; at < count; at += 1) {
      const one = all.nth(at);
      if ((await one.count()) === 0 || !(await one.isEnabled().catch(() => false)) || (await one.getAttribute('readonly')) !== null)
        continue;
      const what = `${kind} ${await nameOf(one)}`;
      await slowest(page);
      const isDone = await act(one).then(
        () => true,
        () => false,
      );
      if (isDone) done.push({ page: name, what, ms: await slowest(page) });
    }
  };
  const pressed = { timeout: 3_000 };
  await each('typing', TYPED_IN, async (one) => {
    await one.focus(pressed);
    await page.keyboard.type(TYPED, { delay: 120 });
    await page.keyboard.press('Escape');
  });
  await each('opening', OPENS, async (one) => {
    await one.click(pressed);
    await page.waitForTimeout(BETWEEN_MS);
    await page.keyboard.press('Escape');
  });
  await each('turning', TURNS, (one) => one.click(pressed));
  return done;
}
