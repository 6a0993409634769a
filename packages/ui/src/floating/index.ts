export { preloadFloating, loadFloating } from './floating.ts';
