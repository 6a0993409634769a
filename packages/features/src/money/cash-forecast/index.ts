/** Receipts and expenses of the next 13 weeks, on the workbench and in the overview of assets. */
export { CashForecast, type CashForecastProps } from './cash-forecast.tsx';
export { words as cashForecastWords } from './words.ts';
