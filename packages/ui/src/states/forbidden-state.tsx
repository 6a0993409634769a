import { StateFrame, type StateFrameProps } from './state-frame.tsx';

/** Shown without permission; explains what is missing and who can grant it. */
export function ForbiddenState(props: StateFrameProps) {
  return (
    <StateFrame
      data-slot="forbidden-state"
      art={
        <>
          <rect x="14" y="10" width="78" height="46" rx="1" />
          <path d="M24 24h26M24 31h40" strokeWidth="1" />
          <rect x="72" y="38" width="30" height="24" rx="2" className="fill-surface" />
          <path d="M79 38v-5a8 8 0 0 1 16 0v5M87 48v5" />
        </>
      }
      {...props}
    />
  );
}
