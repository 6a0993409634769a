export { LazyLenderPanel } from './home/lazy-lender-panel.tsx';
export { lendingScreens } from './screens.ts';
