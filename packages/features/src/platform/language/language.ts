import { i18n, type Messages } from '@lingui/core';
import { compiledSentence } from './compiled-sentence.ts';
import { deviceStorage } from '../browser-storage/index.ts';

export const LOCALES = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];

/** The words of one part of the product, with a loader for each language. */
export type Catalog = Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>>;

const KEPT_UNDER = 'language';
const wanted = new Set<Catalog>();
const loaded = new Map<Catalog, Set<Locale>>();
let preferred: ReadonlyMap<Locale, Messages> = new Map();
let current: Locale = 'zh-CN';

export const isLocale = (text: unknown): text is Locale => LOCALES.some((locale) => locale === text);

export const currentLocale = (): Locale => current;

async function loadWords(catalog: Catalog, locale: Locale): Promise<void> {
  const done = loaded.get(catalog) ?? new Set();
  if (done.has(locale)) return;
  const { messages } = await catalog[locale]();
  add(locale, { ...withVoucherName(messages), ...preferred.get(locale) });
  loaded.set(catalog, done.add(locale));
}

/** Components wait for their words, so adding some must not redraw those already shown. */
function add(locale: Locale, messages: Messages): void {
  const spoken = i18n.messages;
  if (locale === i18n.locale && Object.keys(spoken).length > 0) Object.assign(spoken, messages);
  else i18n.load(locale, messages);
}

/** Our term for a voucher, but not inside 供应链信息. */
const OUR_NAME = '链信';
const OUR_NAME_ALONE = /链信(?!息)/g;
let voucherName: string = OUR_NAME;

/** Uses the bank's term for a voucher in all sentences loaded from now on. */
export function nameVouchers(name: string): void {
  voucherName = name;
}

function withVoucherName(messages: Messages): Messages {
  if (voucherName === OUR_NAME) return messages;
  return JSON.parse(JSON.stringify(messages), (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(OUR_NAME_ALONE, () => voucherName) : part,
  );
}

/** Overrides words of any part, also of parts loaded later. */
export function preferWords(words: ReadonlyMap<Locale, Messages>): void {
  preferred = words;
  for (const [locale, messages] of words) i18n.load(locale, messages);
}

/** Loads the words of a part, now and for languages chosen later. Called by a screen's chunk. */
export async function provideWords(catalog: Catalog): Promise<void> {
  wanted.add(catalog);
  await loadWords(catalog, current);
}

/** Loads the words of all parts in use, then switches the language at once. */
export async function activateLanguage(locale: Locale): Promise<void> {
  await Promise.all([...wanted].map((catalog) => loadWords(catalog, locale)));
  current = locale;
  // A bank's own titles are not compiled.
  i18n.setMessagesCompiler(compiledSentence);
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
  i18n.activate(locale);
}

export function chosenLocale(): Locale {
  const kept = deviceStorage.getItem(KEPT_UNDER);
  return isLocale(kept) ? kept : 'zh-CN';
}

/** Switches the language and stores it on this device. */
export async function applyLanguage(locale: Locale): Promise<void> {
  deviceStorage.setItem(KEPT_UNDER, locale);
  if (locale !== current) await activateLanguage(locale);
}

let chosen: Locale | undefined;

/** Switches to a language chosen by the person, and remembers the choice for `takeChosenLanguage`. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  chosen = locale;
  await applyLanguage(locale);
}

/** The language chosen since the last call, to be saved with the account after signing in. */
export function takeChosenLanguage(): Locale | undefined {
  const taken = chosen;
  chosen = undefined;
  return taken;
}
