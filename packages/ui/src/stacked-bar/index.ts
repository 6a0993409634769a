export { CoverageBar, type CoverageBarProps } from './coverage-bar.tsx';
export { StackedBar, type Share, type StackedBarProps } from './stacked-bar.tsx';
