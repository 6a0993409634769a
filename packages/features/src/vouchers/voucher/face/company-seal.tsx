import { arcGlyphs } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FaceSeal } from './face-data.ts';

const star = Array.from({ length: 10 }, (_, point) => {
  const angle = (point * Math.PI) / 5 - Math.PI / 2;
  const radius = point % 2 === 0 ? 16.6 : 6.4;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}).join('L');

interface CompanySealProps extends FaceSeal {
  readonly className?: string;
}

export function CompanySeal({ name, number, className = '' }: CompanySealProps): ReactNode {
  const { t } = useLingui();
  return (
    <svg
      aria-label={t`${name}电子签章，编号 ${number}`}
      className={`text-(--seal) opacity-90 ${className}`}
      fill="currentColor"
      role="img"
      textAnchor="middle"
      viewBox="-64 -64 128 128"
    >
      <g aria-hidden="true">
        <circle fill="none" r="61" stroke="currentColor" strokeWidth="3" />
        <path d={`M${star}Z`} />
        <g className="font-instrument" dominantBaseline="central" fontSize="15.5" fontWeight="700">
          {arcGlyphs(name, { pitch: 28.4, limit: 266 }).map(({ glyph, turn, squeeze }) => (
            <text key={turn} transform={`rotate(${turn.toFixed(2)}) translate(0 -45.5) scale(${(0.95 * squeeze).toFixed(3)} 1.2)`}>
              {glyph}
            </text>
          ))}
        </g>
        <text className="font-instrument" fontSize="11" fontWeight="700" letterSpacing="1.5" x=".75" y="33">
          {t`电子签章`}
        </text>
        <g fontSize="6.4" fontWeight="600">
          {Array.from(number).map((digit, index) => {
            const turn = ((number.length - 1) / 2 - index) * 5.33;
            return (
              <text key={turn} transform={`rotate(${turn.toFixed(2)}) translate(0 54.2)`}>
                {digit}
              </text>
            );
          })}
        </g>
      </g>
    </svg>
  );
}
