import type { Page } from 'playwright';

/** Waits until nothing has changed for a while: answers of the platform's mock arrive after a story is shown. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let quiet: number | undefined;
        const settled = () => {
          changes.disconnect();
          resolve();
        };
        const changes = new MutationObserver(() => {
          window.clearTimeout(quiet);
          quiet = window.setTimeout(settled, 300);
        });
        changes.observe(document.body, { subtree: true, childList: true, characterData: true });
        quiet = window.setTimeout(settled, 300);
        window.setTimeout(settled, 5000);
      }),
  );
}

/** Shows a story as it stands before anybody acts (what is done in stories is done by Chinese labels), and waits until nothing on it changes any more. */
export async function showStill(page: Page, id: string): Promise<void> {
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
  await untilStill(page);
}
