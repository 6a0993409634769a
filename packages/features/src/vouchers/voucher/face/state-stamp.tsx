import type { CSSProperties, ReactNode } from 'react';
import type { FaceData, FaceTone } from './face-data.ts';

interface Ink extends CSSProperties {
  readonly '--stamp': string;
  readonly '--stamp-ink': string;
}

const token = (tone: FaceTone): string => (tone.startsWith('state-') ? tone : `state-${tone}`);
const ink = (tone: FaceTone): Ink => ({ '--stamp': `var(--${token(tone)})`, '--stamp-ink': `var(--${token(tone)}-ink)` });

interface StateStampProps {
  readonly state: FaceData['state'];
  readonly className?: string;
}

export function StateStamp({ state, className = '' }: StateStampProps): ReactNode {
  return (
    <span
      className={`inline-block border-[.08em] border-(color:--stamp) p-[.08em] text-(color:--stamp-ink) ${className}`}
      style={{ ...ink(state.tone), borderRadius: '.12em' }}
    >
      <span className="block border-[.06em] border-(color:--stamp) px-[.34em] text-center font-instrument font-bold leading-[1.35] [&:lang(zh)]:pe-[.18em] [&:lang(zh)]:tracking-[.16em]">
        {state.label}
      </span>
    </span>
  );
}
