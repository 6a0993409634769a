import { refusalMessage, REFUSAL_CODES, type RefusalDetails, type RefusalKey } from '@lianxin/domain';
import type { Page } from '@playwright/test';

/** What is done on a page before its picture is taken. */
export type Before = (page: Page) => Promise<void>;

/** One after the other. */
export const inTurn =
  (...steps: readonly Before[]): Before =>
  async (page) => {
    for (const step of steps) await step(page);
  };

/** Nothing is under way any more, and nothing is shown in place of what is still to come. */
export const quiet: Before = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
};

/** Presses a button and waits for what comes with it. */
export const press =
  (name: RegExp): Before =>
  async (page) => {
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
    await quiet(page);
  };

/** Presses the last button of the dialog in front: what it is for. */
export const confirm: Before = async (page) => {
  await dialog(page).getByRole('button').last().click();
};

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

/** What stands before a person comes half a second after the page. */
export const settled: Before = async (page) => {
  await dialog(page).waitFor();
  await quiet(page);
};

/** Waits for a sentence. */
export const said =
  (words: RegExp): Before =>
  (page) =>
    page.getByText(words).filter({ visible: true }).first().waitFor();

/** Types into the controls of these names. */
export const fill =
  (values: Readonly<Record<string, string>>): Before =>
  async (page) => {
    for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
  };

/** Opens the person's menu, and an item of it. */
export const personMenu =
  (item?: RegExp): Before =>
  async (page) => {
    await page.locator('header button[aria-haspopup=menu]').last().click();
    await page.getByRole('menu').waitFor();
    if (item === undefined) return;
    await page.getByRole('menuitem', { name: item }).click();
    await settled(page);
  };

/** Answers a call as the server would, so that a picture harms no account of the sandbox. */
export const answer =
  (path: string, rspCd: string, rspMsg: string, data: unknown = null): Before =>
  async (page) => {
    await page.route(`**${path}`, (route) => route.fulfill({ json: { rspCd, rspMsg, data } }));
  };

/** Refuses a call with the server's own words, in the language of the page. */
export const refuse =
  (path: string, key: RefusalKey, details: RefusalDetails = {}): Before =>
  async (page) => {
    await page.route(`**${path}`, (route) => {
      const locale = route.request().headers()['accept-language']?.startsWith('en') === true ? 'en' : 'zh';
      return route.fulfill({ json: { rspCd: REFUSAL_CODES[key], rspMsg: refusalMessage(key, locale, details), data: null } });
    });
  };

/** The engraving and the announcements of the front door come once its form can be used. */
export const adorned: Before = async (page) => {
  await page.locator('main svg[viewBox^="-500"] path').first().waitFor({ state: 'attached' });
  await page.getByRole('list', { name: /^(公告|Announcements)$/, includeHidden: true }).waitFor({ state: 'attached' });
};

/** Lets no answer come to a call. */
export const withhold =
  (path: string): Before =>
  async (page) => {
    await page.route(`**${path}`, () => undefined);
  };

/** Reads the registration anew and answers each save with what was read: many windows photograph it at once. */
export const keepDraft: Before = async (page) => {
  let body = '';
  await page.route('**/registration/getDraft', async (route) => {
    const response = await route.fetch();
    body = await response.text();
    await route.fulfill({ response, body });
  });
  await page.route('**/registration/saveDraft', (route) => route.fulfill({ body, contentType: 'application/json' }));
  await page.reload();
  await page.locator('main h1').first().waitFor();
  await quiet(page);
};
