export { SummaryStrip, type SummaryFigure, type SummaryStripProps } from './summary-strip.tsx';
