import { refusalMessage, REFUSAL_CODES, type RefusalDetails, type RefusalKey } from '@lianxin/domain';
import type { Page } from '@playwright/test';

/** A step on a page before its picture is taken. */
export type PictureStep = (page: Page) => Promise<void>;

/** Runs steps one after the other. */
export const sequence =
  (...steps: readonly PictureStep[]): PictureStep =>
  async (page) => {
    for (const step of steps) await step(page);
  };

/** Waits until no request is pending and no skeleton is shown. */
export const untilIdle: PictureStep = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
};

/** Clicks a button and waits until the page is idle. */
export const press =
  (name: RegExp): PictureStep =>
  async (page) => {
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
    await untilIdle(page);
  };

/** Clicks the last button of the front dialog, its main action. */
export const confirm: PictureStep = async (page) => {
  await dialog(page).getByRole('button').last().click();
};

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

/** Waits for a dialog, which may open half a second after the page. */
export const untilDialog: PictureStep = async (page) => {
  await dialog(page).waitFor();
  await untilIdle(page);
};

/** Waits for a visible text. */
export const waitForText =
  (text: RegExp): PictureStep =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor();

/** Fills in the controls with these `name` attributes. */
export const fill =
  (values: Readonly<Record<string, string>>): PictureStep =>
  async (page) => {
    for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
  };

/** Opens the person's menu and, if given, one of the items. */
export const personMenu =
  (item?: RegExp): PictureStep =>
  async (page) => {
    await page.locator('header button[aria-haspopup=menu]').last().click();
    await page.getByRole('menu').waitFor();
    if (item === undefined) return;
    await page.getByRole('menuitem', { name: item }).click();
    await untilDialog(page);
  };

/** Mocks the response of a call, so that a picture does not change the sandbox. */
export const mockCall =
  (path: string, rspCd: string, rspMsg: string, data: unknown = null): PictureStep =>
  async (page) => {
    await page.route(`**${path}`, (route) => route.fulfill({ json: { rspCd, rspMsg, data } }));
  };

/** Mocks a refusal of a call with the server's message in the language of the page. */
export const refuseCall =
  (path: string, key: RefusalKey, details: RefusalDetails = {}): PictureStep =>
  async (page) => {
    await page.route(`**${path}`, (route) => {
      const locale = route.request().headers()['accept-language']?.startsWith('en') === true ? 'en' : 'zh';
      return route.fulfill({ json: { rspCd: REFUSAL_CODES[key], rspMsg: refusalMessage(key, locale, details), data: null } });
    });
  };

/** Waits for the engraving and the announcements of the sign-in page, which load after its form. */
export const untilDecorated: PictureStep = async (page) => {
  await page.locator('main svg[viewBox^="-500"] path').first().waitFor({ state: 'attached' });
  await page.getByRole('list', { name: /^(公告|Announcements)$/, includeHidden: true }).waitFor({ state: 'attached' });
};

/** Leaves a call without a response. */
export const hangCall =
  (path: string): PictureStep =>
  async (page) => {
    await page.route(`**${path}`, () => undefined);
  };

/** Reloads the registration and mocks each save with the loaded draft, because many windows photograph the same draft in parallel. */
export const freezeDraft: PictureStep = async (page) => {
  let body = '';
  await page.route('**/registration/getDraft', async (route) => {
    const response = await route.fetch();
    body = await response.text();
    await route.fulfill({ response, body });
  });
  await page.route('**/registration/saveDraft', (route) => route.fulfill({ body, contentType: 'application/json' }));
  await page.reload();
  await page.locator('main h1').first().waitFor();
  await untilIdle(page);
};
