/** Joins class names; pass the caller's `className` last. */
export { cx as cn } from 'class-variance-authority';
