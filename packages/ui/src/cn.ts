/** Joins class names; a caller's `className` goes last. */
export { cx as cn } from 'class-variance-authority';
