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

/** What stands on a page, in short: where it is, and what its notices and dialogs say. */
async function standing(page: Page): Promise<string> {
  const said = await page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .or(page.getByRole('alertdialog'))
    .or(page.getByRole('dialog'))
    .allInnerTexts();
  return [page.url(), ...said.filter((text) => text.trim() !== '').map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 300))].join(
    '\n    ',
  );
}

/**
 * Whoever is still at work when a test ends leaves: a page that is left open goes on listening, and slows the next test down. Where the
 * test failed, what each of them saw is told first.
 */
export const test = base.extend<{ everybodyLeaves: undefined }>({
  everybodyLeaves: [
    async ({ browser }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus) {
        const pages = browser.contexts().flatMap((context) => context.pages());
        for (const page of pages) process.stdout.write(`  ${await standing(page).catch(() => page.url())}\n`);
      }
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** What the browsers of those who signed in keep, by account. */
const kept = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

/** A person at a browser of their own, who does their job by what they can read on the screen. */
export class Person {
  readonly page: Page;
  /** What it took since they signed in: presses of the mouse, and pages opened by a link or a bookmark. */
  clicks = 0;
  /** How often they typed the PIN of their certificate. */
  pins = 0;
  /** A list shows cards in place of rows. */
  readonly #phone: boolean;

  private constructor(page: Page, phone: boolean) {
    this.page = page;
    this.#phone = phone;
  }

  /** At a browser that counts what they press. */
  static async #begin(browser: Browser, options: BrowserContextOptions): Promise<Person> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const person = new Person(page, (page.viewportSize()?.width ?? 0) <= 600);
    await context.exposeBinding('pressed', () => void (person.clicks += 1));
    await context.addInitScript(() => document.addEventListener('pointerdown', () => Reflect.get(window, 'pressed')(), true));
    return person;
  }

  static async at(
    browser: Browser,
    account: string,
    { password = PASSWORD, ...options }: BrowserContextOptions & { readonly password?: string } = {},
  ): Promise<Person> {
    const person = await Person.#begin(browser, options);
    await person.signIn(account, password);
    person.clicks = 0;
    return person;
  }

  /** Comes back to a browser that knows them since they signed in once; what signing in is like is for other tests. */
  static async again(browser: Browser, account: string, options: BrowserContextOptions = {}): Promise<Person> {
    const storageState = kept.get(account);
    if (storageState !== undefined) return Person.#begin(browser, { ...options, storageState });
    const person = await Person.at(browser, account, options);
    kept.set(account, await person.page.context().storageState());
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
    // The same address again loads nothing by itself.
    if (this.page.url() === before) await this.page.reload();
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  /** The row or card that shows a text. */
  entry(text: string): Locator {
    const main = this.page.getByRole('main');
    const entries = this.#phone ? main.getByRole('listitem') : main.getByRole('row');
    return entries.filter({ hasText: text }).first();
  }

  /** Opens an entry of a list. */
  async openEntry(text: string): Promise<void> {
    const entry = this.entry(text);
    await (this.#phone ? entry.getByRole('button').first() : entry).click();
  }

  /** Brings the one entry that a reviewer searched for into view; beside a queue it is there already. */
  async openFound(search: string): Promise<void> {
    const main = this.page.getByRole('main');
    if (this.#phone) await main.getByRole('listitem').getByRole('button').first().click();
    await expect(main.getByText(search).first()).toBeVisible();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
  }

  /** Unlocks the certificate in the signing dialog and signs. */
  async sign(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: '签名确认' });
    this.pins += 1;
    await dialog.getByLabel('证书 PIN 码').fill(PIN);
    await expect(dialog.getByRole('button', { name: /^签名并/ })).toBeEnabled();
    await dialog.getByLabel('证书 PIN 码').press('Enter');
    await expect(dialog).toBeHidden();
  }

  /** Gives the reason a dialog asks for and does what the dialog is about. */
  async giveReason(reason: string, verb: string): Promise<void> {
    const dialog = this.page.getByRole('alertdialog');
    await dialog.getByLabel('原因').fill(reason);
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Chooses from a list that opens under a labelled control. */
  async choose(label: string, option: string | RegExp): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).first().click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}
