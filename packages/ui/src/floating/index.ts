export { expectFloating, fetchFloating } from './floating.ts';
