import { useId } from 'react';
import { ENGRAVING, ringLine } from './guilloche.ts';

/** The guilloche behind the card, drawn from formulas and loaded after the page. */
export function Engraving({ className }: { readonly className?: string }) {
  const id = useId();
  return (
    <svg viewBox="-500 -500 1000 1000" aria-hidden="true" focusable="false" className={className}>
      <g className="fill-none stroke-face-line [stroke-width:0.55]">
        {ENGRAVING.map((ring) => (
          <g key={ring.radius}>
            <path id={`${id}${ring.radius}`} d={ringLine(ring)} />
            {ring.turns.slice(1).map((turn) => (
              <use key={turn} href={`#${id}${ring.radius}`} transform={`rotate(${turn})`} />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}
