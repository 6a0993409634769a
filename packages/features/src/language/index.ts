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
