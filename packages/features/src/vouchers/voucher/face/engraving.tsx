import { type Frame, microPrint, type Ring, centreRings, cornerRings, ringPath, ringTurns } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';

const drawn = (rings: readonly Ring[]) => rings.map((ring) => ({ ring, path: ringPath(ring) }));
const centre = drawn(centreRings);
const corner = drawn(cornerRings);

interface EngravingProps {
  /** Frame size, in the drawing's coordinates. */
  readonly frame: Frame;
}

/** The engraved background: waves, rosettes, double frame, braided bands and micro-print. Hidden from screen readers. */
export function Engraving({ frame }: EngravingProps): ReactNode {
  const id = useId();
  const { width, height, inset, rim, gap, rosette } = frame;
  const box = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
  const grow = (by: number) => ({ x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by });
  const shrink = (by: number) => ({ x: by, y: by, width: width - 2 * by, height: height - 2 * by });
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full" fill="none" stroke="var(--face-line)" viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <path d={frame.wave} id={`${id}wave`} />
        <Band id={`${id}across`} inks={frame.acrossPaths} />
        <Band id={`${id}down`} inks={frame.downPaths} />
        <clipPath id={`${id}box`}>
          <rect {...box} />
        </clipPath>
      </defs>
      <g className="opacity-[.16] dark:opacity-[.12]" strokeWidth=".4">
        {frame.waveOffsets.map((offset) => (
          <use href={`#${id}wave`} key={offset} x={inset} y={inset + offset} />
        ))}
      </g>
      <g clipPath={`url(#${id}box)`}>
        <g
          className="opacity-30 dark:opacity-[.24]"
          strokeWidth=".5"
          transform={`translate(${rosette.x} ${rosette.y}) scale(${rosette.stretch} 1)`}
        >
          {centre.map(({ ring, path }) => (
            <TurnedRing id={`${id}centre${ring.petals}`} key={ring.petals} path={path} ring={ring} />
          ))}
        </g>
      </g>
      <rect {...shrink(rim)} strokeWidth="1.4" />
      <rect {...shrink(rim + 2.6)} strokeWidth=".5" />
      <rect {...grow(2.6)} strokeWidth=".5" />
      <rect {...box} strokeWidth="1" />
      <g className="dark:opacity-80" strokeWidth=".6">
        <use href={`#${id}across`} transform={`translate(${inset} ${rim + gap})`} />
        <use href={`#${id}across`} transform={`translate(${inset} ${height - rim - gap}) scale(1 -1)`} />
        <use href={`#${id}down`} transform={`translate(${rim + gap + frame.depth} ${inset}) rotate(90)`} />
        <use href={`#${id}down`} transform={`translate(${width - rim - gap - frame.depth} ${inset}) matrix(0 1 1 0 0 0)`} />
      </g>
      <Corners frame={frame} id={id} />
      {frame.microPrintSize !== undefined && <MicroPrint frame={frame} size={frame.microPrintSize} />}
    </svg>
  );
}

function Band({ id, inks }: { readonly id: string; readonly inks: Frame['acrossPaths'] }): ReactNode {
  return (
    <g id={id}>
      {inks.map((paths, ink) => (
        <path d={paths.join('')} key={paths.length} {...(ink === 1 ? { stroke: 'var(--face-line-2)' } : {})} />
      ))}
    </g>
  );
}

function TurnedRing({ id, path, ring }: { readonly id: string; readonly path: string; readonly ring: Ring }): ReactNode {
  return (
    <>
      <path d={path} id={id} />
      {ringTurns(ring)
        .slice(1)
        .map((turn) => (
          <use href={`#${id}`} key={turn} transform={`rotate(${turn})`} />
        ))}
    </>
  );
}

/** A paper disc and a rosette at each corner. */
function Corners({ frame, id }: { readonly frame: Frame; readonly id: string }): ReactNode {
  const { width, height, rim, inset } = frame;
  const middle = (rim + inset) / 2;
  const radius = (inset - rim) / 2 - 1.2;
  const stamp = `${id}corner`;
  return (
    <>
      <defs>
        <g id={stamp} transform={`scale(${radius / 100})`}>
          <circle fill="var(--face-paper)" r="100" stroke="none" />
          <g strokeWidth={55 / radius}>
            {corner.map(({ ring, path }) => (
              <TurnedRing id={`${stamp}${ring.petals}`} key={ring.petals} path={path} ring={ring} />
            ))}
          </g>
        </g>
      </defs>
      {[middle, width - middle].flatMap((x) =>
        [middle, height - middle].map((y) => <use href={`#${stamp}`} key={`${x} ${y}`} x={x} y={y} />),
      )}
    </>
  );
}

function MicroPrint({ frame, size }: { readonly frame: Frame; readonly size: number }): ReactNode {
  const { t } = useLingui();
  const { width, height, inset } = frame;
  const length = width - 2 * inset - 6;
  const { productEn: mark } = useBrand();
  const { platform } = useBrandNames();
  const line = microPrint(t`${platform}·应收账款电子凭证·${mark}·`.toUpperCase(), length, size);
  const type = { fontSize: size, fill: 'var(--face-line)', stroke: 'none', textLength: length, lengthAdjust: 'spacing', opacity: 0.75 };
  return (
    <>
      <text {...type} x={inset + 3} y={inset + size + 1.2}>
        {line}
      </text>
      <text {...type} x={inset + 3} y={height - inset - 2}>
        {line}
      </text>
    </>
  );
}
