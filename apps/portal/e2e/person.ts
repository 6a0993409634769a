import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';

const PASSWORD = 'Lianxin@2026';
const PIN = '123456';

/** A short description of a page: its address and the texts in notices and dialogs. */
async function pageSummary(page: Page): Promise<string> {
  const texts = await page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .or(page.getByRole('alertdialog'))
    .or(page.getByRole('dialog'))
    .allInnerTexts();
  return [page.url(), ...texts.filter((text) => text.trim() !== '').map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 300))].join(
    '\n    ',
  );
}

/**
 * Closes all contexts after each test, because an open page keeps receiving live events and slows down the next test. If the test failed,
 * prints a summary of each page first.
 */
export const test = base.extend<{ closeAllContexts: undefined }>({
  closeAllContexts: [
    async ({ browser }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus) {
        const pages = browser.contexts().flatMap((context) => context.pages());
        for (const page of pages) process.stdout.write(`  ${await pageSummary(page).catch(() => page.url())}\n`);
      }
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** Storage states of signed-in browsers, by account. */
const savedSessions = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

/** A person in a browser of their own, who works with what the screen shows. */
export class Person {
  readonly page: Page;
  /** Number of pointer presses and of pages opened by address since signing in. */
  clicks = 0;
  /** Number of times the certificate PIN was entered. */
  pins = 0;
  /** Whether lists show cards instead of table rows, as on phones. */
  readonly #showsCards: boolean;

  private constructor(page: Page, showsCards: boolean) {
    this.page = page;
    this.#showsCards = showsCards;
  }

  /** Opens a browser that counts pointer presses. */
  static async #open(browser: Browser, options: BrowserContextOptions): Promise<Person> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const person = new Person(page, (page.viewportSize()?.width ?? 0) <= 600);
    await context.exposeBinding('pressed', () => void (person.clicks += 1));
    await context.addInitScript(() => document.addEventListener('pointerdown', () => Reflect.get(window, 'pressed')(), true));
    return person;
  }

  static async signedIn(
    browser: Browser,
    account: string,
    { password = PASSWORD, ...options }: BrowserContextOptions & { readonly password?: string } = {},
  ): Promise<Person> {
    const person = await Person.#open(browser, options);
    await person.signIn(account, password);
    person.clicks = 0;
    return person;
  }

  /** Reuses the session of an earlier sign-in of this account, to save the time of signing in. */
  static async withSavedSession(browser: Browser, account: string, options: BrowserContextOptions = {}): Promise<Person> {
    const storageState = savedSessions.get(account);
    if (storageState !== undefined) return Person.#open(browser, { ...options, storageState });
    const person = await Person.signedIn(browser, account, options);
    savedSessions.set(account, await person.page.context().storageState());
    return person;
  }

  async signIn(account: string, password = PASSWORD): Promise<void> {
    await this.page.goto('/#/login');
    await this.page.getByLabel('用户名', { exact: true }).fill(account);
    await this.page.getByLabel('密码', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: '登录', exact: true }).click();
    await this.page.waitForURL(/#\/home\/index/);
  }

  /** Opens a page by its address, as from a bookmark, and waits for its heading. */
  async open(route: string, heading: string | RegExp): Promise<void> {
    this.clicks += 1;
    const before = this.page.url();
    await this.page.goto(`/#${route}`);
    // Navigating to the same address does not reload the page.
    if (this.page.url() === before) await this.page.reload();
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  /** The row or card that shows a text. */
  entry(text: string): Locator {
    const main = this.page.getByRole('main');
    const entries = this.#showsCards ? main.getByRole('listitem') : main.getByRole('row');
    return entries.filter({ hasText: text }).first();
  }

  /** Selects the row that shows a text, by keyboard: other people's work may move rows away from under a pointer. */
  async selectEntry(text: string): Promise<void> {
    const box = this.entry(text).getByRole('checkbox');
    await box.press('Space');
    await expect(box).toBeChecked();
  }

  async openEntry(text: string): Promise<void> {
    const entry = this.entry(text);
    await (this.#showsCards ? entry.getByRole('button').first() : entry).click();
  }

  /** The record that stands beside its list, or over it on a phone. */
  get record(): Locator {
    return this.#showsCards ? this.page.getByRole('dialog') : this.page.getByRole('complementary').and(this.page.locator('[data-pane]'));
  }

  /** Opens the only result of a search in a review queue. On desktops it is already open beside the list. */
  async openSearchResult(search: string): Promise<void> {
    const main = this.page.getByRole('main');
    if (this.#showsCards) await main.getByRole('listitem').getByRole('button').first().click();
    await expect(main.getByText(search).first()).toBeVisible();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
  }

  /** Enters the PIN in the signing dialog and signs. */
  async sign(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: '签名确认' });
    this.pins += 1;
    await dialog.getByLabel('证书 PIN 码').fill(PIN);
    await expect(dialog.getByRole('button', { name: /^签名并/ })).toBeEnabled();
    await dialog.getByLabel('证书 PIN 码').press('Enter');
    await expect(dialog).toBeHidden();
  }

  /** Enters the reason that a dialog requires, and confirms it. */
  async giveReason(reason: string, verb: string): Promise<void> {
    const dialog = this.page.getByRole('alertdialog');
    await dialog.getByLabel('原因').fill(reason);
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Selects an option from the list of a labelled control. */
  async choose(label: string, option: string | RegExp): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).first().click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}
