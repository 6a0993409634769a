export { tokenColor, type TokenColor } from './token-color.ts';
