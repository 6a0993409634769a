import { cn } from '../cn.ts';
import type { StatusTone } from './status-tone.ts';

const ring = <circle cx="5" cy="5" r="3.4" fill="none" stroke="currentColor" strokeWidth="1.3" />;

/** Glyphs on a 10 by 10 grid: full disc for held, half disc for moving, broken ring for awaiting, arrow for transferred, tick for settled. */
const glyphs: Record<StatusTone, { ink: string; art: React.ReactNode }> = {
  'state-0': { ink: 'text-state-0', art: <circle cx="5" cy="5" r="3.6" fill="currentColor" /> },
  'state-1': {
    ink: 'text-state-1',
    art: (
      <>
        {ring}
        <path d="M5 1.6a3.4 3.4 0 0 1 0 6.8z" fill="currentColor" />
      </>
    ),
  },
  'state-2': {
    ink: 'text-state-2',
    art: <circle cx="5" cy="5" r="3.4" fill="none" stroke="currentColor" strokeWidth="1.4" strokeDasharray="2 1.56" />,
  },
  'state-3': {
    ink: 'text-state-3',
    art: (
      <path
        d="M1.2 5h6.6M5.4 2.4 8 5 5.4 7.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
  },
  'state-4': {
    ink: 'text-state-4',
    art: (
      <>
        {ring}
        <path d="M5 5V1.6A3.4 3.4 0 0 1 8.4 5z" fill="currentColor" />
      </>
    ),
  },
  'state-5': {
    ink: 'text-state-5',
    art: (
      <>
        {ring}
        <circle cx="5" cy="5" r="1.5" fill="currentColor" />
      </>
    ),
  },
  'state-6': {
    ink: 'text-state-6',
    art: (
      <path d="M1.6 5.3 4 7.7 8.6 2.6" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    ),
  },
  pledged: {
    ink: 'text-state-pledged',
    art: (
      <>
        <rect x="1.8" y="1.8" width="6.4" height="6.4" rx=".8" fill="none" stroke="currentColor" strokeWidth="1.3" />
        <rect x="3.7" y="3.7" width="2.6" height="2.6" fill="currentColor" />
      </>
    ),
  },
  overdue: { ink: 'text-state-overdue', art: <path d="M5 .9 9.4 8.8H.6z" fill="currentColor" /> },
  positive: {
    ink: 'text-positive',
    art: (
      <path d="M1.6 5.3 4 7.7 8.6 2.6" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    ),
  },
  caution: {
    ink: 'text-caution',
    art: <path d="M5 .9 9.4 8.8H.6z" fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round" />,
  },
  critical: {
    ink: 'text-critical',
    art: <path d="m2.2 2.2 5.6 5.6m0-5.6L2.2 7.8" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />,
  },
  info: {
    ink: 'text-info',
    art: (
      <>
        {ring}
        <path d="M5 4.6v2M5 3v.1" stroke="currentColor" strokeWidth="1.2" strokeLinecap="round" />
      </>
    ),
  },
  neutral: { ink: 'text-ink-faint', art: ring },
};

export type StatusGlyphProps = React.ComponentProps<'svg'> & { tone: StatusTone };

/** The glyph of a state, 9 px, for summaries and chips; always use it beside text. */
export function StatusGlyph({ tone, className, ...props }: StatusGlyphProps) {
  const { ink, art } = glyphs[tone];
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className={cn('flex-none soft:size-2.25', ink, className)} {...props}>
      {art}
    </svg>
  );
}
