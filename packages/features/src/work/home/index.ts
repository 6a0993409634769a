export { homeScreens, words as homeWords } from './screens.ts';
export { CashForecast } from './workbench/cash-forecast.tsx';
