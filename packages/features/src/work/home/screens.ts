import { cashForecastWords } from '../../money/cash-forecast/index.ts';
import { provideWords, type Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'home.home': 'announcement';
    'home.workbench': 'supplement';
  }
}

export const homeScreens = {
  home: lazyScreen(
    'home.home',
    async () => (await Promise.all([import('./home/home-screen.tsx'), provideWords(cashForecastWords)]))[0].HomeScreen,
    words,
  ),
  workbench: lazyScreen(
    'home.workbench',
    async () => (await Promise.all([import('./workbench/workbench-screen.tsx'), provideWords(cashForecastWords)]))[0].WorkbenchScreen,
    words,
  ),
};
