import type { Page, Request } from 'playwright';

/** The longest that a page puts off what belongs to it: a prompt comes half a second after its page, news are fetched a little later. */
const MOMENT_MS = 1000;

/** Has a page that is not loaded yet tell whether it has put something off. */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript((momentMs) => {
    const set = window.setTimeout.bind(window);
    const clear = window.clearTimeout.bind(window);
    const due = new Set<number>();
    const put = (work: TimerHandler, ms = 0, ...rest: unknown[]): number => {
      const run = () => {
        due.delete(id);
        if (typeof work === 'function') work(...rest);
      };
      const id: number = set(run, ms);
      if (ms <= momentMs) due.add(id);
      return id;
    };
    const cancel = (id: number | undefined) => {
      if (id !== undefined) due.delete(id);
      clear(id);
    };
    Object.assign(window, { setTimeout: put, clearTimeout: cancel, timersDue: () => due.size, untimed: set });
  }, MOMENT_MS);
}

/** Waits until nothing has changed for a while and nothing has been put off. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Our own timers are none of the page's.
        const set: typeof setTimeout = Reflect.get(window, 'untimed') ?? window.setTimeout;
        const isDue = (): boolean => (Reflect.get(window, 'timersDue')?.() ?? 0) > 0;
        let quiet: ReturnType<typeof setTimeout> | undefined;
        const settled = () => {
          changes.disconnect();
          clearTimeout(quiet);
          resolve();
        };
        const look = () => {
          clearTimeout(quiet);
          quiet = set(() => (isDue() ? look() : settled()), 300);
        };
        const changes = new MutationObserver(look);
        changes.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
        set(settled, 5000);
      }),
  );
}

/** What is asked again and again to know that all that was asked before it is answered: the mock's worker passes it on in its turn. */
const LAST_IN_THE_QUEUE = 'index.json';

/** What a page asks for. */
interface Asked {
  /** How many requests there were so far. */
  count: number;
  /** Files that have not come yet. What the platform never answers, which is what stories of loading are about, is none. */
  readonly files: Set<Request>;
}

const asked = new WeakMap<Page, Asked>();

function askedBy(page: Page): Asked {
  const known = asked.get(page);
  if (known !== undefined) return known;
  const all: Asked = { count: 0, files: new Set() };
  asked.set(page, all);
  page.on('request', (request) => {
    if (request.url().endsWith(LAST_IN_THE_QUEUE)) return;
    all.count += 1;
    if (/^(script|stylesheet|font|image)$/.test(request.resourceType())) all.files.add(request);
  });
  page.on('requestfinished', (request) => all.files.delete(request));
  page.on('requestfailed', (request) => all.files.delete(request));
  return all;
}

async function untilFilesCome(page: Page, { files }: Asked): Promise<void> {
  while (files.size > 0) await Promise.race([page.waitForEvent('requestfinished'), page.waitForEvent('requestfailed')]);
}

/** Waits until the page has all that it asked for, asks for nothing more and nothing on it changes. */
async function untilAtRest(page: Page): Promise<void> {
  const all = askedBy(page);
  let before: number;
  do {
    before = all.count;
    await page.evaluate((last) => fetch(last).then(() => undefined), LAST_IN_THE_QUEUE);
    await untilFilesCome(page, all);
    await untilStill(page);
  } while (all.count > before);
}

/** Shows a story as it stands before anybody acts (what is done in stories is done by Chinese labels), and waits until nothing on it changes any more. */
export async function showStill(page: Page, id: string): Promise<void> {
  askedBy(page);
  await page.evaluate(async (shownId) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const story = await preview.storyStoreValue.loadStory({ storyId: shownId });
    story.playFunction = undefined;
    await new Promise<void>((resolve) => {
      const ended = (event: unknown) => {
        if (typeof event === 'object' && event !== null && Reflect.get(event, 'storyId') !== shownId) return;
        preview.channel.off('storyFinished', ended);
        resolve();
      };
      preview.channel.on('storyFinished', ended);
      preview.channel.emit('setCurrentStory', { storyId: shownId, viewMode: 'story' });
    });
  }, id);
  await untilAtRest(page);
}
