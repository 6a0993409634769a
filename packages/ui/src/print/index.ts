export { NoPrint, PrintOnly } from './print.tsx';
