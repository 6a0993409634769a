import { i18n, type Messages } from '@lingui/core';
import { compiledSentence } from './compiled-sentence.ts';

export const LOCALES = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];

/** The words of one part of the product, a loader a language. */
export type Catalog = Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>>;

const KEPT_UNDER = 'language';
const wanted = new Set<Catalog>();
const loaded = new Map<Catalog, Set<Locale>>();
let preferred: ReadonlyMap<Locale, Messages> = new Map();
let current: Locale = 'zh-CN';

export const isLocale = (text: unknown): text is Locale => LOCALES.some((locale) => locale === text);

export const currentLocale = (): Locale => current;

async function ensure(catalog: Catalog, locale: Locale): Promise<void> {
  const done = loaded.get(catalog) ?? new Set();
  if (done.has(locale)) return;
  const { messages } = await catalog[locale]();
  add(locale, { ...named(messages), ...preferred.get(locale) });
  loaded.set(catalog, done.add(locale));
}

/** Whoever speaks the words of a part waits for them, so nothing that stands on the page already has to be drawn again for them. */
function add(locale: Locale, messages: Messages): void {
  const spoken = i18n.messages;
  if (locale === i18n.locale && Object.keys(spoken).length > 0) Object.assign(spoken, messages);
  else i18n.load(locale, messages);
}

/** What our sentences call a voucher; not the middle of 供应链信息. */
const OUR_NAME = '链信';
const OUR_NAME_ALONE = /链信(?!息)/g;
let voucherName: string = OUR_NAME;

/** Calls a voucher as the bank does, in every sentence that is loaded from now on. */
export function nameVouchers(name: string): void {
  voucherName = name;
}

function named(messages: Messages): Messages {
  if (voucherName === OUR_NAME) return messages;
  return JSON.parse(JSON.stringify(messages), (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(OUR_NAME_ALONE, () => voucherName) : part,
  );
}

/** Says these words instead of those of any part, whenever that comes. */
export function preferWords(words: ReadonlyMap<Locale, Messages>): void {
  preferred = words;
  for (const [locale, messages] of words) i18n.load(locale, messages);
}

/** Makes the words of a part available, now and in every language chosen later. A screen's chunk asks for its own. */
export async function provideWords(catalog: Catalog): Promise<void> {
  wanted.add(catalog);
  await ensure(catalog, current);
}

/** Shows the product in a language: loads its words for every part in use, then switches at once. */
export async function activateLanguage(locale: Locale): Promise<void> {
  await Promise.all([...wanted].map((catalog) => ensure(catalog, locale)));
  current = locale;
  // A bank's own titles come as they are written, without the tool that compiles ours.
  i18n.setMessagesCompiler(compiledSentence);
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
  i18n.activate(locale);
}

/** The language the person chose on this device, else Chinese. */
export function chosenLocale(): Locale {
  const kept = localStorage.getItem(KEPT_UNDER);
  return isLocale(kept) ? kept : 'zh-CN';
}

/** Switches the language and keeps it on this device. */
export async function applyLanguage(locale: Locale): Promise<void> {
  localStorage.setItem(KEPT_UNDER, locale);
  if (locale !== current) await activateLanguage(locale);
}

let chosen: Locale | undefined;

/** Switches to the language that the person has just chosen, and remembers that they did. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  chosen = locale;
  await applyLanguage(locale);
}

/** What was chosen since this was last asked: whoever signs in after choosing wants it kept with them. */
export function takeChosenLanguage(): Locale | undefined {
  const taken = chosen;
  chosen = undefined;
  return taken;
}
