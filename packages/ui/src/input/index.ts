export * from './input.tsx';
export * from './password-input.tsx';
export * from './search-input.tsx';
export { inputBox, type InputBoxSize } from './input-box.ts';
