/** The workbench that a person sees first: tasks, figures and the cash forecast. */
export { homeScreens, words as homeWords } from './screens.ts';
export { CashForecast } from './workbench/cash-forecast.tsx';
