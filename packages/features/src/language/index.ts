export { foundationWords } from './foundation-words.ts';
export {
  activateLanguage,
  chooseLanguage,
  chosenLocale,
  currentLocale,
  isLocale,
  LOCALES,
  provideWords,
  type Catalog,
  type Locale,
} from './language.ts';
