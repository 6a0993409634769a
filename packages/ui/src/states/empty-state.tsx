import { StateFrame, type StateFrameProps } from './state-frame.tsx';

/** Shown when there is no content yet; explains in one sentence what belongs here and offers the next step. */
export function EmptyState(props: StateFrameProps) {
  return (
    <StateFrame
      data-slot="empty-state"
      art={
        <>
          <rect x="14" y="10" width="78" height="46" rx="1" />
          <rect x="17" y="13" width="72" height="40" rx="1" strokeWidth=".6" />
          <path d="M24 24h30M24 30h44M24 42h22" strokeWidth="1" />
          <circle cx="76" cy="40" r="7" strokeDasharray="2 2" />
          <path d="M88 62h18m-5-4 5 4-5 4" />
        </>
      }
      {...props}
    />
  );
}
