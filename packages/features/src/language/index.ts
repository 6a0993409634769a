export { activateLanguage, currentLocale, isLocale, LOCALES, provideWords, type Catalog, type Locale } from './language.ts';
